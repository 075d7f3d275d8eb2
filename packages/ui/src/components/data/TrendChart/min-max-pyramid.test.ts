import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildPyramid, extentOf } from './min-max-pyramid.ts';

// Adding 0 turns -0 into 0: which of the two is "the smallest" is of no interest.
const value = fc.double({ noDefaultInfinity: true, noNaN: true }).map((number) => number + 0);
const series = fc.array(fc.oneof(value, fc.constant(NaN)), { maxLength: 700 });

describe('min–max pyramid', () => {
  it('answers every stretch as a plain scan does', () => {
    fc.assert(
      fc.property(series, fc.nat(720), fc.nat(720), (values, a, b) => {
        const [from, to] = a <= b ? [a, b] : [b, a];
        const present = values.slice(from, to).filter((entry) => !Number.isNaN(entry));
        const into = { min: 0, max: 0 };
        const found = extentOf(buildPyramid(Float64Array.from(values)), from, to, into);
        expect(found).toBe(present.length > 0);
        expect(into).toEqual({
          min: present.reduce((low, next) => Math.min(low, next), Infinity),
          max: present.reduce((high, next) => Math.max(high, next), -Infinity),
        });
      }),
    );
  });

  it('says that an empty stretch and a stretch of gaps hold no value', () => {
    const pyramid = buildPyramid(new Float64Array(5000).fill(NaN));
    expect(extentOf(pyramid, 10, 4990, { min: 0, max: 0 })).toBe(false);
    expect(extentOf(pyramid, 7, 7, { min: 0, max: 0 })).toBe(false);
    expect(extentOf(buildPyramid(new Float64Array(0)), 0, 10, { min: 0, max: 0 })).toBe(false);
  });

  it('finds one spike among a million values', () => {
    const values = new Float64Array(1_000_000);
    values[654_321] = 9;
    const into = { min: 0, max: 0 };
    extentOf(buildPyramid(values), 3, 999_999, into);
    expect(into).toEqual({ min: 0, max: 9 });
  });
});
