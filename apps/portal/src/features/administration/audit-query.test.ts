import { expect, it } from 'vitest';
import { auditQueryOf } from './audit-query.ts';

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
