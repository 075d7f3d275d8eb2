import type { WorkBeside } from '@cnx/api';
import { describe, expect, it } from 'vitest';
import { clearMorning } from './step-morning.ts';

// A Saturday.
const clock = { now: new Date('2026-11-28T19:00:00Z'), timeZone: 'UTC' };
const test: WorkBeside = {
  ...{ id: 'sc-1', activity: 'wellTest', title: 'Well test', step: null, status: 'confirmed' },
  ...{ plannedStart: '2026-12-01T16:00:00Z', plannedEnd: '2026-12-02T01:00:00Z' },
};
const expiresAt = '2026-12-12T23:00:00Z';

describe('the morning of a step', () => {
  it('is the next working one', () => {
    expect(clearMorning([{ plannedWork: [], expiresAt }], clock)).toBe('2026-11-30');
  });

  it('is the first one after a test that it would spoil', () => {
    expect(clearMorning([{ plannedWork: [test], expiresAt }], clock)).toBe('2026-12-02');
  });

  it('is the next working one where the advice runs out before another', () => {
    expect(clearMorning([{ plannedWork: [test], expiresAt: '2026-12-01T23:00:00Z' }], clock)).toBe(
      '2026-11-30',
    );
  });
});
