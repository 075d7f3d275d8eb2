import { describe, expect, it } from 'vitest';
import { activities, activity } from './schedule.fixture.ts';
import {
  costliestBars,
  nextActivities,
  placeOf,
  scheduleTakeaway,
  scheduleWindow,
  timelineBars,
} from './schedule.ts';

const window = scheduleWindow('2026-11-19');

it('looks at the fortnight after the data, and a week back', () => {
  expect(window).toEqual({
    from: '2026-11-20',
    to: '2026-12-03',
    weekTo: '2026-11-26',
    previousFrom: '2026-11-13',
  });
});

describe('timelineBars', () => {
  const bars = timelineBars(activities, window);

  it('has a line for each activity, the earliest first, without cancelled and past ones', () => {
    expect(bars.map(({ activity: { id } }) => id)).toEqual(['sc-20', 'sc-31', 'sc-33', 'sc-35']);
    expect(bars.map(({ activity: of }) => placeOf(of, new Map([['breeze', 'Breeze']])))).toEqual([
      'BR-B-09',
      'NV-A-07',
      'BR-B-09',
      'Separator 2, Breeze',
    ]);
  });

  it('places bars by the clock of the field', () => {
    expect(bars[1]?.start).toBeCloseTo((1 + 8 / 24) / 14);
    expect(bars[1]?.end).toBeCloseTo((1 + 20 / 24) / 14);
    expect(bars[1]).toMatchObject({ beganBefore: false, goesOn: false, labelAt: 'end' });
  });

  it('clips bars at the edges and says so', () => {
    expect(bars[0]).toMatchObject({ start: 0, beganBefore: true, goesOn: false });
    expect(bars[3]).toMatchObject({ end: 1, beganBefore: false, goesOn: true, labelAt: 'start' });
  });

  it('never gives a bar a negative length', () => {
    const [bar] = timelineBars([activity({ actualEnd: '2026-11-21T01:00:00+01:00' })], window);
    expect(bar!.end).toBeGreaterThanOrEqual(bar!.start);
  });
});

it('names a place as well as it can', () => {
  const shutdown = activities.find(({ well }) => well === null)!;
  expect(placeOf(shutdown, new Map())).toBe('Separator 2');
  expect(placeOf({ ...shutdown, facility: null }, new Map([['breeze', 'Breeze']]))).toBe('Breeze');
  expect(placeOf({ ...shutdown, facility: null }, new Map())).toBe('breeze');
});

it('keeps the costliest activities where there is not room for all, in order of time', () => {
  const bars = timelineBars(activities, window);
  expect(costliestBars(bars, 2).map(({ activity: { id } }) => id)).toEqual(['sc-20', 'sc-35']);
  expect(costliestBars(bars, 3).map(({ activity: { id } }) => id)).toEqual(['sc-20', 'sc-31', 'sc-35']);
  expect(costliestBars(bars, 9)).toEqual(bars);
});

describe('scheduleTakeaway', () => {
  const takeaway = scheduleTakeaway(activities, window);

  it('counts the fortnight and its loss without the cancelled ones', () => {
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
