import { describe, expect, it } from 'vitest';
import { openTab as openSession } from '../../session/session.fixture.ts';
import { createPortalStore } from '../../state/store.ts';
import { readRecent, saveRecent, type RecentPlace } from './recent-places.ts';

const user = { email: 'Engineer@cnx.example', isSSO: false, roleId: 2 };
const tokens = { id_token: 'first', expires_in: 60 };
const place = (name: string): RecentPlace => ({
  kind: 'well',
  id: name,
  label: name,
  href: `/dashboard?wellIds=${name}`,
});
const openTab = () => ({ ...openSession(), store: createPortalStore() });

describe('recent places', () => {
  it('are the last five, the newest first, each once', () => {
    const tab = openTab();
    tab.sessionManager.signIn(user, tokens);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) saveRecent(tab, place(name));
    expect(readRecent(tab).map(({ id }) => id)).toEqual(['d', 'f', 'e', 'c', 'b']);
  });

  it('are of one user, and there while that user is signed in', () => {
    const tab = openTab();
    saveRecent(tab, place('unsigned'));
    tab.sessionManager.signIn(user, tokens);
    expect(readRecent(tab)).toEqual([]);
    saveRecent(tab, place('a'));
    tab.sessionManager.signIn({ ...user, email: 'admin@cnx.example' }, tokens);
    expect(readRecent(tab)).toEqual([]);
    tab.sessionManager.end('expired');
    expect(readRecent(tab)).toEqual([]);
  });
});
