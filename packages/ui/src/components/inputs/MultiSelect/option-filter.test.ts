import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey } from '../../search-key.ts';
import { filterOptions, toSearchable } from './option-filter.ts';

const options = toSearchable(
  ['North Área 1', 'Area 10', 'F-11 H', 'NO 15/9-F-11', 'Gullfaks'].map((label) => ({ value: label, label })),
);
const labels = (query: string) => filterOptions(options, query).map(({ label }) => label);

describe('filterOptions', () => {
  it('keeps all, in order, without a query', () => {
    expect(labels('  ')).toEqual(options.map(({ item }) => item.label));
  });

  it('ignores case and accents', () => {
    expect(labels('AREA')).toEqual(['Area 10', 'North Área 1']);
  });

  it('puts what begins with the query first', () => {
    expect(labels('f-11')).toEqual(['F-11 H', 'NO 15/9-F-11']);
  });

  it('wants every word, in any order', () => {
    expect(labels('1 north')).toEqual(['North Área 1']);
  });

  it('takes the query literally', () => {
    expect(labels('.*')).toEqual([]);
    expect(labels('(')).toEqual([]);
  });

  it('finds every option by its own label', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
        const all = toSearchable(names.map((label, index) => ({ value: String(index), label })));
        for (const { item } of all) expect(filterOptions(all, item.label)).toContain(item);
      }),
    );
  });
});

it('searchKey changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => searchKey(searchKey(text)) === searchKey(text)),
  );
});
