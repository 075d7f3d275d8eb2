import type { ChangePoint } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import {
  decidedChange,
  decidedException,
  maxCommentLength,
  ownNewest,
  plainDecision,
  withChangeDecisions,
  withDecisions,
  writtenComment,
} from './decision.ts';
import { draftName, draftOf, excessOf, faultOf, peopleFor } from './decide-form.ts';
import { erin, exception, kari } from './exceptions.fixture.ts';

const now = new Date('2026-11-20T06:30:00Z');
const clock = { now, timeZone: 'Europe/Oslo' };
const by = { name: 'Kari Engineer', now };
const decided = (draft: Parameters<typeof decidedException>[1], given = {}) =>
  decidedException(exception(given), draft, by);

describe('a decision changes an event at once', () => {
  it('in state, owner, time and verdict, and says who and when', () => {
    expect(decided(plainDecision('acknowledge'))).toMatchObject({
      status: 'acknowledged',
      decidedBy: 'Kari Engineer',
      decidedAt: now.toISOString(),
      version: 1,
    });
    expect(decided(plainDecision('assign', { assignee: erin }))).toMatchObject({
      status: 'assigned',
      owner: erin,
    });
    const until = '2026-11-21T05:00:00.000Z';
    expect(decided(plainDecision('snooze', { until }))).toMatchObject({
      status: 'snoozed',
      snoozedUntil: until,
      isOpen: true,
    });
    expect(decided(plainDecision('dismiss', { feedback: 'measurementError' }))).toMatchObject({
      status: 'dismissed',
      isOpen: false,
      feedback: 'measurementError',
    });
    expect(decided(plainDecision('judge', { feedback: 'falseAlarm' }))).toMatchObject({
      status: 'new',
      feedback: 'falseAlarm',
    });
  });

  it('opens it again for its owner, but not one that is over', () => {
    const closed = { status: 'dismissed', isOpen: false, owner: kari } as const;
    expect(decided(plainDecision('reopen'), closed)).toMatchObject({ status: 'assigned', isOpen: true });
    expect(decided(plainDecision('reopen'), { ...closed, endedOn: '2026-11-19' }).isOpen).toBe(false);
  });

  it('keeps what was said of it before where it is dismissed without a word', () => {
    const judged = { feedback: 'falseAlarm' } as const;
    expect(decided(plainDecision('dismiss'), judged).feedback).toBe('falseAlarm');
  });

  it('leaves who decided, and when, as they are by a comment', () => {
    const decidedBefore = { decidedBy: 'Erin Moe', decidedAt: '2026-11-19T08:00:00.000Z' };
    expect(decided(plainDecision('comment', { comment: 'a' }), decidedBefore)).toMatchObject(decidedBefore);
  });

  it('counts a comment, of whichever decision', () => {
    expect(decided(plainDecision('comment', { comment: 'a' }), { comments: 2 }).comments).toBe(3);
    expect(decided(plainDecision('acknowledge', { comment: 'a' })).comments).toBe(1);
  });
});

describe('events as the decisions of this tab leave them', () => {
  const row = exception({ version: 3 });
  it('are what the server made of them, until the list is as new', () => {
    const answered = exception({ status: 'acknowledged', version: 4 });
    const known = new Map([[row.id, answered]]);
    expect(withDecisions([row], known, [])).toEqual([answered]);
    const newer = exception({ status: 'resolved', version: 4 });
    expect(withDecisions([newer], known, [])).toEqual([newer]);
  });

  it('show what is not answered yet, and lose it where it is refused', () => {
    const pending = [
      { id: 'd', changeIds: [], exceptionIds: [row.id], draft: plainDecision('acknowledge'), by },
    ];
    expect(withDecisions([row], new Map(), pending)[0]?.status).toBe('acknowledged');
    expect(withDecisions([exception({ id: 'other' })], new Map(), pending)[0]?.status).toBe('new');
    expect(withDecisions([row], new Map(), [])).toEqual([row]);
  });
});

describe('what can be taken back of a log', () => {
  const entry = (id: string, byId: string | null, undone = false) => ({ id, byId, undone });
  const log = [entry('c', 'kari', true), entry('b', 'kari'), entry('a', 'erin')];

  it('is the newest entry that stands, by whom it is of', () => {
    expect(ownNewest(log, { id: 'kari', name: 'Kari' })?.id).toBe('b');
    expect(ownNewest(log, { id: 'erin', name: 'Erin' })).toBeUndefined();
  });

  it('is nothing of an account that is gone, or while it is not known who reads', () => {
    expect(ownNewest([entry('b', null)], { id: 'kari', name: 'Kari' })).toBeUndefined();
    expect(ownNewest([entry('b', null)], null)).toBeUndefined();
    expect(ownNewest(log, null)).toBeUndefined();
  });
});

describe('what is typed', () => {
  it('becomes a comment as the contract takes it; a blank one is none', () => {
    expect(writtenComment(' a\r\nb\tc\u0007d\re ')).toBe('a\nb c d\ne');
    expect(writtenComment(' \n ')).toBeNull();
  });

  it('is refused where it is too long, by how much', () => {
    const entry = { assignee: kari, day: '2026-11-25', comment: 'x'.repeat(maxCommentLength + 7) };
    expect(faultOf('comment', entry, clock)).toBe('tooLong');
    expect(excessOf(entry.comment)).toBe(7);
    expect(excessOf('x'.repeat(maxCommentLength))).toBe(0);
  });

  it('must name a person, a day to come, or something to say', () => {
    const entry = { assignee: null, day: null, comment: '' };
    expect(faultOf('assign', entry, clock)).toBe('noAssignee');
    expect(faultOf('snooze', entry, clock)).toBe('noDay');
    expect(faultOf('snooze', { ...entry, day: '2026-11-01' }, clock)).toBe('noDay');
    expect(faultOf('snooze', { ...entry, untilTest: true }, clock)).toBeNull();
    expect(draftOf('snooze', { ...entry, day: '2026-12-01', untilTest: true }, clock).until).toBeNull();
    // On the clock that the user chose: six there is five in UTC.
    expect(draftOf('snooze', { ...entry, day: '2026-12-01' }, clock).until).toBe('2026-12-01T05:00:00.000Z');
    expect(faultOf('comment', entry, clock)).toBe('noComment');
    expect(faultOf('dismiss', entry, clock)).toBeNull();
    expect(draftOf('dismiss', { ...entry, comment: ' gauge ' }, clock)).toEqual(
      plainDecision('dismiss', { feedback: 'measurementError', comment: 'gauge' }),
    );
  });

  it('is kept by the events that it is about, in whichever order they are ticked', () => {
    expect(draftName([{ id: 'b' }, { id: 'a' }])).toBe(draftName([{ id: 'a' }, { id: 'b' }]));
    expect(draftName([{ id: 'a' }])).not.toBe(draftName([{ id: 'b' }]));
  });
});

describe('whom to assign to', () => {
  it('begins with whoever reads, who is there once', () => {
    expect(peopleFor([erin, kari], kari)).toEqual([kari, erin]);
    expect(peopleFor([erin], null)).toEqual([erin]);
  });
});

describe('a verdict changes a change at once', () => {
  const [change] = examples.changePoints as [ChangePoint];
  const [logged] = change.linkedEvents;
  const event = { ...logged!, id: 'ev-7' };

  it('in state, comment and cause', () => {
    expect(decidedChange(change, plainDecision('accept'))).toMatchObject({ status: 'accepted' });
    expect(decidedChange(change, plainDecision('dismiss', { comment: 'Gauge.' }))).toMatchObject({
      status: 'dismissed',
      comment: 'Gauge.',
    });
    expect(decidedChange(change, plainDecision('reopen'))).toMatchObject({
      status: 'new',
      comment: change.comment,
    });
    const explained = decidedChange(
      { ...change, nearbyEvents: [event] },
      plainDecision('explain', { event }),
    );
    expect(explained.linkedEvents.map(({ id }) => id)).toEqual(['ev-7', 'ev-901']);
    expect(explained.nearbyEvents).toEqual([]);
    expect(
      decidedException(exception({ kind: 'change' }), plainDecision('explain', { event }), by),
    ).toMatchObject({
      status: 'explained',
      isOpen: false,
      causeEvent: event,
    });
  });

  it('over what the list has, unless the list is newer', () => {
    const known = new Map([[change.id, { ...change, status: 'accepted' as const, version: 3 }]]);
    expect(withChangeDecisions([change], known, [])).toMatchObject([{ status: 'accepted' }]);
    const newer = { ...change, status: 'dismissed' as const, version: 4 };
    expect(withChangeDecisions([newer], known, [])).toMatchObject([{ status: 'dismissed' }]);
    // A decision on the event of the same id is none on the change.
    const pending = { id: 'd', exceptionIds: [change.id], draft: plainDecision('dismiss'), by };
    expect(withChangeDecisions([change], known, [{ ...pending, changeIds: [] }])).toMatchObject([
      { status: 'accepted' },
    ]);
    expect(withChangeDecisions([change], known, [{ ...pending, changeIds: [change.id] }])).toMatchObject([
      { status: 'dismissed' },
    ]);
  });
});

describe('the form of a verdict', () => {
  const entry = { assignee: null, day: null, comment: '' };

  it('asks for an entry of the log, or for a reason, and for another one in words', () => {
    expect(faultOf('explain', entry, clock)).toBe('noExplanation');
    expect(faultOf('explain', { ...entry, comment: 'Bean up.' }, clock)).toBeNull();
    expect(faultOf('explain', { ...entry, causeCode: 'weather' }, clock)).toBeNull();
    expect(faultOf('reject', entry, clock)).toBe('noReason');
    expect(faultOf('reject', { ...entry, reason: 'other' }, clock)).toBe('noComment');
    expect(faultOf('reject', { ...entry, reason: 'falseAlarm' }, clock)).toBeNull();
    expect(faultOf('reject', { ...entry, reason: 'other', comment: 'x'.repeat(10_000) }, clock)).toBe(
      'tooLong',
    );
  });

  it('makes a dismissal of it, with what the reason says of the rule', () => {
    const draft = (reason: 'falseAlarm' | 'other') =>
      draftOf('reject', { ...entry, reason, comment: 'So.' }, clock);
    expect(draft('falseAlarm')).toMatchObject({ action: 'dismiss', feedback: 'falseAlarm', comment: 'So.' });
    expect(draft('other')).toMatchObject({ action: 'dismiss', feedback: null, comment: 'So.' });
  });
});
