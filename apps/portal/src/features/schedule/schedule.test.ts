import type { ScheduledActivity } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { schedule as es } from '../../i18n/es/schedule.ts';
import { schedule as fr } from '../../i18n/fr/schedule.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { activities, activity, fieldNames } from './schedule.fixture.ts';
import {
  byUrgency,
  costliestActivities,
  fieldClock,
  lastDayOf,
  nextActivities,
  placedActivities,
  phaseOf,
  placeOf,
  placeText,
  scheduleTakeaway,
  scheduleWindow,
  stateOf,
  timelineSpan,
  workAhead,
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

it('says the place of the product’s own facilities in the language of the reader', () => {
  const t = ((key: string) =>
    key === 'vocabulary.facility.controlRoom' ? 'Sala de control' : key) as Formats['t'];
  const of = (facility: string) => placeText({ well: null, facility, place: `${facility}, Tamrith` }, { t });
  expect(of('Control room')).toBe('Sala de control, Tamrith');
  expect(of('Separator 2')).toBe('Separator 2, Tamrith');
  expect(placeText({ ...activities[0]!, place: 'NV-A-01' }, { t })).toBe('NV-A-01');
});

it.each([es, fr])(
  'says in words how late something is',
  ({ daysLate_other, hoursLate_other, minutesLate_other }) => {
    for (const text of [daysLate_other, hoursLate_other, minutesLate_other])
      expect(text).toMatch(/(?:tarde|retard)$/);
  },
);

it('keeps the costliest activities where there is not room for all, in order of time', () => {
  expect(idsOf(2)).toEqual(['sc-20', 'sc-35']);
  expect(idsOf(3)).toEqual(['sc-20', 'sc-31', 'sc-35']);
  expect(costliestActivities(activities, window, 3).more).toBe(1);
});

describe('scheduleTakeaway', () => {
  const takeaway = scheduleTakeaway(activities, window, null);

  it('counts the fortnight without the canceled activities', () => {
    expect(takeaway).toMatchObject({ upcoming: 3, running: 1, overdue: 1, conflicts: 2 });
  });

  it('speaks of the rows that there are to do: as many, and as much to be lost', () => {
    const done = { ...activities.find(({ id }) => id === 'sc-31')!, status: 'done' } as const;
    const rows = activities.map((one) => (one.id === done.id ? done : one));
    const present = Date.parse('2026-11-21T00:00:00+01:00');
    const { upcoming, running, overdue, expectedDeferred } = scheduleTakeaway(rows, window, present);
    const toDo = nextActivities(placedActivities(rows, { fieldNames, days: window, present }), window);
    expect(toDo).toHaveLength(upcoming + running + overdue);
    expect(toDo.reduce((sum, row) => sum + row.lossToCome!, 0)).toBeCloseTo(expectedDeferred);
  });

  it('counts what was done in days that are over', () => {
    const done = activities.map((one) =>
      one.status === 'cancelled' ? one : ({ ...one, status: 'done' } as const),
    );
    const later = scheduleTakeaway(done, window, Date.parse('2027-02-01T12:00:00+01:00'));
    expect(later).toMatchObject({ isOver: true, upcoming: 4, expectedDeferred: takeaway.expectedDeferred });
  });

  it('expects of each activity the loss of its hours within the days', () => {
    // 114 of the 178.5 hours of 310 Sm3, 90 of the 192 hours of 820 Sm3, and a test of 14.5 Sm3.
    expect(takeaway.expectedDeferred).toBeCloseTo((310 * 114) / 178.5 + (820 * 90) / 192 + 14.5);
    expect(takeaway.weekDeferred).toBeCloseTo((310 * 114) / 178.5 + 14.5);
    expect(takeaway.previousWeekDeferred).toBeCloseTo((310 * 64.5) / 178.5 + 22);
  });

  it('expects nothing of hours that have passed, and compares with as many hours of the week before', () => {
    const noon = scheduleTakeaway(activities, window, Date.parse('2026-11-20T12:00:00+01:00'));
    expect(noon.weekDeferred).toBeCloseTo((310 * 102) / 178.5 + 14.5);
    expect(noon.expectedDeferred).toBeCloseTo((310 * 102) / 178.5 + (820 * 90) / 192 + 14.5);
    const earlier = [
      activity({ plannedStart: '2026-11-13T06:00:00+01:00', plannedEnd: '2026-11-13T18:00:00+01:00' }),
    ];
    const at = (time: string) => scheduleTakeaway(earlier, window, Date.parse(time)).previousWeekDeferred;
    expect(at('2026-11-20T12:00:00+01:00')).toBeCloseTo(14.5 / 2);
    expect(at('2026-11-20T20:00:00+01:00')).toBe(0);
  });

  it('looks back at days that are all over as a whole', () => {
    const later = scheduleTakeaway(activities, window, Date.parse('2027-02-01T12:00:00+01:00'));
    expect(later).toEqual({ ...takeaway, isOver: true, upcoming: 4, running: 0 });
  });

  it('books an activity without length where it stands, once', () => {
    const instant = '2026-11-27T00:00:00+01:00';
    const moment = [activity({ plannedStart: instant, plannedEnd: instant, expectedDeferred: 9 })];
    expect(scheduleTakeaway(moment, window, null)).toMatchObject({ weekDeferred: 0, expectedDeferred: 9 });
    const early = moment.map((one) => ({
      ...one,
      plannedStart: '2026-11-20T00:00:00+01:00',
      plannedEnd: '2026-11-20T00:00:00+01:00',
    }));
    expect(scheduleTakeaway(early, window, null).weekDeferred).toBe(9);
  });

  it('draws the loss of each day, all of them together once', () => {
    expect(takeaway.trend).toHaveLength(14);
    expect(takeaway.trend[4]).toBeCloseTo((310 * 16.5) / 178.5);
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

it('puts what is late before what runs, what comes next, what is done and what was canceled', () => {
  const at = (id: string, status: ScheduledActivity['status'], day: string) => ({
    ...activities[0]!,
    id,
    status,
    actualStart: null,
    plannedStart: `${day}T08:00:00Z`,
    plannedEnd: `${day}T12:00:00Z`,
  });
  const given = [
    at('canceled', 'cancelled', '2026-11-16'),
    at('done first', 'done', '2026-11-16'),
    at('done last', 'done', '2026-11-18'),
    at('second', 'confirmed', '2026-11-25'),
    at('first', 'planned', '2026-11-24'),
    at('running', 'inProgress', '2026-11-21'),
    at('late', 'overdue', '2026-11-22'),
  ];
  expect(byUrgency(given).map(({ id }) => id)).toEqual([
    'late',
    'running',
    'first',
    'second',
    'done last',
    'done first',
    'canceled',
  ]);
});

describe('activities of fields with different clocks', () => {
  const at = (id: string, start: string, end: string) =>
    activity({ id, plannedStart: start, plannedEnd: end });
  const given = [
    at('west', '2026-11-20T09:00:00-07:00', '2026-11-20T12:00:00-07:00'),
    at('east', '2026-11-20T10:00:00+04:00', '2026-11-20T18:00:00+04:00'),
  ];

  it('come in the order of their moments, whatever their clocks say', () => {
    expect(nextActivities(given, window).map(({ id }) => id)).toEqual(['east', 'west']);
    expect(byUrgency(given).map(({ id }) => id)).toEqual(['east', 'west']);
    expect(costliestActivities(given, window, 9).shown.map(({ id }) => id)).toEqual(['east', 'west']);
  });

  it('stand on one clock, and the timeline holds the days of every field', () => {
    const placed = placedActivities(given, { fieldNames, days: window, present: null });
    expect(placed.map(({ start, end }) => [start, end])).toEqual([
      ['2026-11-20T16:00:00.000Z', '2026-11-20T19:00:00.000Z'],
      ['2026-11-20T06:00:00.000Z', '2026-11-20T14:00:00.000Z'],
    ]);
    const { start, end } = timelineSpan(placed, window, false);
    const fieldDays = (end - start) / 3_600_000 - 14 * 24;
    expect(fieldDays).toBe(11);
    expect(timelineSpan(placed, window, true).start).toBeLessThan(start);
  });

  it('have the same time where those of one field are left', () => {
    const context = { fieldNames, days: window, present: null };
    const [alone] = placedActivities([given[1]!], context);
    expect(alone?.start).toBe(placedActivities(given, context)[1]!.start);
  });
});

describe('the state of an activity', () => {
  const planned = activity({
    status: 'planned',
    plannedStart: '2026-11-23T04:00:00+01:00',
    plannedEnd: '2026-11-23T12:00:00+01:00',
  });
  const at = (time: string, given: Partial<ScheduledActivity> = {}) =>
    stateOf({ ...planned, ...given }, Date.parse(time));
  const hour = 3_600_000;

  it('is one of its own where it should have begun and has not, with how late it is', () => {
    expect(at('2026-11-23T06:00:00+01:00')).toEqual({ state: 'notStarted', late: 2 * hour });
    const confirmed = at('2026-11-23T06:00:00+01:00', { status: 'confirmed' });
    expect(confirmed.state).toBe('notStarted');
  });

  it('is as reported before its start, once it has begun, and where the present is not known', () => {
    expect(at('2026-11-23T04:00:00+01:00')).toEqual({ state: 'planned', late: null });
    const begun = { actualStart: '2026-11-23T05:00:00+01:00' };
    expect(at('2026-11-23T06:00:00+01:00', begun)).toEqual({ state: 'planned', late: null });
    expect(stateOf(planned, null)).toEqual({ state: 'planned', late: null });
    expect(at('2026-11-23T06:00:00+01:00', { status: 'inProgress' }).late).toBe(null);
  });

  it('says of one that goes on past its end how late it is, and that it goes on', () => {
    const end = Date.parse(planned.plannedEnd);
    expect(stateOf({ ...planned, status: 'inProgress' }, end + hour)).toEqual({
      state: 'inProgress',
      late: hour,
    });
    expect(stateOf({ ...planned, status: 'inProgress' }, end)).toEqual({ state: 'inProgress', late: null });
  });

  it('says how long an overdue one should have been over', () => {
    const late = at('2026-11-29T13:00:00+01:00', {
      status: 'overdue',
      actualStart: '2026-11-23T05:00:00+01:00',
    });
    expect(late).toEqual({ state: 'overdue', late: 6 * 24 * hour + hour });
    // Begun or not: one clock, that of the bell.
    expect(at('2026-11-29T13:00:00+01:00', { status: 'overdue' }).late).toBe(late.late);
  });
});

describe('the phase of an activity', () => {
  const phasesOf = (today: string | null, ...days: string[]) =>
    days.map((day) => phaseOf('planned', day, today));

  it('goes by the day on which it begins, in weeks from Monday', () => {
    expect(
      phasesOf(
        '2026-11-23',
        '2026-11-23',
        '2026-11-24',
        '2026-11-25',
        '2026-11-29',
        '2026-11-30',
        '2026-12-06',
      ),
    ).toEqual(['today', 'tomorrow', 'thisWeek', 'thisWeek', 'nextWeek', 'nextWeek']);
    expect(phasesOf('2026-11-23', '2026-12-07')).toEqual(['later']);
    expect(phasesOf('2026-11-29', '2026-11-30', '2026-12-01')).toEqual(['tomorrow', 'nextWeek']);
  });

  it('is today for what should have begun before', () => {
    expect(phasesOf('2026-11-23', '2026-11-21')).toEqual(['today']);
  });

  it('goes by the state of what is late, runs or is closed', () => {
    const states = (['overdue', 'inProgress', 'done', 'cancelled'] as const).map((status) =>
      phaseOf(status, '2026-11-10', '2026-11-23'),
    );
    expect(states).toEqual(['overdue', 'inProgress', 'closed', 'closed']);
  });

  it('is later while the present is not known', () => {
    expect(phasesOf(null, '2026-11-23')).toEqual(['later']);
  });

  it('goes by days of the clock that the activities are shown on', () => {
    const [west] = placedActivities(
      [
        activity({ plannedStart: '2026-11-23T20:00:00-07:00', plannedEnd: '2026-11-23T23:00:00-07:00' }),
        activity({ plannedStart: '2026-11-25T10:00:00+04:00', plannedEnd: '2026-11-25T12:00:00+04:00' }),
      ],
      { fieldNames, days: window, present: Date.parse('2026-11-23T12:00:00Z') },
    );
    expect(west!.phase).toBe('tomorrow');
  });
});

it('lists what is overdue, what goes on and what begins within a week as the work ahead, what is most urgent first', () => {
  const at = (id: string, day: string, given: Partial<ScheduledActivity> = {}) =>
    activity({
      id,
      plannedStart: `${day}T08:00:00+01:00`,
      plannedEnd: `${day}T16:00:00+01:00`,
      actualStart: null,
      actualEnd: null,
      status: 'planned',
      ...given,
    });
  const present = Date.parse('2026-11-20T11:00:00Z');
  const placed = placedActivities(
    [
      at('in-a-week', '2026-11-27'),
      at('later', '2026-11-28'),
      at('done', '2026-11-21', { status: 'done' }),
      at('tomorrow', '2026-11-21'),
      at('running', '2026-11-15', { status: 'inProgress', actualStart: '2026-11-15T08:00:00+01:00' }),
      at('late', '2026-11-10', { status: 'overdue' }),
    ],
    { fieldNames, days: null, present },
  );
  expect(workAhead(placed).map(({ id }) => id)).toEqual(['late', 'running', 'tomorrow', 'in-a-week']);
});

it.each([
  ['2026-11-21T06:00:00+01:00', '2026-11-23T00:00:00+01:00', '2026-11-22'],
  ['2026-11-21T06:00:00+01:00', '2026-11-23T00:01:00+01:00', '2026-11-23'],
  ['2026-11-21T00:00:00+01:00', '2026-11-21T00:00:00+01:00', '2026-11-21'],
])('an activity from %s to %s is last at work on %s', (start, end, day) => {
  expect(lastDayOf({ start, end })).toBe(day);
});
