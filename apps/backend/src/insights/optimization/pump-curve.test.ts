import { describe, expect, it } from 'vitest';
import { columnPressure, curveProblem, pumpCurve, stageAt, stageEfficiency } from './pump-curve.ts';

const barrel = 0.158_987_295;
const foot = 0.3048;
const horsepower = 0.745_699_87;

describe('stageAt', () => {
  // A published worked example: a stage of 1,200 bbl/d, 24.5 ft and 0.34 hp at 60 Hz, turned down to 50 Hz.
  it('gives the published rate, head and power at 50 Hz', () => {
    const curve = pumpCurve(60, [
      { rate: 600 * barrel, head: 30 * foot, power: 0.28 * horsepower },
      { rate: 1_200 * barrel, head: 24.5 * foot, power: 0.34 * horsepower },
      { rate: 1_800 * barrel, head: 12 * foot, power: 0.36 * horsepower },
    ]);
    const { head, power } = stageAt(curve, 1_000 * barrel, 50);
    expect(head / foot).toBeCloseTo(17.01, 2);
    expect(power / horsepower).toBeCloseTo(0.197, 3);
  });

  it('follows a parabola between its points within half a percent', () => {
    const head = (rate: number): number => 12 - 0.01 * rate - 0.000_06 * rate ** 2;
    const rates = [0, 50, 100, 150, 200, 250, 300];
    const curve = pumpCurve(
      60,
      rates.map((rate) => ({ rate, head: head(rate), power: 0.2 + 0.001 * rate })),
    );
    for (let rate = 0; rate <= 300; rate += 10)
      expect(Math.abs(stageAt(curve, rate, 60).head / head(rate) - 1)).toBeLessThan(0.005);
  });

  it('says nothing of power without a power curve', () => {
    const points = [0, 100, 200].map((rate) => ({ rate, head: 10 - rate / 40, power: null }));
    const curve = pumpCurve(50, points);
    expect(stageAt(curve, 100, 50).power).toBeNaN();
    expect(curve.bestRate).toBeNaN();
  });
});

describe('pumpCurve', () => {
  it('finds the rate of best efficiency', () => {
    // Constant power and head 12 (1 − x²): the product x (1 − x²) is greatest at x = 1 / √3.
    const points = Array.from({ length: 31 }, (_, i) => ({
      rate: i * 10,
      head: 12 * (1 - (i / 30) ** 2),
      power: 0.3,
    }));
    expect(pumpCurve(60, points).bestRate).toBeCloseTo(300 / Math.sqrt(3), -0.5);
  });
});

describe('curveProblem', () => {
  const point = (rate: number, head: number, power: number | null = 1) => ({ rate, head, power });

  it('accepts a hump at low rates', () => {
    expect(curveProblem([point(0, 10), point(50, 10.5), point(200, 3)])).toBeUndefined();
  });

  it.each([
    ['tooFewPoints', [point(0, 10), point(100, 5)]],
    ['unsortedRates', [point(0, 10), point(0, 9), point(100, 5)]],
    ['negativeHead', [point(0, 10), point(50, 5), point(100, -1)]],
    ['risingHead', [point(0, 10), point(50, 11), point(100, 12)]],
    ['negativePower', [point(0, 10), point(50, 5, -1), point(100, 2)]],
  ])('refuses %s', (problem, points) => {
    expect(curveProblem(points)).toBe(problem);
  });
});

describe('pressure and efficiency', () => {
  it('are those of water', () => {
    expect(columnPressure(1_000, 10)).toBeCloseTo(0.980_665, 6);
    // 86.4 m3/d are 1 l/s: lifting it by 10 m takes 98.07 W.
    expect(stageEfficiency(86.4, 10, 0.196_133, 1_000)).toBeCloseTo(0.5, 5);
  });
});
