import { describe, expect, it } from 'vitest';
import { medianDays, survivalCurve, type Run } from './survival.ts';

const failed = (days: number): Run => ({ days, failed: true });
const censored = (days: number): Run => ({ days, failed: false });

/** Weeks to remission of 21 patients under 6-MP (Freireich 1963), whose curve is printed in textbooks. */
const remission = [
  ...[6, 6, 6, 7, 10, 13, 16, 22, 23].map(failed),
  ...[6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map(censored),
];

describe('the survival of runs', () => {
  it('is that of the printed case, with its numbers at risk', () => {
    const printed = [
      [6, 21, 3, 0.8571],
      [7, 17, 1, 0.8067],
      [10, 15, 1, 0.7529],
      [13, 12, 1, 0.6902],
      [16, 11, 1, 0.6275],
      [22, 7, 1, 0.5378],
      [23, 6, 1, 0.4482],
    ];
    const steps = survivalCurve(remission);
    expect(steps.map(({ days, atRisk, failures }) => [days, atRisk, failures])).toEqual(
      printed.map(([days, atRisk, failures]) => [days, atRisk, failures]),
    );
    steps.forEach(({ share }, i) => expect(share).toBeCloseTo(printed[i]![3]!, 4));
    expect(medianDays(steps)).toBe(23);
  });

  it('has the log-log band of the printed case', () => {
    const [first] = survivalCurve(remission);
    // Standard error 0.0764 by Greenwood: log(−log S) ± 1.96 · 0.0764 / (S · |log S|).
    expect(first!.low).toBeCloseTo(0.6197, 3);
    expect(first!.high).toBeCloseTo(0.9516, 3);
  });

  it('ends at zero with the last run that failed, where no band is known', () => {
    expect(survivalCurve([failed(10), failed(20)])).toEqual([
      { days: 10, atRisk: 2, failures: 1, share: 0.5, low: expect.any(Number), high: expect.any(Number) },
      { days: 20, atRisk: 1, failures: 1, share: 0, low: null, high: null },
    ]);
  });

  it('has no step without a failure', () => {
    expect(survivalCurve([censored(10), censored(20)])).toEqual([]);
    expect(medianDays([])).toBeNull();
    expect(survivalCurve([])).toEqual([]);
  });

  it('counts a run that is censored on the days of a failure among those at risk', () => {
    expect(survivalCurve([failed(10), censored(10)])[0]).toMatchObject({ atRisk: 2, share: 0.5 });
  });
});
