import { openStatuses } from '@cnx/api/decisions';
import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import { forgottenAfterDays } from '../insights/limits.ts';
import { newestDays } from '../recompute/owed-reports.ts';
import type { MainProduct, Product } from '../vocabulary.ts';
import { analyticQuery, date, decimal, integer, nullable, text, type RowOf } from './analytic-query.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

type StandingOfWindow = components['schemas']['StandingOfWindow'];

/**
 * What losses that are standing lacked on the days of a window, by well, the most first: no part of a potential, and so of no loss and no
 * efficiency. A day without a report lacks what the one before it did; a day behind its field's newest one is none. `rate` is that of the
 * last day, Sm3/d; null of what stood no longer then. What people put aside, explained or dismissed is not standing.
 */
export const standingLosses = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    product: text<MainProduct>(),
    since: date,
    days: integer,
    volume: decimal,
    rate: nullable(decimal),
  },
  (selection: WellSelection, window: DayWindow, now: Date) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)}),
    newest as materialized (${newestDays(window, now)}),
    held as materialized (
      select found.id, found.well_id, found.variable as product, found.standing_from, newest.day as last_day,
             coalesce(found.ended_day, newest.day) as until
      from chosen join newest on newest.field_id = chosen.field_id and newest.day is not null
      join production_drop_exception as found on found.well_id = chosen.well_id
      where found.standing_from <= newest.day and coalesce(found.ended_day, newest.day) >= ${window.from}::date
        and case when found.ended_day is null then found.status = ${anyOf(openStatuses)}
          else found.status not in ('dismissed', 'explained', 'expected') end
    ),
    span as (
      select held.id, held.well_id, held.product, held.standing_from, lost.day, lost.standing,
             held.until >= held.last_day and lost.is_last as is_now,
             greatest(0, least(lost.next_day - 1, held.until, held.last_day) - greatest(lost.day, ${window.from}::date) + 1) as days
      from held cross join lateral (
        select kept.day, kept.standing, lead(kept.day, 1, 'infinity'::date) over in_order as next_day,
               lead(kept.day) over in_order is null as is_last
        from (
          select day, standing from loss_day
          where exception_id = held.id and standing is not null and day <= least(held.until, held.last_day)
            and day > ${window.from}::date - ${forgottenAfterDays}::int
        ) as kept
        window in_order as (order by kept.day)
      ) as lost
    )
    select chosen.well_id as "wellId", chosen.well_name as "wellName", chosen.field_id as "fieldId",
           chosen.field_name as "fieldName", span.product, min(span.standing_from) as since,
           least(max(span.days_of_loss), ${window.to}::date - ${window.from}::date + 1)::int as days,
           sum(span.standing * span.days) as volume, sum(span.standing) filter (where is_now) as rate
    from (select span.*, sum(days) over (partition by id) as days_of_loss from span) as span
    join chosen on chosen.well_id = span.well_id
    group by 1, 2, 3, 4, span.product
    having sum(span.days) > 0
    order by volume desc, chosen.well_name, chosen.well_id`,
);

/** A well's standing losses in a window. */
export type StandingWell = RowOf<typeof standingLosses.columns>;

/** What standing losses of a product come to. */
export function standingOf(wells: readonly StandingWell[], product: Product): StandingOfWindow {
  const own = wells.filter((well) => well.product === product);
  const now = own.filter(({ rate }) => rate !== null);
  return {
    wells: own.length,
    volume: own.reduce((sum, { volume }) => sum + volume, 0),
    wellsNow: now.length,
    rate: now.reduce((sum, { rate }) => sum + rate!, 0),
  };
}
