import { sql, type Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';
import type { RawCause, RawDay } from '../insights/plain-rules.ts';

/** Reason and planning of the events that held wells of a field back, by plain SQL. */
const causesOf = (wellId: string) => sql`
  select event.reason_code, event.starts_at, coalesce(event.ends_at, 'infinity'::timestamptz) as ends_at,
         case when event.kind in ('choke', 'frequency') and event.from_value > 0 and event.to_value is not null
              then least(1, greatest(0, event.to_value / event.from_value)) else 0 end as capacity,
         exists (
           select from schedule_entry as entry
           where entry.well_id is not distinct from event.well_id and entry.field_id = event.field_id
             and entry.approved_at <= entry.planned_start - interval '7 days'
             and entry.planned_start < coalesce(event.ends_at, 'infinity') and entry.planned_end > event.starts_at
             and (event.kind, entry.activity) in (
               ('facility', 'plannedShutdown'), ('workover', 'workover'), ('workover', 'espReplacement'),
               ('espReplacement', 'espReplacement'), ('espReplacement', 'workover'), ('chemical', 'chemical'),
               ('test', 'wellTest'), ('shutIn', 'inspection'), ('shutIn', 'calibration'), ('shutIn', 'wellTest'),
               ('shutIn', 'plannedShutdown'))
         ) as planned
  from well join well_event as event on event.field_id = well.field_id
    and (event.well_id = well.id or event.well_id is null)
  where well.id = ${wellId} and case when event.kind in ('choke', 'frequency')
    then event.reason_code is not null and event.ends_at is not null
    else event.reason_code is not null or event.ends_at is not null end`;

/** The production rows of a well with their days' clock, and what held it back. */
export async function readRawRows(
  db: Kysely<Database>,
  wellId: string,
): Promise<{ rows: RawDay[]; causes: RawCause[] }> {
  const { rows } = await sql<RawDay>`
    with causes as (${causesOf(wellId)}), days as (
      select daily.*, (daily.day + make_interval(hours => field.production_day_start_hour)) at time zone
               field.time_zone as starts_at,
             (daily.day + 1 + make_interval(hours => field.production_day_start_hour)) at time zone
               field.time_zone as ends_at
      from daily_production as daily join well on well.id = daily.well_id join field on field.id = well.field_id
      where daily.well_id = ${wellId} and daily.flow_kind = 'production'
    )
    select day - date '1970-01-01' as day, extract(epoch from starts_at)::float8 * 1000 as start,
           extract(epoch from ends_at - starts_at)::float8 / 3600 as length, hours, oil, gas, water,
           quality = 'suspect' and case
             when least(oil, gas, water) < 0 or hours = 0 and greatest(oil, gas, water) > 0 then true
             when choke_pct < 0 or choke_pct > 100 then num_nonnulls(oil, gas, water) = 0
             else not (oil = 0 and hours > 0 and (gas is null or gas = 0)) end as suspect,
           exists (select from causes
                   where causes.planned and causes.starts_at < days.ends_at and causes.ends_at > days.starts_at)
             as planned
    from days order by day`.execute(db);
  const { rows: causes } = await sql<RawCause>`
    select extract(epoch from starts_at)::float8 * 1000 as from, extract(epoch from ends_at)::float8 * 1000 as to,
           capacity::float8 as capacity
    from (${causesOf(wellId)}) as causes where reason_code is not null`.execute(db);
  return { rows, causes };
}
