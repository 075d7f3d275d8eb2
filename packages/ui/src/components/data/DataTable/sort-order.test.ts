import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortKeys, sortedOrder, type SortValue } from './sort-order.ts';

const order = (values: SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  [
    ...sortedOrder(
      sortKeys(values, (value) => value, 'en'),
      direction,
    ),
  ].map((index) => values[index]);

describe('sortedOrder', () => {
  it('orders numbers as a stable comparison sort does, both ways, absent values last', () => {
    const number = fc.oneof(
      fc.double(),
      fc.constantFrom(0, -0, 1, -1, NaN, Infinity, -Infinity),
      fc.integer(),
    );
    fc.assert(
      fc.property(fc.array(number, { maxLength: 300 }), fc.boolean(), (values, descending) => {
        const sign = descending ? -1 : 1;
        const indices = values.map((_, index) => index);
        const expected = indices.toSorted((a, b) => {
          const [left, right] = [values[a]!, values[b]!];
          if (Number.isNaN(left) || Number.isNaN(right))
            return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
          return left === right ? a - b : sign * (left < right ? -1 : 1);
        });
        const keys = Float64Array.from(values);
        expect([...sortedOrder(keys, descending ? 'descending' : 'ascending')]).toEqual(expected);
        expect([...keys]).toEqual(values);
      }),
    );
  });

  it('orders a hundred thousand rows', () => {
    const keys = Float64Array.from({ length: 100_000 }, (_, i) => ((i * 7919) % 100_003) - 50_000.5);
    const sorted = sortedOrder(keys, 'ascending');
    expect(sorted.every((index, i) => i === 0 || keys[sorted[i - 1]!]! <= keys[index]!)).toBe(true);
    expect(new Set(sorted).size).toBe(100_000);
  });

  it('handles no row and one row', () => {
    expect(order([])).toEqual([]);
    expect(order(['F-1'])).toEqual(['F-1']);
  });
});

describe('sortKeys', () => {
  it('orders well names by their numbers and without regard to capitals', () => {
    expect(order(['F-12', 'f-2', 'F-1 C', 'F-11'])).toEqual(['F-1 C', 'f-2', 'F-11', 'F-12']);
  });

  it('follows the language', () => {
    const names = ['Zeta', 'Åsgard', 'Alvheim'];
    const sorted = (locale: string) =>
      [
        ...sortedOrder(
          sortKeys(names, (name) => name, locale),
          'ascending',
        ),
      ].map((index) => names[index]);
    expect(sorted('en')).toEqual(['Alvheim', 'Åsgard', 'Zeta']);
    expect(sorted('nb')).toEqual(['Alvheim', 'Zeta', 'Åsgard']);
  });

  it('keeps equal texts in their order, both ways', () => {
    expect(order(['b', 'A', 'a'])).toEqual(['A', 'a', 'b']);
    expect(order(['A', 'a', 'b'], 'descending')).toEqual(['b', 'A', 'a']);
  });

  it('puts absent and empty values last, both ways', () => {
    expect(order(['b', null, '', 'a', undefined])).toEqual(['a', 'b', null, '', undefined]);
    expect(order(['b', null, 'a'], 'descending')).toEqual(['b', 'a', null]);
  });

  it('sorts dates, truth values and mixed columns', () => {
    const [early, late] = [new Date(1), new Date(2)];
    expect(order([late, early])).toEqual([early, late]);
    expect(order([true, false])).toEqual([false, true]);
    expect(order(['x', 5, 'a', -1])).toEqual([-1, 5, 'a', 'x']);
  });
});
