import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Recomputes what is kept beside the daily rows: `field_day` of the wells' fields, and each well's first and last day.
 * Call it in the transaction that changed the rows; the fields stay locked against a second recomputation until then.
 */
export async function refreshProductionRollups(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<void> {
  const fieldIds = await lockFields(db, wellIds);
  await sql`
    update well set first_day = span.first_day, last_day = span.last_day
    from unnest(${wellIds}::text[]) as given (id)
    cross join lateral (
      select min(day) as first_day, max(day) as last_day from daily_production where well_id = given.id
    ) as span
    where well.id = given.id
      and (well.first_day, well.last_day) is distinct from (span.first_day, span.last_day)`.execute(db);
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
  await sql`
    insert into field_deferred_day (field_id, product, day, wells, potential, actual, deferred, above_potential,
                                    planned, unplanned, hours_lost)
    select well.field_id, deferral.product, deferral.day, count(*), sum(deferral.potential), sum(deferral.actual), sum(deferral.deferred),
           sum(deferral.above_potential), sum(deferral.planned), sum(deferral.unplanned), sum(deferral.hours_lost)
    from well join deferred_production as deferral on deferral.well_id = well.id
    where well.field_id = any(${fieldIds})
    group by well.field_id, deferral.product, deferral.day`.execute(db);
  await sql`delete from field_loss_day where field_id = any(${fieldIds})`.execute(db);
  await sql`
    insert into field_loss_day (field_id, product, day, reason_code, kind, choke, wells, deferred, hours)
    select well.field_id, loss.product, loss.day, loss.reason_code, loss.kind, min(loss.choke), count(*),
           sum(loss.deferred), sum(loss.hours)
    from well join deferred_loss as loss on loss.well_id = well.id
    where well.field_id = any(${fieldIds})
    group by well.field_id, loss.product, loss.day, loss.reason_code, loss.kind`.execute(db);
}

/** Locks the wells' fields in one order, so that two recomputations wait for each other and never deadlock. */
async function lockFields(db: Kysely<Database>, wellIds: readonly string[]): Promise<string[]> {
  const fields = await sql<{ id: string }>`
    select id from field
    where id in (select field_id from well where id = any(${wellIds}))
    order by id for no key update`.execute(db);
  return fields.rows.map((field) => field.id);
}
