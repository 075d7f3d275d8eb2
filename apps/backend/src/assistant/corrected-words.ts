import { editDistance } from '../queries/search-text.ts';
import { ageWords } from './asked-ages.ts';
import { calendarWords, numbers } from './calendar-words.ts';
import { isInLexicon, lexiconWords } from './lexicon.ts';
import type { PlaceNames } from './place-names.ts';
import type { Word } from './question-words.ts';
import { spanWords } from './span-words.ts';

/** A word that was taken for another one. */
export interface CorrectedWord {
  readonly typed: string;
  readonly meant: string;
}

/** Shorter words are not taken for mistyped ones: too many other words are near. */
const minMistypedLength = 5;
/** From this length on, two letters may be wrong. */
const minTwiceMistyped = 9;

const vocabulary: readonly string[] = [...calendarWords, ...lexiconWords].filter(
  (word) => word.length >= minMistypedLength - 1 && !/\d/.test(word),
);
const others = new Set([...calendarWords, ...spanWords, ...ageWords, ...numbers.keys()]);

/** Words of names, by which a mistyped name is no mistyped word. */
const wordsOfNames = new WeakMap<PlaceNames, readonly string[]>();
function namedWords(names: PlaceNames): readonly string[] {
  const known = wordsOfNames.get(names);
  if (known) return known;
  const words = new Set(names.places.flatMap((place) => [...place.words]));
  const found = [...words].filter((word) => word.length >= minMistypedLength - 1 && !/\d/.test(word));
  wordsOfNames.set(names, found);
  return found;
}

/**
 * The words of a question with mistyped ones as they were meant: those that are in no phrase, no date and near no name, and are a
 * letter or, of long words, two beside a known word that begins alike.
 */
export function correctWords(
  words: readonly Word[],
  names: PlaceNames,
): { readonly words: readonly Word[]; readonly corrected: readonly CorrectedWord[] } {
  const corrected: CorrectedWord[] = [];
  const read = words.map((word) => {
    const meant = meantBy(word.key, names);
    if (meant === undefined) return word;
    corrected.push({ typed: word.text.slice(0, 100), meant });
    return { ...word, key: meant };
  });
  return { words: read, corrected };
}

function meantBy(key: string, names: PlaceNames): string | undefined {
  // A letter that is left out makes a word of five one of four; of shorter ones, too many others are near.
  if (key.length < minMistypedLength - 1 || /\d/.test(key)) return undefined;
  if (isInLexicon(key) || others.has(key)) return undefined;
  const most = key.length >= minTwiceMistyped ? 2 : 1;
  if (namedWords(names).some((name) => name === key || editDistance(key, name, most) <= most))
    return undefined;
  for (let distance = 1; distance <= most; distance += 1) {
    const near = vocabulary.find(
      (word) =>
        word[0] === key[0] && word.length + key.length > 8 && editDistance(key, word, distance) <= distance,
    );
    if (near !== undefined) return near;
  }
  return undefined;
}
