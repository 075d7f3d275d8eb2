import { describe, expect, it } from 'vitest';
import { hourMs } from '../../production-day.ts';
import { findSteps, frequencyRule } from './setting-steps.ts';
import { normal, seededRandom } from './seeded-random.ts';

/** Hours of these levels, one list after the other. */
function hours(...parts: readonly (readonly [level: number, hours: number])[]) {
  const values = Float64Array.from(parts.flatMap(([level, count]) => new Array<number>(count).fill(level)));
  return { at: values.map((_, i) => i * hourMs), values };
}
const stepsOf = ({ at, values }: ReturnType<typeof hours>) => findSteps(at, values, frequencyRule);

describe('findSteps', () => {
  it('finds a step of 0.4 Hz that is held for two hours', () => {
    expect(stepsOf(hours([48, 100], [48.4, 2]))).toEqual([
      { since: 99 * hourMs, at: 100 * hourMs, from: 48, to: 48.4 },
    ]);
    expect(stepsOf(hours([48, 100], [48.3, 50]))).toEqual([]);
    expect(stepsOf(hours([48, 100], [49, 1], [48, 50]))).toEqual([]);
  });

  it('dates a step within an hour to that hour', () => {
    expect(stepsOf(hours([48, 100], [48.7, 1], [49, 50]))).toEqual([
      { since: 99 * hourMs, at: 100 * hourMs, from: 48, to: 49 },
    ]);
  });

  it('takes moves within six hours in one direction for one step', () => {
    expect(stepsOf(hours([48, 100], [48.5, 3], [49, 50]))).toEqual([
      { since: 99 * hourMs, at: 100 * hourMs, from: 48, to: 49 },
    ]);
    expect(stepsOf(hours([48, 100], [49, 3], [48, 50]))).toHaveLength(2);
  });

  it('takes no stop, restart or gap for a step, but a restart at another frequency', () => {
    expect(stepsOf(hours([48, 100], [20, 1], [0, 10], [30, 1], [40, 1], [48, 50]))).toHaveLength(0);
    expect(stepsOf(hours([48, 100], [NaN, 30], [48, 50]))).toEqual([]);
    expect(stepsOf(hours([48, 100], [0, 10], [30, 1], [46, 50]))).toMatchObject([{ from: 48, to: 46 }]);
  });

  it('finds none in a frequency that a controller moves', () => {
    const random = seededRandom('controller');
    const { at, values } = hours([48, 2_000]);
    expect(
      findSteps(
        at,
        values.map((value) => value + 0.3 * normal(random)),
        frequencyRule,
      ),
    ).toEqual([]);
  });
});
