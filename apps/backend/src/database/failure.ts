import { DatabaseError, errorCode } from './database-error.ts';

/** What a failed statement means for the caller. */
export type DatabaseFailure =
  /** The database is away or going away; the same read may succeed in a moment. */
  | 'unavailable'
  /** The statement took too long and was ended by the server. */
  | 'timeout'
  /** Nothing can be written now: no space left, or the database is read-only. Reads go on. */
  | 'full';

/** The connection was lost or never made; shutdown, crash and start-up of the server; no free session. */
const unavailableCodes = new Set([
  ...['08000', '08001', '08003', '08004', '08006', '57P01', '57P02', '57P03', '57P05', '53300'],
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOENT',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  'DB_UNAVAILABLE',
]);

/** The driver gives these no code. */
const unavailableMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|timeout expired|Query read timeout|Client was closed)/;

/** Files that cannot grow: the disk's end comes with a code, a quota's or a limit's end only as text. */
const fullMessages = /No space left on device|File too large|Disk quota exceeded/;

/**
 * Sorts an error of the driver or of PostgreSQL.
 * @returns undefined when it is a fault of the statement and not of the database.
 */
export function classifyFailure(error: unknown): DatabaseFailure | undefined {
  const code = errorCode(error) ?? '';
  const message = error instanceof Error ? error.message : '';
  if (code === '57014') return 'timeout';
  if (code === '53100' || code === '25006' || fullMessages.test(message)) return 'full';
  if (unavailableCodes.has(code) || unavailableMessages.test(message)) return 'unavailable';
  return undefined;
}

/**
 * @returns one line that says what to do where a step of the start was ended for the time that it took; any other error as it
 * is
 */
export function explainStartFailure(error: unknown): unknown {
  const isWait = errorCode(error) === '55P03';
  if (!isWait && classifyFailure(error) !== 'timeout') return error;
  return new DatabaseError(
    'DB_SLOW',
    isWait
      ? 'Another process has held tables of the database for longer than the start waits: stop it, or start again later.'
      : 'The database ended a step of the start because it took too long: start again, for what was stored is kept. If that repeats, raise the statement_timeout that DATABASE_URL asks for.',
    error,
  );
}

/** Turns a failed first connection into one line that says what to do. */
export function explainConnectionFailure(error: unknown, label: string): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const code = errorCode(error) ?? '';
  const said = error instanceof Error ? error.message || code : String(error);
  if (code === '3D000') {
    return new DatabaseError(
      'DB_MISSING',
      `There is no database at ${label}: create it first. (${said})`,
      error,
    );
  }
  if (code === '08P01') {
    return new DatabaseError(
      'DB_POOLER',
      `What answers at ${label} does not take the settings of a session, as PgBouncer does not: name the PostgreSQL itself. (${said})`,
      error,
    );
  }
  if (code.startsWith('28') || code === '42501') {
    return new DatabaseError('DB_SIGN_IN', `The database at ${label} refuses the sign-in: ${said}.`, error);
  }
  if (/SSL|TLS|certificate/i.test(`${said} ${code}`)) {
    return new DatabaseError(
      'DB_SIGN_IN',
      `No secure connection to the database at ${label}: ${said}.`,
      error,
    );
  }
  if (/password must be a string|SCRAM/.test(said)) {
    return new DatabaseError(
      'DB_SIGN_IN',
      `The database at ${label} wants a password: put it into DATABASE_URL.`,
      error,
    );
  }
  const reason = code || said;
  return new DatabaseError('DB_UNREACHABLE', `The database at ${label} does not answer (${reason}).`, error);
}
