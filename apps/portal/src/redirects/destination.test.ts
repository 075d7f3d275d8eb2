import { describe, expect, it } from 'vitest';
import { landingPath } from '../paths.ts';
import { destinationAfterSignIn } from './destination.ts';
import { openTab } from '../session/session.fixture.ts';

const user = { email: 'Engineer@cnx.example', isSSO: false, roleId: 2 };
const allowed = { ownOrigin: 'https://portal.example', hosts: ['localhost:4100'] };

describe('destinationAfterSignIn', () => {
  it.each([
    ['the first one in this tab', null, '/settings?tab=profile#x'],
    ['the same user', 'engineer@cnx.example', '/settings?tab=profile#x'],
    ['another user', 'admin@cnx.example', '/dashboard'],
  ])('gives the address back to %s, once', (_who, owner, to) => {
    const { storage } = openTab();
    storage.write('returnAddress', { user: owner, address: '/settings?tab=profile#x' });
    expect(destinationAfterSignIn({ storage, redirectTargets: allowed }, user)).toEqual({ to });
    expect(destinationAfterSignIn({ storage, redirectTargets: allowed }, user)).toEqual({
      to: '/dashboard',
    });
  });

  it.each([
    '//evil.example/settings',
    '/..//evil.example',
    '/\\evil.example/settings',
    '/logout',
    '/',
    '/Account/SSO',
  ])('never leads to %s', (address) => {
    const { storage } = openTab();
    storage.write('returnAddress', { user: null, address });
    expect(destinationAfterSignIn({ storage, redirectTargets: allowed }, user)).toEqual({
      to: '/dashboard',
    });
  });

  it('leads to the page that the user chose, below the address asked for, and to no other', () => {
    const { storage } = openTab();
    const services = { storage, redirectTargets: allowed };
    const chosen = '/dashboard/exception-report';
    storage.write('returnAddress', { user: null, address: '/settings' });
    expect(destinationAfterSignIn(services, user, null, chosen)).toEqual({ to: '/settings' });
    expect(destinationAfterSignIn(services, user, null, chosen)).toEqual({ to: chosen });
    for (const other of ['//evil.example', '/logout', '/newer-page', ''])
      expect(destinationAfterSignIn(services, user, null, other)).toEqual({ to: '/dashboard' });
  });

  it('goes on to the application first', () => {
    const { storage } = openTab();
    storage.write('returnAddress', { user: null, address: '/settings' });
    storage.write('FullRedirectApp', 'localhost:4100');
    const services = { storage, redirectTargets: allowed };
    expect(destinationAfterSignIn(services, { ...user, isSSO: true })).toEqual({
      to: '/dashboard-user?state=localhost%3A4100',
    });
  });
});

it.each([
  [{ isSSO: false, roleId: 1 }, '/dashboard'],
  [{ isSSO: false, roleId: 2 }, '/dashboard'],
  [{ isSSO: true, roleId: 1 }, '/dashboard'],
  [{ isSSO: true, roleId: 2 }, '/dashboard-user'],
  [{ isSSO: true }, '/dashboard-user'],
])('%j lands on %s', (user, path) => expect(landingPath(user)).toBe(path));
