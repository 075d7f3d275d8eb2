import { randomInt } from 'node:crypto';

/** Longest readable part of a slug; a number and its dash come behind it. */
const maxLength = 60;
/** Letters that have no mark to take off. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
};

/**
 * A name as addresses show it: plain letters, digits and single dashes; empty for a name without any, such as one in
 * another script.
 */
export function readableSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[æœøßđðłþ]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/\p{M}/gu, '');
  const words = (plain.match(/[a-z0-9]+/g) ?? []).join('-').slice(0, maxLength);
  return words.endsWith('-') ? words.slice(0, -1) : words;
}

/** The first free slug for a name: numbered when the readable one is taken, or there is none. */
export function freeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const readable = readableSlug(name);
  if (readable && !isTaken(readable)) return readable;
  for (let number = readable ? 2 : 1; ; number++) {
    const slug = `${readable || unreadable}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

/** How many characters behind a private view's name are drawn. */
const drawnLength = 6;
/** Neither digits, which would be read as a count, nor vowels, which make words. */
const drawnLetters = 'bcdfghjkmnpqrstvwxz';

/** A slug for a private view: it says nothing of which names other users have given to theirs. */
export function chanceSlug(name: string): string {
  const drawn = Array.from({ length: drawnLength }, () => drawnLetters[randomInt(drawnLetters.length)]);
  return `${readableSlug(name) || unreadable}-${drawn.join('')}`;
}

/** What stands before the number of a name that no slug can show. */
export const unreadable = 'view';
