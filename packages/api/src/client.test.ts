import { describe, expect, it, vi } from 'vitest';
import { type ApiClientOptions, createApiClient } from './client.ts';
import {
  ApiError,
  ContractError,
  IncompleteRowsError,
  NetworkError,
  NotOfferedError,
  RejectedRequestError,
  sessionOverText,
  SessionOverError,
} from './errors.ts';

const baseUrl = 'https://portal.example/api';
const statisticsPath = '/ExceptionReport/GetChangePoints';

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
  return { sent, api: createApiClient({ baseUrl: baseUrl, fetch, getSession: () => session, ...options }) };
}

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);
const refused = (status: number, body: BodyInit | null, headers?: HeadersInit) =>
  new Response(body, { status, ...(headers ? { headers } : {}) });

describe('a request', () => {
  it('carries the session, comma lists and JSON', async () => {
    const { api, sent } = clientWith([json([]), json({ id_token: 't' })]);
    await api.GET(statisticsPath, {
      params: { query: { wellIds: ['a', 'b'], from: '2026-01-01', limit: 5 } },
    });
    await api.POST('/CNXAuth/refreshtoken', { body: { refreshToken: 'r' } });
    expect(sent[0]?.url).toBe(`${baseUrl}${statisticsPath}?wellIds=a,b&from=2026-01-01&limit=5`);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(sent[0]?.headers.get('user-identifier')).toBe('jos%C3%A9');
    expect(sent[1]?.headers.get('content-type')).toBe('application/json');
    expect(await sent[1]?.json()).toEqual({ refreshToken: 'r' });
  });

  it('encodes what stands in the path', async () => {
    const { api, sent } = clientWith([json({})]);
    await api.GET('/CNXUser/validate/{email}', { params: { path: { email: 'a/b?@x.fr' } } });
    expect(sent[0]?.url).toBe(`${baseUrl}/CNXUser/validate/a%2Fb%3F%40x.fr`);
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
    const api = createApiClient({ baseUrl: baseUrl, getSession: () => undefined });
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
      () => api.GET(statisticsPath, { params: { query: { methods: ['steam'] } } }),
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
    const failure: unknown = await api.GET(statisticsPath).catch((error: unknown) => error);
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
    const { data, meta } = await api.GET(statisticsPath);
    expect(data[0]?.id).toBe('cp-1');
    expect(meta).toMatchObject({ total: 7, nextCursor: 'n', asOf: null });
  });

  it('of an error status is an ApiError with its texts', async () => {
    const body = JSON.stringify({ errors: [{ message: 'Too many attempts' }] });
    const { api } = clientWith([refused(429, body, { 'retry-after': '60' })]);
    await expect(api.GET(statisticsPath)).rejects.toMatchObject({
      kind: 'api',
      status: 429,
      errors: [{ message: 'Too many attempts' }],
      retryAfterSeconds: 60,
      unreadable: false,
    });
  });

  it('without a body is an ApiError without texts', async () => {
    const { api } = clientWith([refused(500, null)]);
    await expect(api.GET(statisticsPath)).rejects.toMatchObject({ status: 500, errors: [] });
  });

  it.each([
    ['HTML', '<!doctype html>'],
    ['cut JSON', '[{"id":'],
    ['nothing', ''],
  ])('of %s is unreadable, not a network failure', async (_what, body) => {
    const { api } = clientWith([new Response(body)]);
    const failure: unknown = await api.GET(statisticsPath).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 200, unreadable: true });
  });

  it.each([sessionOverText, `"${sessionOverText}"`, ` ${sessionOverText}\n`])(
    'of 401 with %j ends the session, without a renewal',
    async (body) => {
      const renew = vi.fn(() => Promise.resolve(true));
      const { api, sent } = clientWith([refused(401, body)], { renew });
      await expect(api.GET(statisticsPath)).rejects.toBeInstanceOf(SessionOverError);
      expect(renew).not.toHaveBeenCalled();
      expect(sent).toHaveLength(1);
    },
  );

  it('of another status with that text is no session end', async () => {
    const { api } = clientWith([refused(403, sessionOverText)]);
    await expect(api.GET(statisticsPath)).rejects.toMatchObject({ kind: 'api', status: 403 });
  });
});

describe('no answer', () => {
  it('is a NetworkError that keeps its cause', async () => {
    const cause = new TypeError('fetch failed');
    const { api } = clientWith([cause]);
    const failure: unknown = await api.GET(statisticsPath).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(NetworkError);
    expect((failure as Error).cause).toBe(cause);
  });

  it('is a NetworkError when the body breaks off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
    const { api } = clientWith([new Response(body)]);
    await expect(api.GET(statisticsPath)).rejects.toBeInstanceOf(NetworkError);
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
    const call = api.GET(statisticsPath, { signal: controller.signal });
    await expect.poll(() => sent).toBeDefined();
    controller.abort(reason);
    await expect(call).rejects.toMatchObject({ name });
    // Node lets go of a signal that follows another together with its request, so the request is kept until here.
    expect(sent?.signal.aborted).toBe(true);
  });
});

describe('all rows of a list', () => {
  /** An answer whose body arrives in these parts; what is called ends it. */
  const parts = (texts: readonly string[], total: number | null, cancel?: () => void) => {
    const rest = texts.map((text) => new TextEncoder().encode(text));
    const pull = (controller: ReadableStreamDefaultController) => {
      const part = rest.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    };
    const headers: HeadersInit = total === null ? {} : { 'x-total-count': String(total) };
    return new Response(new ReadableStream({ pull, ...(cancel && { cancel }) }, { highWaterMark: 0 }), {
      headers,
    });
  };
  const batchesOf = async (rows: AsyncIterable<readonly unknown[]>) => {
    const batches: (readonly unknown[])[] = [];
    for await (const batch of rows) batches.push(batch);
    return batches;
  };
  const failureOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

  it('come as they arrive, whole, with what the headers say', async () => {
    const { api, sent } = clientWith([parts(['{"id":"a"}\n{"id', '":"é', '"}\n{"id":"c"}\n'], 3)]);
    const { meta, rows } = await api.ROWS(statisticsPath, { params: { query: { sort: '-score' } } });
    expect(meta.total).toBe(3);
    expect(await batchesOf(rows)).toEqual([[{ id: 'a' }], [{ id: 'é' }, { id: 'c' }]]);
    expect(sent[0]?.headers.get('accept')).toBe('application/x-ndjson');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer old');
    expect(sent[0]?.url).toBe(`${baseUrl}${statisticsPath}?sort=-score`);
  });

  it('may be none', async () => {
    const { api } = clientWith([parts([], 0)]);
    expect(await batchesOf((await api.ROWS(statisticsPath)).rows)).toEqual([]);
  });

  it.each([
    ['fewer than announced', ['{"id":"a"}\n'], 2, 1],
    ['more than announced', ['{"id":"a"}\n{"id":"b"}\n'], 1, 2],
    ['a row that is cut off', ['{"id":"a"}\n{"id'], 1, 1],
  ])('fail as incomplete when they are %s', async (_what, texts, announced, received) => {
    const { api } = clientWith([parts(texts, announced)]);
    const { rows } = await api.ROWS(statisticsPath);
    const failure = await failureOf(batchesOf(rows));
    expect(failure).toBeInstanceOf(IncompleteRowsError);
    expect(failure).toMatchObject({ kind: 'incompleteRows', received, announced });
  });

  it('are unreadable without their number, or when a line is no JSON', async () => {
    const { api } = clientWith([parts([], null), parts(['{"id":\n'], 1)]);
    expect(await failureOf(api.ROWS(statisticsPath))).toMatchObject({ kind: 'api', unreadable: true });
    const { rows } = await api.ROWS(statisticsPath);
    expect(await failureOf(batchesOf(rows))).toMatchObject({ kind: 'api', unreadable: true });
  });

  it('are checked as they come, and none after a wrong one', async () => {
    const check = vi.fn(({ body }: { body: unknown }) => {
      if ((body as { id: string }[])[0]?.id === 'b')
        throw new ContractError({ operation: 'GET x', place: 'body/0/id', expectation: 'type' });
    });
    const cancel = vi.fn();
    const { api } = clientWith([parts(['{"id":"a"}\n', '{"id":"b"}\n', '{"id":"c"}\n'], 3, cancel)], {
      check,
    });
    const { rows } = await api.ROWS(statisticsPath);
    expect(await failureOf(batchesOf(rows))).toBeInstanceOf(ContractError);
    expect(check.mock.calls.map(([answer]) => answer)).toMatchObject([
      { path: statisticsPath, isRows: true, body: [{ id: 'a' }] },
      { path: statisticsPath, isRows: true, body: [{ id: 'b' }] },
    ]);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('end their transfer when the loop is left', async () => {
    const cancel = vi.fn();
    const { api } = clientWith([parts(['{"id":"a"}\n', '{"id":"b"}\n'], 2, cancel)]);
    for await (const batch of (await api.ROWS(statisticsPath)).rows) {
      expect(batch).toHaveLength(1);
      break;
    }
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('are called for again with a renewed token', async () => {
    let idToken = 'old';
    const renew = () => Promise.resolve(((idToken = 'new'), true));
    const { api, sent } = clientWith([refused(401, 'expired'), parts(['{"id":"a"}\n'], 1)], {
      getSession: () => ({ idToken }),
      renew,
    });
    expect(await batchesOf((await api.ROWS(statisticsPath)).rows)).toHaveLength(1);
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
  });

  it('fail with the texts of a refusal', async () => {
    const { api } = clientWith([refused(400, '{"errors":[{"message":"query selects 100001 rows"}]}')]);
    expect(await failureOf(api.ROWS(statisticsPath))).toMatchObject({
      kind: 'api',
      status: 400,
      errors: [{ message: 'query selects 100001 rows' }],
    });
  });

  it('fail as the network does, or as the abort that ended them', async () => {
    const broken = (reason: () => unknown) =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(reason()) }, { highWaterMark: 0 }), {
        headers: { 'x-total-count': '1' },
      });
    const controller = new AbortController();
    const { api } = clientWith([
      broken(() => new TypeError('terminated')),
      broken(() => controller.signal.reason),
    ]);
    expect(await failureOf(batchesOf((await api.ROWS(statisticsPath)).rows))).toBeInstanceOf(NetworkError);
    const { rows } = await api.ROWS(statisticsPath, { signal: controller.signal });
    controller.abort(new RangeError('left the page'));
    expect(await failureOf(batchesOf(rows))).toMatchObject({ name: 'RangeError' });
  });

  it('are offered by lists only', () => {
    const { api } = clientWith([]);
    // @ts-expect-error a summary has no rows
    const wrong = () => api.ROWS('/ExceptionReport/GetChangeDetectionStatistics');
    expect(wrong).toBeTypeOf('function');
  });
});

describe('an operation that the server does not offer', () => {
  const page = () => refused(404, '<html><body>Not Found</body></html>', { 'content-type': 'text/html' });

  it.each([
    ['a page of HTML', page],
    ['nothing', () => refused(405, null)],
    ['a list of errors', () => json({ errors: [{ message: 'no', code: 'notOffered' }] }, { status: 501 })],
  ])('is known by a refusal with %s, and not called again', async (_with, refusal) => {
    const lacking: string[] = [];
    const { api, sent } = clientWith([refusal()], { onNotOffered: (path) => lacking.push(path) });
    const failures = [
      await api.GET('/Content/GetNews').catch((error: unknown) => error),
      await api.GET('/Content/GetNews').catch((error: unknown) => error),
    ];
    expect(failures).toEqual([
      new NotOfferedError('/Content/GetNews'),
      new NotOfferedError('/Content/GetNews'),
    ]);
    expect(sent).toHaveLength(1);
    expect(lacking).toEqual(['/Content/GetNews']);
  });

  it('is also known where all rows are asked for', async () => {
    const { api } = clientWith([page()]);
    await expect(api.ROWS('/ExceptionReport/GetExceptions')).rejects.toBeInstanceOf(NotOfferedError);
  });

  it('may be called again where only the thing that it names may be missing', async () => {
    const call = { params: { path: { wellId: 'NV-A-01' } } };
    const well = json({}, { headers: { 'content-type': 'application/json' } });
    const { api } = clientWith([page(), well]);
    await expect(api.GET('/Wells/{wellId}/GetWell', call)).rejects.toBeInstanceOf(NotOfferedError);
    await expect(api.GET('/Wells/{wellId}/GetWell', call)).resolves.toMatchObject({ data: {} });
  });

  it.each([
    ['a thing that a code says is missing', 404, { errors: [{ message: 'no well', code: 'notFound' }] }],
    ['another reason', 501, { errors: [{ message: 'no mail', code: 'noMail' }] }],
    ['trouble', 503, ''],
  ])('is not taken from %s', async (_what, status, body) => {
    const { api } = clientWith([json(body, { status })]);
    const call = api.GET('/Wells/{wellId}/GetWell', { params: { path: { wellId: 'NV-A-01' } } });
    await expect(call).rejects.toBeInstanceOf(ApiError);
  });

  it('is none of the specification: its calls fail', async () => {
    const { api } = clientWith([page()]);
    await expect(api.GET('/ExceptionReport/GetWells')).rejects.toBeInstanceOf(ApiError);
  });
});
