import { describe, expect, it } from 'vitest';
import { compareWithStored } from './compare-with-stored.ts';
import { memoryArea, openTab, testTime as at } from './session.fixture.ts';
import type { Session } from './session.ts';

const user = { email: 'engineer@cnx.example', isSSO: false, roleId: 2 };
const tokens = { id_token: 'first', refresh_token: 'r1', expires_in: 3600 };

function open(shared = memoryArea(), here = '') {
  const tab = openTab({ local: shared, here });
  const seen: Session['state'][] = [];
  tab.sessionManager.subscribe((next) => seen.push(next.state));
  const reopen = (session = tab.session) => openTab({ local: shared, session }).sessionManager;
  return { ...tab, local: shared.entries, session: tab.session.entries, shared, seen, reopen };
}

describe('session', () => {
  it('is restored from what was stored', () => {
    const { sessionManager, reopen } = open();
    expect(sessionManager.current()).toEqual({ state: 'signedOut' });
    sessionManager.signIn(user, tokens);
    expect(reopen().current()).toEqual({
      state: 'signedIn',
      user,
      tokens,
      expiresAtMs: at.getTime() + 3_600_000,
    });
    expect(sessionManager.credentials()).toEqual({
      idToken: 'first',
      email: 'engineer@cnx.example',
      username: undefined,
    });
  });

  it.each(['userData', 'TokenPackage'] as const)('does not exist without %s', (name) => {
    const { sessionManager, storage, reopen } = open();
    sessionManager.signIn(user, tokens);
    storage.remove(name);
    expect(reopen().current()).toEqual({ state: 'signedOut' });
  });

  it('takes the newer tokens of another tab', () => {
    const { sessionManager } = open();
    sessionManager.adopt({ id_token: 'too early', expires_in: 60 }, 1);
    expect(sessionManager.current().state).toBe('signedOut');
    sessionManager.signIn(user, tokens);
    sessionManager.adopt({ id_token: 'second', refresh_token: 'r2', expires_in: 60 }, at.getTime() + 5_000);
    expect(sessionManager.current()).toMatchObject({
      user,
      tokens: { id_token: 'second' },
      expiresAtMs: at.getTime() + 5_000,
    });
  });

  it('renews with or without a new refresh token', () => {
    const { sessionManager } = open();
    sessionManager.signIn(user, tokens);
    sessionManager.renew({ id_token: 'second', expires_in: 60 });
    expect(sessionManager.current()).toMatchObject({ tokens: { id_token: 'second', refresh_token: 'r1' } });
    sessionManager.renew({ id_token: 'third', refresh_token: 'r2', expires_in: 60 });
    expect(sessionManager.current()).toMatchObject({
      tokens: { refresh_token: 'r2' },
      expiresAtMs: at.getTime() + 60_000,
    });
  });

  it('ends once, at once in storage, and no late renewal revives it', () => {
    const { sessionManager, seen, session, local, reopen } = open();
    sessionManager.signIn(user, tokens);
    for (let answer = 0; answer < 10; answer += 1) sessionManager.end('expired');
    sessionManager.renew({ id_token: 'late', expires_in: 60 });
    expect(seen).toEqual(['signedIn', 'expired']);
    expect(sessionManager.credentials()).toBeUndefined();
    expect([...session.keys()]).toEqual(['sessionEnd']);
    expect([...local.keys()]).toEqual(['lastActivity']);
    expect(reopen().current().state).toBe('signedOut');
  });

  it('keeps the tokens for revoking them until a sign-out is finished', () => {
    const { sessionManager, seen, local, session } = open();
    sessionManager.signIn(user, tokens);
    sessionManager.startSignOut();
    expect(sessionManager.credentials()?.idToken).toBe('first');
    sessionManager.end('requested');
    expect(sessionManager.credentials()).toBeUndefined();
    expect(seen).toEqual(['signedIn', 'signingOut', 'signedOut']);
    expect(local.get('logout-event')).toBe(String(at.getTime()));
    expect(local.has('userData') || local.has('TokenPackage')).toBe(false);
    expect(session.size).toBe(0);
  });

  it.each([
    ['requested', true, false],
    ['requestedElsewhere', false, false],
    ['inactive', true, true],
    ['refused', false, true],
  ] as const)('that ended as %s signals %s and keeps address and drafts %s', (reason, signals, keeps) => {
    const { sessionManager, storage, local } = open(undefined, '/dashboard?area=schedule');
    sessionManager.signIn(user, tokens);
    storage.write('drafts', { user: user.email, texts: [{ name: 'note', text: 'half' }] });
    sessionManager.end(reason);
    expect(local.has('logout-event')).toBe(signals);
    expect(storage.read('drafts') !== undefined).toBe(keeps);
    expect(storage.read('returnAddress')).toEqual(
      keeps ? { user: user.email, address: '/dashboard?area=schedule' } : undefined,
    );
  });

  it('remembers where it was when the server ended it', () => {
    const { sessionManager, storage } = open(undefined, '/settings');
    sessionManager.signIn(user, tokens);
    sessionManager.end('expired');
    expect(storage.read('returnAddress')).toEqual({ user: user.email, address: '/settings' });
  });

  it('says why it ended where its user did not end it, until a user signs in', () => {
    const { sessionManager, storage } = open();
    const endOf = (reason: Parameters<typeof sessionManager.end>[0], idleMinutes = 0) => {
      sessionManager.signIn(user, tokens);
      expect(storage.read('sessionEnd')).toBeUndefined();
      storage.write('lastActivity', at.getTime() - idleMinutes * 60_000);
      sessionManager.end(reason);
      sessionManager.end('refused');
      return storage.read('sessionEnd');
    };
    expect(endOf('expired')).toBe(0);
    expect(endOf('inactive', 26)).toBe(25);
    expect(endOf('inactive', 24)).toBe(0);
    expect(endOf('requested')).toBeUndefined();
  });

  it('drops the drafts of another user, and keeps one’s own', () => {
    const { sessionManager, storage } = open();
    storage.write('drafts', { user: user.email, texts: [{ name: 'note', text: 'half' }] });
    sessionManager.signIn(user, tokens);
    expect(storage.read('drafts')).toBeDefined();
    sessionManager.signIn({ ...user, email: 'admin@cnx.example' }, tokens);
    expect(storage.read('drafts')).toBeUndefined();
  });
});

describe('a session over several tabs', () => {
  const newer = { id_token: 'second', refresh_token: 'r2', expires_in: 3600 };

  it('is shared with a new tab, which has it from the others', () => {
    const { sessionManager, reopen } = open();
    sessionManager.signIn(user, tokens);
    const other = reopen(memoryArea());
    expect(other.current()).toEqual(sessionManager.current());
    expect([other.newTab, reopen().newTab]).toEqual([true, false]);
  });

  it('of a corporate user is a new tab’s own once it is confirmed', () => {
    const { sessionManager, reopen } = open();
    sessionManager.signIn({ ...user, isSSO: true }, tokens);
    const session = memoryArea();
    const other = reopen(session);
    expect(other.current()).toEqual(sessionManager.current());
    expect(reopen(session).newTab).toBe(true);
    other.confirm();
    expect(reopen(session).newTab).toBe(false);
  });

  it('wakes with the package that the others got meanwhile', () => {
    const { sessionManager, storage, reopen } = open();
    sessionManager.signIn(user, tokens);
    const asleep = memoryArea(
      new Map(
        ['userData', 'TokenPackage', 'sessionExpiration'].map((name) => [
          name,
          (name === 'userData' && JSON.stringify(user)) ||
            (name === 'TokenPackage' ? JSON.stringify(tokens) : String(at.getTime() + 3_600_000)),
        ]),
      ),
    );
    sessionManager.adopt(newer, at.getTime() + 4_000_000);
    expect(reopen(asleep).credentials()?.idToken).toBe('second');
    expect(storage.read('TokenPackage')?.id_token).toBe('second');
  });

  it('does not survive a sign-out that its tab slept through', () => {
    const { sessionManager, storage, reopen } = open();
    sessionManager.signIn(user, tokens);
    storage.write('logout-event', at.getTime() + 1);
    expect(compareWithStored(sessionManager.current(), storage)).toBe('gone');
    expect(reopen().current().state).toBe('signedOut');
  });

  it('is not ended by a signal from before it, nor by one from the future when it begins', () => {
    const { sessionManager, storage } = open();
    storage.write('logout-event', at.getTime() - 1);
    sessionManager.signIn(user, tokens);
    expect(compareWithStored(sessionManager.current(), storage)).toBe('same');
    storage.write('logout-event', at.getTime() + 1_000_000);
    sessionManager.signIn(user, tokens);
    expect(compareWithStored(sessionManager.current(), storage)).toBe('same');
  });

  it('is gone when its items are, and another’s when another user has signed in', () => {
    const { sessionManager, shared, storage } = open();
    sessionManager.signIn(user, tokens);
    const other = openTab({ local: shared });
    other.sessionManager.signIn({ ...user, email: 'admin@cnx.example' }, newer);
    expect(compareWithStored(sessionManager.current(), storage)).toBe('another');
    sessionManager.end('superseded');
    expect(sessionManager.current().state).toBe('superseded');
    expect(sessionManager.credentials()).toBeUndefined();
    expect(storage.read('userData')?.email).toBe('admin@cnx.example');
    other.storage.remove('userData');
    expect(compareWithStored(other.sessionManager.current(), other.storage)).toBe('gone');
  });

  it('ends without ending that of another user', () => {
    for (const reason of ['refused', 'requested'] as const) {
      const { sessionManager, shared, storage } = open();
      sessionManager.signIn(user, tokens);
      openTab({ local: shared }).sessionManager.signIn({ ...user, email: 'admin@cnx.example' }, newer);
      sessionManager.end(reason);
      expect(storage.readShared('userData')?.email).toBe('admin@cnx.example');
      expect(storage.hasOwn('TokenPackage')).toBe(false);
    }
  });

  it('gives way to one that began after a sign-out that its tab slept through', () => {
    const { sessionManager, shared, storage } = open();
    sessionManager.signIn(user, tokens);
    storage.write('logout-event', at.getTime() + 1);
    const later = openTab({ local: shared, now: () => new Date(at.getTime() + 2) });
    later.sessionManager.signIn(user, newer);
    expect(compareWithStored(sessionManager.current(), storage)).toBe('another');
  });

  it('is never put together from a validated email here and another session’s tokens there', () => {
    const { sessionManager, reopen } = open();
    sessionManager.signIn(user, tokens);
    const halfway = memoryArea(new Map([['userData', JSON.stringify({ email: 'admin@cnx.example' })]]));
    expect(reopen(halfway).credentials()).toMatchObject({ email: user.email, idToken: 'first' });
  });
});
