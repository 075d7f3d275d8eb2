import { sql, type RawBuilder } from 'kysely';
import { ofProduct, shortfall } from '../database/expressions.ts';
import type { PotentialMethod } from '../vocabulary.ts';
import { lengthOf } from './expected-rate.ts';
import { productionDay } from './selection.ts';

// What an event has lost so far, as a part of the statement that lists events: `event` is one of them.

const lastDay = sql`coalesce(event.ended_on, event.newest_day)`;

/**
 * By day of `event`, how many losses and whether a downtime of its well lie on it, of all and of the event alone. One that stands is the
 * well's level and takes nothing from others, nor does one that a person found to be none.
 */
const claimsByDay = sql`
  select claim.first + step as day, bool_or(is_downtime) as has_downtime, bool_or(is_downtime and own) as own_downtime,
         count(*) filter (where not is_downtime) as losses, count(*) filter (where not is_downtime and own) as own_losses
  from (
    select is_downtime, own, greatest(first, event.since) as first, least(last, ${lastDay}) as last
    from (
      select drops.cause = 'downtime' as is_downtime, event.ids ? drops.id as own, drops.status, drops.day as first,
             least(drops.ended_day, drops.standing_from - 1) as last
      from production_drop_exception as drops where drops.well_id = event.well_id
      union all
      select false, event.ids ? gas.id, gas.status, ${productionDay(sql`gas.started_at`)},
             least(${productionDay(sql`gas.ended_at`)}, gas.standing_from - 1)
      from gas_exception as gas join chosen on chosen.well_id = gas.well_id where gas.well_id = event.well_id
    ) as found
    where own or status <> 'dismissed'
  ) as claim
  cross join lateral generate_series(0, claim.last - claim.first) as step
  group by claim.first + step`;

/** What the well was expected to make on the days of `event` that a loss of rate was followed on, Sm3/d. */
const expectedByDay = sql`
  select held.day, max(held.expected) as expected from loss_day as held
  where held.well_id = event.well_id and event.ids ? held.exception_id group by held.day`;

const expected = sql`coalesce(followed.expected, event.expected)`;
/** The shortfall of a day without what planned work took. */
const unplanned = sql`greatest(0, ${shortfall(
  sql`${expected} * ${lengthOf(sql`loss.day`)}`,
  ofProduct(sql`event.product`, 'loss', 'actual'),
)} - coalesce(${ofProduct(sql`event.product`, 'loss', 'planned')}, 0))`;

/**
 * What `event` cost of the well's main product on each of its days (Sm3), and what was expected on it: planned work takes its part
 * first, a downtime that of its hours, and what is left is shared by the losses of the day.
 */
export const lossByDay = (method: PotentialMethod): RawBuilder<unknown> => sql`
  select day.day, day.expected, day.actual, day.planned,
         case when own_downtime then to_downtime else 0 end
         + (unplanned - to_downtime) * coalesce(own_losses::float8 / nullif(losses, 0), case when has_downtime then 0 else 1 end) as lost
  from (
    select loss.day, ${expected} * ${lengthOf(sql`loss.day`)} as expected, ${ofProduct(sql`event.product`, 'loss', 'actual')} as actual,
           coalesce(${ofProduct(sql`event.product`, 'loss', 'planned')}, 0) as planned,
           ${unplanned} as unplanned, claimed.own_downtime, claimed.own_losses, claimed.losses, claimed.has_downtime,
           case when claimed.has_downtime is not true then 0 when claimed.losses = 0 then ${unplanned}
             else least(${unplanned}, ${expected} * loss.hours_lost / 24) end as to_downtime
    from deferred_production as loss
    left join (${expectedByDay}) as followed on followed.day = loss.day
    left join (${claimsByDay}) as claimed on claimed.day = loss.day
    where loss.well_id = event.well_id and loss.method = ${method} and ${ofProduct(sql`event.product`, 'loss', 'actual')} is not null
      and loss.day between event.since and ${lastDay}
  ) as day`;

/** What an event cost from its first day to its last one (Sm3), so that the sums of a well's events can be added up: the sum of {@link lossByDay}. */
export const lostSoFar = (method: PotentialMethod): RawBuilder<unknown> =>
  sql`(select sum(by_day.lost) from (${lossByDay(method)}) as by_day)`;
