import { listQuery, partOf, showOf } from '@cnx/api/view-calls';
import { describe, expect, it } from 'vitest';
import {
  causeCode,
  ageDays,
  isNewSince,
  isShown,
  rateCourse,
  plannedQuery,
  precisionOf,
  precisionOfAll,
  sharedLack,
  waitsTooLong,
} from './exceptions.ts';
import { statusTone } from './ExceptionMarks.tsx';
import { dateFormat } from '../../quantities.ts';
import { erin, exception, kari } from '../../decisions/exceptions.fixture.ts';

const fall = {
  variable: 'oilRate',
  unit: 'Sm3/d',
  direction: 'down',
  meanBefore: 142.1,
  meanAfter: 87.9,
  delta: -54.2,
  deltaPct: -38.1,
  deltaKind: 'relative',
} as const;

describe('the address', () => {
  it('names the events and the part that are shown; what it does not know is as if it were not there', () => {
    expect([showOf('mine'), showOf('yours'), showOf(null)]).toEqual(['mine', 'open', 'open']);
    expect([partOf('gas'), partOf('oil'), partOf(null)]).toEqual(['gas', null, null]);
  });
});

describe('what waits for an answer', () => {
  const window = { from: '2026-10-22', to: '2026-11-20' };
  const waits = (row: Parameters<typeof exception>[0], timeZone = 'UTC') =>
    waitsTooLong(
      exception({
        status: 'new',
        isOpen: true,
        endedOn: null,
        foundAt: `${row?.since}T06:00:00.000Z`,
        ...row,
      }),
      window,
      dateFormat('en', { timeZone }),
    );

  it('warns after three days, whatever it loses, where it loses oil or may do so', () => {
    expect(waits({ since: '2026-11-18' })).toBe(false);
    expect(waits({ since: '2026-11-17' })).toBe(true);
    expect(waits({ since: '2026-08-30', severity: 'low', lossPerDay: 0.1 })).toBe(true);
    expect(waits({ since: '2026-08-30', kind: 'noData', lossPerDay: null })).toBe(true);
    expect(waits({ since: '2026-08-30', lossPerDay: 0 })).toBe(false);
  });

  it('counts from the day on which it was found, however long it had gone on', () => {
    expect(waits({ since: '2026-11-05', foundAt: '2026-11-18T23:10:00.000Z' })).toBe(false);
    expect(waits({ since: '2026-11-05', foundAt: '2026-11-17T06:10:00.000Z' })).toBe(true);
  });

  it('counts by the day of the operation, which the list states', () => {
    const late = { since: '2026-11-05', foundAt: '2026-11-17T23:10:00.000Z' };
    expect([waits(late), waits(late, 'Asia/Tokyo')]).toEqual([true, false]);
  });

  it('does not warn of what a user has answered, or what is over', () => {
    expect(waits({ since: '2026-10-01', status: 'acknowledged' })).toBe(false);
    expect(waits({ since: '2026-10-01', isOpen: false })).toBe(false);
  });
});

describe('the oil of an event', () => {
  const change = { ...fall, variable: 'gor', direction: 'up' } as const;

  it('is that of its well, of a change too where it costs oil', () => {
    const oil = { rate: 25.4, baseline: 29.1 };
    expect(rateCourse(exception({ change: null, ...oil }))).toEqual(oil);
    expect(rateCourse(exception({ change, ...oil, rateDay: '2026-11-20' }))).toEqual(oil);
    expect(rateCourse(exception({ change, ...oil, rateDay: null }))).toBeNull();
    expect(rateCourse(exception({ change: fall, ...oil, rateDay: null }))).toEqual(oil);
    expect(rateCourse(exception({ change: null, rate: null, baseline: null }))).toBeNull();
  });

  it('lacks more than the loss where other events of the well share it', () => {
    const row = { rate: 25.4, baseline: 29.1 };
    expect(sharedLack({ ...row, lossPerDay: 2.4 })).toBeCloseTo(3.7, 5);
    expect(sharedLack({ ...row, lossPerDay: 3.7 })).toBeNull();
    // Of the well, not of this event's own expectation.
    expect(sharedLack({ ...row, lossPerDay: 1.2, wellLossPerDay: 5.1 })).toBe(5.1);
    expect(sharedLack({ ...row, lossPerDay: 0 })).toBeNull();
    expect(sharedLack({ rate: null, baseline: null, lossPerDay: 2.4 })).toBeNull();
  });

  it('asks for attention until a user answers, unless it loses nothing', () => {
    const open = { isOpen: true, lossPerDay: 5 };
    expect(statusTone(exception({ ...open, status: 'new' }))).toBe('info');
    expect(statusTone(exception({ ...open, status: 'new', lossPerDay: null }))).toBe('info');
    expect(statusTone(exception({ ...open, status: 'new', lossPerDay: 0 }))).toBe('neutral');
    expect(statusTone(exception({ ...open, status: 'acknowledged' }))).toBe('neutral');
  });
});

describe('the conditions of the list', () => {
  it('leave what is open, or nobody’s, or all but planned work', () => {
    expect(listQuery('open', null)).toEqual({ where: 'isOpen=true' });
    expect(listQuery('mine', null)).toEqual({ where: 'isOpen=true' });
    expect(listQuery('unassigned', null)).toEqual({ where: 'isOpen=true;owner=' });
    expect(listQuery('standing', null)).toEqual({ where: 'status=standing' });
    expect(listQuery('all', null)).toEqual({
      where: 'status=new|acknowledged|assigned|snoozed|standing|resolved|explained|accepted|dismissed',
    });
  });

  it('take one part alone', () => {
    expect(listQuery('open', 'drops')).toEqual({ where: 'isOpen=true', kinds: ['drop', 'downtime'] });
    expect(listQuery('open', 'gas')).toEqual({ where: 'isOpen=true', kinds: ['gas'] });
    expect(listQuery('open', 'changes')).toEqual({ where: 'isOpen=true', kinds: ['change'] });
  });

  it('have planned work apart, and what is over only beside all events', () => {
    expect(plannedQuery('open', null)).toEqual({ where: 'status=expected;endedOn=' });
    expect(plannedQuery('all', 'gas')).toEqual({ where: 'status=expected', kinds: ['gas'] });
  });
});

const asKari = { id: kari.id, since: '2026-11-20T05:00:00Z' };

describe('an event that was decided on', () => {
  it('leaves the list where the decision took it away', () => {
    const dismissed = exception({ status: 'dismissed', isOpen: false });
    expect(isShown(dismissed, 'open', asKari)).toBe(false);
    expect(isShown(dismissed, 'all', asKari)).toBe(true);
    expect(isShown(exception({ status: 'expected', isOpen: false }), 'all', asKari)).toBe(false);
  });

  it('leaves the standing ones with a verdict, and is never among the open ones', () => {
    const standing = exception({ status: 'standing', isOpen: false });
    expect(isShown(standing, 'standing', asKari)).toBe(true);
    expect(isShown(standing, 'open', asKari)).toBe(false);
    expect(isShown({ ...standing, status: 'accepted' }, 'standing', asKari)).toBe(false);
  });

  it('is among the reader’s own while it is assigned to them, and among nobody’s while it is not', () => {
    const assigned = exception({ owner: kari });
    expect(isShown(assigned, 'mine', asKari)).toBe(true);
    expect(isShown(assigned, 'mine', { ...asKari, id: erin.id })).toBe(false);
    expect(isShown(assigned, 'unassigned', asKari)).toBe(false);
    expect(isShown(exception(), 'unassigned', asKari)).toBe(true);
  });
});

describe('an event since the reader last looked', () => {
  const found = (newestFoundAt: string) => exception({ newestFoundAt });
  it('is new by its newest finding, whatever the clock that says it', () => {
    const { since } = asKari;
    expect(isNewSince(found('2026-11-20T06:00:01+01:00'), since)).toBe(true);
    expect(isNewSince(found('2026-11-20T06:00:00+01:00'), since)).toBe(false);
    expect(isNewSince(found('2026-11-20T06:00:01+01:00'), null)).toBe(false);
  });

  it('leaves the list of new ones when it was decided away', () => {
    const row = found('2026-11-20T05:00:01Z');
    expect(isShown(row, 'new', asKari)).toBe(true);
    expect(isShown({ ...row, isOpen: false }, 'new', asKari)).toBe(false);
    expect(isShown(found('2026-11-19T05:00:00Z'), 'new', asKari)).toBe(false);
  });
});

describe('the age of an event', () => {
  const window = { from: '2026-10-21', to: '2026-11-19' };
  it('counts its first and its last day', () => {
    expect(ageDays({ since: '2026-11-18', endedOn: null }, window)).toBe(2);
    expect(ageDays({ since: '2026-11-10', endedOn: '2026-11-10' }, window)).toBe(1);
  });
  it('is not known without a newest day, nor before the event began', () => {
    expect(ageDays({ since: '2026-11-18', endedOn: null }, null)).toBeNull();
    expect(ageDays({ since: '2026-11-20', endedOn: null }, window)).toBeNull();
  });
});

describe('precision', () => {
  it('is right of right and wrong, over all rules and by rule', () => {
    const drop = { ruleId: 'drop', right: 3, wrong: 1 };
    expect(precisionOf(drop)).toEqual({ right: 3, total: 4, share: 75 });
    const feedback = [drop, { ruleId: 'R4', right: 0, wrong: 2 }];
    expect(precisionOfAll({ feedback })).toEqual({ right: 3, total: 6, share: 50 });
  });
  it('is none without an answer, which is not zero', () => {
    expect(precisionOf({ right: 0, wrong: 0 })).toBeNull();
    expect(precisionOfAll({ feedback: [] })).toBeNull();
  });
});

it('finds gas and changes by a cause, which only a silence has not', () => {
  const causeEvent = null;
  expect(causeCode({ kind: 'gas', cause: null, causeEvent })).toBe('gas');
  expect(causeCode({ kind: 'change', cause: null, causeEvent })).toBe('unknown');
  expect(causeCode({ kind: 'drop', cause: 'watering', causeEvent })).toBe('watering');
  expect(causeCode({ kind: 'noData', cause: null, causeEvent })).toBeNull();
});

it('finds what the log alone accounts for by the log, and not as unknown', () => {
  const causeEvent = {
    id: 'e-1',
    kind: 'choke',
    start: '2026-11-18T21:10:00Z',
    end: null,
    from: 48,
    to: 44,
    unit: '%',
    planned: false,
    reason: null,
    startDay: '2026-11-18',
    endDay: null,
  } as const;
  expect(causeCode({ kind: 'change', cause: null, causeEvent })).toBe('log');
  expect(causeCode({ kind: 'drop', cause: 'unknown', causeEvent })).toBe('log');
  expect(causeCode({ kind: 'drop', cause: 'choke', causeEvent })).toBe('choke');
});
