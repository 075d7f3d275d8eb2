import { describe, expect, it } from 'vitest';
import { editDistance, marksOf, searchKey } from './search-text.ts';

describe('marks', () => {
  const marked = (text: string, words: string) =>
    marksOf(text, searchKey(words).split(' ')).map(({ from, to }) => text.slice(from, to));

  it.each([
    ['Señora 1', 'senora', ['Señora']],
    ['Sen\u0303ora 1', 'senora', ['Sen\u0303ora']],
    ['Größe 12', 'grosse', ['Größe']],
    ['Well test, PEN-A-05', 'pen a 05', ['PEN', 'A', '05']],
    ['PEN-A-05', 'nothing', []],
    ['Halvarin', 'arin', ['arin']],
    ['Halvarin', 'a', []],
    ['PEN-A-05', 'pe pen', ['PEN']],
    ['😀 Well', 'well', ['Well']],
    ['', 'well', []],
  ])('of %j for %j', (text, words, expected) => {
    expect(marked(text, words)).toEqual(expected);
  });
});

describe('the distance of two texts', () => {
  it.each([
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['abc', 'abd', 1],
    ['abc', 'ab', 1],
    ['abc', 'abxc', 1],
    ['abc', 'xyz', 3],
    ['', 'ab', 2],
  ])('%j and %j', (one, other, distance) => {
    expect(editDistance(one, other, 3)).toBe(distance);
    expect(editDistance(other, one, 3)).toBe(distance);
  });

  it('is not looked for beyond the given one', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
    expect(editDistance('a', 'abcdefgh', 2)).toBe(3);
  });
});
