import { basename } from 'node:path';
import { sql } from 'kysely';
import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { lockFieldsOf, markChanged } from '../database/computation.ts';
import { errorCode } from '../database/database-error.ts';
import { anyOf } from '../database/expressions.ts';
import type { FieldClock } from '../production-day.ts';
import { headerKey } from './columns.ts';
import { emissionDays } from './emission-days.ts';
import { ImportError } from './import-error.ts';
import {
  nothing,
  waitForTurn,
  type ImportContext,
  type ImportObserver,
  type ImportResult,
} from './import-files.ts';
import { loggedEvents } from './logged-events.ts';
import type { Mapping } from './mapping-file.ts';
import type { BlankCells, BlankCounts, MergeCounts } from './merge.ts';
import { monthPlans } from './month-plans.ts';
import { readPlaces, type FindPlace } from './places.ts';
import type { RecordKind, RecordResult } from './record-kind.ts';
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
  /** @default 'keep' */
  readonly blankCells?: BlankCells | undefined;
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
        { ...nothing, rowsRead: 0, rowsRejected: 0, rowsSuspect: 0 },
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
        throw new TakenBack({ ...counted, ...nothing, wellIds: [], status: 'rejected' });
      const { wellIds, ...counts } = await mergeRecords(
        transaction,
        kind,
        rows,
        options.blankCells ?? 'keep',
      );
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

/** A value for a new record stands beside that of the row, under the column's name with this before it. */
const ifNew = 'if_new_';

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
    const given = new Set(table.plan.columns.map(({ definition }) => definition.name));
    const unsaid = Object.entries(kind.optional).flatMap(([column, sayers]) =>
      sayers.some((name) => given.has(name)) ? [] : column,
    );
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
      return { row: stagedRow(result, unsaid) };
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

/** A row without the columns that its file says nothing of, with what it has if it is new. */
function stagedRow(
  { row, ifNew: values = {} }: Extract<RecordResult, { row: unknown }>,
  unsaid: readonly string[],
): StoredRow {
  const said = Object.entries(row).filter(([column]) => !unsaid.includes(column));
  return Object.fromEntries([
    ...said,
    ...Object.entries(values).map(([column, value]): [string, CopyValue] => [ifNew + column, value]),
  ]);
}

function placeOf(
  { texts }: Exclude<TableRow, { readonly problem: string }>,
  { ofWells }: RecordKind,
  findPlace: FindPlace,
  field: string | undefined,
) {
  return findPlace(texts['field'] || field || '', ofWells ? (texts['well'] ?? '') : '');
}

/** A record that was stored or changed. */
interface ChangedRecord {
  readonly fieldId: string;
  readonly wellId: string | null;
}

/**
 * Stores rows: those with the key of a stored one change it, the others are new.
 * @returns also the wells that changed rows concern: all of its field where a row names none, or was another's before
 * @throws ImportError where what a row says does not go with what stays of the stored one
 */
async function mergeRecords(
  { db, copyToTemporary }: BulkTransaction,
  { storedIn, key, optional }: RecordKind,
  rows: readonly StoredRow[],
  blankCells: BlankCells,
): Promise<MergeCounts & BlankCounts & { wellIds: string[] }> {
  const staged = Object.keys(rows[0]!);
  if (rows.some((row) => Object.keys(row).join() !== staged.join()))
    throw new ImportError('The files have different columns: import them one by one.');
  const columns = staged.filter((column) => !column.startsWith(ifNew));
  const defaults = staged
    .filter((column) => column.startsWith(ifNew))
    .map((column) => column.slice(ifNew.length));
  const given = (column: string) => sql.ref(`given.${column}`);
  const held = (column: string) => sql.ref(`held.${column}`);
  const orNew = (column: string) =>
    defaults.includes(column) ? sql`coalesce(${given(column)}, ${given(ifNew + column)})` : given(column);
  await sql`
    create temporary table staged_records on commit drop as
    select ${sql.join([
      ...columns.map((column) => sql.ref(column)),
      ...defaults.map((column) => sql`${sql.ref(column)} as ${sql.ref(ifNew + column)}`),
    ])} from ${sql.table(storedIn)} with no data`.execute(db);
  await copyToTemporary('staged_records', rows);

  const isSame = sql.join(
    // An index or a hash finds equal values only; the well is the one part of a key that may be missing.
    key.map((column) =>
      column === 'well_id'
        ? sql`coalesce(${held(column)}, '') = coalesce(${given(column)}, '')`
        : sql`${held(column)} = ${given(column)}`,
    ),
    sql` and `,
  );
  const others = columns.filter((column) => !key.includes(column));
  const mayStay = others.filter((column) => column in optional);
  const merged = (column: string) => {
    if (!mayStay.includes(column)) return given(column);
    return blankCells === 'keep' ? sql`coalesce(${given(column)}, ${held(column)})` : orNew(column);
  };
  const place = sql`held.field_id as "fieldId", ${columns.includes('well_id') ? held('well_id') : sql`null::text`} as "wellId"`;
  const { rows: blanks } = await sql<{ count: number }>`
    select ${sql.join(
      [
        sql`0`,
        ...mayStay.map(
          (column) => sql`count(*) filter (where ${given(column)} is null and ${held(column)} is not null)`,
        ),
      ],
      sql` + `,
    )} as count
    from staged_records as given join ${sql.table(storedIn)} as held on ${isSame}`.execute(db);
  const { rows: updated } = await sql<ChangedRecord>`
    update ${sql.table(storedIn)} as held
    set ${sql.join(others.map((column) => sql`${sql.ref(column)} = ${merged(column)}`))}
    from staged_records as given
    where ${isSame}
      and (${sql.join(others.map(held))}) is distinct from (${sql.join(others.map(merged))})
    returning ${place}`
    .execute(db)
    .catch((error: unknown) => {
      if (errorCode(error) !== checkViolation) throw error;
      throw new ImportError(
        'A row contradicts what stays stored of its record where its cells are blank or its columns missing, such as an end before the start: give both.',
      );
    });
  const names = [...new Set([...columns, ...defaults])];
  const { rows: added } = await sql<ChangedRecord>`
    insert into ${sql.table(storedIn)} as held (${sql.join(names.map((column) => sql.ref(column)))})
    select ${sql.join(names.map((column) => (columns.includes(column) ? orNew(column) : given(ifNew + column))))}
    from staged_records as given
    where not exists (select from ${sql.table(storedIn)} as held where ${isSame})
    returning ${place}`.execute(db);
  const whole = [...updated, ...added.filter(({ wellId }) => wellId === null)];
  const wells = await db
    .selectFrom('well')
    .select('id')
    .where(({ or, eb }) =>
      or([
        eb('field_id', '=', anyOf(whole.map(({ fieldId }) => fieldId))),
        eb('id', '=', anyOf([...updated, ...added].flatMap(({ wellId }) => wellId ?? []))),
      ]),
    )
    .orderBy('id')
    .execute();
  const stood = blanks[0]?.count ?? 0;
  return {
    rowsNew: added.length,
    rowsUpdated: updated.length,
    rowsUnchanged: rows.length - added.length - updated.length,
    valuesKept: blankCells === 'keep' ? stood : 0,
    valuesErased: blankCells === 'erase' ? stood : 0,
    wellIds: wells.map(({ id }) => id),
  };
}

/** PostgreSQL's code for a row that a `check` of its table refuses. */
const checkViolation = '23514';
