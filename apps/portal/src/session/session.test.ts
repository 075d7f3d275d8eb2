import { describe, expect, it } from 'vitest';
import { memoryArea, openTab, testTime as at } from './session.fixture.ts';
import type { Session } from './session.ts';
import { standingOf } from './standing.ts';

const user = { email: 'engineer@cnx.example', isSSO: false, roleId: 2 };
const tokens = { id_token: 'first', refresh_token: 'r1', expires_in: 3600 };

function open(shared = memoryArea(), here = '') {
  const tab = openTab({ local: shared, here });
  const seen: Session['state'][] = [];
  tab.keeper.subscribe((next) => seen.push(next.state));
  const reopen = (session = tab.session) => openTab({ local: shared, session }).keeper;
  return { ...tab, local: shared.entries, session: tab.session.entries, shared, seen, reopen };
}

describe('session', () => {
  it('is restored from what was stored', () => {
    const { keeper, reopen } = open();
    expect(keeper.current()).toEqual({ state: 'signedOut' });
    keeper.signIn(user, tokens);
    expect(reopen().current()).toEqual({
      state: 'signedIn',
      user,
      tokens,
      expiresAtMs: at.getTime() + 3_600_000,
    });
    expect(keeper.credentials()).toEqual({
      idToken: 'first',
      email: 'engineer@cnx.example',
      username: undefined,
    });
  });

  it.each(['userData', 'TokenPackage'] as const)('does not exist without %s', (name) => {
    const { keeper, storage, reopen } = open();
    keeper.signIn(user, tokens);
    storage.remove(name);
    expect(reopen().current()).toEqual({ state: 'signedOut' });
  });

  it('takes the newer tokens of another tab', () => {
    const { keeper } = open();
    keeper.adopt({ id_token: 'too early', expires_in: 60 }, 1);
    expect(keeper.current().state).toBe('signedOut');
    keeper.signIn(user, tokens);
    keeper.adopt({ id_token: 'second', refresh_token: 'r2', expires_in: 60 }, at.getTime() + 5_000);
    expect(keeper.current()).toMatchObject({
      user,
      tokens: { id_token: 'second' },
      expiresAtMs: at.getTime() + 5_000,
    });
  });

  it('renews with or without a new refresh token', () => {
    const { keeper } = open();
    keeper.signIn(user, tokens);
    keeper.renew({ id_token: 'second', expires_in: 60 });
    expect(keeper.current()).toMatchObject({ tokens: { id_token: 'second', refresh_token: 'r1' } });
    keeper.renew({ id_token: 'third', refresh_token: 'r2', expires_in: 60 });
    expect(keeper.current()).toMatchObject({
      tokens: { refresh_token: 'r2' },
      expiresAtMs: at.getTime() + 60_000,
    });
  });

  it('ends once, at once in storage, and no late renewal revives it', () => {
    const { keeper, seen, session, local, reopen } = open();
    keeper.signIn(user, tokens);
    for (let answer = 0; answer < 10; answer += 1) keeper.end();
    keeper.renew({ id_token: 'late', expires_in: 60 });
    expect(seen).toEqual(['signedIn', 'over']);
    expect(keeper.credentials()).toBeUndefined();
    expect(session.size).toBe(0);
    expect([...local.keys()]).toEqual(['lastActivity']);
    expect(reopen().current().state).toBe('signedOut');
  });

  it('keeps the tokens for revoking them until a sign-out is finished', () => {
    const { keeper, seen, local, session } = open();
    keeper.signIn(user, tokens);
    keeper.startSignOut();
    expect(keeper.credentials()?.idToken).toBe('first');
    keeper.finishSignOut('asked');
    expect(keeper.credentials()).toBeUndefined();
    expect(seen).toEqual(['signedIn', 'signingOut', 'signedOut']);
    expect(local.get('logout-event')).toBe(String(at.getTime()));
    expect(local.has('userData') || local.has('TokenPackage')).toBe(false);
    expect(session.size).toBe(0);
  });

  it.each([
    ['asked', true, false],
    ['askedElsewhere', false, false],
    ['left', true, true],
    ['lost', false, true],
  ] as const)('that was %s signals %s and keeps what was left behind %s', (ending, signals, keeps) => {
    const { keeper, storage, local } = open(undefined, '/dashboard?area=schedule');
    keeper.signIn(user, tokens);
    storage.write('drafts', { user: user.email, texts: [{ name: 'note', text: 'half' }] });
    keeper.finishSignOut(ending);
    expect(local.has('logout-event')).toBe(signals);
    expect(storage.read('drafts') !== undefined).toBe(keeps);
    expect(storage.read('returnAddress')).toEqual(
      keeps ? { user: user.email, address: '/dashboard?area=schedule' } : undefined,
    );
  });

  it('remembers where it was when the server ended it', () => {
    const { keeper, storage } = open(undefined, '/settings');
    keeper.signIn(user, tokens);
    keeper.end();
    expect(storage.read('returnAddress')).toEqual({ user: user.email, address: '/settings' });
  });

  it('forgets what another user left behind, and keeps one’s own', () => {
    const { keeper, storage } = open();
    storage.write('drafts', { user: user.email, texts: [{ name: 'note', text: 'half' }] });
    keeper.signIn(user, tokens);
    expect(storage.read('drafts')).toBeDefined();
    keeper.signIn({ ...user, email: 'admin@cnx.example' }, tokens);
    expect(storage.read('drafts')).toBeUndefined();
  });
});

describe('a session over several tabs', () => {
  const newer = { id_token: 'second', refresh_token: 'r2', expires_in: 3600 };

  it('is shared with a new tab, which has it from the others', () => {
    const { keeper, reopen } = open();
    keeper.signIn(user, tokens);
    const other = reopen(memoryArea());
    expect(other.current()).toEqual(keeper.current());
    expect([other.newTab, reopen().newTab]).toEqual([true, false]);
  });

  it('of a corporate user is a new tab’s own once it is confirmed', () => {
    const { keeper, reopen } = open();
    keeper.signIn({ ...user, isSSO: true }, tokens);
    const session = memoryArea();
    const other = reopen(session);
    expect(other.current()).toEqual(keeper.current());
    expect(reopen(session).newTab).toBe(true);
    other.confirm();
    expect(reopen(session).newTab).toBe(false);
  });

  it('wakes with the package that the others got meanwhile', () => {
    const { keeper, storage, reopen } = open();
    keeper.signIn(user, tokens);
    const asleep = memoryArea(
      new Map(
        ['userData', 'TokenPackage', 'sessionExpiration'].map((name) => [
          name,
          (name === 'userData' && JSON.stringify(user)) ||
            (name === 'TokenPackage' ? JSON.stringify(tokens) : String(at.getTime() + 3_600_000)),
        ]),
      ),
    );
    keeper.adopt(newer, at.getTime() + 4_000_000);
    expect(reopen(asleep).credentials()?.idToken).toBe('second');
    expect(storage.read('TokenPackage')?.id_token).toBe('second');
  });

  it('does not survive a sign-out that its tab slept through', () => {
    const { keeper, storage, reopen } = open();
    keeper.signIn(user, tokens);
    storage.write('logout-event', at.getTime() + 1);
    expect(standingOf(keeper.current(), storage)).toBe('gone');
    expect(reopen().current().state).toBe('signedOut');
  });

  it('is not ended by a signal from before it, nor by one from the future when it begins', () => {
    const { keeper, storage } = open();
    storage.write('logout-event', at.getTime() - 1);
    keeper.signIn(user, tokens);
    expect(standingOf(keeper.current(), storage)).toBe('same');
    storage.write('logout-event', at.getTime() + 1_000_000);
    keeper.signIn(user, tokens);
    expect(standingOf(keeper.current(), storage)).toBe('same');
  });

  it('is gone when its items are, and another’s when somebody else has signed in', () => {
    const { keeper, shared, storage } = open();
    keeper.signIn(user, tokens);
    const other = openTab({ local: shared });
    other.keeper.signIn({ ...user, email: 'admin@cnx.example' }, newer);
    expect(standingOf(keeper.current(), storage)).toBe('another');
    keeper.yield();
    expect(keeper.current().state).toBe('yielding');
    expect(keeper.credentials()).toBeUndefined();
    expect(storage.read('userData')?.email).toBe('admin@cnx.example');
    other.storage.remove('userData');
    expect(standingOf(other.keeper.current(), other.storage)).toBe('gone');
  });

  it('ends without taking that of somebody else along', () => {
    for (const ending of ['lost', 'asked'] as const) {
      const { keeper, shared, storage } = open();
      keeper.signIn(user, tokens);
      openTab({ local: shared }).keeper.signIn({ ...user, email: 'admin@cnx.example' }, newer);
      keeper.finishSignOut(ending);
      expect(storage.readShared('userData')?.email).toBe('admin@cnx.example');
      expect(storage.hasOwn('TokenPackage')).toBe(false);
    }
  });

  it('gives way to one that began after a sign-out that its tab slept through', () => {
    const { keeper, shared, storage } = open();
    keeper.signIn(user, tokens);
    storage.write('logout-event', at.getTime() + 1);
    const later = openTab({ local: shared, now: () => new Date(at.getTime() + 2) });
    later.keeper.signIn(user, newer);
    expect(standingOf(keeper.current(), storage)).toBe('another');
  });

  it('is never put together from a validated email here and somebody’s tokens there', () => {
    const { keeper, reopen } = open();
    keeper.signIn(user, tokens);
    const halfway = memoryArea(new Map([['userData', JSON.stringify({ email: 'admin@cnx.example' })]]));
    expect(reopen(halfway).credentials()).toMatchObject({ email: user.email, idToken: 'first' });
  });
});
