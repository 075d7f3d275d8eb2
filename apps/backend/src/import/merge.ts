import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CopyRow } from '../database/bulk.ts';
import { joinSpans, type DaySpan } from '../database/replace-well-days.ts';
import type { Database } from '../database/schema.ts';
import { currentRun } from './images.ts';
import { ImportError } from './import-error.ts';
import { quantities, type Quantity } from './quantities.ts';
import type { ImportRow } from './row.ts';

/** How many rows of an import changed the database, and how. */
export interface MergeCounts {
  readonly rowsNew: number;
  readonly rowsUpdated: number;
  readonly rowsUnchanged: number;
}

/** What a blank cell does to a value that is stored. A column that a file does not have changes nothing. */
export type BlankCells = 'keep' | 'erase';

/** How many stored values stand in the place of blank cells: they are kept, or erased. */
export interface BlankCounts {
  readonly valuesKept: number;
  readonly valuesErased: number;
}

const valueColumns = quantities.map(({ column }: Quantity) => column);
const dataColumns = [...valueColumns, 'flow_kind', 'quality'];

/** The table that rows wait in; it ends with the transaction. */
export const waitingTable = 'import_waiting';

/**
 * Makes the waiting table with the very types of `daily_production`, so that "unchanged" compares like with like. `blank` has
 * a bit for each quantity whose cell is blank in a column that the file has.
 */
export async function makeWaitingTable(db: Kysely<Database>): Promise<void> {
  const columns = sql.join(dataColumns.map((column) => sql.ref(column)));
  await sql`
    create temporary table ${sql.table(waitingTable)} on commit drop as
    select 0 as well_number, day, ${columns}, false as says_flow_kind, 0 as blank from daily_production with no data`.execute(
    db,
  );
}

/** A row of `daily_production` that waits for its well's id. */
interface WaitingRow extends Omit<CopyRow<'daily_production'>, 'well_id'> {
  well_number: number;
  says_flow_kind: boolean;
  blank: number;
}

/** No quantity known; rows begin as its copies, so that all have the same keys in the same order. */
const emptyValues = Object.fromEntries(quantities.map(({ column }) => [column, null])) as Record<
  (typeof quantities)[number]['column'],
  number | null
>;

/** A row for the waiting table. */
export function waitingRow(well: number, given: ImportRow) {
  const { day, values, flowKind, saysFlowKind, quality } = given;
  const row = {
    ...emptyValues,
    well_number: well,
    day,
    flow_kind: flowKind,
    quality,
    says_flow_kind: saysFlowKind,
    blank: 0,
  } satisfies WaitingRow;
  quantities.forEach(({ name, column }, bit) => {
    row[column] = values[name] ?? null;
    if (values[name] === null) row.blank |= 1 << bit;
  });
  return row;
}

/** What a merge did: its counts, the wells whose rows it changed, and the span of the days of these rows. */
export interface Merge extends MergeCounts, BlankCounts {
  readonly changedWells: readonly string[];
  readonly days: DaySpan | undefined;
}

/** Waiting rows that one statement takes, so that the progress can be reported. */
const rowsPerStep = 50_000;

/**
 * Moves the waiting rows into `daily_production`. Rows that are there already with the same values are not touched, so
 * that a repeated import writes nothing. The fields of the wells must be locked.
 * @param wellIds Ids by well number.
 * @param onChanged Gets the days whose rows of a well are new or changed.
 */
export async function mergeWaitingRows(
  db: Kysely<Database>,
  wellIds: readonly string[],
  blankCells: BlankCells,
  onProgress: (done: number, of: number) => void,
  onChanged?: (wellId: string, days: readonly string[]) => void,
): Promise<Merge> {
  const waiting = sql.table(waitingTable);
  await sql`create index on ${waiting} (well_number, day)`.execute(db);
  await sql`analyze ${waiting}`.execute(db);
  const { rows: wells } = await sql<{ well: number; count: number }>`
    select well_number as well, count(*) as count from ${waiting} group by well_number order by well_number`.execute(
    db,
  );
  const all = wells.reduce((sum, { count }) => sum + count, 0);
  const blanks = await countBlanks(db, wellIds);
  const total = { rowsNew: 0, rowsUpdated: 0 };
  const changedWells = new Set<string>();
  let days: DaySpan | undefined;
  let done = 0;
  for (let from = 0, next = 0; from < wells.length; from = next) {
    let count = 0;
    while (next < wells.length && (count === 0 || count + wells[next]!.count <= rowsPerStep))
      count += wells[next++]!.count;
    const [first, last] = [wells[from]!.well, wells[next - 1]!.well];
    for (const kind of ['rowsUpdated', 'rowsNew'] as const) {
      const change =
        kind === 'rowsNew' ? addRows(wellIds, first, last) : changeRows(wellIds, first, last, blankCells);
      for (const well of await changesOf(db, change, onChanged !== undefined)) {
        onChanged?.(well.id, well.days);
        total[kind] += well.count;
        changedWells.add(well.id);
        days = joinSpans(days, { from: well.from, to: well.to });
      }
    }
    onProgress((done += count), all);
  }
  const rowsUnchanged = all - total.rowsNew - total.rowsUpdated;
  const [valuesKept, valuesErased] = blankCells === 'keep' ? [blanks, 0] : [0, blanks];
  return { ...total, rowsUnchanged, valuesKept, valuesErased, changedWells: [...changedWells], days };
}

/**
 * Refuses rows of one well that a file has under several of its names, where their days clash.
 * @param names of the wells, by well number
 * @throws ImportError
 */
export async function refuseClashes(
  db: Kysely<Database>,
  wellIds: readonly string[],
  names: readonly string[],
): Promise<void> {
  if (new Set(wellIds).size === wellIds.length) return;
  const { rows } = await sql<{ day: string; numbers: number[] }>`
    select waiting.day, array_agg(waiting.well_number order by waiting.well_number) as numbers
    from ${waitingOf(wellIds)} group by given.id, waiting.day having count(*) > 1
    order by waiting.day limit 1`.execute(db);
  const [clash] = rows;
  if (!clash) return;
  const called = clash.numbers.map((number) => `"${names[number]}"`).join(' and ');
  throw new ImportError(
    `${called} are names of one well, and both have a row of ${clash.day}: leave one of the two out.`,
  );
}

/**
 * Gives waiting rows with a volume and without hours, of days that are over, the hours that the caller assumes; these rows are
 * estimated. Hours that are stored and stay are not assumed again.
 * @returns how many rows
 */
export async function assumeHours(
  db: Kysely<Database>,
  wellIds: readonly string[],
  hours: number,
  blankCells: BlankCells,
): Promise<number> {
  const bit = quantities.findIndex(({ name }) => name === 'hours');
  const stays =
    blankCells === 'keep'
      ? sql`held.hours is not null`
      : sql`held.hours is not null and not (${isBlank(bit)})`;
  const { numAffectedRows } = await sql`
    update ${sql.table(waitingTable)} as waiting
    set hours = ${hours}, blank = waiting.blank & ~${1 << bit}::int,
        quality = case when waiting.quality = 'measured' then 'estimated' else waiting.quality end
    from unnest(${wellIds}::text[]) with ordinality as given (id, position)
    where given.position = waiting.well_number + 1
      and waiting.hours is null and waiting.quality <> 'stale'
      and greatest(waiting.oil, waiting.gas, waiting.water, waiting.water_injected) > 0
      and not exists (
        select from daily_production as held
        where held.well_id = given.id and held.day = waiting.day and ${stays})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** The waiting rows of some wells with the wells' ids, as `waiting` and `given`. */
const waitingOf = (wellIds: readonly string[]) => sql`
  ${sql.table(waitingTable)} as waiting
  join unnest(${wellIds}::text[]) with ordinality as given (id, position) on given.position = waiting.well_number + 1`;

const columnsOf = (row: string) => sql.join(dataColumns.map((column) => sql.ref(`${row}.${column}`)));

const isBlank = (bit: number) => sql`waiting.blank & ${1 << bit}::int <> 0`;
const storedRows = sql`join daily_production as held on held.well_id = given.id and held.day = waiting.day`;

/** How many stored values stand in the place of blank cells. */
async function countBlanks(db: Kysely<Database>, wellIds: readonly string[]): Promise<number> {
  const counts = valueColumns.map(
    (column, bit) =>
      sql`count(*) filter (where ${isBlank(bit)} and ${sql.ref(`held.${column}`)} is not null)`,
  );
  const { rows } = await sql<{ count: number }>`
    select ${sql.join(counts, sql` + `)} as count from ${waitingOf(wellIds)} ${storedRows} where waiting.blank <> 0`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Whether values contradict each other, by the rules that `readRow` has for those of a file. */
const contradicts = sql`coalesce(
  case when flow_kind = 'injection'
    then hours = 0 and water_injected > 0 or hours > 0 and water_injected = 0
    else hours = 0 and greatest(oil, gas, water) > 0 or hours > 0 and oil = 0 and coalesce(gas, 0) <= 0 end, false)
  or coalesce(choke_pct not between 0 and 100, false) or coalesce(least(oil, gas, water, water_injected) < 0, false)`;

/**
 * The waiting rows that are stored already, as they are to be: what a row does not say stays as it is stored, and so does the
 * quality of a row of which something stays, unless what the row says is estimated.
 */
function mergedRows(wellIds: readonly string[], first: number, last: number, blankCells: BlankCells) {
  const held = (column: string) => sql.ref(`held.${column}`);
  const waiting = (column: string) => sql.ref(`waiting.${column}`);
  const values = valueColumns.map((column, bit) => {
    const merged = sql`coalesce(${waiting(column)}, ${held(column)})`;
    const value = blankCells === 'keep' ? merged : sql`case when not (${isBlank(bit)}) then ${merged} end`;
    return sql`${value} as ${sql.ref(column)}`;
  });
  const stays = valueColumns.map((column, bit) => {
    const isKept = sql`${waiting(column)} is null and ${held(column)} is not null`;
    return blankCells === 'keep' ? isKept : sql`${isKept} and not (${isBlank(bit)})`;
  });
  const known = sql.join(valueColumns.map((column) => sql.ref(column)));
  return sql`
    select well_id, day, ${known}, flow_kind, case
      when given_quality = 'suspect' or ${contradicts} then 'suspect'
      when stays and given_quality <> 'estimated' then held_quality else given_quality end as quality
    from (
      select well_id, day, ${known}, given_quality, held_quality, stays, case
        when says_flow_kind then given_flow_kind
        when oil is null and gas is null and water_injected > 0 then 'injection'
        when says_volume then 'production' else held_flow_kind end as flow_kind
      from (
        select held.well_id, held.day, ${sql.join(values)}, waiting.says_flow_kind, waiting.flow_kind as given_flow_kind,
               held.flow_kind as held_flow_kind, waiting.quality as given_quality, held.quality as held_quality,
               num_nonnulls(waiting.oil, waiting.gas) > 0 as says_volume, (${sql.join(stays, sql` or `)}) as stays
        from ${waitingOf(wellIds)} ${storedRows}
        where waiting.well_number between ${first} and ${last}
      ) as joined
    ) as merged`;
}

/** Changes stored rows that differ; an update that finds none takes no locks on rows and writes nothing. */
function changeRows(
  wellIds: readonly string[],
  first: number,
  last: number,
  blankCells: BlankCells,
): RawBuilder<unknown> {
  const assignments = dataColumns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`merged.${column}`)}`);
  return sql`
    update daily_production as held set ${sql.join(assignments)}, import_run_id = ${currentRun}
    from (${mergedRows(wellIds, first, last, blankCells)}) as merged
    where held.well_id = merged.well_id and held.day = merged.day
      and (${columnsOf('held')}) is distinct from (${columnsOf('merged')})
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

/** Rows of a well that a merge changed. */
interface WellChange {
  readonly id: string;
  readonly count: number;
  readonly from: string;
  readonly to: string;
  /** Empty unless they are asked for. */
  readonly days: readonly string[];
}

async function changesOf(
  db: Kysely<Database>,
  change: RawBuilder<unknown>,
  namesDays: boolean,
): Promise<WellChange[]> {
  const days = namesDays ? sql`array_agg(day::text)` : sql`array[]::text[]`;
  const { rows } = await sql<WellChange>`
    with changed as (${change})
    select well_id as id, count(*) as count, min(day) as from, max(day) as to, ${days} as days from changed group by well_id`.execute(
    db,
  );
  return rows;
}

/** Counts the rows that came with a volume and have no hours, neither of their own nor stored before. */
export async function countWithoutHours(db: Kysely<Database>, wellIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${waitingOf(wellIds)} ${storedRows}
    where greatest(waiting.oil, waiting.gas, waiting.water, waiting.water_injected) > 0 and held.hours is null`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
