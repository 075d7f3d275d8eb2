import { composedWords } from './composed-words.ts';
import { fieldWords } from './field-words.ts';
import { fillerWords } from './filler-words.ts';
import { findingWords } from './finding-words.ts';
import { keptWords } from './kept-words.ts';
import { morningWords } from './morning-words.ts';
import type { Meaning, Phrases } from './meanings.ts';
import { productionWords } from './production-words.ts';
import type { Reading } from './question-words.ts';

const lexicon = new Map<string, Meaning>();
/** The same by what is left of each word without the endings of number and gender. */
const inflected = new Map<string, Meaning>();
/** Shorter words are not taken apart. */
const minStemmed = 5;
/** A word without the endings of number and gender: `produite`, `produits` and `produit` are alike. */
const stemOf = (word: string): string =>
  word.length < minStemmed ? word : word.replace(/[sx]$/, '').replace(/[aeo]$/, '');
const stemsOf = (words: readonly string[]): string => words.map(stemOf).join(' ');
let maxPhraseWords = 1;

// A phrase keeps its first meaning.
for (const [meaning, phrases] of [
  ...keptWords,
  ...morningWords,
  ...findingWords,
  ...composedWords,
  ...productionWords,
  ...fieldWords,
  ...fillerWords,
] satisfies Phrases[])
  for (const phrase of phrases.split(',').map((each) => each.trim())) {
    if (!lexicon.has(phrase)) lexicon.set(phrase, meaning);
    const stems = stemsOf(phrase.split(' '));
    if (!inflected.has(stems)) inflected.set(stems, meaning);
    maxPhraseWords = Math.max(maxPhraseWords, phrase.split(' ').length);
  }

/** What words of a question mean, and where they stand. */
export interface FoundMeaning {
  readonly at: number;
  readonly length: number;
  readonly meaning: Meaning;
}

/** What the words of a question mean, in order, with their places. The longest phrase is taken. */
export function meaningsOf(reading: Reading): FoundMeaning[] {
  const found: FoundMeaning[] = [];
  for (let at = 0; at < reading.words.length; at += 1) {
    for (let length = maxPhraseWords; length >= 1; length -= 1) {
      const words = reading.unread(at, length) ?? [];
      const meaning = lexicon.get(words.join(' ')) ?? inflected.get(stemsOf(words));
      if (!meaning) continue;
      found.push({ at, length, meaning });
      reading.take(at, length);
      at += length - 1;
      break;
    }
  }
  return found;
}

/** Every word of a known phrase. */
export const lexiconWords: ReadonlySet<string> = new Set(
  [...lexicon.keys()].flatMap((phrase) => phrase.split(' ')),
);
const stems: ReadonlySet<string> = new Set([...lexiconWords].map(stemOf));

/** Whether a word stands in a known phrase, whatever its endings of number and gender. */
export const isInLexicon = (key: string): boolean => lexiconWords.has(key) || stems.has(stemOf(key));

/** Whether a word has a meaning of its own, so that it is no part of a name. */
export const isKnownWord = (key: string): boolean => lexicon.has(key);
