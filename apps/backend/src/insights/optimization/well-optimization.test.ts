import { describe, expect, it } from 'vitest';
import { dayMs } from '../../production-day.ts';
import type { LoggedEvent } from '../field-record.ts';
import { oilWell } from '../record.fixture.ts';
import { usualGuardRails } from './guard-rails.ts';
import { wellOptimization, type OptimizationInput } from './well-optimization.ts';

const firstDay = 20_000;
/** Openings that a well was run at, each for so many days; its oil follows their square root. */
const course = (settings: readonly (readonly [opening: number, days: number])[]): OptimizationInput => {
  const openings = settings.flatMap(([opening, days]) => Array<number>(days).fill(opening));
  const oil = openings.map((opening, i) => 100 * Math.sqrt(opening / 38) + Math.sin(i * 12.9898) / 2);
  return {
    record: { ...oilWell(oil, firstDay), choke: Float64Array.from(openings) },
    method: 'naturalFlow',
    pump: null,
    tests: [],
    rails: usualGuardRails,
    surroundings: { openGasExceptions: 0, plannedWorks: 0 },
    events: [],
    disturbance: () => 0,
    days: {
      dayOf: (moment) => Math.floor(moment / dayMs),
      startOf: (day) => day * dayMs,
      isStale: () => false,
      isForgotten: () => false,
    },
    newestDay: firstDay + openings.length - 1,
  };
};
const moved = [
  [30, 60],
  [44, 60],
  [33, 60],
  [38, 60],
] as const;
const stop = (input: OptimizationInput, ago: number, reasonCode: string): LoggedEvent => ({
  ...{ id: `stop-${ago}`, wellId: input.record.id, kind: 'shutIn', isInstant: false, source: 'operator' },
  ...{ from: (input.newestDay - ago) * dayMs, to: (input.newestDay - ago) * dayMs + dayMs / 4 },
  ...{ reasonCode, fromValue: null, toValue: null },
});

describe('a choke that was closed', () => {
  it('is not opened again for 90 days, though it is known what came of it', () => {
    const closed = wellOptimization(course([...moved, [33, 25]]));
    expect(closed.settingSteps.at(-1)!.tracking.verdict).toBe('loss');
    expect(closed.surroundings.lastStep).toMatchObject({ way: -1 });
    expect(closed).toMatchObject({ status: 'limited', limitedBy: 'turnBack' });
    expect(wellOptimization(course([...moved, [33, 37]]))).toMatchObject({ limitedBy: 'turnBack' });
    const later = wellOptimization(course([...moved, [33, 95]]));
    expect(later.advised).toMatchObject({ kind: 'choke', from: 33 });
    expect(later.advised!.checks).toContainEqual(
      expect.objectContaining({ name: 'turnBack', value: 95, limit: 90, pass: true }),
    );
  });
});

describe('a well that was stopped for sand or its integrity', () => {
  const input = course([...moved, [33, 95]]);
  const advised = (...events: LoggedEvent[]) => wellOptimization({ ...input, events });

  const often = [stop(input, 60, 'integrity'), stop(input, 50, 'sand-or-scale')];

  it('is not opened where that was more than twice in 90 days', () => {
    expect(advised(...often).status).toBe('advised');
    expect(advised(...often, stop(input, 40, 'integrity'))).toMatchObject({
      status: 'limited',
      limitedBy: 'harmfulStops',
    });
    expect(advised(stop(input, 89, 'sand-or-scale')).surroundings.harmfulStops).toBe(1);
  });

  it('may be opened after longer, and after stops for anything else or of another well', () => {
    const others = [
      ...often.map((event) => ({ ...event, reasonCode: null })),
      stop(input, 90, 'integrity'),
      stop(input, 40, 'well-test'),
      { ...stop(input, 41, 'integrity'), wellId: 'other' },
    ];
    const { status, surroundings } = advised(...others);
    expect([status, surroundings.harmfulStops]).toEqual(['advised', 0]);
  });
});
