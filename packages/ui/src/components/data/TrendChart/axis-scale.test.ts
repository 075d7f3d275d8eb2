import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logRange, logTicks, placeOn, valueAt } from './axis-scale.ts';

const valuesOf = (places: readonly number[]) => places.map((place) => Number((10 ** place).toPrecision(6)));
const extentOf = (min: number, max: number) => ({ min: Math.log10(min), max: Math.log10(max) });

describe('placeOn', () => {
  it('has no place for zero and less on a logarithmic axis, and never puts them at its floor', () => {
    expect([100, 1, 0.1].map((value) => placeOn('log', value))).toEqual([2, 0, -1]);
    expect([0, -0, -5, NaN].map((value) => placeOn('log', value))).toEqual([NaN, NaN, NaN, NaN]);
    expect([0, -5].map((value) => placeOn('linear', value))).toEqual([0, -5]);
    expect([valueAt('log', 2), valueAt('linear', 2)]).toEqual([100, 2]);
  });
});

describe('logRange', () => {
  it('ends at 1, 2 or 5 times a power of ten, with air', () => {
    expect(valuesOf(logRange(extentOf(80, 142)))).toEqual([50, 200]);
    expect(valuesOf(logRange(extentOf(0.3, 4200)))).toEqual([0.2, 5000]);
    expect(valuesOf(logRange(extentOf(100, 100)))).toEqual([50, 200]);
  });

  it('has a decade without any value, and keeps fixed ends that it can have', () => {
    const none = { min: Infinity, max: -Infinity };
    expect(valuesOf(logRange(none))).toEqual([1, 10]);
    expect(valuesOf(logRange(extentOf(80, 142), { min: 10, max: 1000 }))).toEqual([10, 1000]);
    expect(valuesOf(logRange(extentOf(80, 142), { min: 0, fromZero: true }))).toEqual([50, 200]);
    expect(valuesOf(logRange(extentOf(80, 142), { min: 500 }))).toEqual([500, 5000]);
  });

  it('always holds its values', () => {
    const value = fc.double({ min: 1e-9, max: 1e12, noNaN: true });
    fc.assert(
      fc.property(value, value, (a, b) => {
        const extent = extentOf(Math.min(a, b), Math.max(a, b));
        const [min, max] = logRange(extent);
        expect(min).toBeLessThan(extent.min);
        expect(max).toBeGreaterThan(extent.max);
      }),
    );
  });
});

describe('logTicks', () => {
  const ticks = (from: number, to: number, most: number) =>
    valuesOf(logTicks(Math.log10(from), Math.log10(to), most));

  it('are powers of ten, with 2 and 5 times them where there is room', () => {
    expect(ticks(50, 200, 4)).toEqual([50, 100, 200]);
    expect(ticks(0.2, 5000, 6)).toEqual([1, 10, 100, 1000]);
    expect(ticks(10, 1000, 7)).toEqual([10, 20, 50, 100, 200, 500, 1000]);
  });

  it('are never more than there is room for, nor none', () => {
    expect(ticks(1, 1e9, 4)).toEqual([1, 1000, 1e6, 1e9]);
    expect(ticks(20, 500, 3)).toEqual([20, 100, 500]);
  });
});
