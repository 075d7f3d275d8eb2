import { describe, expect, it } from 'vitest';
import { addressOfSearch, searchedText, searchOf } from './search-address.ts';
import { countOf, lastPage, partsOfPage } from './page-of-results.ts';

describe('a page of own results and the server’s', () => {
  it.each([
    [0, 1, [0, 0], { limit: 20, offset: 0 }],
    [0, 3, [0, 0], { limit: 20, offset: 40 }],
    [3, 1, [0, 3], { limit: 17, offset: 0 }],
    [3, 2, [3, 3], { limit: 20, offset: 17 }],
    [20, 1, [0, 20], { limit: 0, offset: 0 }],
    [20, 2, [20, 20], { limit: 20, offset: 0 }],
    [25, 1, [0, 20], { limit: 0, offset: 0 }],
    [25, 2, [20, 25], { limit: 15, offset: 0 }],
  ])('of %i own ones, page %i', (ownCount, page, own, others) => {
    expect(partsOfPage(ownCount, page)).toEqual({ own, others });
  });

  it('shows each result once', () => {
    for (const own of [0, 1, 19, 20, 21, 45]) {
      const total = own + 50;
      const seen = Array.from({ length: lastPage(total) }, (_, i) => partsOfPage(own, i + 1)).flatMap(
        ({ own: [from, to], others: { limit, offset } }) => [
          ...Array.from({ length: to - from }, (_, i) => from + i),
          ...Array.from({ length: Math.min(limit, 50 - offset) }, (_, i) => own + offset + i),
        ],
      );
      expect(seen).toEqual(Array.from({ length: total }, (_, i) => i));
    }
  });

  it('is the last one for the last results, and the first for none', () => {
    expect([0, 1, 20, 21, 40].map(lastPage)).toEqual([1, 1, 1, 2, 2]);
  });

  it('counts one kind or all', () => {
    const counts = [
      { kind: 'well', count: 3 },
      { kind: 'page', count: 1 },
    ] as const;
    expect([countOf(counts, null), countOf(counts, 'well'), countOf(counts, 'help')]).toEqual([4, 3, 0]);
  });
});

describe('an address', () => {
  it.each([
    ['?q=pen', { text: 'pen', kind: null, page: 1 }],
    ['?q=+pen+a+&kind=well&page=3', { text: 'pen a', kind: 'well', page: 3 }],
    ['?q=%&kind=rows&page=0', { text: '%', kind: null, page: 1 }],
    ['?q=a%00b&page=-1', { text: 'a b', kind: null, page: 1 }],
    ['?page=99999999', { text: '', kind: null, page: 1 }],
    ['', { text: '', kind: null, page: 1 }],
  ])('%s asks for what can be read of it', (search, expected) => {
    expect(searchOf(search)).toEqual(expected);
  });

  it.each([
    { text: 'Peñón & "A"', kind: 'well', page: 2 },
    { text: 'a', kind: null, page: 1 },
    { text: '', kind: null, page: 1 },
  ] as const)('is read as it was written: %j', (address) => {
    expect(searchOf(new URL(addressOfSearch(address), 'https://portal.example').search)).toEqual(address);
  });

  it('cuts a text to what the server takes, between characters', () => {
    expect(searchedText('x'.repeat(10_000))).toBe('x'.repeat(200));
    expect(searchedText(`x${'😀'.repeat(10_000)}`)).toBe(`x${'😀'.repeat(99)}`);
  });
});
