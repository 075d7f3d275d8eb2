import type { ImportSentence } from '@cnx/api';
import type { Language } from '../../i18n/languages.ts';

/** Sentences and terms of one language, by their codes. */
export interface SentenceTexts {
  readonly sentences: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<string, string>>;
}

/** Fetches the sentences of a language: no other page has them. */
export const sentenceTexts: Readonly<Record<Language, () => Promise<SentenceTexts>>> = {
  en: () => import('../../i18n/en/import-sentences.ts'),
  es: () => import('../../i18n/es/import-sentences.ts'),
  fr: () => import('../../i18n/fr/import-sentences.ts'),
};

/** How numbers and days are written. */
export interface SentenceFormats {
  readonly count: (number: number) => string;
  readonly day: (day: string) => string;
}

/**
 * Writes sentences of the server in the words of a language.
 * @returns undefined where one of them has no text there: the English text stands for all then
 */
export function sentenceText(
  given: readonly ImportSentence[],
  { sentences, terms }: SentenceTexts,
  { count, day }: SentenceFormats,
): string | undefined {
  if (given.length === 0) return undefined;
  let said = '';
  for (const { code, values } of given) {
    const text = Object.hasOwn(sentences, code) ? sentences[code] : undefined;
    if (text === undefined) return undefined;
    const piece = text.replace(/\{(\w+)\}/g, (_, name: string) => written(name, values[name] ?? ''));
    const begins = text.startsWith('{') ? piece : piece.charAt(0).toLocaleUpperCase() + piece.slice(1);
    if (said === '') said = begins;
    else if (/:$/.test(said) || piece.startsWith('(')) said += ` ${piece}`;
    else said += `${/[.?!]$/.test(said) ? '' : '.'} ${begins}`;
  }
  return /[.?!:)]$/.test(said) ? said : `${said}.`;

  function written(name: string, value: string): string {
    if (name.endsWith('Term')) return Object.hasOwn(terms, value) ? terms[value]! : value;
    if (name.endsWith('Day')) return day(value);
    return /(?:Count|Line|^line|^row)$/.test(name) ? count(Number(value)) : value;
  }
}
