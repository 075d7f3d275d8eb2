import { isDeepStrictEqual } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import { anyOf } from '../database/expressions.ts';
import { mergeRows } from '../database/merge-rows.ts';
import type { Database } from '../database/schema.ts';
import { readRuleVersions, readSensitivity, writeComputation } from '../database/settings.ts';
import { fieldDays } from '../insights/field-days.ts';
import type { FieldRecord } from '../insights/field-record.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import { wellInsights } from '../insights/well-insights.ts';
import type { Sensitivity } from '../vocabulary.ts';
import { changeRows } from './change-rows.ts';
import { dropRows } from './drop-rows.ts';
import { gasRows } from './gas-rows.ts';
import { loadField } from './load-field.ts';
import { refreshNotifications } from './notifications.ts';
import { rowContext } from './row-context.ts';
import { readVerdicts, storeChanges, storeDeferred, withKeptStatus } from './store-insights.ts';

/** What a recomputation needs of the database. */
export interface InsightsTarget {
  /** For long reads. */
  readonly batch: Kysely<Database>;
  bulk<T>(work: (transaction: BulkTransaction) => Promise<T>): Promise<T>;
}

export interface RecomputeOptions {
  /** Wells whose rows have changed; their whole fields are computed, since severity is ranked in them. @default all */
  wellIds?: readonly string[];
  now: Date;
  /** Called with how many wells are done. */
  onProgress?: (done: number, of: number) => void;
}

/** How many rows there are now for the wells. */
export interface RecomputeResult {
  wells: number;
  changePoints: number;
  deferredRows: number;
  productionDrops: number;
  gasExceptions: number;
}

/**
 * Computes change points, deferred production and exceptions of wells from their stored rows and stores them,
 * one field and one transaction at a time: a reader sees the old rows of a field or the new ones. What people decided about earlier findings is kept.
 */
export async function recomputeInsights(
  target: InsightsTarget,
  { wellIds, now, onProgress }: RecomputeOptions,
): Promise<RecomputeResult> {
  const sensitivity = await readSensitivity(target.batch);
  const fields = await wellsByField(target.batch, wellIds);
  const result = { wells: 0, changePoints: 0, deferredRows: 0, productionDrops: 0, gasExceptions: 0 };
  const total = [...fields.values()].reduce((sum, ids) => sum + ids.length, 0);
  for (const [fieldId, ids] of fields) {
    const field = await loadField(target.batch, fieldId, ids);
    const counts = await target.bulk((transaction) => storeField(transaction, field, sensitivity, now));
    for (const name of ['changePoints', 'deferredRows', 'productionDrops', 'gasExceptions'] as const) {
      result[name] += counts[name];
    }
    result.wells += ids.length;
    onProgress?.(result.wells, total);
  }
  await refreshNotifications(target.batch, sensitivity, now);
  // The planner must not wait for the next automatic analysis of tables that were just filled.
  await sql`analyze change_point, deferred_production, deferred_loss, field_deferred_day, field_loss_day,
            production_drop_exception, gas_exception, notification`.execute(target.batch);
  await writeComputation(target.batch, now, ruleVersions);
  return result;
}

/** Whether the insights that are stored were made by the rules as they are now; false when there are none. */
export async function isComputedByCurrentRules(db: Kysely<Database>): Promise<boolean> {
  return isDeepStrictEqual(await readRuleVersions(db), ruleVersions);
}

/** All wells of the fields of some wells. */
async function wellsByField(
  db: Kysely<Database>,
  wellIds: readonly string[] | undefined,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('well')
    .select(['field_id', sql<string[]>`array_agg(id order by id)`.as('ids')])
    .$if(wellIds !== undefined, (query) =>
      query.where('field_id', 'in', ({ selectFrom }) =>
        selectFrom('well').select('field_id').where('id', '=', anyOf(wellIds!)),
      ),
    )
    .groupBy('field_id')
    .orderBy('field_id')
    .execute();
  return new Map(rows.map(({ field_id, ids }) => [field_id, ids]));
}

type Counts = Omit<RecomputeResult, 'wells'>;

async function storeField(
  transaction: BulkTransaction,
  field: FieldRecord,
  sensitivity: Sensitivity,
  now: Date,
): Promise<Counts> {
  const wellIds = field.wells.map(({ id }) => id);
  const days = fieldDays(field, now);
  const insights = field.wells.map((well) => wellInsights(well, field, days, sensitivity));
  const context = rowContext(field, days, insights);
  const deferredRows = await storeDeferred(transaction, insights);
  const verdicts = await readVerdicts(transaction.db, wellIds, sensitivity);
  const changes = changeRows(insights, sensitivity, verdicts, context);
  await storeChanges(transaction, wellIds, sensitivity, changes);
  const drops = dropRows(field, insights, context);
  await mergeRows(
    transaction,
    'production_drop_exception',
    ['id'],
    await withKeptStatus(transaction, 'production_drop_exception', wellIds, drops),
  );
  const gas = gasRows(field, insights, context);
  // Episodes older than the signals that are kept cannot be found again, and stay.
  const signals = field.wells.flatMap(({ pump }) => (pump.at.length > 0 ? [pump.at[0]!] : []));
  const firstSignal = signals.length === 0 ? 'infinity' : new Date(Math.min(...signals)).toISOString();
  const forgettable = sql<boolean>`(rule ->> 'id' = 'R4' or started_at >= ${firstSignal}::timestamptz)`;
  await mergeRows(
    transaction,
    'gas_exception',
    ['id'],
    await withKeptStatus(transaction, 'gas_exception', wellIds, gas, forgettable),
  );
  return {
    changePoints: changes.points.length,
    deferredRows,
    productionDrops: drops.length,
    gasExceptions: gas.length,
  };
}
