import { searchCode, searchKey } from '../../src/queries/search-text.ts';
import type { NamedWell } from './many-named-wells.ts';

/** Results that are read at once. */
export const shownFirst = 3;

/** What a user types, and the well that is meant. */
export interface SearchQuery {
  readonly kind: 'typo' | 'accent' | 'part';
  readonly text: string;
  readonly well: NamedWell;
}

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A third with a wrong letter, a third without accents, in other case and with other punctuation, a third a part that at most three
 * wells have. The wrong letter is never a digit: another number is another well.
 */
export function searchQueries(all: readonly NamedWell[], queryCount: number): SearchQuery[] {
  const random = createRandom(7);
  const keys = all.map(({ name }) => searchKey(name));
  const taken = new Set([...keys, ...keys.map(searchCode)]);
  const upTo = (count: number) => Math.floor(random() * count);
  const pick = (fits: (name: string) => boolean): NamedWell => {
    for (;;) {
      const well = all[upTo(all.length)]!;
      if (fits(well.name)) return well;
    }
  };
  const lettersOf = (name: string) => [...name.matchAll(/\p{Letter}/gu)].map(({ index }) => index);
  const mistype = (name: string): string => {
    const places = lettersOf(name);
    const at = places[upTo(places.length)]!;
    const letter = 'abcdefghijklmnopqrstuvwxyz'[upTo(26)]!;
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const follows = after[0] !== undefined && /\p{Letter}/u.test(after[0]);
    const changed = [
      before + after,
      before + letter + after,
      before + name[at] + letter + after,
      follows ? before + after[0] + name[at] + after.slice(1) : before + letter + name[at] + after,
    ];
    return changed[upTo(changed.length)]!;
  };
  const makers: Record<SearchQuery['kind'], () => SearchQuery> = {
    typo() {
      for (;;) {
        const well = pick((name) => lettersOf(name).length >= 3);
        const text = mistype(well.name);
        if (!taken.has(searchKey(text)) && !taken.has(searchCode(searchKey(text))))
          return { kind: 'typo', text, well };
      }
    },
    accent() {
      const well = pick((name) => name.normalize('NFD') !== name || /[øß]/.test(name));
      const key = searchKey(well.name);
      const other = [key, key.toUpperCase(), key.replaceAll(' ', '-'), well.name.toUpperCase()];
      return { kind: 'accent', text: other[upTo(other.length)]!, well };
    },
    part() {
      for (;;) {
        const well = pick(() => true);
        const key = searchKey(well.name);
        const from = upTo(Math.max(1, key.length - 3));
        const text = key.slice(from, from + 4 + upTo(key.length)).trim();
        const holders = keys.filter((other) => other.includes(text)).length;
        if (text.length < key.length && holders <= shownFirst) return { kind: 'part', text, well };
      }
    },
  };
  const kinds = Object.keys(makers) as SearchQuery['kind'][];
  return Array.from({ length: queryCount }, (_, i) => makers[kinds[i % kinds.length]!]());
}
