import type { Kysely } from 'kysely';
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
}

/** Writes down that an import began; outside of its transaction, so that one that fails leaves a trace too. */
export async function startRun(
  { db, now }: { readonly db: Kysely<Database>; readonly now: Clock },
  files: readonly string[],
  options: {
    readonly strict: boolean;
    readonly businessUnit?: string | undefined;
    readonly area?: string | undefined;
  },
): Promise<OpenRun> {
  const { strict, businessUnit, area } = options;
  const { id } = await db
    .insertInto('import_run')
    .values({
      started_at: now(),
      status: 'running',
      files: JSON.stringify(files),
      options: JSON.stringify({ strict, businessUnit, area }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, db, now };
}

/** Writes down how a run ended. */
export async function finishRun(
  run: OpenRun | undefined,
  status: ImportStatus,
  counts: RunProtocol,
  error?: unknown,
): Promise<void> {
  if (!run) return;
  const message = error instanceof Error ? error.message.slice(0, maxTextLength.importMessage) : null;
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
