import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histogram } from './histogram-bins.ts';

describe('histogram', () => {
  it('counts into bins of a round width', () => {
    const { bins, median } = histogram([1, 2, 3, 11, 12, 25], 3);
    expect(bins.map(({ from, count }) => [from, count])).toEqual([
      [0, 3],
      [10, 2],
      [20, 1],
    ]);
    expect(median).toBe(7);
  });

  it('counts what it left out', () => {
    const result = histogram([1, NaN, null, undefined, Infinity, 2]);
    expect([result.counted, result.leftOut]).toEqual([2, 4]);
  });

  it('has one bin for one value and for values without room between them, and none without', () => {
    expect(histogram([7, 7, 7]).bins).toEqual([{ from: 7, to: 7, count: 3 }]);
    expect(histogram([-8e-323, -7.4e-323]).bins).toEqual([{ from: -8e-323, to: -7.4e-323, count: 2 }]);
    expect(histogram([1e12, 1e12 + 2 ** -12]).bins).toEqual([{ from: 1e12, to: 1e12 + 2 ** -12, count: 2 }]);
    expect(histogram([])).toMatchObject({ bins: [], median: NaN });
  });

  it('counts every value once, in at most sixty-two bins that join', () => {
    const value = fc.double({ min: -1e12, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 400 }), (values) => {
        const { bins } = histogram(values);
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
        expect(bins.length).toBeLessThanOrEqual(62);
        bins.slice(1).forEach((bin, index) => expect(bin.from).toBeCloseTo(bins[index]!.to, 3));
      }),
    );
  });

  it('takes a hundred thousand values', () => {
    const values = Float64Array.from({ length: 100_000 }, (_, i) => Math.sin(i) * 100);
    expect(histogram(values).counted).toBe(100_000);
  });
});
