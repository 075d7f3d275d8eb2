import type { WorkBeside } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import type { AdviceRow } from './advice-row.ts';
import { clearMorning, withoutTime } from './step-morning.ts';

// A Saturday.
const clock = { now: new Date('2026-11-28T19:00:00Z'), timeZone: 'UTC' };
const test: WorkBeside = {
  ...{ id: 'sc-1', activity: 'wellTest', title: 'Well test', step: null, status: 'confirmed' },
  ...{ plannedStart: '2026-12-01T16:00:00Z', plannedEnd: '2026-12-02T01:00:00Z' },
};
const expiresAt = '2026-12-12T23:00:00Z';

const [example] = examples.frequencyChanges as [AdviceRow];
const row = (more: Partial<AdviceRow>): AdviceRow =>
  ({ ...example, status: 'proposed', ...more }) as AdviceRow;

describe('the morning of a step', () => {
  it('is the next working one', () => {
    expect(clearMorning([row({ plannedWork: [], expiresAt })], clock)).toBe('2026-11-30');
  });

  it('is the first one after a test that it would spoil', () => {
    expect(clearMorning([row({ plannedWork: [test], expiresAt })], clock)).toBe('2026-12-02');
  });

  it('is the next working one where the advice runs out before another', () => {
    expect(clearMorning([row({ plannedWork: [test], expiresAt: '2026-12-01T23:00:00Z' })], clock)).toBe(
      '2026-11-30',
    );
  });
});

describe('advice without a time for its step', () => {
  const found = (...plannedWork: WorkBeside[]) =>
    withoutTime([row({ plannedWork, expiresAt })], clock.now).length;

  it('is what has other work, or a plan of another value, until it runs out', () => {
    expect(found()).toBe(0);
    expect(found(test)).toBe(0);
    expect(found({ ...test, plannedStart: '2026-11-28T09:00:00Z', plannedEnd: '2026-12-13T09:00:00Z' })).toBe(
      1,
    );
    const step = { setting: 'frequency', from: 50, to: 30, unit: 'Hz' } as const;
    const plan = { ...test, activity: 'frequencyStep', step, plannedStart: '2026-12-28T09:00:00Z' } as const;
    expect(found({ ...plan, plannedEnd: '2026-12-28T10:00:00Z' })).toBe(1);
  });

  it('is nothing that is decided on', () => {
    const plannedWork = [
      { ...test, plannedStart: '2026-11-28T09:00:00Z', plannedEnd: '2026-12-13T09:00:00Z' },
    ];
    expect(withoutTime([row({ plannedWork, expiresAt, status: 'accepted' })], clock.now)).toEqual([]);
  });
});
