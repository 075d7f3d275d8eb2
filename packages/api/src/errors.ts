/** The exact text of the 401 that says that the session itself is over. */
export const sessionOverText = 'Session timedout. Please relogin.';

/** Longest text that a body without an errors list may become; the rest of, say, an HTML page is of no use. */
const maxWrappedMessageLength = 500;

/** Most errors of a body that are of use to a user. */
const maxErrors = 10;

/** One text for the user, as every backend error carries it. */
export interface ErrorText {
  readonly message: string;
  /** Stable key of what went wrong, where the backend gave one. */
  readonly code?: string;
  /** Names and moments that a text of the code speaks of. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Every way in which a call can fail, distinguished by `kind`. Aborts are not among them: they stay what they are. */
export type ApiFailure =
  | SessionOverError
  | ApiError
  | NotOfferedError
  | ContractError
  | NetworkError
  | RejectedRequestError
  | IncompleteRowsError;

/** The backend ended the session: neither renewing nor retrying helps, only signing in again. */
export class SessionOverError extends Error {
  readonly kind = 'sessionOver';
  override readonly name = 'SessionOverError';
  readonly status = 401;

  constructor() {
    super(sessionOverText);
  }
}

/** What an `ApiError` is made of. */
export interface ApiErrorDetails {
  /** HTTP status; 2xx when the body could not be read. */
  readonly status: number;
  /** Texts for the user, possibly none. */
  readonly errors: readonly ErrorText[];
  /** Seconds after which the backend asks to try again, when it said so. */
  readonly retryAfterSeconds: number | null;
}

/** The backend answered, with an error status or with a body that is not the JSON it should be. */
export class ApiError extends Error {
  readonly kind = 'api';
  override readonly name = 'ApiError';
  readonly status: number;
  readonly errors: readonly ErrorText[];
  readonly retryAfterSeconds: number | null;

  constructor({ status, errors, retryAfterSeconds }: ApiErrorDetails) {
    super(errors[0]?.message ?? `HTTP ${status}`);
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** True when the status was a success but the body was empty or not JSON. */
  get unreadable(): boolean {
    return this.status >= 200 && this.status < 300;
  }
}

/**
 * The server does not offer the operation, which is one beyond the specification's calls. It is no fault: what needs the
 * operation is left out. Asking again does not help.
 */
export class NotOfferedError extends Error {
  readonly kind = 'notOffered';
  override readonly name = 'NotOfferedError';
  /** Path of the contract. */
  readonly path: string;

  constructor(path: string) {
    super(`The server does not offer ${path}`);
    this.path = path;
  }
}

/** What a `ContractError` is made of. */
export interface ContractErrorDetails {
  /** Method and path of the contract. */
  readonly operation: string;
  /** Where in the answer, such as `body/3/well/id`; never a value. */
  readonly place: string;
  /** The keyword of the contract that does not hold there, such as `type` or `maxItems`. */
  readonly expectation: string;
}

/** The backend answered with a success that is not what the contract says. None of it may be used. */
export class ContractError extends Error {
  readonly kind = 'contract';
  override readonly name = 'ContractError';
  readonly operation: string;
  readonly place: string;
  readonly expectation: string;
  /** Under which id it was reported, where it was. */
  reportId?: string;

  constructor({ operation, place, expectation }: ContractErrorDetails) {
    super(`${operation}: ${place} breaks the contract's ${expectation}`);
    this.operation = operation;
    this.place = place;
    this.expectation = expectation;
  }
}

/** No answer arrived: no network, no such host, refused, or cut off. `cause` holds what `fetch` threw. */
export class NetworkError extends Error {
  readonly kind = 'network';
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('Network error or server unreachable', { cause });
  }
}

/** Nothing was sent, because the request's authorization could not be built. `cause` says why. */
export class RejectedRequestError extends Error {
  readonly kind = 'rejectedRequest';
  override readonly name = 'RejectedRequestError';

  constructor(cause: unknown) {
    super('The request could not be prepared', { cause });
  }
}

/**
 * The rows of a list ended before, or went on after, the number that was announced: the data changed while it was read.
 * Asking again may help. None of the rows may be taken for the list.
 */
export class IncompleteRowsError extends Error {
  readonly kind = 'incompleteRows';
  override readonly name = 'IncompleteRowsError';
  readonly received: number;
  readonly announced: number;

  constructor(received: number, announced: number) {
    super(`${received} of ${announced} rows arrived`);
    this.received = received;
    this.announced = announced;
  }
}

/** Whether a caught value is one of ours; everything else is an abort or a fault in the program. */
export function isApiFailure(value: unknown): value is ApiFailure {
  return (
    value instanceof SessionOverError ||
    value instanceof ApiError ||
    value instanceof NotOfferedError ||
    value instanceof ContractError ||
    value instanceof NetworkError ||
    value instanceof RejectedRequestError ||
    value instanceof IncompleteRowsError
  );
}

/**
 * Whether a data call was refused because its id_token has merely expired: one renewal and one retry may help. For
 * sign-in calls a 401 means wrong credentials instead.
 */
export function isExpiredToken(value: unknown): value is ApiError {
  return value instanceof ApiError && value.status === 401;
}

/** Whether the body of a 401 says that the session is over, be it plain, with white space around it or JSON-quoted. */
export function isSessionOver(body: string): boolean {
  const parsed = parseJson(body);
  return (typeof parsed === 'string' ? parsed : body).trim() === sessionOverText;
}

/**
 * The texts of an error body: the first ten of its `errors` list, else its message or plain text (at most 500 characters
 * of it). An empty body, other JSON and a page of HTML have none: they are of no use to a user.
 */
export function errorTextsOf(body: string): ErrorText[] {
  const parsed = parseJson(body);
  const listed =
    isRecord(parsed) && Array.isArray(parsed['errors'])
      ? parsed['errors'].slice(0, maxErrors).flatMap(textOf)
      : [];
  if (listed.length > 0) return listed;
  const plain = parsed === undefined && !body.trimStart().startsWith('<') ? body : '';
  const whole = (textOf(parsed)[0]?.message ?? plain).trim().slice(0, maxWrappedMessageLength);
  return whole === '' ? [] : [{ message: whole }];
}

/** Parses JSON; gives `undefined`, which JSON cannot hold, when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function textOf(value: unknown): ErrorText[] {
  if (typeof value === 'string') return [{ message: value }];
  if (!isRecord(value) || typeof value['message'] !== 'string') return [];
  const { message, code, values } = value;
  const texts = isRecord(values)
    ? Object.entries(values).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : [];
  return [
    {
      message,
      ...(typeof code === 'string' && { code }),
      ...(texts.length > 0 && { values: Object.fromEntries(texts) }),
    },
  ];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
