import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CopyRow } from '../database/bulk.ts';
import { joinSpans, type DaySpan } from '../database/replace-well-days.ts';
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

/** What a merge did: its counts, the wells whose rows it changed, and the span of the days of these rows. */
export interface Merge extends MergeCounts {
  readonly changedWells: readonly string[];
  readonly days: DaySpan | undefined;
}

/** Waiting rows that one statement takes, so that the progress can be reported. */
const rowsPerStep = 50_000;

/**
 * Moves the waiting rows into `daily_production`. Rows that are there already with the same values are not touched, so
 * that a repeated import writes nothing. The fields of the wells must be locked.
 * @param wellIds Ids by well number.
 */
export async function mergeWaitingRows(
  db: Kysely<Database>,
  wellIds: readonly string[],
  onProgress: (done: number, of: number) => void,
): Promise<Merge> {
  const waiting = sql.table(waitingTable);
  await sql`create index on ${waiting} (well_number, day)`.execute(db);
  await sql`analyze ${waiting}`.execute(db);
  const { rows: wells } = await sql<{ well: number; count: number }>`
    select well_number as well, count(*) as count from ${waiting} group by well_number order by well_number`.execute(
    db,
  );
  const all = wells.reduce((sum, { count }) => sum + count, 0);
  const total = { rowsNew: 0, rowsUpdated: 0 };
  const changedWells = new Set<string>();
  let days: DaySpan | undefined;
  let done = 0;
  for (let from = 0, next = 0; from < wells.length; from = next) {
    let count = 0;
    while (next < wells.length && (count === 0 || count + wells[next]!.count <= rowsPerStep))
      count += wells[next++]!.count;
    for (const kind of ['rowsUpdated', 'rowsNew'] as const) {
      const change = kind === 'rowsNew' ? addRows : changeRows;
      for (const well of await changesOf(db, change(wellIds, wells[from]!.well, wells[next - 1]!.well))) {
        total[kind] += well.count;
        changedWells.add(well.id);
        days = joinSpans(days, { from: well.from, to: well.to });
      }
    }
    onProgress((done += count), all);
  }
  const rowsUnchanged = all - total.rowsNew - total.rowsUpdated;
  return { ...total, rowsUnchanged, changedWells: [...changedWells], days };
}

/** The waiting rows of some wells with the wells' ids, as `waiting` and `given`. */
const waitingOf = (wellIds: readonly string[]) => sql`
  ${sql.table(waitingTable)} as waiting
  join unnest(${wellIds}::text[]) with ordinality as given (id, position) on given.position = waiting.well_number + 1`;

const columnsOf = (row: string) => sql.join(dataColumns.map((column) => sql.ref(`${row}.${column}`)));

/** Changes stored rows that differ; an update that finds none takes no locks on rows and writes nothing. */
function changeRows(wellIds: readonly string[], first: number, last: number): RawBuilder<unknown> {
  const assignments = dataColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`waiting.${column}`)}`);
  return sql`
    update daily_production as held set ${sql.join(assignments)}
    from ${waitingOf(wellIds)}
    where waiting.well_number between ${first} and ${last} and held.well_id = given.id and held.day = waiting.day
      and (${columnsOf('held')}) is distinct from (${columnsOf('waiting')})
    returning held.well_id, held.day`;
}

function addRows(wellIds: readonly string[], first: number, last: number): RawBuilder<unknown> {
  return sql`
    insert into daily_production (well_id, day, ${sql.join(dataColumns.map((column) => sql.ref(column)))})
    select given.id, waiting.day, ${columnsOf('waiting')}
    from ${waitingOf(wellIds)}
    where waiting.well_number between ${first} and ${last}
      and not exists (select from daily_production as held where held.well_id = given.id and held.day = waiting.day)
    order by given.id collate "C", waiting.day
    returning well_id, day`;
}

async function changesOf(
  db: Kysely<Database>,
  change: RawBuilder<unknown>,
): Promise<{ id: string; count: number; from: string; to: string }[]> {
  const { rows } = await sql<{ id: string; count: number; from: string; to: string }>`
    with changed as (${change})
    select well_id as id, count(*) as count, min(day) as from, max(day) as to from changed group by well_id`.execute(
    db,
  );
  return rows;
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
