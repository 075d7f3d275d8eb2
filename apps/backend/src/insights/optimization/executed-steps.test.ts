import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../production-day.ts';
import type { LoggedEvent } from '../field-record.ts';
import { executedSteps } from './executed-steps.ts';

/** Levels and for how many hours each is read. */
type Levels = readonly (readonly [level: number, hours: number])[];

/** Hours of these levels, one list after the other. */
function readings(...parts: Levels) {
  const frequency = Float64Array.from(
    parts.flatMap(([level, count]) => new Array<number>(count).fill(level)),
  );
  return { at: frequency.map((_, i) => i * hourMs), frequency };
}

const logged = (at: number, fromValue: number, toValue: number): LoggedEvent => ({
  ...{ id: 'ev-1', wellId: 'w', kind: 'frequency', from: at, to: at, isInstant: true },
  ...{ fromValue, toValue, reasonCode: null, source: 'operator' },
});

const steps = (entries: readonly LoggedEvent[], ...parts: Levels) =>
  executedSteps('w', readings(...parts), entries, 'fixed').map(({ eventId, from, to }) => ({
    ...{ eventId, from, to },
  }));

describe('a step that the log and the readings have', () => {
  it('is one, by its entry of the log', () => {
    expect(steps([logged(100 * hourMs, 59.5, 59)], [59.5, 110], [59, 50])).toEqual([
      { eventId: 'ev-1', from: 59.5, to: 59 },
    ]);
  });

  it('is one where nothing was read for days after it', () => {
    const silent = 4 * 24;
    expect(steps([logged(100 * hourMs, 59.5, 59)], [59.5, 99], [NaN, silent], [59, 50])).toEqual([
      { eventId: 'ev-1', from: 59.5, to: 59 },
    ]);
  });

  it('is two where the readings have another level after the silence', () => {
    const silent = 4 * 24;
    expect(steps([logged(100 * hourMs, 59.5, 59)], [59.5, 99], [NaN, silent], [58, 50])).toHaveLength(2);
  });

  it('is two where the readings had the old level in between', () => {
    const later = 100 * hourMs + 4 * dayMs;
    const found = executedSteps(
      'w',
      readings([59.5, 100], [59, 48], [59.5, 48], [59, 50]),
      [logged(100 * hourMs, 59.5, 59)],
      'fixed',
    );
    expect(found.map(({ at, to }) => [at, to])).toEqual([
      [100 * hourMs, 59],
      [148 * hourMs, 59.5],
      [later, 59],
    ]);
  });
});
