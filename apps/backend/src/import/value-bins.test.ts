import { describe, expect, it } from 'vitest';
import { countValue, emptyBins, gapIn, medianBin, unitGap, valueOf } from './value-bins.ts';

function binsOf(...values: readonly number[]) {
  const bins = emptyBins();
  for (const value of values) countValue(bins, value);
  return bins;
}

describe('the bin of the median', () => {
  it('is that of the value in the middle, to a quarter of a decade', () => {
    const middle = valueOf(medianBin(binsOf(1, 100, 90, 110, 1e6))!);
    expect(middle).toBeGreaterThan(100 / 10 ** 0.25);
    expect(middle).toBeLessThan(100 * 10 ** 0.25);
  });

  it('is not known of two values', () => {
    expect(medianBin(binsOf(5, 5))).toBeUndefined();
  });

  it('is there for values beyond all bins', () => {
    expect(medianBin(binsOf(1e-9, 1e-9, 1e-9))).toBe(0);
    expect(medianBin(binsOf(1e30, 1e30, 1e30))).toBe(emptyBins().length - 1);
  });
});

describe('a gap', () => {
  it('lies between two bodies of values in two units', () => {
    const gap = gapIn(binsOf(2, 3, 2, 2000, 3000, 2000));
    expect(gap!.high / gap!.low).toBeGreaterThan(10 ** 2.5);
  });

  it('is none where values lie close enough for one well', () => {
    expect(gapIn(binsOf(2, 3, 2, 200, 300, 200))).toBeUndefined();
  });

  it('is none beside fewer than three values, which are mistakes', () => {
    expect(gapIn(binsOf(2, 3, 2000, 3000, 2000, 2500))).toBeUndefined();
  });

  it('is wider than the steps of rounding to bins', () => {
    const bins = emptyBins();
    bins[4] = bins[4 + unitGap] = 3;
    expect(gapIn(bins)).toBeUndefined();
    bins[4 + unitGap] = 0;
    bins[5 + unitGap] = 3;
    expect(gapIn(bins)).toEqual({ low: valueOf(4), high: valueOf(5 + unitGap) });
  });
});
