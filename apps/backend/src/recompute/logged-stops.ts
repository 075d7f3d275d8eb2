import { sql, type RawBuilder } from 'kysely';
import { dayOfMoment } from '../database/expressions.ts';
import {
  downtimeHours,
  mergeWithinDays,
  plannedFreezeDays,
  severityFieldShareHigh,
  severityFieldShareMedium,
  severityWellShareHigh,
  severityWellShareMedium,
} from '../insights/limits.ts';
import { oilEquivalent } from '../insights/main-product.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { workThatStops } from '../insights/well-causes.ts';
import { isOpenOf } from './open-findings.ts';
import type { WellEventKind } from '../vocabulary.ts';

/** Entries of the log that say that a well does not flow. */
export const stoppingEvents: readonly WellEventKind[] = ['shutIn', 'trip', 'workover', 'espReplacement'];

/** The production day on which `event` began. */
const beginDay = dayOfMoment(sql`event.starts_at`, 'field');

/** Whether the well of `event` has flowed for a whole day since: an end that is missing in the log. */
const flowedSince = sql`exists (
  select from daily_production as later
  where later.well_id = event.well_id and later.day > ${beginDay}
    and coalesce(later.hours, 24) >= ${downtimeHours} and greatest(later.oil, later.gas) > 0)`;

/** Whether approved work accounts for the stop `event`. */
const isPlannedStop = sql`(event.planned or exists (
  select from schedule_entry as work
  where work.field_id = event.field_id and (work.well_id = event.well_id or work.well_id is null)
    and work.status <> 'cancelled' and work.activity = any(${[...workThatStops]}::text[])
    and work.planned_start < coalesce(event.ends_at, 'infinity') and work.planned_end > event.starts_at
    and work.approved_at <= work.planned_start - make_interval(days => ${plannedFreezeDays}::int)))`;

/**
 * Stops of wells that the log knows of and no work accounts for, as `event` with `begin_day`, whether it `lasts`, and the downtime that it is
 * (`finding`, `finding_status`, `finding_open`; null while it is none). One lasts until its end is written or the well has flowed for a
 * whole day.
 * @param oldest when the oldest of them began @param of condition on the entries of the log
 */
export const unplannedStops = (
  oldest: RawBuilder<unknown>,
  now: Date,
  of: RawBuilder<unknown> = sql`true`,
) => sql`(
  with stop as materialized (
    -- Of those that last, the newest: what else stops the well meanwhile is the same matter.
    select distinct on (well_id, coalesce(ends_at, 'infinity')) * from well_event
    where kind = any(${[...stoppingEvents]}::text[]) and well_id is not null and starts_at >= ${oldest} and starts_at <= ${now} and ${of}
    order by well_id, coalesce(ends_at, 'infinity'), starts_at desc, id
  )
  select event.*, ${beginDay} as begin_day, state.lasts, same.id as finding, same.status as finding_status, same.is_open as finding_open
  from stop as event
  join well on well.id = event.well_id join field on field.id = event.field_id
  cross join lateral (
    select well.status in ('producing', 'shutIn') and coalesce(event.ends_at, 'infinity') > ${now} and not ${flowedSince} as lasts
  ) as state
  left join lateral (
    select found.id, found.status, found.day, ${isOpenOf.drop} as is_open
    from production_drop_exception as found
    where found.well_id = event.well_id and found.cause = 'downtime'
      and found.day <= ${beginDay} + ${mergeWithinDays}::int
      and coalesce(found.ended_day, 'infinity') >= ${beginDay}
    order by found.day desc limit 1
  ) as same on true
  where not ${isPlannedStop} and same.status is distinct from 'expected'
    and coalesce(same.day >= ${beginDay} - ${mergeWithinDays}::int, true))`;

/**
 * {@link unplannedStops} as findings: known as soon as they are written, before the day is over that makes them a downtime. One has the state
 * of the downtime that it becomes (`is_same`: that is the same matter, and counts once), and loses what its well could give; its severity
 * is by the limits of `severities`, without its rank.
 * @param oldest when the oldest of them began
 */
export const loggedStops = (oldest: RawBuilder<unknown>, now: Date) => sql`(
  with stop as materialized (select * from ${unplannedStops(oldest, now)} as stop),
  -- What each well of their fields could give of its main product when that was last known (Sm3/d of oil equivalent).
  potential as materialized (
    select well.id as well_id, well.field_id, known.main_product, newest.rate
    from well join well_computation as known on known.well_id = well.id
    cross join lateral (
      select case known.main_product when 'gas' then held.gas_potential / ${oilEquivalent.gas} else held.oil_potential end::float8 as rate
      from deferred_production as held
      where held.well_id = well.id and held.method = ${defaultPotentialMethod}
        and case known.main_product when 'gas' then held.gas_potential else held.oil_potential end is not null
      order by held.day desc limit 1
    ) as newest
    where well.status in ('producing', 'shutIn') and well.field_id in (select stop.field_id from stop)
  )
  select event.id as id, event.finding, 'downtime' as kind, coalesce(own.main_product, 'oil') as product, event.well_id, event.begin_day as day,
         event.starts_at as detected_at, coalesce(own.rate, 0) as loss, ranked.severity, coalesce(event.finding_status, 'new') as status,
         not event.lasts as over, event.lasts and coalesce(event.finding_open, true) as is_open, ranked.severity = 'high' as serious,
         'downtime' as rule, 'Shut in: ' || well.name as title,
         'Since ' || to_char(event.starts_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' as body,
         case when event.finding is null then '/dashboard?well=' || event.well_id
           else '/dashboard/exception-report?wellIds=' || event.well_id || '&exception=' || event.finding end as link,
         jsonb_strip_nulls(jsonb_build_object('code', 'shutIn', 'names', jsonb_build_array(well.name),
           'moment', to_char(event.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'loss', own.rate, 'variable', own.main_product || 'Rate',
           'before', own.rate * case own.main_product when 'gas' then ${oilEquivalent.gas} else 1 end::float8, 'after', case when own.rate is not null then 0 end,
           'unit', 'Sm3/d')) as facts,
         event.finding is not null as is_same
  from stop as event
  join well on well.id = event.well_id
  left join potential as own on own.well_id = event.well_id
  left join (
    select field_id, sum(rate) as rate, count(*)::float8 as wells from potential group by field_id
  ) as whole on whole.field_id = event.field_id
  cross join lateral (
    select case
      when own.rate > greatest(${severityFieldShareHigh}::float8, ${severityWellShareHigh}::float8 / whole.wells) * whole.rate then 'high'
      when own.rate > greatest(${severityFieldShareMedium}::float8, ${severityWellShareMedium}::float8 / whole.wells) * whole.rate then 'medium'
      else 'low' end as severity
  ) as ranked)`;
