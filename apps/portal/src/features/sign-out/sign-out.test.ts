import { exampleResponse } from '@cnx/api/examples';
import { describe, expect, it, vi } from 'vitest';
import { testPortal } from '../../portal.fixture.ts';
import type { ProviderSession } from '../../session/identity-provider.ts';
import type { Locks } from '../../session/renewal.ts';
import { memoryArea, openTab } from '../../session/session.fixture.ts';
import { signOut as signOutOf } from './sign-out.ts';

const user = { email: 'engineer@cnx.example', isSSO: false };
const tokens = { id_token: 'first', refresh_token: 'r1', expires_in: 60 };

interface TabOptions {
  readonly local?: ReturnType<typeof memoryArea>;
  readonly locks?: Locks;
  readonly provider?: Partial<ProviderSession>;
  readonly answer?: () => Promise<Response>;
}

function open({ local, locks, provider, answer }: TabOptions = {}) {
  const sent: { path: string; body: unknown; bearer: string | null }[] = [];
  const { portal, ...tab } = testPortal({
    tab: openTab({ ...(local && { local }) }),
    locks,
    loadProviderSession: () => Promise.resolve(provider as ProviderSession | undefined),
    answer: async (request) => {
      const { pathname: path } = new URL(request.url);
      sent.push({ path, body: await request.json(), bearer: request.headers.get('authorization') });
      return answer?.() ?? exampleResponse('logout');
    },
  });
  return { ...tab, sent, signOut: (search = '') => signOutOf(portal, search) };
}

describe('signing out', () => {
  it('revokes the session, clears what was stored and leads to the login page', async () => {
    const { sessionManager, storage, sent, signOut } = open();
    sessionManager.signIn(user, tokens);
    expect(await signOut()).toBe('/');
    expect(sent).toEqual([{ path: '/CNXAuth/Logout', body: { refreshToken: 'r1' }, bearer: 'Bearer first' }]);
    expect(sessionManager.current().state).toBe('signedOut');
    expect(storage.read('userData') ?? storage.read('TokenPackage')).toBeUndefined();
    expect(storage.read('logout-event')).toBeDefined();
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['refuses', () => Promise.resolve(new Response('', { status: 500 }))],
  ])('is not held back by a server that %s', async (_what, answer) => {
    const { sessionManager, signOut } = open({ answer });
    sessionManager.signIn(user, tokens);
    expect(await signOut()).toBe('/');
    expect(sessionManager.current().state).toBe('signedOut');
  });

  it('does not wait forever', async () => {
    vi.useFakeTimers();
    const { sessionManager, signOut } = open({ answer: () => new Promise(() => undefined) });
    sessionManager.signIn(user, tokens);
    const left = signOut();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await left).toBe('/');
    vi.useRealTimers();
  });

  it.each([
    ['the address', '?state=localhost%3A4100%2Fwells', undefined, '/?state=localhost%3A4100%2Fwells'],
    ['what was stored', '', 'localhost:4100', '/?state=localhost%3A4100'],
    [
      'an unregistered host, which is refused there',
      '?state=evil.example',
      undefined,
      '/?state=evil.example',
    ],
  ])('leads to the sign-in of the application of %s', async (_what, search, stored, next) => {
    const { sessionManager, storage, signOut } = open();
    sessionManager.signIn(user, tokens);
    if (stored) storage.write('FullRedirectApp', stored);
    expect(await signOut(search)).toBe(next);
  });

  it('notifies no tab and clears nothing of others when no user was signed in', async () => {
    const { storage, sent, signOut } = open();
    expect(await signOut()).toBe('/');
    expect(sent).toEqual([]);
    expect(storage.read('logout-event')).toBeUndefined();
  });

  it('keeps the address of a user who did not request it', async () => {
    const { sessionManager, storage, signOut } = open();
    sessionManager.signIn(user, tokens);
    storage.write('returnAddress', { user: user.email, address: '/settings' });
    storage.write('drafts', { user: user.email, texts: [{ name: 'note', text: 'half' }] });
    storage.write('FullRedirectApp', 'localhost:4100');
    expect(await signOut()).toBe('/');
    expect(storage.read('returnAddress')?.address).toBe('/settings');
    expect(storage.read('drafts')).toBeDefined();
    expect(storage.read('logout-event')).toBeDefined();
  });

  it('is done by one of the tabs that do it at the same time', async () => {
    const local = memoryArea();
    let last: Promise<unknown> = Promise.resolve();
    const locks: Locks = {
      request: (_name, _options, run) => {
        const result = last.then(run);
        last = result;
        return result;
      },
    };
    const provider = { signOut: vi.fn(() => Promise.resolve(true)) };
    const tabs = [1, 2, 3].map(() => open({ local, locks, provider }));
    tabs.forEach(({ sessionManager }) => sessionManager.signIn({ ...user, isSSO: true }, tokens));
    const left = await Promise.all(tabs.map(({ signOut }) => signOut()));
    expect(tabs.flatMap(({ sent }) => sent)).toHaveLength(1);
    expect(provider.signOut).toHaveBeenCalledTimes(1);
    expect(left).toEqual([undefined, '/', '/']);
  });
});

describe('signing out a corporate user', () => {
  const corporate = { ...user, isSSO: true };

  it('goes on at the provider, which comes back to the hub', async () => {
    const provider = { signOut: vi.fn(() => Promise.resolve(true)) };
    const { sessionManager, signOut } = open({ provider });
    sessionManager.signIn(corporate, tokens);
    expect(await signOut()).toBeUndefined();
    expect(provider.signOut).toHaveBeenCalledWith('https://hub.example/home');
    expect(sessionManager.current().state).toBe('signedOut');
  });

  it('keeps the application for the next sign-in, as the provider comes back without a state', async () => {
    const { sessionManager, storage, signOut } = open({ provider: { signOut: () => Promise.resolve(true) } });
    sessionManager.signIn(corporate, tokens);
    storage.write('FullRedirectApp', 'localhost:4100/wells');
    expect(await signOut()).toBeUndefined();
    expect(storage.read('FullRedirectApp')).toBe('localhost:4100/wells');
    expect(storage.read('TokenPackage')).toBeUndefined();
  });

  it('says in the log that there is no provider, and signs out all the same', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sessionManager, signOut } = open();
    sessionManager.signIn(corporate, tokens);
    expect(await signOut()).toBe('/');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('there is none'));
    log.mockRestore();
  });
});
