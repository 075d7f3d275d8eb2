import { examples } from '@cnx/api/examples';
import type { ScheduledActivity, WorkBeside } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { stepTimes, timeAfterWork, workNear } from './near-work.ts';

const [example] = examples.schedules as [ScheduledActivity];
const test = (start: string, end: string, more: Partial<ScheduledActivity> = {}): ScheduledActivity => ({
  ...example,
  ...{ plannedStart: start, plannedEnd: end, status: 'planned', ...more },
});
const target = { setting: 'frequency', to: 51 } as const;
const well = new Map([['NV-A-07', [target]]]);
const at = (time: string) => Date.parse(time);
const step = at('2026-11-29T06:00:00Z');

describe('workNear', () => {
  it('says how long after the step work begins, within two days', () => {
    const soon = test('2026-11-29T09:00:00Z', '2026-11-29T17:00:00Z');
    expect(workNear([soon], well, step)).toEqual([{ activity: soon, how: 'later', hours: 3 }]);
    expect(workNear([soon], well, at('2026-11-29T10:00:00Z'))).toMatchObject([{ how: 'during' }]);
    expect(workNear([soon], well, at('2026-11-29T17:00:00Z'))).toEqual([]);
    expect(workNear([test('2026-12-01T06:00:00Z', '2026-12-01T12:00:00Z')], well, step)).toEqual([]);
  });

  it('counts what is overdue, and neither what is done, nor other wells, nor the own step', () => {
    const times = ['2026-11-20T09:00:00Z', '2026-11-20T17:00:00Z'] as const;
    expect(workNear([test(...times, { status: 'overdue' })], well, step)).toMatchObject([{ how: 'overdue' }]);
    expect(workNear([test(...times, { status: 'done' })], well, step)).toEqual([]);
    const soon = test('2026-11-29T09:00:00Z', '2026-11-29T17:00:00Z');
    expect(workNear([soon], new Map([['NV-A-08', [target]]]), step)).toEqual([]);
    expect(workNear([soon], well, step, new Set([soon.id]))).toEqual([]);
  });
});

it('names a plan of another value of the same setting, whenever it is', () => {
  const plan = test('2026-12-28T09:00:00Z', '2026-12-28T10:00:00Z', {
    activity: 'frequencyStep',
    step: { setting: 'frequency', from: 50, to: 49, unit: 'Hz' },
  });
  expect(workNear([plan], well, step)).toMatchObject([{ how: 'otherTarget' }]);
  expect(
    timeAfterWork(
      step,
      (time) => workNear([plan], well, time),
      (time) => time + 1,
    ),
  ).toBeNull();
  expect(stepTimes([{ ...plan, status: 'planned' }], step, at('2026-12-12T23:00:00Z'), target)).toEqual({
    before: null,
    after: null,
  });
});

describe('timeAfterWork', () => {
  const morningAfter = (time: number) => Math.floor(time / 86_400_000 + 1) * 86_400_000 + 6 * 3_600_000;
  const after = (...activities: ScheduledActivity[]) =>
    timeAfterWork(step, (time) => workNear(activities, well, time), morningAfter);

  it('is the first morning with no work in the two days that follow it', () => {
    expect(after(test('2026-11-29T09:00:00Z', '2026-11-29T17:00:00Z'))).toBe(at('2026-11-30T06:00:00Z'));
    expect(
      after(
        test('2026-11-29T09:00:00Z', '2026-11-29T17:00:00Z'),
        test('2026-12-01T09:00:00Z', '2026-12-02T17:00:00Z'),
      ),
    ).toBe(at('2026-12-03T06:00:00Z'));
  });

  it('is none where nothing is in the way, or only what is overdue', () => {
    expect(after()).toBeNull();
    expect(after(test('2026-11-20T09:00:00Z', '2026-11-20T17:00:00Z', { status: 'overdue' }))).toBeNull();
  });
});

describe('stepTimes', () => {
  const [from, to] = [at('2026-11-28T19:00:00Z'), at('2026-12-12T23:00:00Z')];
  const work = (plannedStart: string, plannedEnd: string, more: Partial<WorkBeside> = {}): WorkBeside => ({
    ...{ id: 'sc-1', activity: 'wellTest', title: 'Well test', step: null, status: 'confirmed' },
    ...{ plannedStart, plannedEnd, ...more },
  });
  const shown = (works: readonly WorkBeside[]) => {
    const { before, after } = stepTimes(works, from, to, target);
    return [before, after].map((time) => time && new Date(time).toISOString().slice(5, 16));
  };

  it('are two days before a test, and its end', () => {
    expect(shown([work('2026-12-02T16:00:00Z', '2026-12-03T01:00:00Z')])).toEqual([
      '11-30T16:00',
      '12-03T01:00',
    ]);
  });

  it('are the end alone where there is no time before, and neither where the advice ends first', () => {
    expect(shown([work('2026-11-30T16:00:00Z', '2026-12-01T01:00:00Z')])).toEqual([null, '12-01T01:00']);
    expect(shown([work('2026-11-30T16:00:00Z', '2026-12-13T01:00:00Z')])).toEqual([null, null]);
  });

  it('are clear of all work', () => {
    const tests = [
      work('2026-12-02T16:00:00Z', '2026-12-03T01:00:00Z'),
      work('2026-12-04T16:00:00Z', '2026-12-05T01:00:00Z'),
    ];
    expect(shown(tests)).toEqual(['11-30T16:00', '12-05T01:00']);
  });

  it('are not kept by what is overdue, which can be made at any hour', () => {
    expect(shown([work('2026-11-20T16:00:00Z', '2026-11-21T01:00:00Z', { status: 'overdue' })])).toEqual([
      null,
      null,
    ]);
  });
});
