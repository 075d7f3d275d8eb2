import { sql, type Kysely, type RawBuilder } from 'kysely';
import { anyOf } from './expressions.ts';
import type { Database } from './schema.ts';
import { products, type Product } from '../vocabulary.ts';

/**
 * Recomputes what is kept beside the daily rows: `field_day` of the wells' fields, and each well's first and last day, and the last one with flow.
 * Call it in the transaction that changed the rows; the fields stay locked against a second recomputation until then.
 */
export async function refreshProductionRollups(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<void> {
  const fieldIds = await lockFields(db, wellIds);
  await sql`
    update well set first_day = span.first_day, last_day = span.last_day, last_flow_day = span.last_flow_day
    from unnest(${wellIds}::text[]) as given (id)
    cross join lateral (
      select min(day) as first_day, max(day) as last_day,
             max(day) filter (where greatest(oil, gas, water, water_injected) > 0) as last_flow_day
      from daily_production where well_id = given.id
    ) as span
    where well.id = given.id
      and (well.first_day, well.last_day, well.last_flow_day)
        is distinct from (span.first_day, span.last_day, span.last_flow_day)`.execute(db);
  await sql`delete from field_day where field_id = any(${fieldIds})`.execute(db);
  await sql`
    insert into field_day (field_id, day, wells_reporting, wells_producing, suspect_rows, hours,
                           oil, gas, water, water_injected)
    select well.field_id, daily.day, count(*), count(*) filter (where daily.hours > 0),
           count(*) filter (where daily.quality = 'suspect'), coalesce(sum(daily.hours), 0),
           coalesce(sum(daily.oil), 0), coalesce(sum(daily.gas), 0), coalesce(sum(daily.water), 0),
           coalesce(sum(daily.water_injected), 0)
    from well join daily_production as daily on daily.well_id = well.id
    where well.field_id = any(${fieldIds})
    group by well.field_id, daily.day`.execute(db);
}

/** As {@link refreshProductionRollups}, for `field_deferred_day` and `field_loss_day`. */
export async function refreshDeferredRollups(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<void> {
  const fieldIds = await lockFields(db, wellIds);
  await sql`delete from field_deferred_day where field_id = any(${fieldIds})`.execute(db);
  const columns = products.flatMap((product) => sums.map((sum) => sql.ref(`${product}_${sum}`)));
  await sql`
    insert into field_deferred_day (field_id, day, wells, hours_lost, ${sql.join(columns)})
    select well.field_id, deferral.day, count(*), sum(deferral.hours_lost), ${sql.join(products.map(productSums))}
    from well join deferred_production as deferral on deferral.well_id = well.id
    where well.field_id = any(${fieldIds})
    group by well.field_id, deferral.day`.execute(db);
  await sql`delete from field_loss_day where field_id = any(${fieldIds})`.execute(db);
  await sql`
    insert into field_loss_day (field_id, day, reason_code, kind, wells, hours, oil, gas, water)
    select well.field_id, loss.day, loss.reason_code, loss.kind, count(*), sum(loss.hours), sum(loss.oil),
           sum(loss.gas), sum(loss.water)
    from well join deferred_loss as loss on loss.well_id = well.id
    where well.field_id = any(${fieldIds})
    group by well.field_id, loss.day, loss.reason_code, loss.kind`.execute(db);
}

const sums = ['potential', 'actual', 'deferred', 'above_potential', 'planned'] as const;

/** Sums of one product in the order of `sums`; a gain of one well never hides the loss of another. */
function productSums(product: Product): RawBuilder<unknown> {
  const potential = sql.ref(`deferral.${product}_potential`);
  const actual = sql.ref(`deferral.${product}_actual`);
  return sql`
    coalesce(sum(${potential}), 0), coalesce(sum(${actual}), 0),
    coalesce(sum(greatest(0, ${potential} - ${actual})), 0), coalesce(sum(greatest(0, ${actual} - ${potential})), 0),
    coalesce(sum(${sql.ref(`deferral.${product}_planned`)}), 0)`;
}

/** Locks the wells' fields in one order, so that two recomputations wait for each other and never deadlock. */
async function lockFields(db: Kysely<Database>, wellIds: readonly string[]): Promise<string[]> {
  const fields = await db
    .selectFrom('field')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('well').select('field_id').where('id', '=', anyOf(wellIds)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return fields.map(({ id }) => id);
}
