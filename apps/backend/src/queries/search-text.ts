/** Letters that are no other letter with an accent, as `unaccent` writes them. */
const letters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');
const accents = /[\u0300-\u036f]/g;
const separators = /[\s!-/:-@[-`{-~‐-―−]+/g;

/** One character as it is compared; none for an accent on its own. */
const foldedCharacter = (character: string): string =>
  character
    .normalize('NFD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(special, (letter) => letters[letter]!);

/**
 * Text as the search compares it, as `search_key` of the database makes it: small letters, no accents, one space where there are
 * spaces and punctuation, so that nothing in it is a wildcard or a quote.
 */
export function searchKey(text: string): string {
  return foldedCharacter(text).replace(separators, ' ').trim();
}

/** A key without spaces, and without the zeros before a number, as `search_code` makes it. */
export function searchCode(key: string): string {
  return key.replace(/(?<!\d)0+(?=\d)/g, '').replaceAll(' ', '');
}

/** Which characters of a text are the searched words: the first one and the one after the last. */
export interface Mark {
  readonly from: number;
  readonly to: number;
}

/**
 * Where a text holds the words of a key, in order and without overlap. Places count UTF-16 units of the text as it is. A word
 * that stands at the beginning of a word is marked there, else where it is found.
 */
export function marksOf(text: string, words: readonly string[]): Mark[] {
  const { folded, places } = foldWithPlaces(text);
  const marks = words.flatMap((word) => {
    const at = placeOfWord(folded, word);
    return at < 0 ? [] : [{ from: places[at]!, to: places[at + word.length]! }];
  });
  marks.sort((one, other) => one.from - other.from || other.to - one.to);
  return marks.reduce<Mark[]>((joined, mark) => {
    const last = joined.at(-1);
    if (last && mark.from <= last.to) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, mark.to) };
    } else joined.push(mark);
    return joined;
  }, []);
}

/** Shorter words are marked only where a word begins: one letter is in most names. */
const minInnerLength = 3;

function placeOfWord(folded: string, word: string): number {
  const atBegin = ` ${folded}`.indexOf(` ${word}`);
  return atBegin >= 0 || word.length < minInnerLength ? atBegin : folded.indexOf(word);
}

/** The text folded, with the place in the text of each of its characters and of its end. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const part = foldedCharacter(character).replace(separators, ' ');
    for (let i = 0; i < part.length; i += 1) places.push(place);
    folded += part;
    place += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

/**
 * How many letters have to be typed, left out, changed or swapped with the next one to make a text into another.
 * @param most the distance from which on it does not matter; the answer is then larger by one
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  return Math.min(row[other.length]!, most + 1);
}
