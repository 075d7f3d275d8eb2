import { describe, expect, it } from 'vitest';
import { activities, activity } from './schedule.fixture.ts';
import { nextActivities, scheduleTakeaway } from './schedule-takeaway.ts';
import { scheduleWindow, timelineLanes } from './timeline.ts';

const window = scheduleWindow('2026-11-19');

it('looks at the fortnight after the data, and a week back', () => {
  expect(window).toEqual({
    from: '2026-11-20',
    to: '2026-12-03',
    weekTo: '2026-11-26',
    previousFrom: '2026-11-13',
  });
});

describe('timelineLanes', () => {
  const lanes = timelineLanes(activities, window);

  it('has a lane for each well or facility, the earliest first, without cancelled and past activities', () => {
    expect(lanes.map(({ id, name }) => [id, name])).toEqual([
      ['BR-B-09', 'BR-B-09'],
      ['NV-A-07', 'NV-A-07'],
      ['Breeze separator 2', 'Breeze separator 2'],
    ]);
  });

  it('places bars by the clock of the field and clips them at the edges', () => {
    const [test] = lanes[1]!.bars;
    expect(test?.start).toBeCloseTo((1 + 8 / 24) / 14);
    expect(test?.end).toBeCloseTo((1 + 20 / 24) / 14);
    expect(test?.clipped).toEqual({ start: false, end: false });
    expect(lanes[0]?.bars[0]).toMatchObject({ start: 0, clipped: { start: true, end: false } });
    expect(lanes[2]?.bars[0]).toMatchObject({ end: 1, clipped: { start: false, end: true } });
  });

  it('lets overlapping activities of a well stand on lines of their own', () => {
    expect(lanes[0]?.bars.map(({ line }) => line)).toEqual([0, 1]);
    expect(lanes[0]?.lines).toBe(2);
    const after = activity({
      id: 'b',
      plannedStart: '2026-11-21T20:00:00+01:00',
      plannedEnd: '2026-11-22T20:00:00+01:00',
    });
    expect(timelineLanes([activity(), after], window)[0]).toMatchObject({ lines: 1 });
  });

  it('never gives a bar a negative length', () => {
    const wrong = activity({ actualEnd: '2026-11-21T01:00:00+01:00' });
    const [bar] = timelineLanes([wrong], window)[0]!.bars;
    expect(bar!.end).toBeGreaterThanOrEqual(bar!.start);
  });
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
