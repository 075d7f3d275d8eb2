import { describe, expect, it } from 'vitest';
import { dayNumber, productionDayStart } from '../production-day.ts';
import { fieldDays } from './field-days.ts';
import type { LossCause } from './loss-split.ts';
import { levels, oilWell } from './record.fixture.ts';
import { plannedDays } from './well-causes.ts';
import { wellInsights } from './well-insights.ts';

const clock = { timeZone: 'Europe/Oslo', startHour: 6 };
const firstDay = dayNumber('2025-01-01');

describe('wellInsights', () => {
  // Three days of a new level are too few for a segment: only the daily alarm finds them.
  const well = oilWell(levels([100, 97], [70, 3]), firstDay);
  const changesSeen = (daysAfterLast: number) => {
    const now = new Date(productionDayStart(firstDay + 100 + daysAfterLast, clock) + 1);
    return wellInsights(
      well,
      { events: [], schedule: [] },
      fieldDays({ clock, wells: [well] }, now),
      'medium',
    ).changes;
  };

  it('gives the alarm while the feed is alive: its newest day may be the last but one that is over', () => {
    expect(changesSeen(0)).toMatchObject([{ detector: 'cusum', day: firstDay + 97 }]);
    expect(changesSeen(1)).toHaveLength(1);
  });

  it('withholds it when the feed has been silent for two days', () => {
    expect(changesSeen(2)).toEqual([]);
    expect(changesSeen(400)).toEqual([]);
  });
});

describe('the loss of a change', () => {
  const day = (n: number): number => productionDayStart(firstDay + n, clock);
  const found = (oil: readonly number[], kind: 'test' | 'chemical' | 'choke') => {
    const well = oilWell(oil, firstDay);
    const event = {
      id: 'e',
      wellId: well.id,
      kind,
      isInstant: kind === 'choke',
      source: 'operator' as const,
      from: day(60),
      to: kind === 'choke' ? Infinity : day(60) + 6 * 3_600_000,
      reasonCode: null,
      fromValue: null,
      toValue: null,
    };
    const days = fieldDays({ clock, wells: [well] }, new Date(day(oil.length) + 1));
    return wellInsights(well, { events: [event], schedule: [] }, days, 'medium').changes;
  };
  // A rise 12 days before the fall lies in the 30 days before it, but not in its segment.
  const fall = levels([50, 48], [197, 12], [123, 30]);

  it('is the difference of the means that it states, whatever other changes lie near', () => {
    const change = found(fall, 'choke').at(-1)!;
    expect(change.day).toBe(firstDay + 60);
    expect(change.loss).toBeCloseTo(197 - 123, 9);
    expect(change.loss).toBe(change.meanBefore - change.meanAfter);
  });

  it('is not explained by a test or a treatment, which is over; a rise may be', () => {
    const explained = (oil: readonly number[], kind: Parameters<typeof found>[1]) =>
      found(oil, kind).at(-1)!.events.length;
    const rise = levels([100, 60], [140, 30]);
    expect([explained(fall, 'choke'), explained(fall, 'test'), explained(fall, 'chemical')]).toEqual([
      1, 0, 0,
    ]);
    expect([explained(rise, 'test'), explained(rise, 'chemical')]).toEqual([1, 1]);
  });
});

describe('plannedDays', () => {
  const cause = (from: number, to: number, planned = true): LossCause => ({
    basis: 'reason',
    eventId: 'e',
    from,
    to,
    planned,
    reasonCode: 'workover',
    capacity: 0,
  });
  const { dayOf } = fieldDays({ clock, wells: [] }, new Date());
  const begin = (day: number): number => productionDayStart(day, clock);

  it('are those that planned work touches, by the clock of the field', () => {
    const isPlanned = plannedDays([cause(begin(20_000) - 1, begin(20_002))], dayOf);
    expect([19_998, 19_999, 20_000, 20_001, 20_002].map(isPlanned)).toEqual([false, true, true, true, false]);
  });

  it('go on while the work does, and leave out what nobody planned', () => {
    expect(plannedDays([cause(begin(20_000), Infinity)], dayOf)(30_000)).toBe(true);
    expect(plannedDays([cause(begin(20_000), Infinity, false)], dayOf)(30_000)).toBe(false);
  });
});
