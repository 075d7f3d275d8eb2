import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectApi } from './connection.ts';
import { createServerClock } from './server-clock.ts';
import { openTab, testTime as at } from './session.fixture.ts';

function connect(answer: (request: Request) => Response | Promise<Response>) {
  const { storage, sessionManager } = openTab();
  const serverClock = createServerClock(() => at);
  const onRejectedRequest = vi.fn();
  vi.stubGlobal('fetch', (request: Request) => Promise.resolve(answer(request)));
  const connection = connectApi({
    baseUrl: 'http://api.example',
    sessionManager,
    storage,
    serverClock,
    locks: undefined,
    loadProviderSession: () => Promise.resolve(undefined),
    onProviderRefusal: vi.fn(),
    onNotOffered: vi.fn(),
    onRejectedRequest,
  });
  sessionManager.signIn(
    { email: 'engineer@cnx.example', isSSO: false },
    { id_token: 'first', refresh_token: 'r1', expires_in: 60 },
  );
  return { ...connection, sessionManager, serverClock, onRejectedRequest };
}

const noWells = (headers: Record<string, string> = {}) =>
  Response.json([], { headers: { 'x-total-count': '0', ...headers } });

afterEach(() => vi.unstubAllGlobals());

describe('the connection of client and session', () => {
  it('renews an expired token and sends the call again', async () => {
    const bearers: (string | null)[] = [];
    const { client, sessionManager } = connect(async (request) => {
      if (request.url.endsWith('/refreshtoken')) {
        expect(await request.json()).toEqual({ refreshToken: 'r1' });
        return Response.json({ id_token: 'second', refresh_token: 'r2', expires_in: 60 });
      }
      bearers.push(request.headers.get('authorization'));
      return bearers.length === 1 ? Response.json({ errors: [] }, { status: 401 }) : noWells();
    });
    await client.GET('/ExceptionReport/GetWells');
    expect(bearers).toEqual(['Bearer first', 'Bearer second']);
    expect(sessionManager.current()).toMatchObject({ state: 'signedIn', tokens: { refresh_token: 'r2' } });
  });

  it('ends the session when the renewal is answered with errors', async () => {
    const { client, sessionManager } = connect((request) =>
      request.url.endsWith('/refreshtoken')
        ? Response.json({ errors: [{ message: 'Blocked' }] })
        : Response.json({ errors: [] }, { status: 401 }),
    );
    await expect(client.GET('/ExceptionReport/GetWells')).rejects.toMatchObject({ status: 401 });
    expect(sessionManager.current().state).toBe('signedOut');
  });

  it('ends the session once when ten calls find it over', async () => {
    const { client, sessionManager } = connect(
      () => new Response('Session timedout. Please relogin.', { status: 401 }),
    );
    const ends: string[] = [];
    sessionManager.subscribe(({ state }) => ends.push(state));
    const calls = Array.from({ length: 10 }, () => client.GET('/ExceptionReport/GetWells'));
    await Promise.allSettled(calls);
    expect(ends).toEqual(['expired']);
  });

  it('believes no linked application that the session is over, nor what time it is', async () => {
    const { client, serverClock, sessionManager } = connect(
      () =>
        new Response('Session timedout. Please relogin.', {
          status: 401,
          headers: { date: 'Sun, 01 Mar 2026 09:30:00 GMT' },
        }),
    );
    const body = { userEmail: 'engineer@cnx.example', idToken: 'a.b.c' };
    const call = client.POST('/TransferToken', { baseUrl: 'http://app.example/api', body });
    await expect(call).rejects.toMatchObject({ kind: 'sessionOver' });
    expect(sessionManager.current().state).toBe('signedIn');
    expect(serverClock.now()).toEqual(at);
  });

  it('learns the server’s time from its answers', async () => {
    const { client, serverClock } = connect(() => noWells({ date: 'Sun, 01 Mar 2026 09:30:00 GMT' }));
    expect(serverClock.now()).toEqual(at);
    await client.GET('/ExceptionReport/GetWells');
    expect(serverClock.now().toISOString()).toBe('2026-03-01T09:30:00.000Z');
  });

  it('gives out no data that breaks the contract', async () => {
    const { client } = connect(() => Response.json([null], { headers: { 'x-total-count': '1' } }));
    await expect(client.GET('/ExceptionReport/GetWells')).rejects.toMatchObject({
      kind: 'contract',
      operation: 'GET /ExceptionReport/GetWells',
      place: 'body/0',
      expectation: 'type',
    });
  });

  it('says so when a request cannot be prepared, and sends nothing', async () => {
    const asked = vi.fn();
    const { client, sessionManager, onRejectedRequest } = connect(() => {
      asked();
      return Response.json([]);
    });
    sessionManager.signIn(
      { email: 'a@b.example', isSSO: false },
      { id_token: 'line\nbreak', expires_in: 60 },
    );
    await expect(client.GET('/ExceptionReport/GetWells')).rejects.toMatchObject({ kind: 'rejectedRequest' });
    expect(onRejectedRequest).toHaveBeenCalledTimes(1);
    expect(asked).not.toHaveBeenCalled();
  });
});
