import { describe, expect, it } from 'vitest';
import { activities } from './schedule.fixture.ts';
import {
  costliestActivities,
  fieldClock,
  nextActivities,
  placeOf,
  scheduleTakeaway,
  scheduleWindow,
} from './schedule.ts';

const window = scheduleWindow('2026-11-19');

it('covers the fortnight after the data, and a week back', () => {
  expect(window).toEqual({
    from: '2026-11-20',
    to: '2026-12-03',
    weekTo: '2026-11-26',
    previousFrom: '2026-11-13',
  });
});

const idsOf = (room: number) => costliestActivities(activities, window, room).shown.map(({ id }) => id);

it('draws the activities of the days, the earliest first, without canceled and past ones', () => {
  expect(idsOf(9)).toEqual(['sc-20', 'sc-31', 'sc-33', 'sc-35']);
});

it('reads the present on the clock of the field', () => {
  const instant = Date.parse('2026-11-20T11:00:00Z');
  expect(fieldClock(activities, instant)).toBe(Date.parse('2026-11-20T12:00:00Z'));
  expect(fieldClock([], instant)).toBe(null);
  expect(fieldClock(activities, null)).toBe(null);
});

it('names a place as well as it can', () => {
  const shutdown = activities.find(({ well }) => well === null)!;
  expect(placeOf(shutdown, new Map())).toBe('Separator 2');
  expect(placeOf({ ...shutdown, facility: null }, new Map([['breeze', 'Breeze']]))).toBe('Breeze');
  expect(placeOf({ ...shutdown, facility: null }, new Map())).toBe('breeze');
});

it('keeps the costliest activities where there is not room for all, in order of time', () => {
  expect(idsOf(2)).toEqual(['sc-20', 'sc-35']);
  expect(idsOf(3)).toEqual(['sc-20', 'sc-31', 'sc-35']);
  expect(costliestActivities(activities, window, 3).more).toBe(1);
});

describe('scheduleTakeaway', () => {
  const takeaway = scheduleTakeaway(activities, window);

  it('counts the fortnight and its loss without the canceled ones', () => {
    expect(takeaway).toMatchObject({ upcoming: 4, expectedDeferred: 1144.5, overdue: 1, conflicts: 2 });
  });

  it('compares the week ahead with the week before', () => {
    expect(takeaway).toMatchObject({ weekDeferred: 324.5, previousWeekDeferred: 332 });
  });

  it('books a loss once, on the day on which the activity starts', () => {
    expect(takeaway.trend).toHaveLength(14);
    expect(takeaway.trend[4]).toBe(310);
    expect(takeaway.trend.reduce((sum, value) => sum + value, 0)).toBeCloseTo(310 + 22 + 14.5);
  });
});

it('lists what is overdue before what comes next', () => {
  expect(nextActivities(activities, window).map(({ id }) => id)).toEqual([
    'sc-12',
    'sc-20',
    'sc-31',
    'sc-33',
    'sc-35',
  ]);
});
