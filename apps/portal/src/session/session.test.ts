import { describe, expect, it } from 'vitest';
import { createSessionKeeper, type Session } from './session.ts';
import { openStorage, type StorageArea } from './storage.ts';

const at = new Date('2026-03-01T06:30:00Z');
const user = { email: 'engineer@cnx.example', isSSO: false, roleId: 2 };
const tokens = { id_token: 'first', refresh_token: 'r1', expires_in: 3600 };

function area(entries = new Map<string, string>()): StorageArea & { entries: Map<string, string> } {
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}

function open() {
  const [local, session] = [area(), area()];
  const storage = openStorage({ local: () => local, session: () => session });
  const keeper = createSessionKeeper({ storage, now: () => at });
  const seen: Session['state'][] = [];
  keeper.subscribe((next) => seen.push(next.state));
  const reopen = () => createSessionKeeper({ storage, now: () => at });
  return { keeper, storage, local: local.entries, session: session.entries, seen, reopen };
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
    for (let answer = 0; answer < 10; answer += 1) keeper.end('Session timedout. Please relogin.');
    keeper.renew({ id_token: 'late', expires_in: 60 });
    expect(seen).toEqual(['signedIn', 'over']);
    expect(keeper.credentials()).toBeUndefined();
    expect(session.size + local.size).toBe(0);
    expect(reopen().current().state).toBe('signedOut');
  });

  it('keeps the tokens for revoking them until a sign-out is finished', () => {
    const { keeper, seen, local, session } = open();
    keeper.signIn(user, tokens);
    keeper.startSignOut();
    expect(keeper.credentials()?.idToken).toBe('first');
    keeper.finishSignOut(true);
    expect(keeper.credentials()).toBeUndefined();
    expect(seen).toEqual(['signedIn', 'signingOut', 'signedOut']);
    expect([...local]).toEqual([['logout-event', String(at.getTime())]]);
    expect(session.size).toBe(0);
  });

  it('does not signal the other tabs when it follows one of them', () => {
    const { keeper, local } = open();
    keeper.signIn(user, tokens);
    keeper.finishSignOut(false);
    expect(local.size).toBe(0);
  });
});
