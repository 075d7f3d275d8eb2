import createTransport, { type MaybeOptionalInit } from 'openapi-fetch';
import { type ApiSession, type Authorization, authorizationOf } from './authorization.ts';
import { countOf, type DataMeta, dataMetaOf } from './data-meta.ts';
import {
  ApiError,
  errorTextsOf,
  IncompleteRowsError,
  isApiFailure,
  isExpiredToken,
  NetworkError,
  NotOfferedError,
  parseJson,
  RejectedRequestError,
  isSessionOver,
  SessionOverError,
} from './errors.ts';
import { extensions } from './extensions.gen.ts';
import type { paths } from './schema.gen.ts';

type Method = 'get' | 'post';

/** Paths of the contract that have the method. */
export type PathWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: object }> ? P : never;
}[keyof paths];

/** What a call answers when it succeeds. */
export type AnswerBody<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** Media type of all rows of a list, each of them a line. */
const rowsType = 'application/x-ndjson';

/** Paths that answer all rows of their list at once. */
export type PathWithRows = {
  [P in PathWith<'get'>]: paths[P]['get'] extends { responses: { 200: { content: { [rowsType]: unknown } } } }
    ? P
    : never;
}[PathWith<'get'>];

/** A row of the list that a call answers. */
export type RowOf<P extends PathWithRows> = paths[P]['get'] extends {
  responses: { 200: { content: { [rowsType]: infer Row } } };
}
  ? Row
  : never;

/** Path and query parameters of a call, without its headers. */
export type CallParams<P extends keyof paths, M extends Method> = paths[P][M] extends {
  parameters: infer Parameters;
}
  ? Omit<Parameters, 'header' | 'cookie'>
  : never;

/** Parameters, body and abort signal of a call; left out when all of them are optional. */
type Init<P extends keyof paths, M extends Method> =
  undefined extends MaybeOptionalInit<paths[P], M>
    ? [init?: MaybeOptionalInit<paths[P], M>]
    : [init: MaybeOptionalInit<paths[P], M>];

/** A successful answer. */
export interface ApiAnswer<Body> {
  readonly data: Body;
  readonly meta: DataMeta;
}

/** All rows of a list, as they arrive. */
export interface ApiRows<Row> {
  readonly meta: DataMeta & { readonly total: number };
  /**
   * To be read once, in the order of the call; leaving the loop ends the transfer. Throws an `ApiFailure`, of which
   * `IncompleteRowsError` says that fewer rows came than `meta.total` announced, or the abort's own reason.
   */
  readonly rows: AsyncIterable<readonly Row[]>;
}

/**
 * Calls operations of the contract. Rejects with an `ApiFailure`, or with the abort's own reason when the call's signal
 * was aborted. There is no timeout.
 *
 * A call with a `baseUrl` of its own goes to another server: it carries neither the bearer nor the user's name.
 */
export interface ApiClient {
  GET<P extends PathWith<'get'>>(path: P, ...init: Init<P, 'get'>): Promise<ApiAnswer<AnswerBody<P, 'get'>>>;
  POST<P extends PathWith<'post'>>(
    path: P,
    ...init: Init<P, 'post'>
  ): Promise<ApiAnswer<AnswerBody<P, 'post'>>>;
  /** Calls for all rows of a list, without regard to `limit` and `cursor`. */
  ROWS<P extends PathWithRows>(path: P, ...init: Init<P, 'get'>): Promise<ApiRows<RowOf<P>>>;
}

/** What a client is made of. */
export interface ApiClientOptions {
  /** Base of the API, such as `/api`. */
  readonly baseUrl: string;
  /** Gives the session at the time of each call. Throwing rejects the request before anything is sent. */
  readonly getSession: () => ApiSession | undefined | Promise<ApiSession | undefined>;
  /** @default globalThis.fetch */
  readonly fetch?: (request: Request) => Promise<Response>;
  /**
   * Renews an expired id_token and resolves to whether `getSession` has a newer one now; a rejection counts as no. Asked at
   * most once per call and once for all calls that wait; then the call is sent a second and last time. Without it an
   * expired token is an `ApiError` (see `isExpiredToken`).
   */
  readonly renew?: () => Promise<boolean>;
  /** Called when a request's authorization could not be built, so that nothing was sent. */
  readonly onRejectedRequest?: (cause: unknown) => void;
  /** Called with what the headers of each successful answer say; not for calls to another server. */
  readonly onAnswer?: (meta: DataMeta) => void;
  /**
   * Looks at each successful answer before it is given out, such as `checkAnswer` of `@cnx/api/answer-checks`. What it
   * throws is the call's failure. Not for calls to another server.
   */
  readonly check?: (answer: ReceivedAnswer) => void | Promise<void>;
  /** Called once for each path of the contract that the server turns out not to offer. */
  readonly onNotOffered?: (path: string) => void;
  /** Called when the backend says that the session is over; not for calls to another server. */
  readonly onSessionOver?: () => void;
}

/** A successful answer as it came. */
export interface ReceivedAnswer {
  readonly method: 'GET' | 'POST';
  /** Path of the contract, parameters in braces. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** Whether the body is only some of the rows of a list that were called for with `ROWS`. @default false */
  readonly isRows?: boolean;
}

interface LooseInit extends RequestInit {
  baseUrl?: string;
  parseAs?: 'text' | 'stream';
  params?: { header?: Record<string, string | undefined> };
}

/** A call, and what becomes of its answer. */
interface Call<Answer> {
  readonly method: Method;
  readonly path: string;
  readonly init: LooseInit;
  readonly read: (received: Received) => Answer | Promise<Answer>;
}

/** Another server knows neither our time nor our sessions. */
const isOwn = ({ baseUrl }: LooseInit) => baseUrl === undefined;

type LooseTransport = (method: Method, path: string, init: object) => Promise<Received>;

interface Received {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

const methodNames = { get: 'GET', post: 'POST' } as const;

/** Paths whose 401 speaks of credentials and not of the bearer. */
const signInPaths = '/CNXAuth/';

/**
 * Makes a client of the contract. It keeps the renewal that is under way, and which operations the server does not offer: they
 * are not called again.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, fetch = (request) => globalThis.fetch(request) } = options;
  const transport = createTransport<paths>({ baseUrl, fetch, querySerializer: commaLists });
  const send = transport.request as unknown as LooseTransport;
  const renewOnce = sharedRenewal(options.renew);
  const notOffered = new Set<string>();

  async function prepare(init: LooseInit): Promise<Authorization> {
    try {
      const session = init.baseUrl === undefined ? await options.getSession() : undefined;
      return authorizationOf(session, init.params?.header?.['user-identifier']);
    } catch (cause) {
      options.onRejectedRequest?.(cause);
      throw new RejectedRequestError(cause);
    }
  }

  /** Sends a call once and reads what came. */
  async function attempt<Answer>(
    { method, path, init, read }: Call<Answer>,
    authorization: Authorization,
  ): Promise<Answer> {
    const params = { ...init.params, header: { ...init.params?.header, ...authorization } };
    let received;
    try {
      received = await send(method, path, { ...init, params });
    } catch (error) {
      throw isAbort(error, init.signal) ? error : new NetworkError(error);
    }
    try {
      return await read(received);
    } catch (failure) {
      if (!isOwn(init)) throw failure;
      if (failure instanceof SessionOverError) options.onSessionOver?.();
      const lack = lackOf(path, failure);
      if (lack === undefined) throw failure;
      if (lack === 'call' && !notOffered.has(path)) {
        notOffered.add(path);
        options.onNotOffered?.(path);
      }
      throw new NotOfferedError(path);
    }
  }

  async function answer(method: Method, path: string, init: LooseInit = {}): Promise<ApiAnswer<unknown>> {
    const read = async (received: Received) => {
      const result = answerOf(received);
      if (isOwn(init)) {
        options.onAnswer?.(result.meta);
        const { headers } = received.response;
        await options.check?.({ method: methodNames[method], path, headers, body: result.data });
      }
      return result;
    };
    // As text: what cannot be read must not look like a network failure.
    return call({ method, path, init: { ...init, parseAs: 'text' }, read });
  }

  function rows(path: string, init: LooseInit = {}): Promise<ApiRows<unknown>> {
    const read = (received: Received): ApiRows<unknown> => {
      const { headers, status } = successOf(received);
      const meta = dataMetaOf(headers);
      const { total } = meta;
      // Without a number nothing says whether the rows are all there.
      if (total === null) throw new ApiError({ status, errors: [], retryAfterSeconds: null });
      const check = async (body: readonly unknown[]) => {
        if (isOwn(init)) await options.check?.({ method: 'GET', path, headers, body, isRows: true });
      };
      if (isOwn(init)) options.onAnswer?.(meta);
      const lines = received.data as ReadableStream<Uint8Array> | undefined;
      return {
        meta: { ...meta, total },
        rows: readRows(lines, { total, status, check, signal: init.signal }),
      };
    };
    const headers = new Headers(init.headers);
    headers.set('accept', rowsType);
    return call({ method: 'get', path, init: { ...init, parseAs: 'stream', headers }, read });
  }

  async function call<Answer>(call: Call<Answer>): Promise<Answer> {
    const { path, init } = call;
    if (isOwn(init) && notOffered.has(path)) throw new NotOfferedError(path);
    const authorization = await prepare(init);
    try {
      return await attempt(call, authorization);
    } catch (failure) {
      const bearer = authorization.authorization;
      if (!isExpiredToken(failure) || !bearer || path.startsWith(signInPaths)) throw failure;
      const renewedMeanwhile = (await prepare(init)).authorization !== bearer;
      if (!renewedMeanwhile && !(await renewOnce())) throw failure;
      const renewed = await prepare(init);
      if (!renewed.authorization) throw failure;
      return await attempt(call, renewed);
    }
  }

  return {
    GET: (path: string, init?: object) => answer('get', path, init),
    POST: (path: string, init?: object) => answer('post', path, init),
    ROWS: rows,
  } as ApiClient;
}

const commaLists = { array: { style: 'form', explode: false } } as const;

/** Calls that find their token expired at the same time wait for one renewal. */
function sharedRenewal(renew: (() => Promise<boolean>) | undefined): () => Promise<boolean> {
  let pending: Promise<boolean> | undefined;
  return () => {
    pending ??= Promise.resolve()
      .then(() => renew?.() ?? false)
      .catch(() => false)
      .finally(() => (pending = undefined));
    return pending;
  };
}

/**
 * What a server lacks that refused an operation beyond the specification: the call itself, or perhaps only the thing that the
 * request names. Undefined for any other failure, and where a code gives another reason.
 */
function lackOf(path: string, failure: unknown): 'call' | 'thing' | undefined {
  const speaksOf = Object.hasOwn(extensions, path) ? extensions[path] : undefined;
  if (speaksOf === undefined || !(failure instanceof ApiError)) return undefined;
  const { status, errors } = failure;
  const code = errors[0]?.code;
  if (status === 405) return 'call';
  if (status === 501) return code === undefined || code === 'notOffered' ? 'call' : undefined;
  if (status !== 404) return undefined;
  return speaksOf === 'thing' && code !== undefined ? undefined : speaksOf;
}

/** @throws SessionOverError or ApiError for an error status */
function successOf({ error, response }: Received): Response {
  const { status, headers, ok } = response;
  if (ok) return response;
  const body = textOfError(error);
  if (status === 401 && isSessionOver(body)) throw new SessionOverError();
  const retryAfterSeconds = countOf(headers.get('retry-after'));
  throw new ApiError({ status, errors: errorTextsOf(body), retryAfterSeconds });
}

function answerOf(received: Received): ApiAnswer<unknown> {
  const { status, headers } = successOf(received);
  const parsed = typeof received.data === 'string' ? parseJson(received.data) : undefined;
  if (parsed === undefined)
    throw new ApiError({ status, errors: [], retryAfterSeconds: countOf(headers.get('retry-after')) });
  return { data: parsed, meta: dataMetaOf(headers, parsed) };
}

interface RowReading {
  readonly total: number;
  readonly status: number;
  readonly check: (rows: readonly unknown[]) => Promise<void>;
  readonly signal: AbortSignal | null | undefined;
}

/** Reads lines of JSON, as many at once as arrive together. */
async function* readRows(
  lines: ReadableStream<Uint8Array> | undefined,
  { total, status, check, signal }: RowReading,
): AsyncGenerator<readonly unknown[]> {
  const reader = lines?.getReader();
  const decoder = new TextDecoder();
  let received = 0;
  let begun = '';
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const texts = (begun + decoder.decode(part.value, { stream: true })).split('\n');
      begun = texts.pop() ?? '';
      if (texts.length === 0) continue;
      const rows = texts.map(parseJson);
      if (rows.includes(undefined)) throw new ApiError({ status, errors: [], retryAfterSeconds: null });
      await check(rows);
      received += rows.length;
      yield rows;
    }
  } catch (error) {
    throw isApiFailure(error) || isAbort(error, signal) ? error : new NetworkError(error);
  } finally {
    // Of a transfer that is over, this does nothing.
    await reader?.cancel().catch(() => undefined);
  }
  if (received !== total || begun !== '') throw new IncompleteRowsError(received, total);
}

/** The transport parses error bodies that happen to be JSON; the rules for error bodies are written for their text. */
function textOfError(error: unknown): string {
  if (error === undefined) return '';
  return typeof error === 'string' ? error : JSON.stringify(error);
}

function isAbort(error: unknown, signal: AbortSignal | null | undefined): boolean {
  return signal?.aborted === true || (error instanceof Error && error.name === 'AbortError');
}
