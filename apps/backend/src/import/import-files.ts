import { basename } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { refreshProductionRollups } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import { ensureWells, type Placement } from './assets.ts';
import { ImportError } from './import-error.ts';
import {
  makeWaitingTable,
  mergeWaitingRows,
  updateWells,
  waitingRow,
  waitingTable,
  type MergeCounts,
} from './merge.ts';
import { FileReader, type ReadObserver, type ReadOptions } from './read-files.ts';
import { finishRun, startRun, type OpenRun, type RunProtocol } from './run-protocol.ts';

export interface ImportOptions extends Omit<ReadOptions, 'lastDay'>, Placement {
  /** Store nothing when a single row is rejected. */
  readonly strict: boolean;
  /** Do everything and then take it back. */
  readonly dryRun: boolean;
}

/** Gets the progress; all texts are for a person at the terminal. */
export interface ImportObserver extends ReadObserver {
  onStage(stage: 'storing' | 'insights', done: number, of: number): void;
}

export interface ImportResult extends MergeCounts {
  readonly rowsRead: number;
  readonly rowsRejected: number;
  readonly rowsSuspect: number;
  /** Rows with a volume and no on-stream hours: nothing is computed from them. */
  readonly rowsWithoutHours: number;
  readonly wellIds: readonly string[];
  /** `rejected`: strict, and a row was rejected, or no row was good; nothing was stored. */
  readonly status: 'done' | 'rejected';
}

/** What an import needs of the outside. */
export interface ImportContext {
  readonly db: Kysely<Database>;
  readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  /** Recomputes what is derived from the rows of some wells; called after they are stored. */
  readonly recompute: (
    wellIds: readonly string[],
    onProgress: (done: number, of: number) => void,
  ) => Promise<void>;
}

/** Any two imports run one after the other, whichever processes they run in. */
const importLock = 7_315_202_604_171;

/** Ends the transaction of an import whose rows are not to be kept. */
class TakenBack extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('taken back');
    this.result = result;
  }
}

/**
 * Imports the daily rows of some files in one transaction and recomputes what follows from them. Safe to repeat.
 * @throws ImportError when nothing can be read from a file; nothing was stored then.
 */
export async function importFiles(
  paths: readonly string[],
  options: ImportOptions,
  context: ImportContext,
  observer: ImportObserver,
): Promise<ImportResult> {
  const reader = new FileReader({ ...options, lastDay: tomorrow(context.now()) }, observer);
  const files = await reader.open(paths);
  const run = options.dryRun
    ? undefined
    : await startRun(
        context,
        paths.map((path) => basename(path)),
        options,
      );
  let result: ImportResult;
  try {
    result = await store(reader, files, options, context, observer);
  } catch (error) {
    await finishRun(run, 'failed', protocolOf(reader), error).catch(() => undefined);
    throw error;
  }
  await finishRun(run, result.status, result);
  if (run && result.status === 'done') await recompute(result, run, context, observer);
  return result;
}

/** The rows are stored by now: a failure here is reported apart from a failed import, and repeating the import repairs it. */
async function recompute(
  result: ImportResult,
  run: OpenRun,
  context: ImportContext,
  observer: ImportObserver,
): Promise<void> {
  try {
    await context.recompute(result.wellIds, (done, of) => observer.onStage('insights', done, of));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const failure = new ImportError(
      `The rows are stored, but their insights could not be recomputed: ${reason}. Repeat the import.`,
    );
    await finishRun(run, 'done', result, failure).catch(() => undefined);
    throw failure;
  }
}

async function store(
  reader: FileReader,
  files: Awaited<ReturnType<FileReader['open']>>,
  options: ImportOptions,
  context: ImportContext,
  observer: ImportObserver,
): Promise<ImportResult> {
  try {
    return await context.bulk(async ({ db, copyToTemporary }) => {
      await sql`select pg_advisory_xact_lock(${importLock})`.execute(db);
      await makeWaitingTable(db);
      await copyToTemporary(waitingTable, waitingRows(reader, files));
      observer.onStage('storing', 0, reader.rowsRead);

      const isRefused = reader.wells.length === 0 || (options.strict && reader.rowsRejected > 0);
      if (isRefused)
        throw new TakenBack({ ...figuresOf(reader), ...noRows, wellIds: [], status: 'rejected' });
      const wellIds = await ensureWells(db, reader.wells, options);
      const counts = await mergeWaitingRows(db, wellIds);
      await refreshProductionRollups(db, wellIds);
      await updateWells(db, wellIds);
      observer.onStage('storing', reader.rowsRead, reader.rowsRead);
      const result: ImportResult = { ...figuresOf(reader), ...counts, wellIds, status: 'done' };
      if (options.dryRun) throw new TakenBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  }
}

const noRows: MergeCounts = { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0 };

async function* waitingRows(reader: FileReader, files: Awaited<ReturnType<FileReader['open']>>) {
  for await (const { well, row } of reader.rows(files)) yield waitingRow(well, row);
}

function protocolOf(reader: FileReader): RunProtocol {
  const { rowsRead, rowsRejected, rowsSuspect } = reader;
  return { ...noRows, rowsRead, rowsRejected, rowsSuspect };
}

function figuresOf(reader: FileReader) {
  return { ...protocolOf(reader), rowsWithoutHours: reader.rowsWithoutHours };
}

/** Somewhere on earth it is a day later than in UTC. */
function tomorrow(now: Date): string {
  return new Date(now.getTime() + dayMs).toISOString().slice(0, 10);
}
