import { sql, type RawBuilder } from 'kysely';
import type { BulkTransaction, CopyRow, CopyValue } from './bulk.ts';
import { anyOf } from './expressions.ts';
import type { Database } from './schema.ts';

/** Production days from the first to the last, `YYYY-MM-DD`. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The shortest span that holds both. */
export function joinSpans(one: DaySpan | undefined, other: DaySpan | undefined): DaySpan | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return {
    from: one.from < other.from ? one.from : other.from,
    to: one.to > other.to ? one.to : other.to,
  };
}

type WellDayTable = 'deferred_production' | 'deferred_loss' | 'loss_day';

/**
 * Makes the stored rows of some wells the given ones. Rows that are stored as they are given are left alone: after one new
 * day little is written.
 * @param key columns that identify a row
 * @param rows of these wells only
 * @returns how many rows were given, and the span of the days in which anything differed
 */
export async function replaceWellDays<Table extends WellDayTable>(
  { db, copy, copyToTemporary }: BulkTransaction,
  table: Table,
  key: readonly (keyof Database[Table] & string)[],
  wellIds: readonly string[],
  rows: Iterable<CopyRow<Table>>,
): Promise<{ count: number; changed: DaySpan | undefined }> {
  const stored = await sql`select from ${sql.table(table)} where well_id = ${anyOf(wellIds)} limit 1`.execute(
    db,
  );
  if (stored.rows.length === 0) {
    const span = new SpanOf(rows as Iterable<CopyRow<WellDayTable>>);
    const count = await copy(table, span as Iterable<CopyRow<Table>>);
    return { count, changed: span.days };
  }
  const staged = sql.table(`staged_${table}`);
  await sql`create temporary table if not exists ${staged} (like ${sql.table(table)} including defaults) on commit drop`.execute(
    db,
  );
  await sql`truncate ${staged}`.execute(db);
  const count = await copyToTemporary(`staged_${table}`, rows as Iterable<Record<string, CopyValue>>);
  const isSame = sql.join(
    key.map((column) => sql`given.${sql.ref(column)} = held.${sql.ref(column)}`),
    sql` and `,
  );
  const removed = await spanOf(
    sql`delete from ${sql.table(table)} as held where well_id = ${anyOf(wellIds)}
        and not exists (select from ${staged} as given where ${isSame} and given is not distinct from held)
        returning day`,
  ).execute(db);
  const added = await spanOf(
    sql`insert into ${sql.table(table)} select given.* from ${staged} as given
        where not exists (select from ${sql.table(table)} as held where ${isSame}) returning day`,
  ).execute(db);
  return { count, changed: joinSpans(knownSpan(removed.rows[0]), knownSpan(added.rows[0])) };
}

interface SpanRow {
  from: string | null;
  to: string | null;
}

function spanOf(change: RawBuilder<unknown>): RawBuilder<SpanRow> {
  return sql<SpanRow>`with changed as (${change}) select min(day) as from, max(day) as to from changed`;
}

function knownSpan(row: SpanRow | undefined): DaySpan | undefined {
  return row?.from == null || row.to === null ? undefined : { from: row.from, to: row.to };
}

/** Rows that pass by, and the span of their days afterwards. */
class SpanOf<Row extends { day: string }> implements Iterable<Row> {
  days: DaySpan | undefined;
  readonly #rows: Iterable<Row>;

  constructor(rows: Iterable<Row>) {
    this.#rows = rows;
  }

  *[Symbol.iterator](): Generator<Row> {
    for (const row of this.#rows) {
      this.days = joinSpans(this.days, { from: row.day, to: row.day });
      yield row;
    }
  }
}
