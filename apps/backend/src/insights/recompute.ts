import { sql, type Kysely } from 'kysely';
import type { BulkTransaction } from '../database/bulk.ts';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import { changeRows } from './change-rows.ts';
import { isPlanned } from './deferred-production.ts';
import { dropRows, frequencyStepNear, gaugeChange, type FieldDrop } from './drop-rows.ts';
import { gasRows, type FieldGas } from './gas-rows.ts';
import { ruleVersion, type Sensitivity } from './limits.ts';
import { daySpan, fieldDays, type FieldDays } from './field-days.ts';
import { loadField, type LoadedField } from './load-field.ts';
import { refreshNotifications } from './notifications.ts';
import { median } from './robust-statistics.ts';
import { readSensitivity } from './sensitivity-setting.ts';
import { readVerdicts, storeChanges, storeDeferred, storeExceptions } from './store-insights.ts';
import { wellInsights, type WellInsights } from './well-insights.ts';

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
  /** Told how many wells are done. */
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

/** Key of the setting that tells when insights were last computed, and by which rules. */
export const computedSetting = 'insightsComputed';

/**
 * Computes change points, deferred production and exceptions of wells from their stored rows and stores them,
 * one field and one transaction at a time; whoever reads meanwhile sees the old rows of a field or the new
 * ones. What people decided about earlier findings is kept.
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
  // The planner must not wait for the next automatic look at tables that were just filled.
  await sql`analyze change_point, deferred_production, deferred_loss, field_deferred_day, field_loss_day,
            production_drop_exception, gas_exception, notification`.execute(target.batch);
  await rememberComputation(target.batch, now);
  return result;
}

/** All wells of the fields of some wells. */
async function wellsByField(
  db: Kysely<Database>,
  wellIds: readonly string[] | undefined,
): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('well')
    .select(['id', 'field_id'])
    .$if(wellIds !== undefined, (query) =>
      query.where(sql<boolean>`field_id in (select field_id from well where id = any(${wellIds}))`),
    )
    .orderBy('field_id')
    .orderBy('id')
    .execute();
  const fields = new Map<string, string[]>();
  for (const { id, field_id } of rows) fields.set(field_id, [...(fields.get(field_id) ?? []), id]);
  return fields;
}

type Counts = Omit<RecomputeResult, 'wells'>;

async function storeField(
  transaction: BulkTransaction,
  field: LoadedField,
  sensitivity: Sensitivity,
  now: Date,
): Promise<Counts> {
  const wellIds = field.wells.map(({ id }) => id);
  const days = fieldDays(field, now);
  const insights = field.wells.map((well) =>
    wellInsights(well, field.events, field.schedule, days, sensitivity),
  );
  const context = { ...days, fieldRate: fieldRates(insights), newestDay: daySpan(field.wells)?.[1] ?? 0 };
  const deferredRows = await storeDeferred(transaction, insights);
  const changes = changeRows(
    insights.flatMap(({ wellId, changes: found }) => found.map((change) => ({ ...change, wellId }))),
    { ...context, sensitivity, verdicts: await readVerdicts(transaction.db, wellIds, sensitivity) },
  );
  await storeChanges(transaction, wellIds, sensitivity, changes);
  const drops = dropRows(fieldDrops(field, insights, days), context);
  await storeExceptions(transaction, 'production_drop_exception', wellIds, drops);
  const gas = gasRows(fieldGas(field, insights, days), context);
  const signals = field.wells.flatMap(({ pump }) => (pump.at.length > 0 ? [pump.at[0]!] : []));
  // Episodes older than the signals that are kept cannot be found again, and stay.
  const firstSignal = signals.length === 0 ? 'infinity' : new Date(Math.min(...signals)).toISOString();
  const forgettable = sql<boolean>`(rule ->> 'id' = 'R4' or started_at >= ${firstSignal}::timestamptz)`;
  await storeExceptions(transaction, 'gas_exception', wellIds, gas, forgettable);
  return {
    changePoints: changes.length,
    deferredRows,
    productionDrops: drops.length,
    gasExceptions: gas.length,
  };
}

/** Oil that the field's wells could give on a day (Sm3/d); severity is judged against it. */
function fieldRates(insights: readonly WellInsights[]): (day: number) => number {
  const sums = new Map<number, number>();
  for (const { deferred } of insights) {
    for (const { day, potential } of deferred.oil) sums.set(day, (sums.get(day) ?? 0) + potential);
  }
  return (day) => sums.get(day) ?? Infinity;
}

function fieldDrops(field: LoadedField, insights: readonly WellInsights[], days: FieldDays): FieldDrop[] {
  return insights.flatMap(({ wellId, series, drops, downtimes }, i) =>
    [...drops, ...downtimes].map((found): FieldDrop => {
      // Work that begins after a drop was found did not cause it.
      const from = days.startOf(found.day);
      const to = days.startOf(found.detectedDay + 1);
      const planned = field.schedule.find(
        (work) =>
          (work.wellId === wellId || work.wellId === null) &&
          stopsWells.has(work.activity) &&
          isPlanned(from, to, [work]),
      );
      return {
        wellId,
        found,
        wellheadPressureChange: gaugeChange(
          series.day,
          field.wells[i]!.wellheadPressure,
          found.day,
          found.lastDay,
        ),
        frequencyChange: frequencyStepNear(wellId, field.events, found.day, days.dayOf),
        plannedActivityId: planned?.id ?? null,
        isStale: days.isStale(series.day.at(-1)!),
      };
    }),
  );
}

/** Scheduled work that makes a loss expected. */
const stopsWells: ReadonlySet<string> = new Set([
  'workover',
  'espReplacement',
  'chemical',
  'plannedShutdown',
  'wellTest',
]);

/** Events this close to a gas finding are shown with it (ms). */
const relatedMs = dayMs;

function fieldGas(field: LoadedField, insights: readonly WellInsights[], days: FieldDays): FieldGas[] {
  return insights.flatMap(({ wellId, series, gasEpisodes, gasBreakthroughs }, i) => {
    const well = field.wells[i]!;
    const related = (from: number, to: number): string[] =>
      field.events
        .filter(
          (event) => event.wellId === wellId && event.from < to + relatedMs && event.from > from - relatedMs,
        )
        .map(({ id }) => id);
    const waterCut = median(well.pump.waterCut);
    return [
      ...gasEpisodes.map((episode): FieldGas => ({
        wellId,
        found: { episode, stageType: well.stageType ?? 'mixed', waterCut },
        relatedEventIds: related(episode.from, episode.to),
        isStale: days.isStale(days.dayOf(well.pump.at.at(-1)!)),
      })),
      ...gasBreakthroughs.map((breakthrough): FieldGas => ({
        wellId,
        found: { breakthrough },
        relatedEventIds: [],
        isStale: days.isStale(series.day.at(-1)!),
      })),
    ];
  });
}

async function rememberComputation(db: Kysely<Database>, now: Date): Promise<void> {
  const value = JSON.stringify({ at: now.toISOString(), ruleVersion });
  await db
    .insertInto('setting')
    .values({ key: computedSetting, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute();
}
