import { expect, it } from 'vitest';
import { isAway } from './away.ts';
import { openTab } from './session.fixture.ts';

const minute = 60_000;

it.each([
  ['a local user', false, 25],
  ['a corporate user', true, 55],
])('%s is away at the limit and not before', (_who, isSSO, limit) => {
  const { storage } = openTab();
  const user = { email: 'someone@cnx.example', isSSO };
  storage.write('lastActivity', 1_000_000);
  expect(isAway(user, storage, 1_000_000 + limit * minute - 1)).toBe(false);
  expect(isAway(user, storage, 1_000_000 + limit * minute)).toBe(true);
});

it('nobody is away of whom no sign of life was stored', () => {
  expect(isAway({ email: 'someone@cnx.example', isSSO: false }, openTab().storage, Date.now())).toBe(false);
});
