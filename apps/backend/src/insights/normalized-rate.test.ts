import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  gasOilRatio,
  isValidDay,
  liquid,
  normalizedRate,
  normalizedRates,
  waterCut,
} from './normalized-rate.ts';
import { dailyRecord } from './record.fixture.ts';
import {
  medianAbsoluteDeviation,
  median,
  quantile,
  runningMedian,
  trailingMedian,
  weightedMedian,
} from './robust-statistics.ts';

describe('normalized rate', () => {
  it('is volume x 24 / hours from half a day to the longest day', () => {
    expect(normalizedRate(50, 12)).toBe(100);
    expect(normalizedRate(100, 25)).toBe(96);
    expect(normalizedRate(50, 11.99)).toBeNaN();
    expect(normalizedRate(50, 25.01)).toBeNaN();
    expect(normalizedRate(-1, 24)).toBeNaN();
    expect(normalizedRate(NaN, 24)).toBeNaN();
    expect(isValidDay(NaN)).toBe(false);
  });

  it('does not depend on how long a steady well was on stream', () => {
    const rate = fc.double({ min: 0, max: 5_000, noNaN: true });
    const hours = fc.double({ min: 12, max: 25, noNaN: true });
    fc.assert(fc.property(rate, hours, (q, h) => Math.abs(normalizedRate((q * h) / 24, h) - q) < 1e-6));
  });

  it('leaves out contradictory rows, and planned work unless asked', () => {
    const record = dailyRecord({ oil: [10, 20, 30], suspect: [0, 1, 0], plannedWork: [0, 0, 1] });
    expect([...normalizedRates(record, 'oil')]).toEqual([10, NaN, NaN]);
    expect([...normalizedRates(record, 'oil', true)]).toEqual([10, NaN, 30]);
  });

  it('has no ratio where there is nothing to divide by', () => {
    expect(waterCut(0, 0)).toBeNaN();
    expect(waterCut(25, 75)).toBe(75);
    expect(gasOilRatio(0, 10)).toBeNaN();
    expect(gasOilRatio(2, 300)).toBe(150);
    expect(liquid(NaN, 5)).toBe(5);
    expect(liquid(5, NaN)).toBe(5);
    expect(liquid(5, 6)).toBe(11);
  });
});

describe('robust statistics', () => {
  it('matches hand-computed values', () => {
    expect(median([])).toBeNaN();
    expect(median([3, NaN, 1])).toBe(2);
    expect(quantile([0, 10], 0.9)).toBe(9);
    expect(medianAbsoluteDeviation([1, 1, 2, 2, 4, 6, 9])).toBe(1);
    expect(
      weightedMedian([
        [1, 1],
        [2, 1],
        [30, 5],
      ]),
    ).toBe(30);
    expect(weightedMedian([])).toBeNaN();
    expect([...trailingMedian([1, 2, NaN, 3, 4], 3, 1)]).toEqual([NaN, 1, 1.5, 1.5, 2]);
    expect([...runningMedian([1, 2, NaN, 3], 2)]).toEqual([1, 1.5, 1.5, 2.5]);
  });

  it('trails exactly the median of the last finite values', () => {
    const values = fc.array(fc.oneof(fc.double({ noNaN: true, min: -1e3, max: 1e3 }), fc.constant(NaN)));
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 9 }), (input, size) => {
        const trailing = trailingMedian(input, size, 1);
        input.forEach((_, i) => {
          const last = input.slice(0, i).filter(Number.isFinite).slice(-size);
          if (last.length === 0) expect(trailing[i]).toBeNaN();
          else expect(trailing[i]).toBeCloseTo(median(last), 9);
        });
      }),
    );
  });
});
