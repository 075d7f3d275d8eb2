import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { arrivalOf } from './destination.ts';
import { draftAtom } from '../session/drafts.atoms.ts';
import { openSessionAtom } from '../session/session.atoms.ts';
import { openTab, servicesOf } from '../session/session.fixture.ts';

const user = { email: 'Engineer@cnx.example', isSSO: false, roleId: 2 };
const allowed = { ownOrigin: 'https://portal.example', hosts: ['localhost:4100'] };

describe('arrivalOf', () => {
  it.each([
    ['the first one in this tab', null, '/settings?tab=profile#x'],
    ['the same user', 'engineer@cnx.example', '/settings?tab=profile#x'],
    ['another user', 'admin@cnx.example', '/dashboard'],
  ])('gives the address back to %s, once', (_who, owner, arrival) => {
    const { storage } = openTab();
    storage.write('returnAddress', { user: owner, address: '/settings?tab=profile#x' });
    expect(arrivalOf(user, storage, allowed)).toBe(arrival);
    expect(arrivalOf(user, storage, allowed)).toBe('/dashboard');
  });

  it.each(['//evil.example/settings', '/\\evil.example/settings', '/logout', '/', '/Account/SSO'])(
    'never arrives at %s',
    (address) => {
      const { storage } = openTab();
      storage.write('returnAddress', { user: null, address });
      expect(arrivalOf(user, storage, allowed)).toBe('/dashboard');
    },
  );

  it('goes on to the application first', () => {
    const { storage } = openTab();
    storage.write('returnAddress', { user: null, address: '/settings' });
    storage.write('FullRedirectApp', 'localhost:4100');
    expect(arrivalOf({ ...user, isSSO: true }, storage, allowed)).toBe(
      '/dashboard-user?state=localhost%3A4100',
    );
  });
});

describe('drafts', () => {
  function open() {
    const tab = openTab();
    const store = createStore();
    store.set(openSessionAtom, servicesOf(tab));
    return { ...tab, store };
  }

  it('outlive a reload and the end of the session, for their writer', () => {
    const { store, keeper, storage } = open();
    const tokens = { id_token: 'first', expires_in: 60 };
    keeper.signIn(user, tokens);
    store.set(draftAtom('note'), 'half a sen');
    expect(store.get(draftAtom('note'))).toBe('half a sen');
    keeper.end();
    expect(store.get(draftAtom('note'))).toBe('');
    keeper.signIn(user, tokens);
    expect(store.get(draftAtom('note'))).toBe('half a sen');
    keeper.signIn({ ...user, email: 'admin@cnx.example' }, tokens);
    expect(store.get(draftAtom('note'))).toBe('');
    expect(storage.read('drafts')).toBeUndefined();
  });

  it('are kept by name, and forgotten when they are empty or the person signs out', () => {
    const { store, keeper, storage } = open();
    keeper.signIn(user, { id_token: 'first', expires_in: 60 });
    store.set(draftAtom('note'), 'one');
    store.set(draftAtom('search'), 'two');
    store.set(draftAtom('note'), '');
    expect(storage.read('drafts')?.texts).toEqual([{ name: 'search', text: 'two' }]);
    keeper.finishSignOut('asked');
    expect(storage.read('drafts')).toBeUndefined();
    store.set(draftAtom('note'), 'nobody is here');
    expect(storage.read('drafts')).toBeUndefined();
  });
});
