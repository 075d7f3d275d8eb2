import { basename } from 'node:path';
import type { BulkTransaction } from '../database/bulk.ts';
import { lockFieldsOf, markChanged } from '../database/computation.ts';
import type { FieldClock } from '../production-day.ts';
import { cellOf } from './cells.ts';
import type { RateDays } from './columns.ts';
import { emissionDays } from './emission-days.ts';
import { keepImages } from './images.ts';
import { ImportError } from './import-error.ts';
import {
  nothing,
  recompute,
  waitForTurn,
  type ImportContext,
  type ImportObserver,
  type ImportResult,
} from './import-files.ts';
import { loggedEvents } from './logged-events.ts';
import type { Mapping } from './mapping-file.ts';
import { fieldMasterData } from './field-master-data.ts';
import type { BlankCells } from './merge.ts';
import { openRecords } from './merge-records.ts';
import { monthPlans } from './month-plans.ts';
import type {
  ImportedKind,
  MasterDataKind,
  OpenedRecords,
  OpenedStream,
  OpenRecordsOptions,
  RecordKind,
} from './record-kind.ts';
import { pumpCurves } from './pump-curves.ts';
import { pumpRuns } from './pump-runs.ts';
import { finishRun, forgetRun, withRun, type OpenRun } from './run-protocol.ts';
import { reportedMonths } from './reported-months.ts';
import { scheduleEntries } from './schedule-entries.ts';
import { SharedFault } from './shared-fault.ts';
import { findOpenings } from './opening.ts';
import { readTable, tableRows, type Table } from './table.ts';
import { wellMasterData } from './well-master-data.ts';
import { wellReadings } from './well-readings.ts';
import { wellTests } from './well-tests.ts';

/** What can be imported beside daily rows, by the word of `--kind`. */
export const recordKinds = {
  fields: fieldMasterData,
  wells: wellMasterData,
  schedule: scheduleEntries,
  events: loggedEvents,
  tests: wellTests,
  readings: wellReadings,
  equipment: pumpRuns,
  'pump-curves': pumpCurves,
  emissions: emissionDays,
  plan: monthPlans,
  months: reportedMonths,
} as const satisfies Record<string, ImportedKind>;
export type RecordKindName = keyof typeof recordKinds;

export interface RecordImportOptions {
  readonly kind: RecordKindName;
  readonly mapping: Mapping;
  /** Field of rows that name none. */
  readonly field?: string | undefined;
  readonly clock?: Partial<FieldClock> | undefined;
  readonly strict: boolean;
  readonly dryRun: boolean;
  /** @default 'keep' */
  readonly blankCells?: BlankCells | undefined;
  /** Of new fields; as for daily rows. */
  readonly businessUnit?: string | undefined;
  readonly area?: string | undefined;
  /** Whether a stored well takes the name that the file has for its identifier. */
  readonly renameWells?: boolean | undefined;
  /** Of months: see the options of the kind. */
  readonly rates?: RateDays | undefined;
  readonly addUp?: boolean | undefined;
  readonly acceptFigures?: boolean | undefined;
  /** What delivers the files by itself; a run names it. */
  readonly feed?: string | undefined;
  /** Who is asked about these files; a run names it. */
  readonly contact?: string | undefined;
}

/** What records need of the outside; as for daily rows, but for the tables that are shown. */
export type RecordImportContext = Omit<ImportContext, 'confirm'> & {
  readonly confirm?: (tables: readonly Table[]) => Promise<void>;
};

/**
 * Imports records of one kind in one transaction. Safe to repeat: a record is known again by what its kind says. Where
 * insights follow from them, those of the wells concerned are computed anew.
 * @throws ImportError when nothing can be read from a file; nothing was stored then.
 */
export async function importRecords(
  paths: readonly string[],
  options: RecordImportOptions,
  context: RecordImportContext,
  observer: ImportObserver,
): Promise<ImportResult> {
  const kind: ImportedKind = recordKinds[options.kind];
  const tables: Table[] = [];
  for (const path of paths) {
    const openings = await findOpenings(path, kind, options.mapping, (rows) =>
      observer.onFirstRows?.(rows, path),
    );
    for (const opening of openings) {
      const table = await readTable(path, opening, {
        mapping: options.mapping,
        onBytes: (bytes, ofBytes, rows) => observer.onChecking?.(path, bytes, ofBytes, rows),
      });
      const refusal = kind.refuse?.(table);
      if (refusal !== undefined) throw new ImportError(`${table.name}:${table.headerLine}: ${refusal}.`);
      tables.push(table);
    }
  }
  await context.confirm?.(tables);
  const work = { kind, tables, options, context, observer };
  const begin = async (run?: OpenRun): Promise<ImportResult> => {
    let result: ImportResult;
    try {
      result = await store(run, work);
    } catch (error) {
      const end = context.isForgotten?.(error)
        ? forgetRun(run)
        : finishRun(run, 'failed', { ...nothing, rowsRead: 0, rowsRejected: 0, rowsSuspect: 0 }, error);
      await end.catch(() => undefined);
      throw error;
    }
    if (result.status === 'rejected') await finishRun(run, 'rejected', result);
    else if (run && result.wellIds.length > 0) await recompute(result, run, context, observer);
    return result;
  };
  if (options.dryRun) return begin();
  const names = paths.map((path) => basename(path));
  const { strict, kind: named, feed, contact } = options;
  return withRun(context, names, { strict, kind: named, feed, contact }, begin);
}

interface RecordWork {
  readonly kind: ImportedKind;
  readonly tables: readonly Table[];
  readonly options: RecordImportOptions;
  readonly context: RecordImportContext;
  readonly observer: ImportObserver;
}

/** Takes back what a dry run, or an import with a rejected row under `strict`, has stored. */
class TakenBack extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('taken back');
    this.result = result;
  }
}

function openKind(
  kind: RecordKind | MasterDataKind,
  transaction: BulkTransaction,
  options: OpenRecordsOptions,
) {
  return 'open' in kind ? kind.open(transaction, options) : openRecords(kind, transaction, options);
}

async function store(run: OpenRun | undefined, work: RecordWork): Promise<ImportResult> {
  const { kind, options, context, observer } = work;
  try {
    return await context.bulk(async (transaction) => {
      const { db } = transaction;
      await waitForTurn(db, observer, context.waitSeconds);
      await keepImages(db, run?.id);
      const given = {
        ...options,
        unitSystem: options.mapping.unitSystem,
        clock: options.clock ?? {},
        blankCells: options.blankCells ?? 'keep',
        now: context.now(),
        runId: run?.id,
      };
      const taker =
        'stream' in kind
          ? await kind.stream(transaction, given)
          : takeEach(await openKind(kind, transaction, given), work);
      const { rowsRead, rowsRejected, rowsOfSums } = await readRows(taker, work);
      const counted = {
        rowsRead,
        rowsRejected,
        rowsOfSums,
        rowsSuspect: 0,
        rowsWithoutHours: 0,
        rowsOfOtherClock: 0,
      };
      if (rowsRejected + rowsOfSums === rowsRead || (options.strict && rowsRejected > 0))
        throw new TakenBack({ ...counted, ...nothing, wellIds: [], status: 'rejected' });
      const { wellIds, ...counts } = await taker.store();
      if (kind.explains && wellIds.length > 0) {
        await lockFieldsOf(db, wellIds);
        await markChanged(db, wellIds, { reason: 'import', runId: run?.id });
      }
      observer.onStage('storing', rowsRead, rowsRead);
      const result: ImportResult = {
        ...counted,
        ...counts,
        wellIds: kind.explains ? wellIds : [],
        status: 'done',
      };
      if (options.dryRun) throw new TakenBack(result);
      await context.beforeCommit?.(db, result);
      await finishRun(run && { ...run, db }, 'done', result);
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  }
}

/** Takes rows one by one, and each of them once. */
function takeEach<Record>(opened: OpenedRecords<Record>, { tables }: RecordWork): OpenedStream {
  const seen = new Map<string, string>();
  const places = new Map<Record, { file: string; line: number }>();
  return {
    take(row, table) {
      const result = opened.read(row, table);
      if ('problem' in result) return result;
      const earlier = seen.get(result.key);
      if (earlier !== undefined) return { problem: `it is the same record as ${earlier}` };
      const conflict = opened.take?.(result.record);
      if (conflict !== undefined) return { problem: conflict };
      seen.set(result.key, `line ${row.line}${tables.length > 1 ? ` of ${table.name}` : ''}`);
      places.set(result.record, { file: table.name, line: row.line });
      return {};
    },
    settle() {
      const found = [...(opened.settle?.([...places.keys()]) ?? [])];
      return found.map(([record, reason]) => {
        const place = places.get(record)!;
        places.delete(record);
        return { ...place, reason };
      });
    },
    store: async () => ({ ...(await opened.store([...places.keys()])), rowsSuspect: 0 }),
  };
}

async function readRows(
  taker: OpenedStream,
  { tables, observer }: RecordWork,
): Promise<{ rowsRead: number; rowsRejected: number; rowsOfSums: number }> {
  const allBytes = tables.reduce((sum, { size }) => sum + size, 0);
  let [rowsRead, rowsRejected, rowsOfSums, bytesBefore] = [0, 0, 0, 0];
  for (const table of tables) {
    const rejected = new SharedFault((note) => observer.onRejected(note));
    let bytes = 0;
    for await (const batch of tableRows(table, (so) => (bytes = so))) {
      for (const row of batch) {
        rowsRead += 1;
        const taken = 'problem' in row ? row : taker.take(row, table);
        const note = { file: table.name, line: row.line };
        if ('problem' in taken) {
          if ('isSum' in taken && taken.isSum) rowsOfSums += 1;
          else rowsRejected += 1;
          rejected.reject({ ...note, reason: taken.problem, ...cellOf(taken) });
          continue;
        }
        rejected.take();
        if (taken.doubt !== undefined) observer.onSuspect({ ...note, reason: taken.doubt });
      }
      observer.onProgress(bytesBefore + bytes, allBytes, rowsRead);
    }
    rejected.end();
    bytesBefore += table.size;
  }
  const unsettled = taker.settle?.() ?? [];
  const rejected = new SharedFault((note) => observer.onRejected(note));
  if (unsettled.length < rowsRead) rejected.take();
  for (const note of unsettled) rejected.reject(note);
  rejected.end();
  rowsRejected += unsettled.length;
  return { rowsRead, rowsRejected, rowsOfSums };
}
