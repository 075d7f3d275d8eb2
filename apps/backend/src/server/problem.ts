import type { components } from '@cnx/api/schema';
import { classifyFailure, type DatabaseFailure } from '../database/failure.ts';
import { Refusal, SessionOver, type RefusalCode, type RefusalReason } from '../refusal.ts';

/** How a failure is reported to the caller. */
export interface Problem {
  readonly status: number;
  readonly messages: readonly string[];
  readonly retryAfterSeconds?: number | undefined;
  /** Of the first message. */
  readonly reason?: RefusalReason | undefined;
  /** Sent as plain text instead of `errors[]`. */
  readonly plainText?: string;
  /** Whether it is our fault and belongs into the log with its stack: a database that is away or full says so itself. */
  readonly unexpected: boolean;
}

/** Largest body of a request to most operations (bytes). */
export const bodyLimit = 64 * 1024;

/** Codes of Fastify for requests that never reach an operation. */
const requestFaults: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'body is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'body is empty'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'body is not as long as Content-Length says'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'body must be application/json'],
  FST_ERR_BAD_URL: [400, 'path is not a valid address'],
};

/**
 * @param maxBodyBytes Of the operation that was called. @default that of most
 * @returns The answer to a failure; what the caller may not know becomes a plain 500 with the reference.
 */
export function describeProblem(error: unknown, reference: string, maxBodyBytes = bodyLimit): Problem {
  if (error instanceof SessionOver) {
    return { status: 401, messages: [], plainText: SessionOver.body, unexpected: false };
  }
  if (error instanceof Refusal) {
    const { status, messages, retryAfterSeconds, reason } = error;
    return { status, messages, retryAfterSeconds, ...(reason && { reason }), unexpected: false };
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const message = `body must not be larger than ${maxBodyBytes / 1024} KiB`;
    return { status: 413, messages: [message], unexpected: false };
  }
  const fault = requestFaults[code];
  if (fault) return { status: fault[0], messages: [fault[1]], unexpected: false };
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400) {
    return { status: 400, messages: ['body is not valid JSON'], unexpected: false };
  }
  const failure = classifyFailure(error);
  if (!failure) return internalProblem(reference);
  const [reason, message, retryAfterSeconds] = databaseProblems[failure];
  return {
    status: 503,
    messages: [message],
    retryAfterSeconds,
    reason: { code: reason },
    unexpected: failure === 'timeout',
  };
}

const databaseProblems: Readonly<
  Record<DatabaseFailure, readonly [code: RefusalCode, message: string, retryAfterSeconds: number]>
> = {
  unavailable: ['databaseAway', 'The database does not answer. Try again in a moment.', 2],
  timeout: ['databaseSlow', 'The database took too long. Try a smaller selection.', 5],
  full: ['storageFull', 'Nothing can be stored just now. Reading still works.', 30],
};

/** The codes of refusals that have none of their own. */
const codesOfStatus: Readonly<Record<number, RefusalCode>> = {
  401: 'notSignedIn',
  403: 'accessDenied',
  404: 'notFound',
  405: 'methodNotAllowed',
  409: 'conflict',
  413: 'tooLarge',
  415: 'notJson',
  429: 'tooMany',
  500: 'internal',
  501: 'notOffered',
  503: 'unavailable',
};

/** The errors of an answer. Each has a code, so that no client has to know its English words. */
export function errorsOf({
  status,
  messages,
  reason,
}: Pick<Problem, 'status' | 'messages' | 'reason'>): components['schemas']['ErrorMessage'][] {
  const code = codesOfStatus[status] ?? 'invalid';
  return messages.map((message, i) => ({ message, ...((i === 0 && reason) || { code }) }));
}

function internalProblem(reference: string): Problem {
  const reason = { code: 'internal', values: { reference } } as const;
  return { status: 500, messages: [`Internal error. Reference ${reference}`], reason, unexpected: true };
}
