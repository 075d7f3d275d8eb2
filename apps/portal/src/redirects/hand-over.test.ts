import { createApiClient } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it } from 'vitest';
import { foreignTargets } from './foreign-targets.fixture.ts';
import { followState, handOver, withRef } from './hand-over.ts';
import { openTab } from '../session/session.fixture.ts';

const user = { email: 'engineer@cnx.example', isSSO: false };
const allowed = { ownOrigin: 'https://portal.example', hosts: ['localhost:4100', 'app.example'] };
const ticket = { ...examples.backendUrl, idToken: 'for.app.alone' };
const waiting = { ...examples.transferredSession, sessionId: 'a-session-that-waits' };

type Answer = () => Response | Promise<Response>;

function open({ backend, userApi }: { backend?: Answer; userApi?: Answer } = {}) {
  const { storage, sessionManager } = openTab();
  const sent: { url: string; body: unknown; bearer: string | null; inProgress: boolean }[] = [];
  sessionManager.signIn(user, { id_token: 'ours.and.secret', expires_in: 60 });
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    getSession: () => sessionManager.credentials(),
    fetch: async (request) => {
      const inProgress = storage.read('tokenTransferInProgress') !== undefined;
      const bearer = request.headers.get('authorization');
      sent.push({ url: request.url, body: await request.json(), bearer, inProgress });
      if (request.url.startsWith('https://portal.example/api')) return backend?.() ?? Response.json(ticket);
      return userApi?.() ?? Response.json(waiting);
    },
  });
  return { storage, sent, follow: (target: string) => handOver(target, { client, storage, user, allowed }) };
}

describe('handOver', () => {
  it('gets a token for the application, trades it there and leaves with the ref', async () => {
    const { follow, sent, storage } = open();
    expect(await follow('localhost:4100/wells/?id=5')).toEqual({
      leaveFor: 'http://localhost:4100/wells?id=5&ref=a-session-that-waits',
    });
    expect(sent).toEqual([
      {
        url: 'https://portal.example/api/CNXApplications/GetBackendUrlByFeUrl',
        body: { feUrl: 'localhost:4100' },
        bearer: 'Bearer ours.and.secret',
        inProgress: true,
      },
      {
        url: 'http://localhost:4100/api/TransferToken',
        body: { userEmail: user.email, idToken: 'for.app.alone' },
        bearer: null,
        inProgress: true,
      },
    ]);
    expect(JSON.stringify(sent[1])).not.toContain('ours.and.secret');
    expect(storage.read('tokenTransferInProgress')).toBeUndefined();
  });

  it('forgets the failure of an earlier attempt', async () => {
    const { follow, storage } = open();
    storage.write('extUrlError', { reason: 'failed', target: 'localhost:4100' });
    await follow('localhost:4100');
    expect(storage.read('extUrlError')).toBeUndefined();
  });

  it('goes to a page of the portal by itself', async () => {
    const { follow, sent } = open();
    expect(await follow('/settings?tab=profile#x')).toEqual({ to: '/settings?tab=profile#x' });
    expect(sent).toEqual([]);
  });

  it.each(foreignTargets('localhost:4100'))('sends nothing anywhere for %s', async (target) => {
    const { follow, sent, storage } = open();
    expect(await follow(target)).toEqual({ failed: true });
    expect(sent).toEqual([]);
    expect(storage.read('extUrlError')).toEqual({ reason: 'refused', target });
  });

  it.each<[string, Answer]>([
    ['no session', () => Response.json({})],
    ['another type', () => Response.json({ sessionId: 7 })],
    ['an empty session', () => Response.json({ sessionId: '' })],
    ['null', () => Response.json(null)],
    ['a page', () => new Response('<html>', { status: 200 })],
    ['nothing', () => new Response('')],
  ])('says that the user API answered with %s', async (_what, userApi) => {
    const { follow, storage } = open({ userApi });
    expect(await follow('localhost:4100')).toEqual({ failed: true });
    expect(storage.read('extUrlError')).toEqual({
      reason: 'unexpectedAnswer',
      target: 'localhost:4100',
      message: 'Unexpected response from TransferToken API.',
    });
    expect(storage.read('tokenTransferInProgress')).toBeUndefined();
  });

  it.each([
    'http://app.example/api',
    'ftp://localhost/api',
    'https://a:b@app.example/api',
    'javascript:alert(1)',
    '/api',
  ])('trades no token at %s', async (backendUrl) => {
    const { follow, sent, storage } = open({ backend: () => Response.json({ ...ticket, backendUrl }) });
    expect(await follow('localhost:4100')).toEqual({ failed: true });
    expect(sent).toHaveLength(1);
    expect(storage.read('extUrlError')?.reason).toBe('unexpectedAnswer');
  });

  it.each<[string, { backend?: Answer; userApi?: Answer }, string | undefined]>([
    [
      'the backend knows no such application',
      { backend: () => Response.json({ errors: [{ message: 'Not registered' }] }, { status: 404 }) },
      'Not registered',
    ],
    ['the application is down', { userApi: () => Promise.reject(new TypeError('refused')) }, undefined],
    ['the application refuses', { userApi: () => new Response('', { status: 403 }) }, undefined],
  ])('stores why, when %s', async (_what, answers, message) => {
    const { follow, storage } = open(answers);
    expect(await follow('localhost:4100')).toEqual({ failed: true });
    expect(storage.read('extUrlError')).toEqual({
      reason: 'failed',
      target: 'localhost:4100',
      ...(message && { message }),
    });
  });
});

describe('followState', () => {
  const followed = async (search: string) => {
    const { storage, sessionManager } = openTab();
    sessionManager.signIn(user, { id_token: 'ours.and.secret', expires_in: 60 });
    const client = createApiClient({
      baseUrl: 'https://portal.example/api',
      getSession: () => sessionManager.credentials(),
      fetch: () => Promise.reject(new Error('no call is made')),
    });
    const loadClient = () => Promise.resolve(client);
    const services = { storage, sessionManager, redirectTargets: allowed, loadClient };
    return { outcome: await followState(services, search, new AbortController().signal), storage };
  };

  const never = () => new Promise<never>(() => undefined);
  it.each<[string, { loadClient?: () => Promise<never>; fetch: (request: Request) => Promise<Response> }]>([
    ['the code never comes', { loadClient: never, fetch: never }],
    ['no answer comes, and nothing ends the wait for it', { fetch: never }],
    [
      'the call is ended',
      {
        fetch: ({ signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('ended')));
          }),
      },
    ],
  ])('is given up where %s, and stores why, once', async (_what, { loadClient, fetch }) => {
    const { storage, sessionManager } = openTab();
    sessionManager.signIn(user, { id_token: 'ours.and.secret', expires_in: 60 });
    const getSession = () => sessionManager.credentials();
    const client = createApiClient({ baseUrl: 'https://portal.example/api', getSession, fetch });
    const late = new AbortController();
    const followed = followState(
      {
        storage,
        sessionManager,
        redirectTargets: allowed,
        loadClient: loadClient ?? (() => Promise.resolve(client)),
      },
      '?state=app.example',
      late.signal,
    );
    late.abort();
    expect(await followed).toEqual({ failed: true });
    expect(storage.read('extUrlError')).toEqual({ reason: 'failed', target: 'app.example' });
  });

  it.each(foreignTargets('localhost:4100'))('refuses %s, encoded once and twice', async (target) => {
    for (const state of [encodeURIComponent(target), encodeURIComponent(encodeURIComponent(target))]) {
      const { outcome, storage } = await followed(`?area=schedule&state=${state}`);
      expect(outcome).toEqual({ failed: true });
      expect(storage.read('extUrlError')).toMatchObject({ reason: 'refused' });
    }
  });

  it('stays where the state is blank, without it', async () =>
    expect((await followed('?area=schedule&state=%20')).outcome).toEqual({ stay: '?area=schedule' }));
});

it.each([
  ['https://app.example/', 'https://app.example?ref=r%261'],
  ['https://app.example/wells//', 'https://app.example/wells?ref=r%261'],
  ['https://app.example/wells?id=5&ref=old#top', 'https://app.example/wells?id=5&ref=r%261#top'],
])('%s gets its ref', (url, target) => expect(withRef(url, 'r&1')).toBe(target));
