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
