import { openStatuses } from '@cnx/api/decisions';
import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import { forgottenAfterDays } from '../insights/limits.ts';
import { newestDays } from '../recompute/owed-reports.ts';
import type { MainProduct, Product } from '../vocabulary.ts';
import { analyticQuery, date, decimal, integer, nullable, text, type RowOf } from './analytic-query.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

/** Days at the end of a window that the newest gas-oil ratio of a well is of. */
const ratioDays = 30;
/** A gas-oil ratio held through a drop where it is by no more than this share from that of before. */
const heldWithin = 0.15;

type StandingOfWindow = components['schemas']['StandingOfWindow'];

/**
 * What losses that are standing lacked on the days of a window, by well, the most first: no part of a potential, and so of no loss and no
 * efficiency. A day without a report lacks what the one before it did; a day behind its field's newest one is none. `rate` is that of the
 * last day, Sm3/d; null of what stood no longer then. What people put aside, explained or dismissed is not standing. `gasOilRatio` is that of
 * the gas which an oil well lacks with its oil, Sm3/Sm3: its ratio of the newest days, where that is the one from before the drop; null where
 * the ratio did not hold or is not known, and of gas wells.
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
    gasOilRatio: nullable(decimal),
  },
  (selection: WellSelection, window: DayWindow, now: Date) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)}),
    newest as materialized (${newestDays(window, now)}),
    held as materialized (
      select found.id, found.well_id, found.variable as product, found.standing_from, found.baseline_from, found.baseline_to, newest.day as last_day,
             coalesce(found.ended_day, newest.day) as until
      from chosen join newest on newest.field_id = chosen.field_id and newest.day is not null
      join production_drop_exception as found on found.well_id = chosen.well_id
      where found.standing_from <= newest.day and coalesce(found.ended_day, newest.day) >= ${window.from}::date
        and case when found.ended_day is null then found.status = ${anyOf(openStatuses)}
          else found.status not in ('dismissed', 'explained', 'expected') end
    ),
    span as (
      select held.id, held.well_id, held.product, held.standing_from, held.baseline_from, held.baseline_to, held.last_day, lost.day, lost.standing,
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
    ),
    stood as (
    select chosen.well_id as "wellId", chosen.well_name as "wellName", chosen.field_id as "fieldId",
           chosen.field_name as "fieldName", span.product, min(span.standing_from) as since,
           least(max(span.days_of_loss), ${window.to}::date - ${window.from}::date + 1)::int as days,
           sum(span.standing * span.days) as volume, sum(span.standing) filter (where is_now) as rate,
           min(span.baseline_from) as baseline_from, min(span.baseline_to) as baseline_to, max(span.last_day) as last_day
    from (select span.*, sum(days) over (partition by id) as days_of_loss from span) as span
    join chosen on chosen.well_id = span.well_id
    group by 1, 2, 3, 4, span.product
    having sum(span.days) > 0
    )
    select stood."wellId", stood."wellName", stood."fieldId", stood."fieldName", stood.product, stood.since, stood.days, stood.volume,
           stood.rate, case when abs(ratio.newest / ratio.before - 1) <= ${heldWithin}::float8 then ratio.newest end as "gasOilRatio"
    from stood
    left join lateral (
      select sum(daily.gas) filter (where daily.day <= stood.baseline_to)::float8
               / nullif(sum(daily.oil) filter (where daily.day <= stood.baseline_to), 0)::float8 as before,
             sum(daily.gas) filter (where daily.day > stood.last_day - ${ratioDays}::int)::float8
               / nullif(sum(daily.oil) filter (where daily.day > stood.last_day - ${ratioDays}::int), 0)::float8 as newest
      from daily_production as daily
      where stood.product = 'oil' and daily.well_id = stood."wellId" and daily.oil > 0 and daily.gas > 0
        and (daily.day between stood.baseline_from and stood.baseline_to
          or daily.day between stood.last_day - ${ratioDays}::int + 1 and stood.last_day)
    ) as ratio on ratio.before > 0
    order by stood.volume desc, stood."wellName", stood."wellId"`,
);

/** A well's standing losses in a window. */
export type StandingWell = RowOf<typeof standingLosses.columns>;

/** What a well lacked of a product: of gas, what came with the oil that an oil well lacks. Null where that is not computed. */
export function standingVolume(
  { product: of, volume, rate, gasOilRatio }: StandingWell,
  product: Product,
): { readonly volume: number; readonly rate: number | null } | null {
  if (of === product) return { volume, rate };
  if (product !== 'gas' || gasOilRatio === null) return null;
  return { volume: volume * gasOilRatio, rate: rate === null ? null : rate * gasOilRatio };
}

/** What standing losses of a product come to. */
export function standingOf(wells: readonly StandingWell[], product: Product): StandingOfWindow {
  const own = wells.flatMap((well) => standingVolume(well, product) ?? []);
  const now = own.filter(({ rate }) => rate !== null);
  return {
    wells: own.length,
    volume: own.reduce((sum, { volume }) => sum + volume, 0),
    wellsNow: now.length,
    rate: now.reduce((sum, { rate }) => sum + rate!, 0),
    ...(product === 'gas' && { notComputed: wells.length - own.length }),
  };
}
