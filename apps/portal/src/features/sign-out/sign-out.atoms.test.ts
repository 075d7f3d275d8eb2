import { createApiClient } from '@cnx/api';
import { describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../../config.ts';
import type { ProviderSession } from '../../corporate-sign-in/provider.ts';
import type { Locks } from '../../session/renewal.ts';
import { openSessionAtom } from '../../session/session.atoms.ts';
import { memoryArea, openTab, servicesOf } from '../../session/session.fixture.ts';
import { serverAccessAtom } from '../../state/api.atoms.ts';
import { configAtom } from '../../state/config.atoms.ts';
import { createPortalStore } from '../../state/store.ts';
import { signOutAtom } from './sign-out.atoms.ts';

const user = { email: 'engineer@cnx.example', isSSO: false };
const tokens = { id_token: 'first', refresh_token: 'r1', expires_in: 60 };
const config = parseConfig({
  apiBase: '/api',
  hubHomeUrl: 'https://hub.example/home',
  redirectHosts: ['localhost:4100'],
  passwordPublicKey: `-----BEGIN PUBLIC KEY-----${Buffer.alloc(294).toString('base64')}-----END PUBLIC KEY-----`,
});

interface Given {
  readonly local?: ReturnType<typeof memoryArea>;
  readonly locks?: Locks;
  readonly provider?: Partial<ProviderSession>;
  readonly answer?: () => Promise<Response>;
}

function open({ local, locks, provider, answer }: Given = {}) {
  const tab = openTab({ ...(local && { local }) });
  const sent: { path: string; body: unknown; bearer: string | null }[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.example',
    getSession: () => tab.keeper.credentials(),
    fetch: async (request) => {
      const { pathname: path } = new URL(request.url);
      sent.push({ path, body: await request.json(), bearer: request.headers.get('authorization') });
      return answer?.() ?? Response.json({ message: 'Signed out', errors: [] });
    },
  });
  const store = createPortalStore();
  const loadProvider = () => Promise.resolve(provider as ProviderSession | undefined);
  store.set(openSessionAtom, { ...servicesOf(tab), locks, loadProvider });
  store.set(configAtom, config);
  store.set(serverAccessAtom, { loadClient: () => Promise.resolve(client), renew: () => Promise.resolve() });
  return { ...tab, sent, signOut: (search = '') => store.set(signOutAtom, search) };
}

describe('signing out', () => {
  it('revokes the session, clears what was stored and leads to the login page', async () => {
    const { keeper, storage, sent, signOut } = open();
    keeper.signIn(user, tokens);
    expect(await signOut()).toBe('/');
    expect(sent).toEqual([{ path: '/CNXAuth/Logout', body: { refreshToken: 'r1' }, bearer: 'Bearer first' }]);
    expect(keeper.current().state).toBe('signedOut');
    expect(storage.read('userData') ?? storage.read('TokenPackage')).toBeUndefined();
    expect(storage.read('logout-event')).toBeDefined();
  });

  it.each([
    ['fails', () => Promise.reject(new TypeError('offline'))],
    ['refuses', () => Promise.resolve(new Response('', { status: 500 }))],
  ])('is not held back by a server that %s', async (_what, answer) => {
    const { keeper, signOut } = open({ answer });
    keeper.signIn(user, tokens);
    expect(await signOut()).toBe('/');
    expect(keeper.current().state).toBe('signedOut');
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    const { keeper, signOut } = open({ answer: () => new Promise(() => undefined) });
    keeper.signIn(user, tokens);
    const left = signOut();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await left).toBe('/');
    vi.useRealTimers();
  });

  it.each([
    ['the address', '?state=localhost%3A4100%2Fwells', undefined, '/?state=localhost%3A4100%2Fwells'],
    ['what was stored', '', 'localhost:4100', '/?state=localhost%3A4100'],
    ['a stranger, which is refused there', '?state=evil.example', undefined, '/?state=evil.example'],
  ])('leads to the sign-in of the application of %s', async (_what, search, stored, next) => {
    const { keeper, storage, signOut } = open();
    keeper.signIn(user, tokens);
    if (stored) storage.write('FullRedirectApp', stored);
    expect(await signOut(search)).toBe(next);
  });

  it('tells nobody and forgets nothing of others when nobody was signed in', async () => {
    const { storage, sent, signOut } = open();
    expect(await signOut()).toBe('/');
    expect(sent).toEqual([]);
    expect(storage.read('logout-event')).toBeUndefined();
  });

  it('keeps the place of somebody who did not ask for it', async () => {
    const { keeper, storage, signOut } = open();
    keeper.signIn(user, tokens);
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
        const turn = last.then(run);
        last = turn;
        return turn;
      },
    };
    const provider = { signOut: vi.fn(() => Promise.resolve(true)) };
    const tabs = [1, 2, 3].map(() => open({ local, locks, provider }));
    tabs.forEach(({ keeper }) => keeper.signIn({ ...user, isSSO: true }, tokens));
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
    const { keeper, signOut } = open({ provider });
    keeper.signIn(corporate, tokens);
    expect(await signOut()).toBeUndefined();
    expect(provider.signOut).toHaveBeenCalledWith('https://hub.example/home');
    expect(keeper.current().state).toBe('signedOut');
  });

  it('keeps the application for the next sign-in, as the provider comes back without a state', async () => {
    const { keeper, storage, signOut } = open({ provider: { signOut: () => Promise.resolve(true) } });
    keeper.signIn(corporate, tokens);
    storage.write('FullRedirectApp', 'localhost:4100/wells');
    expect(await signOut()).toBeUndefined();
    expect(storage.read('FullRedirectApp')).toBe('localhost:4100/wells');
    expect(storage.read('TokenPackage')).toBeUndefined();
  });

  it('says in the log that there is no provider, and signs out all the same', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { keeper, signOut } = open();
    keeper.signIn(corporate, tokens);
    expect(await signOut()).toBe('/');
    expect(log).toHaveBeenCalledWith(expect.stringContaining('there is none'));
    log.mockRestore();
  });
});
