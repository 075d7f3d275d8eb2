import { sql } from 'kysely';
import type { BulkTransaction, CopyValue } from '../database/bulk.ts';
import { errorCode } from '../database/database-error.ts';
import { anyOf } from '../database/expressions.ts';
import type { TableCells } from './cells.ts';
import { headerKey } from './headers.ts';
import { ImportError } from './import-error.ts';
import type { BlankCells } from './merge.ts';
import { readPlaces, type FindPlace } from './places.ts';
import type {
  OpenedRecords,
  OpenRecordsOptions,
  RecordKind,
  RecordResult,
  StoredRecords,
} from './record-kind.ts';

type StagedRow = Readonly<Record<string, CopyValue>>;

/** A value for a new record stands beside that of the row, under the column's name with this before it. */
const ifNew = 'if_new_';

/** Takes the records of a kind that has a table of its own, at wells and fields that are there. */
export async function openRecords(
  kind: RecordKind,
  transaction: BulkTransaction,
  { field, clock, now, blankCells }: OpenRecordsOptions,
): Promise<OpenedRecords<StagedRow>> {
  const { db } = transaction;
  const findPlace = await readPlaces(db, clock);
  const listed = await db.selectFrom('deferment_reason').select(['code', 'text']).execute();
  const aliases = await db.selectFrom('cause_alias').select(['code', 'word as text']).execute();
  const reasons = new Map(
    [...aliases, ...listed].flatMap(({ code, text }) => [code, text].map((word) => [headerKey(word), code])),
  );
  return {
    read: (row, table) => {
      const given = new Set(table.plan.columns.map(({ definition }) => definition.name));
      const unsaid = Object.entries(kind.optional).flatMap(([column, sayers]) =>
        sayers.some((name) => given.has(name)) ? [] : column,
      );
      const found = placeOf(row, kind, findPlace, field);
      if ('problem' in found) return found;
      const result = kind.read(row, { place: found.place, now, reasons, table });
      if ('problem' in result) return result;
      return {
        key: JSON.stringify(kind.key.map((column) => result.row[column])),
        record: stagedRow(result, unsaid),
      };
    },
    store: (records) => mergeRecords(transaction, kind, records, blankCells),
  };
}

/** A row without the columns that its file says nothing of, with what it has if it is new. */
function stagedRow(
  { row, ifNew: values = {} }: Extract<RecordResult, { row: unknown }>,
  unsaid: readonly string[],
): StagedRow {
  const said = Object.entries(row).filter(([column]) => !unsaid.includes(column));
  return Object.fromEntries([
    ...said,
    ...Object.entries(values).map(([column, value]): [string, CopyValue] => [ifNew + column, value]),
  ]);
}

function placeOf(
  { texts }: TableCells,
  { ofWells }: RecordKind,
  findPlace: FindPlace,
  field: string | undefined,
) {
  return findPlace(texts['field'] || field || '', ofWells ? (texts['well'] ?? '') : '');
}

/** A record that was stored or changed. */
interface ChangedRecord {
  /** Null where the kind is of wells alone. */
  readonly fieldId: string | null;
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
  rows: readonly StagedRow[],
  blankCells: BlankCells,
): Promise<StoredRecords> {
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
  const orNone = (column: string) => (columns.includes(column) ? held(column) : sql`null::text`);
  const place = sql`${orNone('field_id')} as "fieldId", ${orNone('well_id')} as "wellId"`;
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
        eb('field_id', '=', anyOf(whole.flatMap(({ fieldId }) => fieldId ?? []))),
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
