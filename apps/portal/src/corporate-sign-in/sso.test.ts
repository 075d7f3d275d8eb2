import { ApiError, NetworkError, SessionOverError, type ApiClient, type SsoResult } from '@cnx/api';
import { describe, expect, it, vi } from 'vitest';
import type { ProviderClient } from './msal.ts';
import { ProviderError, type ProviderFault } from './provider-error.ts';
import { memoryArea, openTab, testTime } from '../session/session.fixture.ts';
import { signInBySso, type SsoRequest } from './sso.ts';

const user = 'sso.user@cnx.example';
const answer: SsoResult = { idToken: 'provider', account: { username: user } };
const userinfo = {
  id: 'u4',
  username: user,
  email: user,
  firstName: 'Sam',
  lastName: 'Lund',
  avatar: null,
  roleId: 2,
  isSSO: false,
  redirectUrl: null,
  errors: [] as { message: string }[],
};
const login = {
  id_token: 'ours',
  refresh_token: 'r',
  expires_in: 3600,
  authenticated: true,
  email: user,
  userinfo,
};
const fault = (kind: ProviderFault, message = '') => new ProviderError(kind, message);
const api = (status: number, ...messages: string[]) =>
  new ApiError({ status, errors: messages.map((message) => ({ message })), retryAfterSeconds: null });
const request: SsoRequest = { username: user, takeOver: false, cameBack: false };

function open({
  link = {},
  trade = login,
  local = memoryArea(),
}: { link?: Partial<ProviderClient>; trade?: unknown; local?: ReturnType<typeof memoryArea> } = {}) {
  const tab = openTab({ local });
  const whole: ProviderClient = {
    completeRedirect: () => Promise.resolve(undefined),
    signInSilently: () => Promise.reject(fault('interactionNeeded')),
    checkSession: () => Promise.resolve(),
    leaveToSignIn: vi.fn(() => Promise.resolve()),
    leaveToSignOut: () => Promise.resolve(),
    ...link,
  };
  const trades = vi.fn(() =>
    trade instanceof Error ? Promise.reject(trade) : Promise.resolve({ data: trade }),
  );
  const parts = {
    ...tab,
    loadClient: () => Promise.resolve({ POST: trades } as unknown as ApiClient),
    loadProviderClient: () => Promise.resolve(whole),
    now: () => testTime,
    locks: undefined,
    createTabName: () => Math.random().toString(36),
  };
  const run = (more: Partial<SsoRequest> = {}) => signInBySso(parts, { ...request, ...more });
  return { ...tab, link: whole, parts, trades, run };
}

describe('signInBySso', () => {
  it('trades the answer of the trip for a session, and gives the turn back', async () => {
    const { run, storage, sessionManager, trades } = open({
      link: { completeRedirect: () => Promise.resolve(answer) },
    });
    storage.write('ownSsoSignIn', { tab: 'a', sinceMs: testTime.getTime(), times: 1 });
    storage.write('ssoSignIn', { tab: 'a', sinceMs: testTime.getTime(), times: 1 });
    expect(await run()).toMatchObject({ kind: 'signedIn', user: { isSSO: true, email: user, roleId: 2 } });
    expect(trades).toHaveBeenCalledExactlyOnceWith('/CNXAuth/ExtractSSOToken', {
      body: answer,
      params: { header: { 'user-identifier': user } },
      signal: expect.any(AbortSignal) as AbortSignal,
    });
    expect(sessionManager.current()).toMatchObject({ state: 'signedIn', tokens: { id_token: 'ours' } });
    expect([storage.read('ownSsoSignIn'), storage.read('ssoSignIn')]).toEqual([undefined, undefined]);
  });

  it('signs in silently without leaving', async () => {
    const signInSilently = vi.fn(() => Promise.resolve(answer));
    const { run, link } = open({ link: { signInSilently } });
    expect(await run()).toMatchObject({ kind: 'signedIn' });
    expect(signInSilently).toHaveBeenCalledWith(user);
    expect(link.leaveToSignIn).not.toHaveBeenCalled();
  });

  it('uses the session that is there, if it is the same user’s and still good', async () => {
    const { run, sessionManager, trades } = open();
    const tokens = { id_token: 'there', expires_in: 60 };
    sessionManager.signIn({ email: user.toUpperCase(), isSSO: true, roleId: 1 }, tokens);
    expect(await run()).toMatchObject({ kind: 'signedIn', user: { roleId: 1 } });
    expect(trades).not.toHaveBeenCalled();
    sessionManager.signIn({ email: 'other@cnx.example', isSSO: true }, tokens);
    expect(await run()).toEqual({ kind: 'leaving' });
    sessionManager.signIn({ email: user, isSSO: true }, { ...tokens, expires_in: 0 });
    expect(await run()).toEqual({ kind: 'leaving' });
  });

  it('takes over what another tab stored, into the area of this one', async () => {
    const local = memoryArea();
    const { run, storage, session } = open({ local });
    openTab({ local }).sessionManager.signIn(
      { email: user, isSSO: true },
      { id_token: 'theirs', expires_in: 60 },
    );
    expect(await run()).toEqual({ kind: 'restored' });
    expect(storage.read('TokenPackage')?.id_token).toBe('theirs');
    for (const name of ['userData', 'TokenPackage', 'sessionExpiration'])
      expect(session.getItem(name)).toBe(local.getItem(name));
  });

  it.each([
    ['a local user’s session', { email: user, isSSO: false }, 60],
    ['somebody else’s session', { email: 'other@cnx.example', isSSO: true }, 60],
    ['a session that ran out', { email: user, isSSO: true }, 0],
  ])('does not take over %s', async (_what, theirs, life) => {
    const local = memoryArea();
    const { run, session } = open({ local });
    openTab({ local }).sessionManager.signIn(theirs, { id_token: 'theirs', expires_in: life });
    expect(await run()).toEqual({ kind: 'leaving' });
    expect(session.getItem('TokenPackage')).toBeNull();
  });

  it('lets only one tab leave, unless the person insists', async () => {
    const local = memoryArea();
    const [one, two] = [open({ local }), open({ local })];
    expect(await one.run()).toEqual({ kind: 'leaving' });
    expect(await two.run()).toEqual({ kind: 'elsewhere' });
    expect(two.link.leaveToSignIn).not.toHaveBeenCalled();
    expect(await two.run({ takeOver: true })).toEqual({ kind: 'leaving' });
    expect(await one.run()).toEqual({ kind: 'elsewhere' });
  });

  it('says that the server is unavailable when its answer does not come in time', async () => {
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    const { parts, storage, sessionManager } = open({
      link: { completeRedirect: () => Promise.resolve(answer) },
    });
    // The server answers long after; a call that waits for it signs in.
    const answerLate = (_path: string, { signal }: { signal?: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new NetworkError(signal.reason)));
        time.abort();
        resolve({ data: login });
      });
    const loadClient = () => Promise.resolve({ POST: answerLate } as unknown as ApiClient);
    storage.write('ssoSignIn', { tab: 'a', sinceMs: testTime.getTime(), times: 1 });
    expect(await signInBySso({ ...parts, loadClient }, request)).toEqual({ kind: 'unavailable' });
    expect(sessionManager.current().state).toBe('signedOut');
    timeout.mockRestore();
  });

  it('does not go round in circles', async () => {
    const { run, link } = open();
    const kinds = [await run(), await run(), await run()].map(({ kind }) => kind);
    expect(kinds).toEqual(['leaving', 'leaving', 'unavailable']);
    expect(link.leaveToSignIn).toHaveBeenCalledTimes(2);
    expect(await run({ takeOver: true })).toEqual({ kind: 'leaving' });
  });

  it('leads whoever went back to the login page, and not to the provider again', async () => {
    const { run, link } = open();
    await run();
    expect(await run({ cameBack: true })).toEqual({ kind: 'canceled' });
    expect(link.leaveToSignIn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['canceled', { kind: 'canceled' }],
    ['passwordForgotten', { kind: 'passwordForgotten' }],
    ['unreachable', { kind: 'unavailable' }],
    ['timedOut', { kind: 'unavailable' }],
    ['refused', { kind: 'refused', message: 'Not you.' }],
    ['interactionNeeded', { kind: 'refused', message: 'Not you.' }],
  ] as const)('the trip ended with %s', async (kind, outcome) => {
    const { run, storage } = open({
      link: { completeRedirect: () => Promise.reject(fault(kind, 'Not you.')) },
    });
    storage.write('ownSsoSignIn', { tab: 'a', sinceMs: testTime.getTime(), times: 1 });
    expect(await run()).toEqual(outcome);
    expect(storage.read('ownSsoSignIn')).toBeUndefined();
  });

  it.each([
    ['unreachable', 'unavailable'],
    ['timedOut', 'leaving'],
    ['refused', 'leaving'],
  ] as const)('a silent sign-in that is %s ends as %s', async (kind, outcome) => {
    const { run } = open({ link: { signInSilently: () => Promise.reject(fault(kind)) } });
    expect(await run()).toEqual({ kind: outcome });
  });

  it.each([
    ['inProgress', 'leaving'],
    ['canceled', 'canceled'],
    ['unreachable', 'unavailable'],
  ] as const)('leaving that is %s ends as %s', async (kind, outcome) => {
    const { run } = open({ link: { leaveToSignIn: () => Promise.reject(fault(kind)) } });
    expect(await run()).toEqual({ kind: outcome });
  });

  it.each([
    [new NetworkError(undefined), { kind: 'unavailable' }],
    [api(503), { kind: 'unavailable' }],
    [api(501), { kind: 'unavailable' }],
    [api(403, 'Inactive', 'second'), { kind: 'refused', message: 'Inactive' }],
    [api(500), { kind: 'refused', message: undefined }],
    [new SessionOverError(), { kind: 'refused', message: undefined }],
    [
      { ...login, id_token: '' },
      { kind: 'refused', message: undefined },
    ],
    [
      { ...login, userinfo: { ...userinfo, errors: [{ message: 'Blocked' }] } },
      { kind: 'refused', message: 'Blocked' },
    ],
  ])('the server answered %j', async (trade, outcome) => {
    const { run, sessionManager } = open({ trade, link: { signInSilently: () => Promise.resolve(answer) } });
    expect(await run()).toEqual(outcome);
    expect(sessionManager.current().state).toBe('signedOut');
  });

  it.each<[string, unknown]>([
    ['with errors', { ...login, userinfo: { ...userinfo, errors: [{ message: 'Blocked' }] } }],
    ['who is refused in words', api(403, 'Blocked')],
  ])('clears what is stored of a user %s', async (_what, trade) => {
    const { run, storage } = open({ trade, link: { signInSilently: () => Promise.resolve(answer) } });
    storage.write('userData', { email: user, isSSO: true }, 'session');
    await run();
    expect(storage.read('userData')).toBeUndefined();
  });

  it('says so where nothing can be stored, and where there is no provider', async () => {
    const { parts } = open();
    expect(
      await signInBySso({ ...parts, storage: { ...parts.storage, persistent: false } }, request),
    ).toEqual({
      kind: 'storageBlocked',
    });
    expect(
      await signInBySso({ ...parts, loadProviderClient: () => Promise.reject(new Error('off')) }, request),
    ).toEqual({
      kind: 'unavailable',
    });
  });
});
