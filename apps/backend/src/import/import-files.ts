import { basename } from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { lockFieldsOf, waitWithoutLimit } from '../database/computation.ts';
import type { DaySpan } from '../database/replace-well-days.ts';
import { noteFirstReports, refreshProductionRollups } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import { ensureWells, type Placement, fieldsOf } from './assets.ts';
import { canonical } from './identity.ts';
import { keepImages } from './images.ts';
import { ImportError } from './import-error.ts';
import {
  assumeHours,
  countWithoutHours,
  makeWaitingTable,
  mergeWaitingRows,
  refuseClashes,
  waitingRow,
  waitingTable,
  type BlankCells,
  type BlankCounts,
  type MergeCounts,
} from './merge.ts';
import { countLongDays, readFieldClocks, setFieldClocks } from './field-clocks.ts';
import { storedWells, wellOutlooks, type WellOutlook } from './named-wells.ts';
import { fieldOutlooks, type FieldOutlook } from './outlook.ts';
import { FileReader, type OpenFile, type ReadObserver, type ReadOptions } from './read-files.ts';
import {
  finishRun,
  forgetRun,
  withRun,
  type OpenRun,
  type RunProtocol,
  type Wording,
} from './run-protocol.ts';
import { updateWells } from './well-status.ts';
import { noteMothers } from './wellbores.ts';

export interface ImportOptions extends Omit<ReadOptions, 'now'>, Placement {
  /** Store nothing when a single row is rejected. */
  readonly strict: boolean;
  /** Do everything and then take it back. */
  readonly dryRun: boolean;
  /** Hours of rows that have a volume and none. @default none: nothing is computed from such rows */
  readonly assumedHours?: number | undefined;
  /** @default 'keep' */
  readonly blankCells?: BlankCells | undefined;
  /** What delivers the files by itself; a run names it. */
  readonly feed?: string | undefined;
  /** Who is asked about these files; a run names it. */
  readonly contact?: string | undefined;
}

/** `waiting`: for another import to end; `insights` counts wells, `storing` rows. */
export type ImportStage = 'waiting' | 'storing' | 'insights';

/** Gets the progress; all texts are for a person at the terminal. */
export interface ImportObserver extends ReadObserver {
  onStage(stage: ImportStage, done: number, of: number): void;
  /** Gets the days of a well whose rows are new or changed, before they are stored for good. */
  onChanged?(wellId: string, days: readonly string[]): void;
}

export interface ImportResult extends MergeCounts, BlankCounts {
  readonly rowsRead: number;
  readonly rowsRejected: number;
  /** Rows that sum up others, which are left out. @default 0 */
  readonly rowsOfSums?: number;
  readonly rowsSuspect: number;
  /** Rows with a volume and no on-stream hours: nothing is computed from them. */
  readonly rowsWithoutHours: number;
  /** Rows whose hours the caller assumed. */
  readonly rowsWithAssumedHours?: number;
  /** Rows with more than 24 hours of fields in UTC, whose days never have as many. */
  readonly rowsOfOtherClock: number;
  readonly wellIds: readonly string[];
  /** The fields of daily rows and months. @default none */
  readonly fieldIds?: readonly string[];
  /** First and last day of the daily rows that changed, and of months. @default none */
  readonly days?: DaySpan | undefined;
  /** How many wells the rows are of, where none has to be computed anew. @default those of `wellIds` */
  readonly wells?: number;
  /** The wells of daily rows, and which of them are new. */
  readonly namedWells?: readonly WellOutlook[];
  /** Of a dry run: what the dashboard would say of the fields. */
  readonly outlooks?: readonly FieldOutlook[];
  /** `rejected`: strict, and a row was rejected, or no row was good; nothing was stored. */
  readonly status: 'done' | 'rejected';
}

/** What an import needs of the outside. */
export interface ImportContext {
  readonly db: Kysely<Database>;
  readonly bulk: <T>(work: (transaction: BulkTransaction) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  /** Gets the files as they are understood, before anything is stored; throws when they are not to be. @default they are stored unasked */
  readonly confirm?: (files: readonly OpenFile[]) => Promise<void>;
  /** How long it waits for another import, in seconds; the database's error 55P03 is thrown then. @default without end */
  readonly waitSeconds?: number;
  /** Whether a run that ended by an error leaves no trace: it is repeated, or another one has done its work. @default every run is kept */
  readonly isForgotten?: (error: unknown) => boolean;
  /** Who imports it on the page. */
  readonly userId?: string | undefined;
  /** SHA-256 of the file, where a run of the same file is looked for. */
  readonly contentHash?: Buffer | undefined;
  /** How a run says why it failed. @default in the words of the command */
  readonly wording?: Wording;
  /** Writes what has to be stored with the rows or not at all. */
  readonly beforeCommit?: (db: Kysely<Database>, result: ImportResult) => Promise<void>;
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
  const reader = new FileReader({ ...options, now: context.now() }, observer);
  const files = await reader.open(paths);
  await context.confirm?.(files);
  const begin = async (run?: OpenRun): Promise<ImportResult> => {
    const result = await storeAndReport(run, { reader, files, options, context, observer });
    if (run && result.status === 'done') await recompute(result, run, context, observer);
    return result;
  };
  return options.dryRun
    ? begin()
    : withRun(
        context,
        paths.map((path) => basename(path)),
        options,
        begin,
      );
}

/** What one import works with. */
interface ImportWork {
  readonly reader: FileReader;
  readonly files: Awaited<ReturnType<FileReader['open']>>;
  readonly options: ImportOptions;
  readonly context: ImportContext;
  readonly observer: ImportObserver;
}

async function storeAndReport(run: OpenRun | undefined, work: ImportWork): Promise<ImportResult> {
  let result: ImportResult;
  try {
    result = await store(run, work);
  } catch (error) {
    const end = work.context.isForgotten?.(error)
      ? forgetRun(run)
      : finishRun(run, 'failed', protocolOf(work.reader), error);
    await end.catch(() => undefined);
    throw error;
  }
  if (result.status === 'rejected') await finishRun(run, 'rejected', result);
  return result;
}

/**
 * The rows are stored by now: a failure here is reported apart from a failed import, and repeating the import repairs it.
 * @throws ImportError that says so
 */
export async function recompute(
  result: ImportResult,
  run: OpenRun,
  context: Pick<ImportContext, 'recompute'>,
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
  run: OpenRun | undefined,
  { reader, files, options, context, observer }: ImportWork,
): Promise<ImportResult> {
  try {
    return await context.bulk(async ({ db, copyToTemporary }) => {
      await waitForTurn(db, observer, context.waitSeconds);
      await keepImages(db, run?.id);
      await makeWaitingTable(db);
      reader.storedClocks = await readFieldClocks(db);
      await copyToTemporary(waitingTable, waitingRows(reader, files));
      observer.onStage('storing', 0, reader.rowsRead);

      const isRefused = reader.wells.length === 0 || (options.strict && reader.rowsRejected > 0);
      if (isRefused)
        throw new TakenBack({ ...figuresOf(reader), ...nothing, wellIds: [], status: 'rejected' });
      const before = await storedWells(db);
      const wellIds = await ensureWells(db, reader.wells, options);
      await refuseClashes(
        db,
        wellIds,
        reader.wells.map(({ name }) => name),
      );
      await lockFieldsOf(db, wellIds);
      const mothers = await noteMothers(db, reader.wells, wellIds);
      await setFieldClocks(
        db,
        wellIds,
        (field) => ({ ...options.clock, ...reader.clocks.get(canonical(field)) }),
        run?.id,
      );
      const rowsWithAssumedHours =
        options.assumedHours === undefined
          ? 0
          : await assumeHours(db, wellIds, options.assumedHours, options.blankCells ?? 'keep');
      const { changedWells, days, ...counts } = await mergeWaitingRows(
        db,
        wellIds,
        options.blankCells ?? 'keep',
        (done, of) => observer.onStage('storing', done, of),
        observer.onChanged && ((wellId, changed) => observer.onChanged?.(wellId, changed)),
      );
      if (days) {
        await refreshProductionRollups(db, changedWells, days, run?.id);
        await noteFirstReports(db, changedWells, days, context.now());
      }
      await updateWells(db, changedWells, run?.id);
      const rowsWithoutHours = reader.rowsWithoutHours > 0 ? await countWithoutHours(db, wellIds) : 0;
      const rowsOfOtherClock = await countLongDays(db, wellIds, reader.longDays);
      const result: ImportResult = {
        ...figuresOf(reader),
        ...counts,
        rowsWithoutHours,
        rowsWithAssumedHours,
        rowsOfOtherClock,
        wellIds,
        fieldIds: await fieldsOf(db, wellIds),
        days,
        namedWells: wellOutlooks(reader.wells, wellIds, before, mothers),
        status: 'done',
      };
      if (options.dryRun) throw new TakenBack({ ...result, outlooks: await fieldOutlooks(db, wellIds) });
      await context.beforeCommit?.(db, result);
      // With the rows or not at all: a run that was killed has stored nothing.
      await finishRun(run && { ...run, db }, 'done', result);
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  }
}

/** Waits until no other import runs; the turn lasts as long as the transaction. */
export async function waitForTurn(
  db: Kysely<Database>,
  observer: ImportObserver,
  waitSeconds?: number,
): Promise<void> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(${importLock}) as free`.execute(db);
  if (rows[0]?.free) return;
  observer.onStage('waiting', 0, 1);
  if (waitSeconds === undefined) await waitWithoutLimit(db);
  else await sql`select set_config('lock_timeout', ${`${waitSeconds}s`}, true)`.execute(db);
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(db);
}

const noRows: MergeCounts = { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0 };
/** What an import did that stored nothing. */
export const nothing: MergeCounts & BlankCounts = { ...noRows, valuesKept: 0, valuesErased: 0 };

async function* waitingRows(reader: FileReader, files: ImportWork['files']) {
  for await (const { well, row } of reader.rows(files)) yield waitingRow(well, row);
}

function protocolOf(reader: FileReader): RunProtocol {
  const { rowsRead, rowsRejected, rowsSuspect } = reader;
  return { ...noRows, rowsRead, rowsRejected, rowsSuspect };
}

function figuresOf(reader: FileReader) {
  const { rowsOfSums, rowsWithoutHours } = reader;
  return { ...protocolOf(reader), rowsOfSums, rowsWithoutHours, rowsOfOtherClock: 0 };
}
