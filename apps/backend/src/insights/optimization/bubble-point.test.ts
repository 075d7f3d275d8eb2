import { describe, expect, it } from 'vitest';
import { bubblePointOf } from './bubble-point.ts';
import { operatingDay } from './pumped-well.fixture.ts';

/** Thirty days at each pressure (bar), of a well whose gas is free below a bubble point. */
const daysAt = (pressures: readonly number[], gasAt: (pressure: number) => number) =>
  pressures.flatMap((intakePressure, setting) =>
    Array.from({ length: 30 }, (_, i) => ({
      ...operatingDay(30 * setting + i, 45 + setting),
      intakePressure,
      freeGas: gasAt(intakePressure),
    })),
  );
const below = (bubblePoint: number) => (pressure: number) => {
  const ratio = (0.3 * Math.max(0, bubblePoint - pressure)) / pressure;
  return (100 * ratio) / (1 + ratio);
};

describe('bubblePointOf', () => {
  it('is where gas is free no more, by how it grows with what the pressure lacks', () => {
    expect(bubblePointOf(daysAt([60, 48, 40], below(80)))).toBeCloseTo(80, -1);
    expect(bubblePointOf(daysAt([60, 48, 40], below(130)))! - 130).toBeLessThan(20);
    expect(bubblePointOf(daysAt([60, 48, 40], below(130)))! - 130).toBeGreaterThan(-30);
  });

  it('is the usual one where one setting says nothing, and above every pressure at which gas is free', () => {
    expect(bubblePointOf(daysAt([60], below(80)))).toBeCloseTo(90, 6);
    expect(bubblePointOf(daysAt([60, 48], (pressure) => pressure / 5))).toBeGreaterThan(60);
  });

  it('is unknown where no gas is free, and where none is measured', () => {
    expect(bubblePointOf(daysAt([60, 48], () => 0))).toBeNull();
    expect(bubblePointOf(daysAt([60, 48], () => NaN))).toBeNull();
    expect(bubblePointOf([])).toBeNull();
  });
});
