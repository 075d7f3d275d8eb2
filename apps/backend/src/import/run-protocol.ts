import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { ImportStatus } from '../vocabulary.ts';
import { maxTextLength } from '../limits.ts';
import type { MergeCounts } from './merge.ts';

/** The figures of one run. */
export interface RunProtocol extends MergeCounts {
  readonly rowsRead: number;
  readonly rowsRejected: number;
  readonly rowsSuspect: number;
}

/** A run that has been written down and waits for its end. */
export interface OpenRun {
  readonly id: number;
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly wording?: Wording | undefined;
}

/** What a person changes of what is stored, without a file. */
export type RecordChange = 'record' | 'merge';

/** Says a message of the import in the words of who sent the rows. */
export type Wording = (message: string) => string;

/** Of a run that could read nothing. */
export const nothingRead: RunProtocol = {
  rowsRead: 0,
  rowsRejected: 0,
  rowsSuspect: 0,
  rowsNew: 0,
  rowsUpdated: 0,
  rowsUnchanged: 0,
};

/** First half of the key of the lock that a run holds while its process lives; the second is the run's id. */
const runLocks = 731_520_260;

/** What is written of a run whose process ended before it could. */
const interrupted = 'The import was interrupted; nothing was stored. Repeat it.';

/**
 * Writes down that an import began, outside of its transaction, so that one that fails leaves a trace too. Until `work` has
 * ended a session of its own holds the run's lock, which goes with the process: see {@link settleInterruptedRuns}.
 */
export async function withRun<T>(
  {
    db,
    now,
    wording,
    userId,
    contentHash,
  }: {
    readonly db: Kysely<Database>;
    readonly now: Clock;
    readonly wording?: Wording | undefined;
    /** Who imports it on the page. */
    readonly userId?: string | undefined;
    /** SHA-256 of the file. */
    readonly contentHash?: Buffer | undefined;
  },
  files: readonly string[],
  options: {
    readonly strict: boolean;
    readonly businessUnit?: string | undefined;
    readonly area?: string | undefined;
    /** What was imported, where it was no daily rows. */
    readonly kind?: string | undefined;
    /** What a person changed, where no file was read. */
    readonly change?: RecordChange | undefined;
    /** What delivers it by itself. */
    readonly feed?: string | undefined;
    /** Who is asked about it. */
    readonly contact?: string | undefined;
  },
  work: (run: OpenRun) => Promise<T>,
): Promise<T> {
  const { strict, businessUnit, area, kind, change, contact, feed = null } = options;
  await settleInterruptedRuns(db, now());
  return db.connection().execute(async (session) => {
    const id = await session.transaction().execute(async (transaction) => {
      const run = await transaction
        .insertInto('import_run')
        .values({
          started_at: now(),
          status: 'running',
          files: JSON.stringify(files),
          options: JSON.stringify({ strict, businessUnit, area, kind, change, contact }),
          feed,
          user_id: userId ?? null,
          content_hash: contentHash ?? null,
          has_images: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await sql`select pg_advisory_lock(${runLocks}::int, ${run.id}::int)`.execute(transaction);
      return run.id;
    });
    try {
      return await work({ id, db, now, wording });
    } finally {
      // A session that was lost has lost its locks.
      await sql`select pg_advisory_unlock(${runLocks}::int, ${id}::int)`
        .execute(session)
        .catch(() => undefined);
    }
  });
}

/** Gives runs whose process has ended without a word their true status. Rows and "done" are stored together. */
export async function settleInterruptedRuns(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('import_run')
    .set(({ ref }) => ({
      status: 'failed',
      finished_at: sql<Date>`greatest(${ref('started_at')}, ${now}::timestamptz)`,
      message: interrupted,
    }))
    .where('status', '=', 'running')
    .where(({ ref }) => sql<boolean>`pg_try_advisory_xact_lock(${runLocks}::int, ${ref('id')}::int)`)
    .execute();
}

/** Writes down how a run ended. */
export async function finishRun(
  run: OpenRun | undefined,
  status: ImportStatus,
  counts: RunProtocol,
  error?: unknown,
): Promise<void> {
  if (!run) return;
  const { wording = (text: string) => text } = run;
  const message =
    error instanceof Error ? wording(error.message).slice(0, maxTextLength.importMessage) : null;
  await run.db
    .updateTable('import_run')
    .set({
      finished_at: run.now(),
      status,
      rows_read: counts.rowsRead,
      rows_new: counts.rowsNew,
      rows_updated: counts.rowsUpdated,
      rows_unchanged: counts.rowsUnchanged,
      rows_rejected: counts.rowsRejected,
      rows_suspect: counts.rowsSuspect,
      message,
    })
    .where('id', '=', run.id)
    .execute();
}

/** Takes back that a run began, which has stored nothing. */
export async function forgetRun(run: OpenRun | undefined): Promise<void> {
  await run?.db.deleteFrom('import_run').where('id', '=', run.id).execute();
}
