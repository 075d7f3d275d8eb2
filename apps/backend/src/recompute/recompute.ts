import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import { analyzeGrown } from '../database/analyze.ts';
import { adjustBooks } from '../database/book-adjustments.ts';
import type { BulkTransaction } from '../database/bulk.ts';
import { lockField } from '../database/computation.ts';
import { anyOf } from '../database/expressions.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { joinSpans, replaceWellDays, type DaySpan } from '../database/replace-well-days.ts';
import { refreshDeferredRollups } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import { readSensitivities, writeComputation } from '../database/settings.ts';
import { fieldDays } from '../insights/field-days.ts';
import type { FieldRecord, WellRecord } from '../insights/field-record.ts';
import { ruleVersions } from '../insights/rule-versions.ts';
import { wellInsights, type WellInsights } from '../insights/well-insights.ts';
import type { MainProduct, Sensitivity } from '../vocabulary.ts';
import { changeRows } from './change-rows.ts';
import { dropRows } from './drop-rows.ts';
import { currentRules, dueDays, findDueFields, type DueField, type WellChoice } from './due-wells.ts';
import { gasRows } from './gas-rows.ts';
import { loadWells, loadWork } from './load-field.ts';
import { loadOilRates } from './load-optimization.ts';
import { refreshNotifications } from './notifications.ts';
import { rankSeverities } from './rank-severities.ts';
import type { RowContext } from './row-context.ts';
import { loadSharedGas } from './shared-gas.ts';
import { optimizedField, storeOptimization } from './store-optimization.ts';
import { storeStepRecords } from './store-step-records.ts';
import { readWellChanges } from './well-changes.ts';
import {
  holdFindings,
  readVerdicts,
  storeChanges,
  storeDeclines,
  storeDeferred,
  withKeptStatus,
} from './store-insights.ts';

/** What a recomputation needs of the database. */
export interface InsightsTarget {
  /** For long reads. */
  readonly batch: Kysely<Database>;
  bulk<T>(work: (transaction: BulkTransaction) => Promise<T>): Promise<T>;
}

export interface RecomputeOptions {
  /** These wells are computed, and what is due in their fields. @default all wells of all fields */
  wellIds?: readonly string[];
  /** Compute only what is due, in the fields of `wellIds` or in all. @default false */
  due?: boolean;
  /** Wait for fields that others are at; else these are left to them. @default true */
  wait?: boolean;
  now: Date;
  /** Called with how many wells are done; between two calls lies one well's work. */
  onProgress?: (done: number, of: number) => void;
  /** Ends the work between two wells; the field that was begun stays as it was, and due. */
  signal?: AbortSignal;
}

/** How many wells were computed, and how many rows there are now for them. */
export interface RecomputeResult {
  wells: number;
  changePoints: number;
  deferredRows: number;
  productionDrops: number;
  gasExceptions: number;
}

const counted = ['wells', 'changePoints', 'deferredRows', 'productionDrops', 'gasExceptions'] as const;

/** Wells whose rows are in memory together. */
const batchSize = 4;

/**
 * Computes change points, deferred production and exceptions of wells from their stored rows and stores them. Each field is
 * locked from loading to storing, in one transaction: a reader sees its old rows or the new ones, and what comes later
 * finds what is still due. What people decided about earlier findings is kept.
 */
export async function recomputeInsights(
  target: InsightsTarget,
  { wellIds, due = false, wait = true, now, onProgress, signal }: RecomputeOptions,
): Promise<RecomputeResult> {
  const wanted = wellIds && new Set(wellIds);
  const choice: WellChoice = { now, isWanted: (id) => !due && (wanted?.has(id) ?? true) };
  const fieldIds = wellIds && (await fieldsOf(target.batch, wellIds));
  const fields = await findDueFields(target.batch, choice, fieldIds);
  const total = fields.reduce((sum, field) => sum + field.wellIds.length, 0);
  const result: RecomputeResult = {
    wells: 0,
    changePoints: 0,
    deferredRows: 0,
    productionDrops: 0,
    gasExceptions: 0,
  };
  for (const { id } of fields) {
    const computed = await target.bulk(async (transaction) => {
      if (!(await lockField(transaction.db, id, wait))) return undefined;
      const [field] = await findDueFields(transaction.db, choice, [id]);
      if (field === undefined) return undefined;
      const progress = async (done: number): Promise<void> => {
        onProgress?.(Math.min(total, result.wells + done), total);
        await nextTurn(undefined, { signal });
      };
      return computeField(transaction, field, { now, progress });
    });
    for (const name of counted) result[name] += computed?.[name] ?? 0;
  }
  if (result.wells === 0) return result;
  await refreshNotifications(target.batch, now);
  await analyzeGrown(target.batch, {
    deferred_production: result.deferredRows,
    deferred_loss: result.deferredRows,
    change_point: result.changePoints,
    production_drop_exception: result.productionDrops,
    gas_exception: result.gasExceptions,
  });
  return result;
}

async function fieldsOf(db: Kysely<Database>, wellIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('well')
    .select('field_id')
    .distinct()
    .where('id', '=', anyOf(wellIds))
    .execute();
  return rows.map((row) => row.field_id);
}

interface FieldWay {
  now: Date;
  /** Says how many wells of the field are done. */
  progress: (done: number) => Promise<void>;
}

async function computeField(
  transaction: BulkTransaction,
  due: DueField,
  { now, progress }: FieldWay,
): Promise<RecomputeResult> {
  const { db } = transaction;
  const work = await loadWork(db, due.id);
  const steps = await readSensitivities(db, due.wellIds);
  const sharedGas = await loadSharedGas(db, due.id);
  const span = due.span ?? [0, 0];
  const days = fieldDays({ clock: due.clock, wells: [{ day: Int32Array.from(span) }] }, now);
  const context: RowContext = { ...days, newestDay: span[1] };
  const optimized = optimizedField(due.id, work, await loadOilRates(db, due.id, span[1]));
  const result: RecomputeResult = {
    wells: 0,
    changePoints: 0,
    deferredRows: 0,
    productionDrops: 0,
    gasExceptions: 0,
  };
  let changed: DaySpan | undefined;
  const computed: Computed[] = [];
  for (let from = 0; from < due.wellIds.length; from += batchSize) {
    const wells = await loadWells(db, due.wellIds.slice(from, from + batchSize), sharedGas);
    const insights: WellInsights[] = [];
    for (const well of wells) {
      insights.push(wellInsights(well, work, days, steps.get(well.id)!));
      await progress(from + insights.length);
    }
    const field = { ...work, id: due.id, clock: due.clock, wells };
    const stored = await storeWells(transaction, field, insights, context, steps);
    for (const name of counted) result[name] += stored.counts[name];
    await storeOptimization(transaction, optimized, wells, context, now);
    changed = joinSpans(changed, stored.changed);
    wells.forEach((well, i) =>
      computed.push({
        well_id: well.id,
        main_product: insights[i]!.product,
        marks: due.marks.get(well.id)!,
        ...dueDays(well, insights[i]!, context),
      }),
    );
  }
  if (changed) {
    await refreshDeferredRollups(db, due.id, changed);
    const changes = await readWellChanges(db, due.wellIds);
    await adjustBooks(db, ['deferral', 'loss'], changes, { days: changed, at: now });
  }
  await storeStepRecords(db, due.id);
  await storeComputation(db, computed, now);
  await rankSeverities(db, due.id, days);
  await writeComputation(db, now, ruleVersions);
  return result;
}

/** Stores the insights of some wells of a field, but for what depends on the others. */
async function storeWells(
  transaction: BulkTransaction,
  field: FieldRecord,
  insights: readonly WellInsights[],
  context: RowContext,
  steps: ReadonlyMap<string, Sensitivity>,
): Promise<{ counts: RecomputeResult; changed: DaySpan | undefined }> {
  const wellIds = field.wells.map(({ id }) => id);
  const deferred = await storeDeferred(transaction, insights);
  await storeDeclines(transaction, insights);
  await holdFindings(transaction.db, wellIds);
  const verdicts = await readVerdicts(transaction.db, wellIds);
  const changes = changeRows(insights, steps, verdicts, context);
  await storeChanges(transaction, wellIds, changes);
  const drops = dropRows(field, insights, context);
  await mergeRows(
    transaction,
    'production_drop_exception',
    ['id'],
    await withKeptStatus(transaction, 'production_drop_exception', wellIds, drops.exceptions),
  );
  await replaceWellDays(transaction, 'loss_day', ['exception_id', 'day'], wellIds, drops.days);
  const gas = gasRows(field, insights, context);
  await mergeRows(
    transaction,
    'gas_exception',
    ['id'],
    await withKeptStatus(transaction, 'gas_exception', wellIds, gas, forgettableGas(field.wells)),
  );
  return {
    counts: {
      wells: wellIds.length,
      changePoints: changes.points.length,
      deferredRows: deferred.count,
      productionDrops: drops.exceptions.length,
      gasExceptions: gas.length,
    },
    changed: deferred.changed,
  };
}

/** Episodes older than the signals that are kept cannot be found again, and stay. */
function forgettableGas(wells: readonly Pick<WellRecord, 'pump'>[]) {
  const signals = wells.flatMap(({ pump }) => (pump.at.length > 0 ? [pump.at[0]!] : []));
  const firstSignal = signals.length === 0 ? 'infinity' : new Date(Math.min(...signals)).toISOString();
  return sql<boolean>`(rule ->> 'id' = 'R4' or started_at >= ${firstSignal}::timestamptz)`;
}

/** A well that was computed, from what was stored when it had these marks. */
interface Computed extends ReturnType<typeof dueDays> {
  well_id: string;
  main_product: MainProduct;
  marks: number;
}

/** A well that was marked meanwhile, by what does not wait for the field, stays due. */
async function storeComputation(
  db: Kysely<Database>,
  computed: readonly Computed[],
  now: Date,
): Promise<void> {
  const column = (name: keyof Computed) => computed.map((well) => well[name]);
  await sql`
    insert into well_computation as held (well_id, main_product, marks, stale_on, computed_at, rules, rows_changed)
    select given.*, ${now}::timestamptz, ${currentRules}::text, false
    from unnest(${column('well_id')}::text[], ${column('main_product')}::text[], ${column('marks')}::int[], ${column('stale_on')}::date[])
      as given (well_id, main_product, marks, stale_on)
    order by given.well_id
    on conflict (well_id) do update
      set main_product = excluded.main_product, stale_on = excluded.stale_on, computed_at = excluded.computed_at,
          rules = excluded.rules, rows_changed = held.marks <> excluded.marks,
          changed_by = case when held.marks <> excluded.marks then held.changed_by end,
          changed_by_user = case when held.marks <> excluded.marks then held.changed_by_user end,
          changed_by_run = case when held.marks <> excluded.marks then held.changed_by_run end`.execute(db);
}
