import { sql, type Kysely } from 'kysely';
import type { CopyRow } from '../database/bulk.ts';
import type { Database } from '../database/schema.ts';
import { quantities, type Quantity } from './quantities.ts';
import type { ImportRow } from './row.ts';

/** How many rows of an import changed the database, and how. */
export interface MergeCounts {
  readonly rowsNew: number;
  readonly rowsUpdated: number;
  readonly rowsUnchanged: number;
}

const valueColumns = quantities.map(({ column }: Quantity) => column);
const dataColumns = [...valueColumns, 'flow_kind', 'quality'];

/** The table that rows wait in; it ends with the transaction. */
export const waitingTable = 'import_waiting';

/** Makes the waiting table with the very types of `daily_production`, so that "unchanged" compares like with like. */
export async function makeWaitingTable(db: Kysely<Database>): Promise<void> {
  const columns = sql.join(dataColumns.map((column) => sql.ref(column)));
  await sql`
    create temporary table ${sql.table(waitingTable)} on commit drop as
    select 0 as well_number, day, ${columns} from daily_production with no data`.execute(db);
}

/** A row of `daily_production` that waits for its well's id. */
interface WaitingRow extends Omit<CopyRow<'daily_production'>, 'well_id'> {
  well_number: number;
}

/** No quantity known; rows begin as its copies, so that all have the same keys in the same order. */
const emptyValues = Object.fromEntries(quantities.map(({ column }) => [column, null])) as Record<
  (typeof quantities)[number]['column'],
  number | null
>;

/** A row for the waiting table. */
export function waitingRow(well: number, { day, values, flowKind, quality }: ImportRow) {
  const row = { ...emptyValues, well_number: well, day, flow_kind: flowKind, quality } satisfies WaitingRow;
  for (const { name, column } of quantities) row[column] = values[name] ?? null;
  return row;
}

/**
 * Moves the waiting rows into `daily_production`. Rows that are there already with the same values are left alone, so
 * that a repeated import writes nothing.
 * @param wellIds Ids by well number.
 */
export async function mergeWaitingRows(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<MergeCounts> {
  const columns = dataColumns.map((column) => sql.ref(column));
  const assignments = dataColumns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const stored = sql.join(dataColumns.map((column) => sql`daily_production.${sql.ref(column)}`));
  const incoming = sql.join(dataColumns.map((column) => sql`excluded.${sql.ref(column)}`));
  // A row version that this statement made by insert has no xmax; one that it replaced has its own transaction's.
  const { rows } = await sql<{ inserted: number; updated: number; waiting: number }>`
    with merged as (
      insert into daily_production (well_id, day, ${sql.join(columns)})
      select given.id, waiting.day, ${sql.join(dataColumns.map((column) => sql`waiting.${sql.ref(column)}`))}
      from ${sql.table(waitingTable)} as waiting
      join unnest(${wellIds}::text[]) with ordinality as given (id, position)
        on given.position = waiting.well_number + 1
      order by given.id collate "C", waiting.day
      on conflict (well_id, day) do update set ${sql.join(assignments)}
      where (${stored}) is distinct from (${incoming})
      returning xmax = 0 as inserted
    )
    select count(*) filter (where inserted) as inserted,
           count(*) filter (where not inserted) as updated,
           (select count(*) from ${sql.table(waitingTable)}) as waiting
    from merged`.execute(db);
  const { inserted = 0, updated = 0, waiting = 0 } = rows[0] ?? {};
  return { rowsNew: inserted, rowsUpdated: updated, rowsUnchanged: waiting - inserted - updated };
}

/** Sets what the rows say about their wells: what flows now, and whether it does (by volume where hours are unknown). */
export async function updateWells(db: Kysely<Database>, wellIds: readonly string[]): Promise<void> {
  await sql`
    update well set flow_kind = latest.flow_kind, status = latest.status
    from unnest(${wellIds}::text[]) as given (id)
    cross join lateral (
      select flow_kind, case
        when hours > 0 or (hours is null and greatest(oil, gas, water, water_injected) > 0) then 'producing'
        else 'shutIn' end as status
      from daily_production where well_id = given.id order by day desc limit 1
    ) as latest
    where well.id = given.id and (well.flow_kind, well.status) is distinct from (latest.flow_kind, latest.status)`.execute(
    db,
  );
}
