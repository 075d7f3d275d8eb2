import { sql, type Kysely } from 'kysely';
import type { BulkTransaction, CopyRow } from '../database/bulk.ts';
import { anyOf } from '../database/expressions.ts';
import { mergeRows } from '../database/merge-rows.ts';
import type { Database } from '../database/schema.ts';
import type { FieldWork, WellRecord } from '../insights/field-record.ts';
import { storedModel } from '../insights/optimization/stored-model.ts';
import { fieldDisturbance, type RateDays } from '../insights/optimization/step-effect.ts';
import type { Expectation } from '../insights/optimization/tracked-step.ts';
import { wellOptimization } from '../insights/optimization/well-optimization.ts';
import { loadEngineInputs } from './load-optimization.ts';
import { readCountedLosses } from './open-losses.ts';
import { adviceColumns, follows, optimizationRows, type OpenAdvice } from './optimization-rows.ts';
import { stepId } from './tracked-rows.ts';
import type { RowContext } from './row-context.ts';

/** What the wells of a field are optimized with beside their own rows. */
export interface OptimizedField extends FieldWork {
  id: string;
  disturbance: ReturnType<typeof fieldDisturbance>;
}

/** A field with what moved all of its wells. @param rates of all its wells, whichever are computed */
export function optimizedField(
  id: string,
  work: FieldWork,
  rates: ReadonlyMap<string, RateDays>,
): OptimizedField {
  return { id, ...work, disturbance: fieldDisturbance(rates) };
}

/**
 * Computes and stores advice and tracking of some wells of a field; their exceptions and changes must be stored. Decisions on advice wait
 * until the transaction ends.
 */
export async function storeOptimization(
  transaction: BulkTransaction,
  field: OptimizedField,
  wells: readonly WellRecord[],
  context: RowContext,
  now: Date,
): Promise<void> {
  const { db } = transaction;
  const wellIds = wells.map(({ id }) => id);
  const losses = await readCountedLosses(db, wellIds, context);
  const inputs = await loadEngineInputs(db, field.id, wellIds, { ...context, losses }, now);
  const open = await holdOpenAdvice(db, wellIds);
  const expectations = await readExpectations(db, wellIds);
  const rows = wells.flatMap((record) => {
    const input = inputs.get(record.id);
    if (input === undefined) return [];
    const ofWell = open.filter(({ well_id }) => well_id === record.id);
    const found = wellOptimization(
      {
        ...input,
        record,
        events: field.events,
        disturbance: field.disturbance(record.id),
        days: context,
        newestDay: context.newestDay,
      },
      (step) => {
        const advice = ofWell.find((row) => follows(step, row));
        return expectations.get(stepId(record.id, step)) ?? (advice && expectationOf(advice));
      },
    );
    const model: CopyRow<'pumped_model'> | null = found.model && {
      well_id: record.id,
      model: JSON.stringify(storedModel(found.model, { ...input, surroundings: found.surroundings })),
    };
    const counted = losses.get(record.id) ?? [];
    return [{ ...optimizationRows(record, found, ofWell, field.events, context, counted), model }];
  });
  const advice = rows.map((row) => row.advice);
  const changes = rows.flatMap((row) => row.changes);
  await db
    .deleteFrom('well_advice')
    .where('well_id', '=', anyOf(wellIds))
    .where((is) => is.not(is('well_id', '=', anyOf(advice.map(({ well_id }) => well_id)))))
    .execute();
  await mergeRows(transaction, 'well_advice', ['well_id'], advice);
  const models = rows.flatMap((row) => row.model ?? []);
  await db
    .deleteFrom('pumped_model')
    .where('well_id', '=', anyOf(wellIds))
    .where((is) => is.not(is('well_id', '=', anyOf(models.map(({ well_id }) => well_id)))))
    .execute();
  await mergeRows(transaction, 'pumped_model', ['well_id'], models);
  await mergeRows(
    transaction,
    'optimization_opportunity',
    ['id'],
    rows.flatMap((row) => row.opportunities),
  );
  await db
    .deleteFrom('frequency_change')
    .where('well_id', '=', anyOf(wellIds))
    .where('kind', '<>', 'advised')
    .where('rule_version', 'is not', null)
    .where((is) => is.not(is('id', '=', anyOf(changes.map(({ id }) => id)))))
    .execute();
  await mergeRows(transaction, 'frequency_change', ['id'], changes);
  await followAdvice(db, wellIds);
  await mergeRows(
    transaction,
    'tracked_frequency_change',
    ['change_id'],
    rows.flatMap((row) => row.tracked),
  );
}

/** Stored advice of wells that is not over, that was rejected, or whose step is still followed. */
async function holdOpenAdvice(db: Kysely<Database>, wellIds: readonly string[]): Promise<OpenAdvice[]> {
  const rows = await db
    .selectFrom('optimization_opportunity')
    .select(adviceColumns)
    .where('well_id', '=', anyOf(wellIds))
    .where('status', 'in', ['found', 'accepted', 'rejected', 'done', 'proved'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, checks: JSON.stringify(row.checks) }));
}

/** What was expected of the steps of wells when they were made, by the id of their change: it stands still. */
async function readExpectations(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<Map<string, Expectation>> {
  const rows = await db
    .selectFrom('frequency_change')
    .select(['id', 'expected_oil', 'expected_liquid', 'expected_power_pct', 'oil_low', 'oil_high', 'checks'])
    .where('well_id', '=', anyOf(wellIds))
    .where('kind', 'in', ['executed', 'automatic'])
    .where('expected_oil', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ id, expected_oil, expected_liquid, expected_power_pct, oil_low, oil_high, checks }) => [
      id,
      {
        oil: expected_oil!,
        oilLow: oil_low,
        oilHigh: oil_high,
        liquid: expected_liquid,
        powerPct: expected_power_pct,
        checks,
      },
    ]),
  );
}

function expectationOf({ expected_oil, oil_low, oil_high, expected_liquid }: OpenAdvice): Expectation {
  return {
    ...{ oil: expected_oil, oilLow: oil_low, oilHigh: oil_high, liquid: expected_liquid },
    ...{ powerPct: null, checks: [] },
  };
}

/** Advised changes say what became of their advice; what was expected and checked stays. */
async function followAdvice(db: Kysely<Database>, wellIds: readonly string[]): Promise<void> {
  await sql`
    update frequency_change as change
    set status = case advice.status when 'found' then 'proposed' when 'proved' then 'done' else advice.status end,
        decided_by = advice.decided_by, decided_at = advice.decided_at, expires_at = advice.expires_at
    from optimization_opportunity as advice
    where change.id = 'fa-' || substr(advice.id, 4) and change.kind = 'advised' and advice.well_id = ${anyOf(wellIds)}`.execute(
    db,
  );
}
