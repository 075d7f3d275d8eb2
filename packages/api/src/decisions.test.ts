import { describe, expect, it } from 'vitest';
import { applyDecision, hasClearTime, openStatuses, workInTheWay, type DecisionMade } from './decisions.ts';

const until = '2026-11-21T05:00:00.000Z';
const owned = { owner: 'erin', feedback: null };
const unowned = { owner: null, feedback: null };
const judged = { owner: 'erin', feedback: 'falseAlarm' } as const;
const awake = { snoozedUntil: null };

const cases: readonly (readonly [
  what: string,
  before: Parameters<typeof applyDecision<string>>[0],
  decision: Partial<DecisionMade<string>> & Pick<DecisionMade<string>, 'action'>,
  changed: object,
])[] = [
  ['is acknowledged', owned, { action: 'acknowledge' }, { ...awake, status: 'acknowledged' }],
  [
    'is given to somebody',
    unowned,
    { action: 'assign', assignee: 'kari' },
    { ...awake, status: 'assigned', owner: 'kari' },
  ],
  ['sleeps until a moment', owned, { action: 'snooze', until }, { status: 'snoozed', snoozedUntil: until }],
  ['sleeps until the next well test', owned, { action: 'snooze' }, { ...awake, status: 'snoozed' }],
  [
    'is dismissed with a word on the finding',
    judged,
    { action: 'dismiss', feedback: 'measurementError' },
    { ...awake, status: 'dismissed', feedback: 'measurementError' },
  ],
  [
    'is dismissed without one, and keeps the one before',
    judged,
    { action: 'dismiss' },
    { ...awake, status: 'dismissed', feedback: 'falseAlarm' },
  ],
  [
    'is opened again for its owner',
    judged,
    { action: 'reopen' },
    { ...awake, status: 'assigned', feedback: null },
  ],
  ['is opened again for nobody', unowned, { action: 'reopen' }, { ...awake, status: 'new', feedback: null }],
  ['is accepted', owned, { action: 'accept' }, { ...awake, status: 'accepted' }],
  ['is explained', owned, { action: 'explain' }, { ...awake, status: 'explained' }],
  ['is judged', owned, { action: 'judge', feedback: 'confirmed' }, { feedback: 'confirmed' }],
  ['has its verdict taken away', judged, { action: 'judge' }, { feedback: null }],
  ['is commented on, which changes nothing', judged, { action: 'comment' }, {}],
];

describe('what is decided on', () => {
  it.each(cases)('%s', (_, before, decision, changed) => {
    const made = { assignee: null, until: null, feedback: null, ...decision };
    expect(applyDecision(before, made)).toEqual(changed);
  });

  it('is open while somebody has to look at it', () => {
    const statuses = cases.map(([, , , changed]) => (changed as { status?: string }).status);
    const closed = statuses.filter((status) => status && !openStatuses.some((open) => open === status));
    expect(new Set(closed)).toEqual(new Set(['dismissed', 'accepted', 'explained']));
  });
});

describe('workInTheWay', () => {
  const day = 86_400_000;
  const at = Date.parse('2026-12-01T07:00:00Z');
  const work = { activity: 'wellTest', status: 'planned', start: at - day, end: at + day } as const;

  it.each([
    [{}, 'during'],
    [{ start: at + 1.9 * day, end: at + 3 * day }, 'later'],
    [{ start: at + 2 * day, end: at + 3 * day }, null],
    [{ activity: 'workover', start: at + 13 * day, end: at + 20 * day }, 'later'],
    [{ activity: 'workover', start: at + 14 * day, end: at + 20 * day }, null],
    [{ end: at }, null],
    [{ end: at, status: 'overdue' }, 'overdue'],
    [{ status: 'done' }, null],
    [{ activity: 'dataReview' }, null],
  ] as const)('%j is %s', (more, how) => {
    expect(workInTheWay({ ...work, ...more }, at)).toBe(how);
  });

  it('is a plan of another value of the same setting at any time, and not one of the same value', () => {
    const plan = {
      activity: 'frequencyStep',
      status: 'planned',
      start: at + 30 * day,
      end: at + 31 * day,
    } as const;
    const to = (hz: number) => ({ ...plan, step: { setting: 'frequency', to: hz } }) as const;
    const step = { setting: 'frequency', to: 57.5 } as const;
    expect(workInTheWay(to(55.5), at, step)).toBe('otherTarget');
    expect(workInTheWay(to(57), at, step)).toBe('otherTarget');
    expect(workInTheWay(to(57.6), at, step)).toBeNull();
    expect(workInTheWay(to(55.5), at, { setting: 'choke', to: 40 })).toBeNull();
    expect(workInTheWay(plan, at, step)).toBeNull();
    expect(workInTheWay({ ...to(55.5), status: 'cancelled' }, at, step)).toBeNull();
    expect(workInTheWay({ ...to(55.5), status: 'overdue' }, at, step)).toBe('overdue');
    const choke = { ...plan, activity: 'settingStep', step: { setting: 'choke', to: 42 } } as const;
    expect(workInTheWay(choke, at, { setting: 'choke', to: 40 })).toBeNull();
    expect(workInTheWay(choke, at, { setting: 'choke', to: 38 })).toBe('otherTarget');
  });
});

describe('hasClearTime', () => {
  const day = 86_400_000;
  const now = Date.parse('2026-12-01T07:00:00Z');
  const at = (days: number) => new Date(now + days * day).toISOString();
  const work = (from: number, to: number, more: object = {}) =>
    ({
      ...{ activity: 'wellTest', status: 'planned', step: null },
      ...{ plannedStart: at(from), plannedEnd: at(to), ...more },
    }) as Parameters<typeof hasClearTime>[0][number];
  const target = { setting: 'frequency', to: 51 } as const;
  const has = (...works: Parameters<typeof hasClearTime>[0]) =>
    hasClearTime(works, { from: now, to: now + 10 * day }, target);

  it('is a time before the work, after it, or between works', () => {
    expect(has()).toBe(true);
    expect(has(work(5, 6))).toBe(true);
    expect(has(work(1, 2))).toBe(true);
    expect(has(work(1, 2), work(5, 6))).toBe(true);
  });

  it('is none under work that goes on, or close to the next one, until the advice runs out', () => {
    expect(has(work(-1, 11))).toBe(false);
    expect(has(work(1, 3), work(4, 6), work(7, 12))).toBe(false);
    expect(has(work(13, 20, { activity: 'workover' }))).toBe(false);
  });

  it('is none beside a plan of another value, and kept by nothing that is overdue', () => {
    const plan = (to: number, more: object = {}) =>
      work(30, 31, {
        activity: 'frequencyStep',
        step: { setting: 'frequency', from: 50, to, unit: 'Hz' },
        ...more,
      });
    expect(has(plan(49))).toBe(false);
    expect(has(plan(51))).toBe(true);
    expect(has(plan(49, { status: 'overdue' }))).toBe(true);
  });
});
