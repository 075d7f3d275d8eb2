import { describe, expect, it } from 'vitest';
import { rangeOfSum } from './range-of-sum.ts';

const range = { low: 70, mid: 100, high: 140 };

describe('the range of a sum', () => {
  it('lies between that of independent figures and that of ends added up', () => {
    expect(rangeOfSum([range, range], 1)).toEqual({ low: 140, mid: 200, high: 280 });
    const independent = rangeOfSum([range, range], 0)!;
    expect(independent.low).toBeCloseTo(200 - 30 * Math.SQRT2, 9);
    expect(independent.high).toBeCloseTo(200 + 40 * Math.SQRT2, 9);
    const { low, mid, high } = rangeOfSum([range, range], 0.5)!;
    expect(low).toBeCloseTo(200 - 30 * Math.sqrt(3), 9);
    expect(mid).toBe(200);
    expect(high).toBeCloseTo(200 + 40 * Math.sqrt(3), 9);
  });

  it('is that of one figure alone, nothing of none, and never below nothing', () => {
    const alone = rangeOfSum([range], 0.5)!;
    expect(alone.low).toBeCloseTo(70, 9);
    expect(alone.high).toBeCloseTo(140, 9);
    expect(rangeOfSum([], 0.5)).toBeNull();
    expect(
      rangeOfSum(
        [
          { low: 0, mid: 1, high: 9 },
          { low: 0, mid: 0, high: 5 },
        ],
        1,
      )!.low,
    ).toBe(0);
  });
});
