import { basename } from 'node:path';
import { sql } from 'kysely';
import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { lockFieldsOf, markChanged } from '../database/computation.ts';
import { anyOf } from '../database/expressions.ts';
import type { FieldClock } from '../production-day.ts';
import { headerKey } from './columns.ts';
import { emissionDays } from './emission-days.ts';
import { ImportError } from './import-error.ts';
import { waitForTurn, type ImportContext, type ImportObserver, type ImportResult } from './import-files.ts';
import { loggedEvents } from './logged-events.ts';
import type { Mapping } from './mapping-file.ts';
import type { MergeCounts } from './merge.ts';
import { monthPlans } from './month-plans.ts';
import { readPlaces, type FindPlace } from './places.ts';
import type { RecordKind } from './record-kind.ts';
import { finishRun, withRun, type OpenRun } from './run-protocol.ts';
import { scheduleEntries } from './schedule-entries.ts';
import { openTable, tableRows, type Table, type TableRow } from './table.ts';

/** What can be imported beside daily rows, by the word of `--kind`. */
export const recordKinds = {
  schedule: scheduleEntries,
  events: loggedEvents,
  emissions: emissionDays,
  plan: monthPlans,
} as const satisfies Record<string, RecordKind>;
export type RecordKindName = keyof typeof recordKinds;

export interface RecordImportOptions {
  readonly kind: RecordKindName;
  readonly mapping: Mapping;
  /** Field of rows that name none. */
  readonly field?: string | undefined;
  readonly clock?: Partial<FieldClock> | undefined;
  readonly strict: boolean;
  readonly dryRun: boolean;
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
  const kind: RecordKind = recordKinds[options.kind];
  const tables: Table[] = [];
  for (const path of paths) {
    const table = await openTable(path, kind, {
      mapping: options.mapping,
      onBytes: (bytes, ofBytes) => observer.onChecking?.(path, bytes, ofBytes),
    });
    const refusal = kind.refuse?.(table);
    if (refusal !== undefined) throw new ImportError(`${table.name}:${table.headerLine}: ${refusal}.`);
    tables.push(table);
  }
  await context.confirm?.(tables);
  const work = { kind, tables, options, context, observer };
  const begin = async (run?: OpenRun): Promise<ImportResult> => {
    try {
      const result = await store(run, work);
      if (result.status === 'rejected') await finishRun(run, 'rejected', result);
      else if (!options.dryRun && result.wellIds.length > 0)
        await context.recompute(result.wellIds, (done, of) => observer.onStage('insights', done, of));
      return result;
    } catch (error) {
      await finishRun(
        run,
        'failed',
        { ...noRows, rowsRead: 0, rowsRejected: 0, rowsSuspect: 0 },
        error,
      ).catch(() => undefined);
      throw error;
    }
  };
  if (options.dryRun) return begin();
  const names = paths.map((path) => basename(path));
  return withRun(context, names, { strict: options.strict, kind: options.kind }, begin);
}

interface RecordWork {
  readonly kind: RecordKind;
  readonly tables: readonly Table[];
  readonly options: RecordImportOptions;
  readonly context: RecordImportContext;
  readonly observer: ImportObserver;
}

const noRows: MergeCounts = { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0 };

/** Takes back what a dry run, or an import with a rejected row under `strict`, has stored. */
class TakenBack extends Error {
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('taken back');
    this.result = result;
  }
}

async function store(run: OpenRun | undefined, work: RecordWork): Promise<ImportResult> {
  const { kind, options, context, observer } = work;
  try {
    return await context.bulk(async (transaction) => {
      const { db } = transaction;
      await waitForTurn(db, observer);
      const { rows, rowsRead, rowsRejected } = await readRecords(transaction, work);
      const counted = { rowsRead, rowsRejected, rowsSuspect: 0, rowsWithoutHours: 0, rowsOfOtherClock: 0 };
      if (rows.length === 0 || (options.strict && rowsRejected > 0))
        throw new TakenBack({ ...counted, ...noRows, wellIds: [], status: 'rejected' });
      const { wellIds, ...counts } = await mergeRecords(transaction, kind, rows);
      if (kind.explains && wellIds.length > 0) {
        await lockFieldsOf(db, wellIds);
        await markChanged(db, wellIds);
      }
      observer.onStage('storing', rowsRead, rowsRead);
      const result: ImportResult = {
        ...counted,
        ...counts,
        wellIds: kind.explains ? wellIds : [],
        status: 'done',
      };
      if (options.dryRun) throw new TakenBack(result);
      await finishRun(run && { ...run, db }, 'done', result);
      return result;
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.result;
    throw error;
  }
}

type StoredRow = Readonly<Record<string, CopyValue>>;

async function readRecords(
  { db }: BulkTransaction,
  { kind, tables, options, context, observer }: RecordWork,
): Promise<{ rows: StoredRow[]; rowsRead: number; rowsRejected: number }> {
  const findPlace = await readPlaces(db, options.clock ?? {});
  const listed = await db.selectFrom('deferment_reason').select(['code', 'text']).execute();
  const reasons = new Map(
    listed.flatMap(({ code, text }) => [code, text].map((word) => [headerKey(word), code])),
  );
  const allBytes = tables.reduce((sum, { size }) => sum + size, 0);
  const seen = new Map<string, string>();
  const rows: StoredRow[] = [];
  let [rowsRead, rowsRejected, bytesBefore] = [0, 0, 0];
  for (const table of tables) {
    let bytes = 0;
    const read = (row: TableRow): { row: StoredRow } | { problem: string } => {
      if ('problem' in row) return row;
      const found = placeOf(row, kind, findPlace, options.field);
      if ('problem' in found) return found;
      const result = kind.read(row, { place: found.place, now: context.now(), reasons, table });
      if ('problem' in result) return result;
      const key = JSON.stringify(kind.key.map((column) => result.row[column]));
      const earlier = seen.get(key);
      if (earlier !== undefined) return { problem: `it is the same record as ${earlier}` };
      seen.set(key, `line ${row.line}${tables.length > 1 ? ` of ${table.name}` : ''}`);
      return result;
    };
    for await (const batch of tableRows(table, (so) => (bytes = so))) {
      for (const row of batch) {
        rowsRead += 1;
        const result = read(row);
        if ('row' in result) {
          rows.push(result.row);
          continue;
        }
        rowsRejected += 1;
        observer.onRejected({ file: table.name, line: row.line, reason: result.problem });
      }
      observer.onProgress(bytesBefore + bytes, allBytes, rowsRead);
    }
    bytesBefore += table.size;
  }
  return { rows, rowsRead, rowsRejected };
}

function placeOf(
  { texts }: Exclude<TableRow, { readonly problem: string }>,
  { ofWells }: RecordKind,
  findPlace: FindPlace,
  field: string | undefined,
) {
  return findPlace(texts['field'] || field || '', ofWells ? (texts['well'] ?? '') : '');
}

/**
 * Stores rows, replacing those with the same key.
 * @returns also the wells that changed rows concern: all of its field where a row names none, or was another's before
 */
async function mergeRecords(
  { db, copyToTemporary }: BulkTransaction,
  { storedIn, key }: RecordKind,
  rows: readonly StoredRow[],
): Promise<MergeCounts & { wellIds: string[] }> {
  const columns = Object.keys(rows[0]!);
  if (rows.some((row) => Object.keys(row).join() !== columns.join()))
    throw new ImportError('The files have different columns: import them one by one.');
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const others = columns.filter((column) => !key.includes(column));
  const listOf = (table: string) => sql.join(others.map((column) => sql.ref(`${table}.${column}`)));
  const hasWells = columns.includes('well_id');
  await sql`create temporary table staged_records on commit drop as
            select ${names} from ${sql.table(storedIn)} with no data`.execute(db);
  await copyToTemporary('staged_records', rows);
  const { rows: changed } = await sql<{ isNew: boolean; fieldId: string; wellId: string | null }>`
    insert into ${sql.table(storedIn)} (${names}) select ${names} from staged_records
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update
      set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))}
      where (${listOf(storedIn)}) is distinct from (${listOf('excluded')})
    returning xmax = 0 as "isNew", field_id as "fieldId", ${hasWells ? sql.ref('well_id') : sql`null::text`} as "wellId"`.execute(
    db,
  );
  const whole = changed.filter(({ isNew, wellId }) => !isNew || wellId === null);
  const wells = await db
    .selectFrom('well')
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb('field_id', '=', anyOf(whole.map(({ fieldId }) => fieldId))),
        eb('id', '=', anyOf(changed.flatMap(({ wellId }) => wellId ?? []))),
      ]),
    )
    .orderBy('id')
    .execute();
  const rowsNew = changed.filter(({ isNew }) => isNew).length;
  return {
    rowsNew,
    rowsUpdated: changed.length - rowsNew,
    rowsUnchanged: rows.length - changed.length,
    wellIds: wells.map(({ id }) => id),
  };
}
