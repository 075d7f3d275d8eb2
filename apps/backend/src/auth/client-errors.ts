import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Principal } from './sessions.ts';

/** A fault in a user's browser, as the contract has it. */
export interface ClientError {
  readonly id: string;
  readonly operation: string;
  readonly place: string;
  readonly expectation: string;
  readonly route: string;
  readonly version: string;
}

/** What {@link createClientErrors} is made of. */
export interface ClientErrorOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly log: Logger;
  /** Reports that one user may send. */
  readonly reportsOfUser: RateLimiter;
}

/** Keeps the reports of what went wrong in users' browsers, and writes each into the log. */
export function createClientErrors({ db, now, log, reportsOfUser }: ClientErrorOptions) {
  /** @throws Refusal 429 when the user has sent too many. */
  return async ({ userId }: Principal, { id, ...error }: ClientError): Promise<void> => {
    await reportsOfUser.take(userId);
    const row = { report_id: id, user_id: userId, ...error, reported_at: now() };
    await db.insertInto('client_error').values(row).execute();
    log.warn({ reportId: id, ...error }, 'client error');
  };
}
