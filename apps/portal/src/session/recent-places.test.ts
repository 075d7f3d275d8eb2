import { describe, expect, it } from 'vitest';
import { readRecent, saveRecent, type RecentPlace } from './recent-places.ts';
import { openTab } from './session.fixture.ts';

const user = { email: 'Engineer@cnx.example', isSSO: false, roleId: 2 };
const tokens = { id_token: 'first', expires_in: 60 };
const place = (name: string): RecentPlace => ({
  kind: 'well',
  id: name,
  label: name,
  href: `/dashboard?wellIds=${name}`,
});

describe('recent places', () => {
  it('are the last five, the newest first, each once', () => {
    const tab = openTab();
    tab.sessionManager.signIn(user, tokens);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'd']) saveRecent(tab, place(name));
    expect(readRecent(tab).map(({ id }) => id)).toEqual(['d', 'f', 'e', 'c', 'b']);
  });

  it('are of one user and one session', () => {
    const tab = openTab();
    saveRecent(tab, place('nobody'));
    tab.sessionManager.signIn(user, tokens);
    expect(readRecent(tab)).toEqual([]);
    saveRecent(tab, place('a'));
    tab.sessionManager.signIn({ ...user, email: 'admin@cnx.example' }, tokens);
    expect(readRecent(tab)).toEqual([]);
    tab.sessionManager.signIn(user, tokens);
    saveRecent(tab, place('a'));
    tab.sessionManager.end('expired');
    expect(tab.storage.read('recent')).toBeUndefined();
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'lead nowhere else, whatever was put into the storage: %s',
    (href) => {
      const tab = openTab();
      tab.sessionManager.signIn(user, tokens);
      saveRecent(tab, { ...place('a'), href });
      expect(readRecent(tab)).toEqual([]);
    },
  );
});
