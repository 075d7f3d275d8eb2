import { ApiError, NetworkError, SessionOverError } from '@cnx/api';
import { describe, expect, it, vi } from 'vitest';
import { createRenewal, type Locks } from './renewal.ts';
import { createSessionKeeper } from './session.ts';
import { openStorage, type StorageArea, type TokenPackage } from './storage.ts';

const at = new Date('2026-03-01T06:30:00Z');
const user = { email: 'engineer@cnx.example', isSSO: false };
const tokens = { id_token: 'first', refresh_token: 'r1', expires_in: 60 };

function area(): StorageArea {
  const entries = new Map<string, string>();
  return {
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}

/** Locks as a browser has them: one holder of a name at a time, over all tabs. */
function sharedLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, _options, run) => {
      const turn = last.then(run, run);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function tab(
  local: StorageArea,
  locks: Locks | undefined,
  refresh: (token: string) => Promise<TokenPackage>,
) {
  const session = area();
  const storage = openStorage({ local: () => local, session: () => session });
  const keeper = createSessionKeeper({ storage, now: () => at });
  return { keeper, storage, renew: createRenewal({ keeper, storage, locks, refresh }) };
}

const refused = (status: number) => new ApiError({ status, errors: [], retryAfterSeconds: null });
const never = () => Promise.reject(new Error('must not be asked'));

describe('renewal', () => {
  it('runs once however many ask', async () => {
    const refresh = vi.fn(() => Promise.resolve({ id_token: 'second', refresh_token: 'r2', expires_in: 60 }));
    const { keeper, renew } = tab(area(), sharedLocks(), refresh);
    keeper.signIn(user, tokens);
    expect(await Promise.all([renew(), renew(), renew()])).toEqual(['renewed', 'renewed', 'renewed']);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(refresh).toHaveBeenCalledWith('r1', expect.any(AbortSignal));
    expect(keeper.current()).toMatchObject({ tokens: { id_token: 'second', refresh_token: 'r2' } });
  });

  it('runs once over five tabs that hold the same refresh token', async () => {
    const [local, locks] = [area(), sharedLocks()];
    const refresh = vi.fn(async () => {
      await new Promise((done) => setTimeout(done, 20));
      return { id_token: 'second', refresh_token: 'r2', expires_in: 600 };
    });
    const tabs = Array.from({ length: 5 }, () => tab(local, locks, refresh));
    tabs.forEach(({ keeper }) => keeper.signIn(user, tokens));
    expect(await Promise.all(tabs.map(({ renew }) => renew()))).toEqual(Array(5).fill('renewed'));
    expect(refresh).toHaveBeenCalledTimes(1);
    for (const { keeper } of tabs) expect(keeper.credentials()?.idToken).toBe('second');
  });

  it('does not take the tokens of another user who signed in elsewhere', async () => {
    const local = area();
    const refresh = vi.fn(() => Promise.resolve({ id_token: 'mine', refresh_token: 'r2', expires_in: 60 }));
    const mine = tab(local, sharedLocks(), refresh);
    mine.keeper.signIn(user, tokens);
    const other = tab(local, sharedLocks(), never);
    other.keeper.signIn(
      { email: 'admin@cnx.example', isSSO: false },
      { ...tokens, id_token: 'theirs', expires_in: 9_000 },
    );
    await mine.renew();
    expect(mine.keeper.credentials()?.idToken).toBe('mine');
  });

  it.each([
    ['a refused refresh token', refused(401)],
    ['a session that is over', new SessionOverError()],
    ['a malformed refresh token', refused(400)],
  ])('ends the session after %s', async (_what, error) => {
    const { keeper, storage, renew } = tab(area(), sharedLocks(), () => Promise.reject(error));
    keeper.signIn(user, tokens);
    expect(await renew()).toBe('refused');
    expect(keeper.current().state).toBe('signedOut');
    expect(storage.read('TokenPackage')).toBeUndefined();
  });

  it.each([
    ['no network', new NetworkError(undefined)],
    ['a server in trouble', refused(503)],
    ['too many requests', refused(429)],
  ])('keeps the session through %s', async (_what, error) => {
    const { keeper, storage, renew } = tab(area(), undefined, () => Promise.reject(error));
    keeper.signIn(user, tokens);
    expect(await renew()).toBe('unreachable');
    expect(keeper.current().state).toBe('signedIn');
    expect(storage.read('TokenPackage')).toEqual(tokens);
  });

  it('asks nobody when nobody is signed in, and ends a session that cannot be renewed', async () => {
    const { keeper, renew } = tab(area(), sharedLocks(), never);
    expect(await renew()).toBe('refused');
    keeper.signIn(user, { id_token: 'first', expires_in: 60 });
    expect(await renew()).toBe('refused');
    expect(keeper.current().state).toBe('signedOut');
  });
});
