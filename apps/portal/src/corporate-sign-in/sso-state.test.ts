import { expect, it } from 'vitest';
import { openTab } from '../session/session.fixture.ts';
import { dropSsoState, keepSsoState, ssoAddress, ssoStateOf } from './sso-state.ts';

const allowed = { ownOrigin: 'https://portal.example', hosts: ['app.example'] };
const stateOf = (query: Record<string, string>) =>
  ssoStateOf(`?${new URLSearchParams(query).toString()}`, allowed);

it.each([
  [{ username: 'a@b.example', redirectApp: 'app.example' }, 'a@b.example', 'app.example'],
  [{ redirectApp: 'https://app.example/wells?id=5' }, undefined, 'https://app.example/wells?id=5'],
  [{ username: '<img>', redirectApp: 'evil.example' }, undefined, undefined],
  [{ username: `${'a'.repeat(300)}@b.example`, redirectApp: 'javascript:alert(1)' }, undefined, undefined],
  [{ redirectApp: '//evil.example' }, undefined, undefined],
  [{}, undefined, undefined],
])('of %j', (query, username, redirectApp) =>
  expect(stateOf(query as Record<string, string>)).toEqual({ username, redirectApp }),
);

it('is kept over the trip, is told again by an address, and is dropped', () => {
  const { storage } = openTab();
  keepSsoState(storage, { username: 'a@b.example', redirectApp: 'app.example' });
  const kept = keepSsoState(storage, { username: undefined, redirectApp: undefined });
  const { search } = new URL(ssoAddress('https://portal.example/Account/SSO', kept));
  expect(ssoStateOf(search, allowed)).toEqual({ username: 'a@b.example', redirectApp: 'app.example' });
  dropSsoState(storage);
  expect(keepSsoState(storage, { username: undefined, redirectApp: undefined })).toEqual({
    username: undefined,
    redirectApp: undefined,
  });
});
