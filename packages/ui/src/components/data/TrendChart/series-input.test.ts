import { describe, expect, it } from 'vitest';
import { cleanSeries, gapThreshold } from './series-input.ts';
import { dayMs } from '../../calendar-day.ts';

describe('cleanSeries', () => {
  it('turns absent and infinite values into gaps and counts the infinite ones', () => {
    const clean = cleanSeries([1, 2, 3, 4, 5], [[1, null, undefined, NaN, -Infinity]]);
    expect([...clean.values[0]!]).toEqual([1, NaN, NaN, NaN, NaN]);
    expect(clean.unusableValues).toBe(1);
    expect(clean.rowsWithoutTime).toBe(0);
  });

  it('orders rows by time, keeps values with their times and equal times in their order', () => {
    const clean = cleanSeries(
      [30, 10, NaN, 20, 10],
      [
        [3, 1, 99, 2, 1.5],
        [33, 11, 99, 22, 15],
      ],
    );
    expect([...clean.times]).toEqual([10, 10, 20, 30]);
    expect([...clean.values[0]!]).toEqual([1, 1.5, 2, 3]);
    expect([...clean.values[1]!]).toEqual([11, 15, 22, 33]);
    expect(clean.rowsWithoutTime).toBe(1);
  });

  it('ends a short series in a gap and cuts a long one', () => {
    const clean = cleanSeries([1, 2, 3], [[7], [1, 2, 3, 4]]);
    expect([...clean.values[0]!]).toEqual([7, NaN, NaN]);
    expect([...clean.values[1]!]).toEqual([1, 2, 3]);
  });

  it('never changes the arrays it was given', () => {
    const times = Float64Array.of(2, 1);
    const values = Float64Array.of(5, Infinity);
    cleanSeries(times, [values]);
    expect([...times, ...values]).toEqual([2, 1, 5, Infinity]);
  });
});

describe('gapThreshold', () => {
  const days = (indices: number[]) => Float64Array.from(indices, (day) => day * dayMs);

  it('is one and a half usual steps for rows that come regularly', () => {
    expect(gapThreshold(days([0, 1, 2, 3, 7, 8, 9, 10, 11, 12]))).toBe(1.5 * dayMs);
  });

  it('keeps 23 and 25 hour days together', () => {
    const times = Float64Array.of(
      0,
      dayMs,
      2 * dayMs - 3_600_000,
      3 * dayMs,
      4 * dayMs + 3_600_000,
      5 * dayMs,
    );
    const threshold = gapThreshold(times);
    expect(threshold).toBeGreaterThan(dayMs + 3_600_000);
    expect(threshold).toBeLessThan(2 * dayMs - 3_600_000);
  });

  it('is infinite where rows come irregularly or are too few to know', () => {
    expect(gapThreshold(days([0, 1, 5, 6, 20, 21, 60]))).toBe(Infinity);
    expect(gapThreshold(days([0, 1]))).toBe(Infinity);
    expect(gapThreshold(days([]))).toBe(Infinity);
    expect(gapThreshold(days([1, 1, 1, 1]))).toBe(Infinity);
  });
});
