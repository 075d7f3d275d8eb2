import createTransport, { type MaybeOptionalInit } from 'openapi-fetch';
import { type ApiSession, type Authorization, authorizationOf } from './authorization.ts';
import { countOf, type DataMeta, dataMetaOf } from './data-meta.ts';
import {
  ApiError,
  errorTextsOf,
  isExpiredToken,
  NetworkError,
  parseJson,
  RejectedRequestError,
  isSessionOver,
  SessionOverError,
} from './errors.ts';
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
}

interface LooseInit extends RequestInit {
  baseUrl?: string;
  params?: { header?: Record<string, string | undefined> };
}

type LooseTransport = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

const methodNames = { get: 'GET', post: 'POST' } as const;

/** Paths whose 401 speaks of credentials and not of the bearer. */
const signInPaths = '/CNXAuth/';

/** Makes a client of the contract. It keeps nothing but the renewal that is under way. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, fetch = (request) => globalThis.fetch(request) } = options;
  const transport = createTransport<paths>({ baseUrl, fetch, querySerializer: commaLists });
  const send = transport.request as unknown as LooseTransport;
  const renewOnce = sharedRenewal(options.renew);

  async function prepare(init: LooseInit): Promise<Authorization> {
    try {
      const session = init.baseUrl === undefined ? await options.getSession() : undefined;
      return authorizationOf(session, init.params?.header?.['user-identifier']);
    } catch (cause) {
      options.onRejectedRequest?.(cause);
      throw new RejectedRequestError(cause);
    }
  }

  async function attempt(method: Method, path: string, init: LooseInit, authorization: Authorization) {
    const params = { ...init.params, header: { ...init.params?.header, ...authorization } };
    let received;
    try {
      // As text: what cannot be read must not look like a network failure.
      received = await send(method, path, { ...init, params, parseAs: 'text' });
    } catch (error) {
      throw isAbort(error, init.signal) ? error : new NetworkError(error);
    }
    // Another server knows neither our time nor our sessions.
    const own = init.baseUrl === undefined;
    try {
      const answer = answerOf(received);
      if (own) {
        options.onAnswer?.(answer.meta);
        const { headers } = received.response;
        await options.check?.({ method: methodNames[method], path, headers, body: answer.data });
      }
      return answer;
    } catch (failure) {
      if (own && failure instanceof SessionOverError) options.onSessionOver?.();
      throw failure;
    }
  }

  async function call(method: Method, path: string, init: LooseInit = {}): Promise<ApiAnswer<unknown>> {
    const authorization = await prepare(init);
    try {
      return await attempt(method, path, init, authorization);
    } catch (failure) {
      const bearer = authorization.authorization;
      if (!isExpiredToken(failure) || !bearer || path.startsWith(signInPaths)) throw failure;
      const renewedMeanwhile = (await prepare(init)).authorization !== bearer;
      if (!renewedMeanwhile && !(await renewOnce())) throw failure;
      const renewed = await prepare(init);
      if (!renewed.authorization) throw failure;
      return await attempt(method, path, init, renewed);
    }
  }

  return {
    GET: (path: string, init?: object) => call('get', path, init),
    POST: (path: string, init?: object) => call('post', path, init),
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

function answerOf({ data, error, response }: { data?: unknown; error?: unknown; response: Response }) {
  const { status, headers, ok } = response;
  const retryAfterSeconds = countOf(headers.get('retry-after'));
  if (!ok) {
    const body = textOfError(error);
    if (status === 401 && isSessionOver(body)) throw new SessionOverError();
    throw new ApiError({ status, errors: errorTextsOf(body), retryAfterSeconds });
  }
  const parsed = typeof data === 'string' ? parseJson(data) : undefined;
  if (parsed === undefined) throw new ApiError({ status, errors: [], retryAfterSeconds });
  return { data: parsed, meta: dataMetaOf(headers) };
}

/** The transport parses error bodies that happen to be JSON; the rules for error bodies are written for their text. */
function textOfError(error: unknown): string {
  if (error === undefined) return '';
  return typeof error === 'string' ? error : JSON.stringify(error);
}

function isAbort(error: unknown, signal: AbortSignal | null | undefined): boolean {
  return signal?.aborted === true || (error instanceof Error && error.name === 'AbortError');
}
