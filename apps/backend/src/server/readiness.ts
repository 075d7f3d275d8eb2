import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { classifyFailure } from '../database/failure.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

/** What is known of the corporate identity provider: it keeps out only those who sign in by it, and is no reason for 503. */
export type ProviderState = 'none' | 'answers' | 'away' | 'unknown';

export interface ReadinessOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly log: Logger;
  /** Absent: this process serves no portal. */
  readonly portalDirectory: string | undefined;
  readonly isStopping: () => boolean;
  /** Whether the database is known to answer. */
  readonly isDatabaseAvailable: () => boolean;
}

/** Whether this process can serve people. */
export type Readiness = ReturnType<typeof createReadiness>;

/** Together more than the free room that a table usually has in its last pages; a text is as long as a mail may be. */
const probeTexts = 10;
const probeTextBytes = 6_600;

export function createReadiness({
  db,
  now,
  log,
  portalDirectory,
  isStopping,
  isDatabaseAvailable,
}: ReadinessOptions) {
  let isFull = false;

  const assertAvailable = (): void => {
    if (!isDatabaseAvailable())
      throw new Refusal(503, 'The database does not answer. Try again in a moment.', 2, {
        code: 'databaseAway',
      });
  };

  /** Whether anything can be stored. It writes, and takes it back, only after a statement failed for want of room. */
  async function canStore(): Promise<boolean> {
    const { rows } = await sql<{
      readOnly: string;
    }>`select current_setting('transaction_read_only') as "readOnly"`.execute(db);
    if (rows[0]?.readOnly === 'on') return false;
    if (!isFull) return true;
    try {
      await tryToStore(db, now());
    } catch (error) {
      if (classifyFailure(error) === 'full') return false;
      throw error;
    }
    isFull = false;
    log.warn('there is room again: what the database is given is stored');
    return true;
  }

  return {
    /** @throws Refusal 503 while the database is known to be away. */
    assertAvailable,
    /** To be called when a statement failed because nothing can be stored. */
    noteFull(): void {
      if (!isFull) log.error('nothing can be stored: the database has no room left or is read-only');
      isFull = true;
    },
    /**
     * @returns `degraded` while nothing can be stored: who is signed in reads on, and no user can sign in
     * @throws Refusal 503, or the driver's error, when what this process does would fail for everybody
     */
    async readState(): Promise<'ok' | 'degraded'> {
      if (isStopping()) throw new Refusal(503, 'The server is stopping.', 5);
      if (portalDirectory !== undefined && !isPortalBuilt(portalDirectory))
        throw new Refusal(503, 'The portal is not built: CNX_PORTAL_DIR holds no app.html.', 30);
      assertAvailable();
      return (await canStore()) ? 'ok' : 'degraded';
    },
  };
}

/** @returns Whether a folder holds the built portal. */
export function isPortalBuilt(directory: string): boolean {
  return existsSync(join(directory, 'app.html'));
}

/** Random signs, which no table stores in less room than they have. */
async function tryToStore(db: Kysely<Database>, now: Date): Promise<void> {
  const takenBack = new Error('taken back');
  await db
    .transaction()
    .execute(async (transaction) => {
      await transaction
        .insertInto('outgoing_mail')
        .values(
          Array.from({ length: probeTexts }, () => ({
            ...{ recipient: 'room@localhost', subject: 'Room', created_at: now, due_at: now },
            body: randomBytes(probeTextBytes).toString('base64'),
          })),
        )
        .execute();
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
}
