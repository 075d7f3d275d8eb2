import { systemTime } from './clock.ts';
import { askDatabase } from './database.ts';

/** Figures of the dashboard's default window, from the tests' own queries. Volumes in Sm3, rates in Sm3/d. */
export interface DatabaseFigures {
  expectedOilGain: number;
  dayOil: number;
  wellsUp: number;
  openExceptions: number;
  plannedLoss: number;
  carbonIntensity: number;
}

const figuresQuery = `
  with bounds as (
    select $1::date as last_day, $1::date - 29 as first_day
  ), ended as (
    select field.id as field_id, least($1::date, day.ended) as day,
           (day.ended + 1 + make_interval(hours => field.production_day_start_hour + field.report_due_hours))
             at time zone field.time_zone as due_at
    from field cross join lateral (
      select ($2::timestamptz at time zone field.time_zone
        - make_interval(hours => field.production_day_start_hour))::date - 1 as ended
    ) as day
  ), newest as (
    select ended.field_id,
           case when due_at <= $2::timestamptz or exists (
             select from daily_production as daily join well on well.id = daily.well_id
             where well.field_id = ended.field_id and daily.day = ended.day
           ) then day else day - 1 end as day,
           case when due_at <= $2::timestamptz then day else day - 1 end as owed_day
    from ended
  ), activity as (
    select entry.expected_deferred,
           coalesce(entry.actual_start, entry.planned_start) at time zone field.time_zone as starts,
           coalesce(entry.actual_end, case when entry.planned_end > coalesce(entry.actual_start, entry.planned_start) then entry.planned_end
             else entry.actual_start + (entry.planned_end - entry.planned_start) end) at time zone field.time_zone as ends,
           $2::timestamptz at time zone field.time_zone as present
    from schedule_entry as entry join field on field.id = entry.field_id
    where entry.status <> 'cancelled'
  ), near as (
    select well_id, day from production_drop_exception
    union all
    select well_id, ended_day + 1 from production_drop_exception where ended_day is not null
    union all
    select gas.well_id,
           (at.moment at time zone field.time_zone - make_interval(hours => field.production_day_start_hour))::date + at.after
    from gas_exception as gas join well on well.id = gas.well_id join field on field.id = well.field_id
    cross join lateral (values (gas.started_at, 0), (gas.ended_at, 1)) as at (moment, after)
    where at.moment is not null
  ), begun as (
    select well_id, day as began from production_drop_exception
    where status in ('new', 'acknowledged', 'assigned', 'snoozed') and ended_day is null and standing_from is null
    union all
    select gas.well_id,
           (gas.started_at at time zone field.time_zone - make_interval(hours => field.production_day_start_hour))::date
    from gas_exception as gas join well on well.id = gas.well_id join field on field.id = well.field_id
    where gas.status not in ('expected', 'resolved', 'dismissed') and gas.ended_at is null
      and gas.standing_from is null
    union all
    select point.well_id, point.change_day from change_point as point join well on well.id = point.well_id
    join newest on newest.field_id = well.field_id
    where not point.provisional and point.status in ('new', 'acknowledged', 'assigned', 'snoozed')
      and point.change_day <= newest.day and point.change_day + 29 >= newest.day
      and (coalesce((point.severity_factors ->> 'loss')::float8, 0) > 0 or (point.variable = 'gor' and point.delta > 0))
      and not exists (
        select from change_point as later
        where later.well_id = point.well_id and later.variable = point.variable and not later.provisional
          and later.change_day > point.change_day and later.change_day <= newest.day
      )
      and not exists (
        select from near where near.well_id = point.well_id and abs(near.day - point.change_day) <= 3
      )
  ), silent as (
    -- A day that no well of a field reported is missing once, not once for each of its wells.
    select distinct well.field_id, well.last_day, case when exists (
      select from daily_production as daily join well as other on other.id = daily.well_id
      where other.field_id = well.field_id and daily.day = well.last_day + 1
    ) then well.id end as alone
    from well join newest on newest.field_id = well.field_id
    where well.status not in ('suspended', 'abandoned') and well.first_day <= newest.owed_day
      and well.last_day < newest.owed_day and well.last_day > newest.owed_day - 90
  ), opportunity as (
    select found.*, (bounds.last_day + 1 + make_time(field.production_day_start_hour, 0, 0)) at time zone field.time_zone
             as day_end
    from bounds, optimization_opportunity as found
    join well on well.id = found.well_id join field on field.id = well.field_id
  )
  select
    (select sum(oil) from daily_production as daily join well on well.id = daily.well_id
      join newest on newest.field_id = well.field_id where daily.day = newest.day) as "dayOil",
    (select count(*)::int from (
        select distinct on (well.id) daily.* from daily_production as daily join well on well.id = daily.well_id
        join newest on newest.field_id = well.field_id
        where daily.day between newest.owed_day and newest.day and well.status not in ('suspended', 'abandoned')
          and coalesce(hours, oil, gas, water, water_injected) is not null
        order by well.id, daily.day desc
      ) as latest
      where coalesce(water_injected, 0) = 0 and greatest(hours, oil, gas, water) > 0) as "wellsUp",
    (select count(*)::int from (
        select well_id, began - lag(began) over (partition by well_id order by began) as gap from begun
      ) as event
      where (gap is null or gap > 3) and exists (
        select from daily_production as daily join well on well.id = daily.well_id
        join newest on newest.field_id = well.field_id
        where daily.well_id = event.well_id and daily.day between newest.day - 89 and newest.day
      )) + (select count(*)::int from silent) as "openExceptions",
    (select sum(best) from (select max(greatest(0, net_oil(expected_oil, lost_oil))) as best from opportunity
      where found_at < day_end and coalesce(done_at, 'infinity') >= day_end
        and not (status = 'rejected' and decided_at < day_end)
        and not (decided_at is null and coalesce(expires_at, 'infinity') < day_end)
        and not (coalesce(decided_at, done_at) is null and expected_oil > 0 and net_oil(expected_oil, lost_oil) < 0.05)
      group by well_id) as gain) as "expectedOilGain",
    (select sum(expected_deferred * extract(epoch from
        least(ends, (last_day + 8)::timestamp) - greatest(starts, (last_day + 1)::timestamp, present)
      ) / extract(epoch from ends - starts)) from activity
      where starts < (last_day + 8)::timestamp and ends > greatest((last_day + 1)::timestamp, present)) as "plannedLoss",
    (select sum(co2e_scope1 + co2e_scope2) / sum(made.boe) from sustainability_day
      join (
        select well.field_id, daily.day, sum(daily.oil + daily.gas / 1000) * 6.29 as boe
        from daily_production as daily join well on well.id = daily.well_id
        group by well.field_id, daily.day
      ) as made using (field_id, day)
      where day between first_day and last_day) as "carbonIntensity"
  from bounds`;

/**
 * Reads the figures from the running system's database, without the backend and its queries.
 * @param lastDay the last of the window's thirty days, `2026-02-28`
 */
export async function readDatabaseFigures(lastDay: string): Promise<DatabaseFigures> {
  const [figures] = await askDatabase<DatabaseFigures & Record<string, unknown>>(figuresQuery, [
    lastDay,
    systemTime().toISOString(),
  ]);
  return figures!;
}

/** Totals of one well's rows: number, oil, gas and water (Sm3), hours. */
export async function wellTotals(
  name: string,
): Promise<Record<'rows' | 'oil' | 'gas' | 'water' | 'hours', number>> {
  const totals = `select count(*)::int as rows, sum(oil) as oil, sum(gas) as gas, sum(water) as water, sum(hours) as hours
    from daily_production join well on well.id = daily_production.well_id where well.name = $1`;
  const [row] = await askDatabase<Record<'rows' | 'oil' | 'gas' | 'water' | 'hours', number>>(totals, [name]);
  return row!;
}
