import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutFrom, valueRange, withLevels } from './value-range.ts';

describe('valueRange', () => {
  it('starts at zero when values reach down towards it', () => {
    expect(valueRange({ min: 20, max: 100 })).toEqual([0, 106]);
    expect(valueRange({ min: -100, max: -20 })).toEqual([-106, 0]);
  });

  it('does not begin at zero for values far from zero', () => {
    const [min, max] = valueRange({ min: 200, max: 210 });
    expect(min).toBe(198);
    expect(max).toBeCloseTo(210.6);
  });

  it('ends an axis without zero at a round number, which can be named', () => {
    expect(valueRange({ min: 69.3, max: 128.1 })[0]).toBe(60);
    expect(valueRange({ min: -0.213, max: -0.2 })[1]).toBeCloseTo(-0.198);
    expect(cutFrom([60, 130])).toBe(60);
    expect(cutFrom([-40, -5])).toBe(-5);
    expect(cutFrom([0, 100])).toBe(null);
    expect(cutFrom([-10, 10])).toBe(null);
  });

  it('does not cross zero for air', () => {
    expect(valueRange({ min: 1, max: 100 }, { fromZero: false })[0]).toBe(0);
  });

  it('shows zero where the rules ask for it', () => {
    expect(valueRange({ min: 200, max: 210 }, { fromZero: true })[0]).toBe(0);
    expect(valueRange({ min: 1, max: 100 }, { fromZero: false })[0]).toBeLessThan(1);
  });

  it('keeps fixed ends', () => {
    expect(valueRange({ min: 3, max: 60 }, { min: 0, max: 100 })).toEqual([0, 100]);
  });

  it('gives a flat line, zero and no data an axis', () => {
    expect(valueRange({ min: 50, max: 50 })[0]).toBeLessThan(50);
    expect(valueRange({ min: 0, max: 0 })).toEqual([0, 1.06]);
    expect(valueRange({ min: Infinity, max: -Infinity })).toEqual([0, 1.06]);
    expect(valueRange({ min: 5, max: 9 }, { min: 20 })).toEqual([20, 22]);
  });

  it('always holds its values and has a height', () => {
    const value = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(value, value, fc.option(fc.boolean(), { nil: undefined }), (a, b, fromZero) => {
        const extent = { min: Math.min(a, b), max: Math.max(a, b) };
        const [min, max] = valueRange(extent, { fromZero });
        expect(min).toBeLessThanOrEqual(extent.min);
        expect(max).toBeGreaterThanOrEqual(extent.max);
        expect(min).toBeLessThan(max);
      }),
    );
  });
});

describe('withLevels', () => {
  const values = { min: 38, max: 52 };
  const range = (extent: { min: number; max: number }) => valueRange(extent);

  it('reaches on to what values are compared with', () => {
    expect(withLevels(values, [60], range)).toEqual({ min: 38, max: 60 });
    expect(withLevels(values, [30, 45, 55], range)).toEqual({ min: 30, max: 55 });
  });

  it('leaves values that could not be read beside a level where they are', () => {
    expect(withLevels(values, [1000, -500], range)).toEqual(values);
    expect(withLevels(values, [60, 1000], range)).toEqual({ min: 38, max: 60 });
  });

  it('shows levels where there are no values', () => {
    expect(withLevels({ min: Infinity, max: -Infinity }, [60], range)).toEqual({ min: 60, max: 60 });
  });
});
