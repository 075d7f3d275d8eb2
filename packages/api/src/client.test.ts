import { describe, expect, it, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from './client.ts';
import { ApiError, NetworkError, RejectedRequestError, sessionOverText, SessionOverError } from './errors.ts';

const BASE = 'https://portal.example/api';
const STATISTICS = '/ExceptionReport/GetChangePoints';

type Answer = Response | Error | ((request: Request) => Promise<Response>);

/** A client whose server gives these answers in turn, and what was sent to it. */
function clientWith(answers: Answer[], options: Partial<ApiClientOptions> = {}) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request.clone());
    const answer = answers[sent.length - 1];
    if (answer === undefined) throw new Error('no answer was planned for this request');
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer(request) : answer;
  };
  const session = { idToken: 'old', username: 'josé' };
  return { sent, api: createApiClient({ baseUrl: BASE, fetch, getSession: () => session, ...options }) };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const refused = (status: number, body: BodyInit | null, headers?: HeadersInit) =>
  new Response(body, { status, ...(headers ? { headers } : {}) });

describe('a request', () => {
  it('carries the session, comma lists and JSON', async () => {
    const { api, sent } = clientWith([json([]), json({ id_token: 't' })]);
    await api.GET(STATISTICS, { params: { query: { wellIds: ['a', 'b'], from: '2026-01-01', limit: 5 } } });
    await api.POST('/CNXAuth/refreshtoken', { body: { refreshToken: 'r' } });
    expect(sent[0]?.url).toBe(`${BASE}${STATISTICS}?wellIds=a,b&from=2026-01-01&limit=5`);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(sent[0]?.headers.get('user-identifier')).toBe('jos%C3%A9');
    expect(sent[1]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[1]?.json()).toEqual({ refreshToken: 'r' });
  });

  it('encodes what stands in the path', async () => {
    const { api, sent } = clientWith([json({})]);
    await api.GET('/CNXUser/validate/{email}', { params: { path: { email: 'a/b?@x.fr' } } });
    expect(sent[0]?.url).toBe(`${BASE}/CNXUser/validate/a%2Fb%3F%40x.fr`);
  });

  it('goes without authorization when nobody is signed in', async () => {
    const { api, sent } = clientWith([json([])], { getSession: () => undefined });
    await api.GET('/ExceptionReport/GetWells');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('user-identifier')).toBe(false);
  });

  it('names the user that the caller names', async () => {
    const { api, sent } = clientWith([json({})], { getSession: () => undefined });
    const header = { 'user-identifier': '用户@例子.中国' };
    await api.POST('/CNXAuth/ExtractSSOToken', { params: { header }, body: { idToken: 'a.b.c' } });
    expect(sent[0]?.headers.get('user-identifier')).toBe(encodeURIComponent('用户@例子.中国'));
  });

  it('tells another server nothing of the session', async () => {
    const { api, sent } = clientWith([json({ sessionId: 's' })]);
    const body = { userEmail: 'a@x.fr', idToken: 'a.b.c' };
    await api.POST('/TransferToken', { baseUrl: 'https://linked.example/user-api', body });
    expect(sent[0]?.url).toBe('https://linked.example/user-api/TransferToken');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('user-identifier')).toBe(false);
  });

  it('uses the fetch of the moment when none is given', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(json({ status: 'ok', version: '1' }));
    const api = createApiClient({ baseUrl: BASE, getSession: () => undefined });
    expect((await api.GET('/health/live')).data.version).toBe('1');
    fetch.mockRestore();
  });

  it('is checked against the contract by the compiler', () => {
    const { api } = clientWith([]);
    const wrong = [
      // @ts-expect-error no such path
      () => api.GET('/ExceptionReport/GetNothing'),
      // @ts-expect-error the path has no such method
      () => api.GET('/CNXAuth/refreshtoken'),
      // @ts-expect-error the body is missing
      () => api.POST('/CNXAuth/refreshtoken'),
      // @ts-expect-error no such method of production
      () => api.GET(STATISTICS, { params: { query: { methods: ['steam'] } } }),
    ];
    expect(wrong).toHaveLength(4);
  });
});

describe('a request that cannot be prepared', () => {
  it.each([
    ['the session cannot be read', () => Promise.reject(new Error('storage is blocked'))],
    ['the token fits no header', () => Promise.resolve({ idToken: '用' })],
    ['the name is not well-formed', () => Promise.resolve({ username: '\udc00' })],
  ])('is rejected and reported when %s', async (_what, getSession) => {
    const onRejectedRequest = vi.fn();
    const { api, sent } = clientWith([json([])], { getSession, onRejectedRequest });
    const failure: unknown = await api.GET(STATISTICS).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RejectedRequestError);
    expect(onRejectedRequest).toHaveBeenCalledExactlyOnceWith((failure as Error).cause);
    expect(sent).toHaveLength(0);
  });
});

describe('an answer', () => {
  it('gives the data with what its headers say', async () => {
    const { api } = clientWith([
      json([{ id: 'cp-1' }], { headers: { 'x-total-count': '7', 'x-next-cursor': 'n' } }),
    ]);
    const { data, meta } = await api.GET(STATISTICS);
    expect(data[0]?.id).toBe('cp-1');
    expect(meta).toMatchObject({ total: 7, nextCursor: 'n', asOf: null });
  });

  it('of an error status is an ApiError with its texts', async () => {
    const body = JSON.stringify({ errors: [{ message: 'Too many attempts' }] });
    const { api } = clientWith([refused(429, body, { 'retry-after': '60' })]);
    await expect(api.GET(STATISTICS)).rejects.toMatchObject({
      kind: 'api',
      status: 429,
      errors: [{ message: 'Too many attempts' }],
      retryAfterSeconds: 60,
      unreadable: false,
    });
  });

  it('without a body is an ApiError without texts', async () => {
    const { api } = clientWith([refused(500, null)]);
    await expect(api.GET(STATISTICS)).rejects.toMatchObject({ status: 500, errors: [] });
  });

  it.each([
    ['HTML', '<!doctype html>'],
    ['cut JSON', '[{"id":'],
    ['nothing', ''],
  ])('of %s is unreadable, not a network failure', async (_what, body) => {
    const { api } = clientWith([new Response(body)]);
    const failure: unknown = await api.GET(STATISTICS).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 200, unreadable: true });
  });

  it.each([sessionOverText, `"${sessionOverText}"`, ` ${sessionOverText}\n`])(
    'of 401 with %j ends the session, without a renewal',
    async (body) => {
      const renew = vi.fn(() => Promise.resolve(true));
      const { api, sent } = clientWith([refused(401, body)], { renew });
      await expect(api.GET(STATISTICS)).rejects.toBeInstanceOf(SessionOverError);
      expect(renew).not.toHaveBeenCalled();
      expect(sent).toHaveLength(1);
    },
  );

  it('of another status with that text is no session end', async () => {
    const { api } = clientWith([refused(403, sessionOverText)]);
    await expect(api.GET(STATISTICS)).rejects.toMatchObject({ kind: 'api', status: 403 });
  });
});

describe('no answer', () => {
  it('is a NetworkError that keeps its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { api } = clientWith([cause]);
    const failure: unknown = await api.GET(STATISTICS).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect((failure as Error).cause).toBe(cause);
  });

  it('is a NetworkError when the body breaks off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    const { api } = clientWith([new Response(body)]);
    await expect(api.GET(STATISTICS)).rejects.toBeInstanceOf(NetworkError);
  });

  it.each([
    ['without a reason', undefined, 'AbortError'],
    ['with a reason', new RangeError('left the page'), 'RangeError'],
  ])('because of an abort %s is that abort', async (_what, reason, name) => {
    const controller = new AbortController();
    let sent: Request | undefined;
    const untilAborted = (request: Request) =>
      new Promise<Response>((_, reject) => {
        sent = request;
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      });
    const { api } = clientWith([untilAborted]);
    const call = api.GET(STATISTICS, { signal: controller.signal });
    await vi.waitUntil(() => sent);
    controller.abort(reason);
    await expect(call).rejects.toMatchObject({ name });
    // Node lets go of a signal that follows another together with its request, so the request is kept until here.
    expect(sent?.signal.aborted).toBe(true);
  });
});
