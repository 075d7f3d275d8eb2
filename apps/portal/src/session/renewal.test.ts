import { ApiError, NetworkError, SessionOverError } from '@cnx/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { packageOnItsWayMs } from '../limits.ts';
import { createRenewal, type Locks } from './renewal.ts';
import type { ProviderSession } from './identity-provider.ts';
import { memoryArea, openTab } from './session.fixture.ts';
import type { TokenPackage } from './storage.ts';

const user = { email: 'engineer@cnx.example', isSSO: false };
const tokens = { id_token: 'first', refresh_token: 'r1', expires_in: 60 };

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
  local: ReturnType<typeof memoryArea>,
  locks: Locks | undefined,
  refresh: (token: string) => Promise<TokenPackage | undefined>,
  provider?: Partial<ProviderSession>,
) {
  const { sessionManager, storage } = openTab({ local });
  const onProviderRefusal = vi.fn();
  const loadProviderSession = () => Promise.resolve(provider as ProviderSession | undefined);
  const renew = createRenewal({
    sessionManager,
    storage,
    locks,
    refresh,
    loadProviderSession,
    onProviderRefusal,
  });
  return { sessionManager, storage, renew, onProviderRefusal };
}

const refused = (status: number) => new ApiError({ status, errors: [], retryAfterSeconds: null });
const never = () => Promise.reject(new Error('must not be asked'));

afterEach(() => vi.useRealTimers());

describe('renewal', () => {
  it('runs once however many ask', async () => {
    const refresh = vi.fn(() => Promise.resolve({ id_token: 'second', refresh_token: 'r2', expires_in: 60 }));
    const { sessionManager, renew } = tab(memoryArea(), sharedLocks(), refresh);
    sessionManager.signIn(user, tokens);
    expect(await Promise.all([renew(), renew(), renew()])).toEqual(['renewed', 'renewed', 'renewed']);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(refresh).toHaveBeenCalledWith('r1', expect.any(AbortSignal));
    expect(sessionManager.current()).toMatchObject({ tokens: { id_token: 'second', refresh_token: 'r2' } });
  });

  it('runs once over five tabs that hold the same refresh token', async () => {
    const [local, locks] = [memoryArea(), sharedLocks()];
    let answer = () => {};
    const answered = new Promise<void>((done) => (answer = done));
    const refresh = vi.fn(async () => {
      await answered;
      return { id_token: 'second', refresh_token: 'r2', expires_in: 600 };
    });
    const tabs = Array.from({ length: 5 }, () => tab(local, locks, refresh));
    tabs.forEach(({ sessionManager }) => sessionManager.signIn(user, tokens));
    const renewals = tabs.map(({ renew }) => renew());
    await expect.poll(() => refresh).toHaveBeenCalled();
    answer();
    expect(await Promise.all(renewals)).toEqual(Array(5).fill('renewed'));
    expect(refresh).toHaveBeenCalledTimes(1);
    for (const { sessionManager } of tabs) expect(sessionManager.credentials()?.idToken).toBe('second');
  });

  it('runs once where a tab sees a moment later what another one has stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const [local, locks] = [memoryArea(), sharedLocks()];
    const refresh = vi.fn(() =>
      Promise.resolve({ id_token: 'second', refresh_token: 'r2', expires_in: 600 }),
    );
    const late = memoryArea(new Map(local.entries));
    const [first, second] = [tab(local, locks, refresh), tab(late, locks, refresh)];
    for (const { sessionManager } of [first, second]) sessionManager.signIn(user, tokens);
    const store = local.setItem;
    local.setItem = (name, value) => {
      store(name, value);
      setTimeout(() => late.setItem(name, value), 100);
    };
    const renewals = Promise.all([first.renew(), second.renew()]);
    await vi.advanceTimersByTimeAsync(packageOnItsWayMs);
    expect(await renewals).toEqual(['renewed', 'renewed']);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(second.sessionManager.credentials()?.idToken).toBe('second');
  });

  it('goes on at once, while the next tab waits for what was stored; those after it do not wait again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const [local, locks] = [memoryArea(), sharedLocks()];
    const refresh = vi.fn(() =>
      Promise.resolve({ id_token: 'second', refresh_token: 'r2', expires_in: 600 }),
    );
    const tabs = Array.from({ length: 3 }, () => tab(local, locks, refresh));
    for (const { sessionManager } of tabs) sessionManager.signIn(user, tokens);
    const [first, ...others] = tabs.map(({ renew }) => renew());
    const done = vi.fn();
    for (const other of others) void other.then(done);
    expect(await first).toBe('renewed');
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(packageOnItsWayMs);
    expect(done.mock.calls).toEqual([['renewed'], ['renewed']]);
  });

  it('does not ask again when the package of another tab arrived while it waited', async () => {
    const { sessionManager, storage, renew } = tab(
      memoryArea(),
      {
        request: async (_name, _options, run) => {
          sessionManager.adopt({ id_token: 'second', refresh_token: 'r2', expires_in: 60 }, Date.now() * 2);
          return run();
        },
      },
      never,
    );
    sessionManager.signIn(user, tokens);
    expect(await renew()).toBe('renewed');
    expect(storage.read('TokenPackage')?.id_token).toBe('second');
  });

  it('does not take the tokens of another user who signed in elsewhere', async () => {
    const local = memoryArea();
    const refresh = vi.fn(() => Promise.resolve({ id_token: 'mine', refresh_token: 'r2', expires_in: 60 }));
    const mine = tab(local, sharedLocks(), refresh);
    mine.sessionManager.signIn(user, tokens);
    const other = tab(local, sharedLocks(), never);
    other.sessionManager.signIn(
      { email: 'admin@cnx.example', isSSO: false },
      { ...tokens, id_token: 'theirs', expires_in: 9_000 },
    );
    await mine.renew();
    expect(mine.sessionManager.credentials()?.idToken).toBe('mine');
  });

  it.each([
    ['a refused refresh token', refused(401)],
    ['a session that is over', new SessionOverError()],
    ['a malformed refresh token', refused(400)],
  ])('ends the session after %s', async (_what, error) => {
    const { sessionManager, storage, renew } = tab(memoryArea(), sharedLocks(), () => Promise.reject(error));
    sessionManager.signIn(user, tokens);
    expect(await renew()).toBe('refused');
    expect(sessionManager.current().state).toBe('signedOut');
    expect(storage.read('TokenPackage')).toBeUndefined();
  });

  it('ends the session when the answer holds no tokens', async () => {
    const { sessionManager, renew } = tab(memoryArea(), sharedLocks(), () => Promise.resolve(undefined));
    sessionManager.signIn(user, tokens);
    expect(await renew()).toBe('refused');
    expect(sessionManager.current().state).toBe('signedOut');
  });

  it.each([
    ['no network', new NetworkError(undefined)],
    ['a server in trouble', refused(503)],
    ['too many requests', refused(429)],
  ])('keeps the session through %s', async (_what, error) => {
    const { sessionManager, storage, renew } = tab(memoryArea(), undefined, () => Promise.reject(error));
    sessionManager.signIn(user, tokens);
    expect(await renew()).toBe('unreachable');
    expect(sessionManager.current().state).toBe('signedIn');
    expect(storage.read('TokenPackage')).toEqual(tokens);
  });

  it('asks nobody when nobody is signed in, and ends a session that cannot be renewed', async () => {
    const { sessionManager, renew } = tab(memoryArea(), sharedLocks(), never);
    expect(await renew()).toBe('refused');
    sessionManager.signIn(user, { id_token: 'first', expires_in: 60 });
    expect(await renew()).toBe('refused');
    expect(sessionManager.current().state).toBe('signedOut');
  });
});

describe('renewal of a corporate user', () => {
  const corporate = { ...user, isSSO: true };
  const renewed = { id_token: 'second', refresh_token: 'r2', expires_in: 60 };

  it('asks the identity provider and not for a refresh', async () => {
    const renew = vi.fn(() => Promise.resolve(renewed));
    const opened = tab(memoryArea(), sharedLocks(), never, { renew });
    opened.sessionManager.signIn(corporate, tokens);
    expect(await opened.renew()).toBe('renewed');
    expect(renew).toHaveBeenCalledWith(expect.objectContaining(corporate), expect.any(AbortSignal));
    expect(opened.sessionManager.credentials()?.idToken).toBe('second');
  });

  it.each([
    ['the provider refuses', () => Promise.resolve('refused' as const)],
    ['the backend refuses the provider’s answer', () => Promise.reject(refused(401))],
  ])('leaves for the sign-out when %s, with the tokens still there to be revoked', async (_what, renew) => {
    const opened = tab(memoryArea(), sharedLocks(), never, { renew });
    opened.sessionManager.signIn(corporate, tokens);
    expect(await opened.renew()).toBe('refused');
    expect(opened.onProviderRefusal).toHaveBeenCalledTimes(1);
    expect(opened.sessionManager.current().state).toBe('signedIn');
  });

  it.each([
    ['does not answer', { renew: () => Promise.resolve('unreachable' as const) }],
    ['cannot be loaded', { renew: () => Promise.reject(new TypeError('no chunk')) }],
    ['is switched off', undefined],
  ])('goes on while the provider %s', async (_what, provider) => {
    const opened = tab(memoryArea(), sharedLocks(), never, provider);
    opened.sessionManager.signIn(corporate, tokens);
    expect(await opened.renew()).toBe('unreachable');
    expect(opened.onProviderRefusal).not.toHaveBeenCalled();
    expect(opened.sessionManager.current().state).toBe('signedIn');
  });
});
