import { wordsOf } from './question-words.ts';
import type { Question } from './understanding.ts';

type Language = Question['language'];

/** Words that one language has and the others do not. */
const own: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'the what which how much many is are was were did does do of and wells well oil yesterday week last why who when show by with for month today lost lose where there this that these those since should we our it its field fields from than below above plan made make produce water give me'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las cual cuales cuanto cuanta cuantos cuantas pozo pozos petroleo ayer semana mes hoy donde quien y con del esta estan fue campo campos agua desde hay como pasada perdida perdidas produccion al para bajo cayo produjo estos esos por que crudo dame muestra hago primero este ano'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le des du quel quels quelle quelles combien pourquoi puits huile hier semaine mois aujourd hui est sont et avec pour dans sur au aux qui quand champ champs eau depuis une ce cette nous avons perdu quoi ou derniere dernier petrole y a t il baisse montre donne annee'.split(
      ' ',
    ),
  ),
};
const languages = ['en', 'es', 'fr'] as const;

/** The language that a question is clearly in: that of the most words that no other one has; else the given one. */
export function languageOf({ question, language }: Pick<Question, 'question' | 'language'>): Language {
  const keys = wordsOf(question).map(({ key }) => key);
  const hits = (of: Language) =>
    keys.filter((key) => own[of].has(key)).length + (of === 'es' && question.includes('¿') ? 1 : 0);
  const [first, second] = languages
    .map((each) => ({ each, count: hits(each) }))
    .toSorted((one, other) => other.count - one.count);
  return first!.count > second!.count ? first!.each : language;
}
