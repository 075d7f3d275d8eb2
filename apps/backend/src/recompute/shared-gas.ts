import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** How little the ratios of wells differ where their gas was shared out by one: volumes are rounded (fraction). */
const sameRatio = 0.001;

/**
 * The days of wells on which gas was shared out among the wells of their field by one gas-oil ratio, as `field_id`, `well_id` and
 * `day`: at least two wells, and at least half of those that report oil and gas, have the median ratio of the day. It was not measured by well then.
 * @param isWanted condition on `daily` and its `well`
 */
export const sharedGasDays = (isWanted: RawBuilder<unknown>) => sql`
  with produced as materialized (
    select well.field_id, daily.well_id, daily.day, daily.gas / daily.oil as ratio
    from daily_production as daily join well on well.id = daily.well_id
    where daily.flow_kind = 'production' and daily.oil > 0 and daily.gas > 0 and ${isWanted}
  ),
  middle as (
    select field_id, day, percentile_disc(0.5) within group (order by ratio) as ratio, count(*) as wells
    from produced group by field_id, day having count(*) > 1
  ),
  equal as (
    select field_id, produced.well_id, day, middle.wells, count(*) over (partition by field_id, day) as equals
    from produced join middle using (field_id, day)
    where abs(produced.ratio / middle.ratio - 1) <= ${sameRatio}::float8
  )
  select field_id, well_id, day from equal where equals > 1 and 2 * equals >= wells`;

/** {@link sharedGasDays} of a field by well, in days since 1970-01-01. */
export async function loadSharedGas(
  db: Kysely<Database>,
  fieldId: string,
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const days = await db
    .selectFrom(
      sql<{ well_id: string; day: number }>`(
        select well_id, day - date '1970-01-01' as day
        from (${sharedGasDays(sql`well.field_id = ${fieldId}`)}) as shared)`.as('shared'),
    )
    .select(['well_id', sql<number[]>`json_agg(day)`.as('days')])
    .groupBy('well_id')
    .execute();
  return new Map(days.map((well) => [well.well_id, new Set(well.days)]));
}
