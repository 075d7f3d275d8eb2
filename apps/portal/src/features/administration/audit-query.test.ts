import { expect, it } from 'vitest';
import { auditQueryOf, startOfDay } from './audit-query.ts';

const all = { text: '', kind: '', outcome: '', days: null } as const;

it('asks for all events where nothing is chosen', () => {
  expect(auditQueryOf(all, 'UTC')).toEqual({});
});

it('asks for whole days of the reader’s zone', () => {
  const days = { from: '2026-11-19', to: '2026-11-20' };
  expect(
    auditQueryOf({ ...all, text: ' erin ', kind: 'signIn', outcome: 'refused', days }, 'Europe/Oslo'),
  ).toEqual({
    text: 'erin',
    kind: 'signIn',
    outcome: 'refused',
    since: '2026-11-18T23:00:00.000Z',
    until: '2026-11-20T23:00:00.000Z',
  });
});

it.each([
  ['2026-03-29', 'Europe/Oslo', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Oslo', '2026-03-29T22:00:00.000Z'],
  ['2026-01-01', 'America/St_Johns', '2026-01-01T03:30:00.000Z'],
  ['2026-01-01', 'Asia/Kolkata', '2025-12-31T18:30:00.000Z'],
  ['2026-01-01', 'UTC', '2026-01-01T00:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone)).toBe(instant);
});
