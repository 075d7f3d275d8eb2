import { sql, type Kysely } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { refreshDeferredRollups } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import { dayNumber } from '../production-day.ts';
import { changeColumns, type ChangeRow, type ChangeVerdict } from './change-rows.ts';
import { deferredColumns, deferredRows, lossColumns, lossRows } from './deferred-rows.ts';
import { dropColumns, type DropRow } from './drop-rows.ts';
import { gasColumns, type GasRow } from './gas-rows.ts';
import type { Sensitivity } from './limits.ts';
import type { WellInsights } from './well-insights.ts';

/** Condition on the change points that people said something about. */
const isJudged = sql<boolean>`(status in ('acknowledged', 'dismissed') or comment is not null)`;

/** What people said about change points of these wells; machine verdicts are made anew. */
export async function readVerdicts(
  db: Kysely<Database>,
  wellIds: readonly string[],
  sensitivity: Sensitivity,
): Promise<ChangeVerdict[]> {
  const rows = await db
    .selectFrom('change_point')
    .select(['id', 'well_id', 'variable', 'detector', 'change_day', 'status', 'comment'])
    .where('well_id', 'in', wellIds)
    .where('sensitivity', '=', sensitivity)
    .where(isJudged)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    wellId: row.well_id,
    variable: row.variable,
    detector: row.detector,
    day: dayNumber(row.change_day),
    status: row.status,
    comment: row.comment,
  }));
}

/** Replaces the change points of wells at one sensitivity. One that people judged stays though it is not found again. */
export async function storeChanges(
  transaction: BulkTransaction,
  wellIds: readonly string[],
  sensitivity: Sensitivity,
  rows: readonly ChangeRow[],
): Promise<void> {
  await transaction.db
    .deleteFrom('change_point')
    .where('well_id', 'in', wellIds)
    .where('sensitivity', '=', sensitivity)
    .where((is) => is.or([is.not(isJudged), sql<boolean>`id = any(${rows.map(({ id }) => id)})`]))
    .execute();
  await transaction.copy(
    'change_point',
    changeColumns,
    rows.map(({ values }) => values),
  );
  await transaction.copy(
    'change_point_event',
    ['change_point_id', 'event_id', 'days_apart'],
    rows.flatMap(({ id, events }) => events.map(({ eventId, daysApart }) => [id, eventId, daysApart])),
  );
}

/** Replaces the deferred production of wells, with its sums per field. @returns how many days were written */
export async function storeDeferred(
  transaction: BulkTransaction,
  wells: readonly WellInsights[],
): Promise<number> {
  const wellIds = wells.map(({ wellId }) => wellId);
  await transaction.db.deleteFrom('deferred_production').where('well_id', 'in', wellIds).execute();
  await transaction.db.deleteFrom('deferred_loss').where('well_id', 'in', wellIds).execute();
  const count = await transaction.copy('deferred_production', deferredColumns, deferredRows(wells));
  await transaction.copy('deferred_loss', lossColumns, lossRows(wells));
  await refreshDeferredRollups(transaction.db, wellIds);
  return count;
}

/** Tables of exceptions that people work on. */
type ExceptionTable = 'production_drop_exception' | 'gas_exception';

const tables = {
  production_drop_exception: dropColumns,
  gas_exception: gasColumns,
} as const;

/**
 * Replaces the exceptions of wells. A row that is found again keeps what people did with it; one that is not
 * found again goes, unless somebody worked on it.
 * @param forgettable condition on the rows that may go
 */
export async function storeExceptions(
  transaction: BulkTransaction,
  table: ExceptionTable,
  wellIds: readonly string[],
  rows: readonly (DropRow | GasRow)[],
  forgettable = sql<boolean>`true`,
): Promise<void> {
  const kept = await sql<{ id: string; status: string }>`
    select id, status from ${sql.table(table)}
    where well_id = any(${wellIds}) and status not in ('new', 'expected', 'resolved')`.execute(
    transaction.db,
  );
  const statuses = new Map(kept.rows.map(({ id, status }) => [id, status]));
  const at = tables[table].indexOf('status');
  await sql`
    delete from ${sql.table(table)}
    where well_id = any(${wellIds}) and status in ('new', 'expected', 'resolved') and feedback is null
      and comment is null and not (id = any(${rows.map(({ id }) => id)})) and ${forgettable}`.execute(
    transaction.db,
  );
  await mergeRows(transaction, {
    table,
    columns: tables[table],
    key: ['id'],
    rows: rows.map(({ id, values }) => values.with(at, statuses.get(id) ?? values[at])),
  });
}
