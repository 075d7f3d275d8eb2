import { expect, it } from 'vitest';
import { bandPath, survivalPath } from './survival-path.ts';

const x = (value: number) => value;
const y = (value: number) => 100 - 100 * value;
const step = (at: number, share: number, low: number | null, high: number | null) => ({
  at,
  share,
  low,
  high,
  atRisk: 2,
  failures: 1,
});

it('begins at one, falls at each step and is level to its end', () => {
  expect(survivalPath([step(10, 0.5, null, null)], 30, x, y)).toBe('M0,0H10V50H30');
  expect(survivalPath([], 30, x, y)).toBe('M0,0H30');
});

it('has a band from step to step where its bounds are known', () => {
  const steps = [step(10, 0.5, 0.25, 0.75), step(20, 0, null, null)];
  expect(bandPath(steps, 30, x, y)).toBe('M10,25H20V75H10Z');
});
