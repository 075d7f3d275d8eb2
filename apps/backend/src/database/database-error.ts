import { ReadableError } from '../readable-error.ts';

/** Why a database cannot be used. Each code comes with a message of one line that says what to do. */
export type DatabaseErrorCode =
  /** Another server or import works on the same data folder. */
  | 'DB_IN_USE'
  /** The bundled PostgreSQL cannot run on this machine. */
  | 'DB_UNSUPPORTED'
  /** The bundled PostgreSQL was started and ended at once. */
  | 'DB_START'
  /** The data folder holds something that is not a complete database. */
  | 'DB_DAMAGED'
  /** The data folder cannot be read or written by this user. */
  | 'DB_ACCESS'
  | 'DB_DISK_FULL'
  /** DATABASE_URL cannot be understood. */
  | 'DB_URL'
  /** Nothing answers at the address of the database. */
  | 'DB_UNREACHABLE'
  /** User, password, permission or TLS was refused. */
  | 'DB_SIGN_IN'
  /** The server answers but has no database of that name. */
  | 'DB_MISSING'
  /** The server is older than PostgreSQL 15. */
  | 'DB_TOO_OLD'
  /** The database was written by a newer version of this program. */
  | 'DB_NEWER'
  /** A demonstration was asked for in a database that holds an owner's own wells or users. */
  | 'DB_NOT_EMPTY'
  /** Another process holds the migration lock for too long. */
  | 'DB_LOCKED'
  /** A statement or a wait of the start was ended for the time that it took. */
  | 'DB_SLOW'
  /** An extension of PostgreSQL that the search needs is not there, and cannot be added. */
  | 'DB_EXTENSION'
  /** A migration failed; nothing of it was kept. */
  | 'DB_MIGRATION'
  /** The database was there and is not answering now. */
  | 'DB_UNAVAILABLE'
  /** The role may not make tables. */
  | 'DB_RIGHTS'
  /** A pooler stands before the database. */
  | 'DB_POOLER';

/** A database problem that a person can act on; `message` is one line and never holds a password. */
export class DatabaseError extends ReadableError {
  override name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, cause?: unknown) {
    super(message.replace(/\s+/g, ' ').trim(), cause === undefined ? undefined : { cause });
    this.code = code;
  }
}

/** The `code` of a system or PostgreSQL error (`ENOENT`, `57P03`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
