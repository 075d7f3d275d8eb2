import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { BookReason } from '../vocabulary.ts';
import { bookLines, type BookLines } from './book-lines.ts';
import { columnList } from './month-sums.ts';
import type { DaySpan } from './replace-well-days.ts';
import type { Database } from './schema.ts';

/** What changed the rows of a well. */
export interface WellChange {
  readonly wellId: string;
  readonly reason: Exclude<BookReason, 'close'>;
  /** Whose change it was; null where no user is known. */
  readonly userId: string | null;
  /** The import that it came with. */
  readonly runId: number | null;
  /** The versions of the rules, where they changed it. */
  readonly rules: string | null;
}

/** Volumes and hours that differ by less are equal: a sum can depend on the order of its parts. */
const smallest = 1e-6;

/**
 * Writes down what the rows of closed months say and the books do not, as adjustments of each field's oldest open month.
 * Call it in the transaction that changed the rows, with the field locked.
 * @param changes one of each well whose rows may have changed
 * @param days only these days have changed rows. @default all
 * @param at when that was. @default the time of the database
 */
export async function adjustBooks(
  db: Kysely<Database>,
  kinds: readonly (keyof typeof bookLines)[],
  changes: readonly WellChange[],
  { days, at }: { readonly days?: DaySpan | undefined; readonly at?: Date | undefined } = {},
): Promise<void> {
  const closed = await closedMonths(
    db,
    changes.map(({ wellId }) => wellId),
  );
  if (!closed) return;
  const column = (name: keyof WellChange) => changes.map((change) => change[name]);
  const given = sql`
    select well.id as well_id, well.field_id, closed.through, given.reason, given.user_id, given.run_id, given.rules
    from unnest(${column('wellId')}::text[], ${column('reason')}::text[], ${column('userId')}::uuid[],
                ${column('runId')}::bigint[], ${column('rules')}::text[]) as given (well_id, reason, user_id, run_id, rules)
    join well on well.id = given.well_id
    join (
      select field_id, max(month) as through from book_entry where reason = 'close' group by field_id
    ) as closed on closed.field_id = well.field_id`;
  const months = days
    ? sql`between date_trunc('month', ${days.from}::date)::date and ${days.to}::date`
    : sql`between '-infinity' and 'infinity'`;
  const wellIds = column('wellId') as string[];
  for (const kind of kinds) await adjustLines(db, bookLines[kind], { given, wellIds, months, at });
}

/** Whether any month of the wells' fields is closed. */
async function closedMonths(db: Kysely<Database>, wellIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select exists (
      select from book_entry as entry join well on well.field_id = entry.field_id
      where entry.reason = 'close' and well.id = any(${wellIds}::text[])
    ) as closed`.execute(db);
  return rows[0]!.closed;
}

interface Changed {
  readonly given: RawBuilder<unknown>;
  readonly wellIds: readonly string[];
  readonly months: RawBuilder<unknown>;
  readonly at: Date | undefined;
}

async function adjustLines(
  db: Kysely<Database>,
  { table, key, columns, whole, rows }: BookLines,
  { given, wellIds, months, at }: Changed,
): Promise<void> {
  const same = ['well_id', 'month', ...key];
  const place = sql`
    select given.well_id, month::date as month from given cross join lateral generate_series(
      (select least(min(held.month), given.through) from well_month as held where held.well_id = given.well_id)::timestamp,
      given.through::timestamp, interval '1 month'
    ) as month
    where month::date ${months}`;
  const difference = (name: string) =>
    sql`case when num_nonnulls(${sql.ref(`now.${name}`)}, ${sql.ref(`known.${name}`)}) > 0
      then coalesce(${sql.ref(`now.${name}`)}, 0) - coalesce(${sql.ref(`known.${name}`)}, 0) end as ${sql.ref(name)}`;
  const isOther = (row: string) =>
    sql`(greatest(${sql.join(columns.map((name) => sql`abs(${sql.ref(`${row}.${name}`)})`))}) > ${smallest}::float8)`;
  const sums = sql.join(columns.map((name) => grown(name, whole.includes(name))));
  await sql`
    with given as materialized (${given}),
    now as (${rows(place)}),
    known as (
      select line.well_id, entry.month, ${columnList(key, 'line')}${key.length > 0 ? sql`,` : sql``}
             ${sql.join(columns.map((name) => sql`sum(${sql.ref(`line.${name}`)}) as ${sql.ref(name)}`))}
      from given join ${sql.table(table)} as line on line.well_id = given.well_id
      join book_entry as entry on entry.id = line.entry_id and entry.field_id = given.field_id
      where entry.month ${months}
      group by ${columnList([...same.filter((name) => name !== 'month').map((name) => `line.${name}`), 'entry.month'])}
    ),
    difference as (
      select ${columnList(same)}, ${sql.join(columns.map(difference))}
      from now full join known using (${columnList(same)})
    ),
    other as (
      select difference.*, given.field_id, given.reason, given.user_id, given.run_id, given.rules
      from difference join given on given.well_id = difference.well_id
      where ${isOther('difference')}
    ),
    entry as (
      insert into book_entry (id, field_id, month, reason, at, user_id, run_id, rules)
      select gen_random_uuid(), field_id, month, reason, ${at ? sql`${at}::timestamptz` : sql`now()`}, user_id, run_id, rules
      from other group by field_id, month, reason, user_id, run_id, rules
      on conflict (field_id, month, reason, user_id, run_id, rules) where booked_month is null
        do update set at = excluded.at
      returning id, field_id, month, reason, user_id, run_id, rules
    )
    insert into ${sql.table(table)} as line (entry_id, ${columnList(['well_id', ...key, ...columns])})
    select entry.id, ${columnList(['well_id', ...key, ...columns], 'other')}
    from other join entry on entry.field_id = other.field_id and entry.month = other.month
      and (entry.reason, entry.user_id, entry.run_id, entry.rules)
        is not distinct from (other.reason, other.user_id, other.run_id, other.rules)
    on conflict (entry_id, ${columnList(['well_id', ...key])}) do update set ${sums}`.execute(db);
  // What was taken back leaves no line, and no entry without one.
  await sql`
    delete from ${sql.table(table)} as line using book_entry as entry
    where line.well_id = any(${wellIds}::text[]) and entry.id = line.entry_id and entry.booked_month is null and ${isOther('line')} is not true`.execute(
    db,
  );
  await sql`
    delete from book_entry as entry
    where booked_month is null
      and field_id in (select field_id from well where id = any(${wellIds}::text[]))
      and not exists (select from book_production as line where line.entry_id = entry.id)
      and not exists (select from book_deferral as line where line.entry_id = entry.id)
      and not exists (select from book_loss as line where line.entry_id = entry.id)`.execute(db);
}

/** A column of a line that grows by another difference. */
function grown(name: string, isWhole: boolean): RawBuilder<unknown> {
  const [line, more] = [sql.ref(`line.${name}`), sql.ref(`excluded.${name}`)];
  return isWhole
    ? sql`${sql.ref(name)} = ${line} + ${more}`
    : sql`${sql.ref(name)} = case when num_nonnulls(${line}, ${more}) > 0 then coalesce(${line}, 0) + coalesce(${more}, 0) end`;
}
