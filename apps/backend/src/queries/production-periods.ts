import { sql } from 'kysely';
import {
  columnList,
  dayCounts,
  daySums,
  deferredSums,
  sumsOfDays,
  sumsOfDeferral,
} from '../database/month-sums.ts';
import { bookLines } from '../database/book-lines.ts';
import { isReport } from '../database/expressions.ts';
import { newestDays } from '../recompute/owed-reports.ts';
import type { MainProduct, MethodOfProduction, PotentialMethod } from '../vocabulary.ts';
import { analyticQuery, boolean, date, decimal, integer, nullable, text } from './analytic-query.ts';
import { adjustmentsOf, bookedMonths, booksOf, noMonths, showsRows, spansOf } from './booked-months.ts';
import type { WindowParts } from './compared-windows.ts';
import { mainProductOf } from './main-product.ts';
import { missingByWell, missingColumns, missingOfWells } from './missing-days.ts';
import { sumColumns } from './production-figures.ts';
import { productionDay, selectedWells, type DayWindow, type WellSelection } from './selection.ts';

/** How long the periods of a course are. */
export type PeriodUnit = 'day' | 'month' | 'quarter' | 'year';

/** What is read of which wells. */
export interface PeriodsAsked {
  readonly selection: WellSelection;
  readonly parts: WindowParts;
  readonly method: PotentialMethod;
  readonly now: Date;
}

/** Selected wells with the day that runs on their clock. */
export const chosenWells = (selection: WellSelection, now: Date) => sql`
  chosen as materialized (
    select chosen.*, ${productionDay(sql`${now.toISOString()}::timestamptz`)} as running
    from ${selectedWells(selection)}
  )`;

/**
 * Sums of wells by period: `made` of their reports, `lost` of their potential. Whole months come from the sums kept by
 * month, closed ones from the books; no day that is not over on its clock is in them. A course by day has the rows as they are.
 */
export const sumsOfWells = ({ parts, method }: PeriodsAsked, unit: PeriodUnit) => {
  const months = unit === 'day' ? { months: null, days: [], books: null } : parts;
  const made = bookedMonths('well_month', bookLines.production, [...dayCounts, ...daySums], months);
  const ofMethod = sql`held.method = ${method}`;
  const lost = bookedMonths('well_deferred_month', bookLines.deferral, deferredSums, months, ofMethod);
  return sql`
  ${booksOf(months)},
  made as (
    select well_id, date_trunc(${unit}::text, period)::date as period, ${columnList([...dayCounts, ...daySums])}
    from (${made}) as month
    union all
    select chosen.well_id, date_trunc(${unit}::text, daily.day)::date, ${sumsOfDays}
    from chosen cross join ${spansOf(parts)}
    join daily_production as daily
      on daily.well_id = chosen.well_id and daily.day between span.first and span.last
    where ${isReport('daily')} and daily.day < chosen.running and ${showsRows(sql`daily.day`, months)}
    group by 1, 2
  ),
  lost as (
    select well_id, date_trunc(${unit}::text, period)::date as period, ${columnList(deferredSums)}
    from (${lost}) as month
    union all
    select chosen.well_id, date_trunc(${unit}::text, deferral.day)::date, ${sumsOfDeferral}
    from chosen cross join ${spansOf(parts)}
    join deferred_production as deferral
      on deferral.well_id = chosen.well_id and deferral.method = ${method}
      and deferral.day between span.first and span.last
    where deferral.day < chosen.running and ${showsRows(sql`deferral.day`, months)}
    group by 1, 2
  )`;
};

const summedDays = sql.join([
  ...dayCounts.map((name) => sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}`),
  ...daySums.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`),
]);
const summedDeferral = sql.join(deferredSums.map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`));
const counts = sql.join(
  dayCounts.map((name) => sql`coalesce(${sql.ref(`made.${name}`)}, 0) as ${sql.ref(name)}`),
);
const sums = sql`${counts}, ${columnList(daySums, 'made')}, ${columnList(deferredSums, 'lost')}`;

/**
 * Sums of a window of each well that has a report or an adjustment in it (`known`), or owes one, with what it belongs to and what is estimated
 * of the days that it owes.
 */
export const sumsByWell = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    fieldId: text(),
    fieldName: text(),
    areaId: text(),
    areaName: text(),
    businessUnitId: text(),
    businessUnitName: text(),
    mainProduct: text<MainProduct>(),
    method: text<MethodOfProduction>(),
    manufacturerId: nullable(text()),
    manufacturerName: nullable(text()),
    known: boolean,
    ...sumColumns,
    ...missingColumns,
  },
  (asked: PeriodsAsked) => sql`
    with ${chosenWells(asked.selection, asked.now)}, ${sumsOfWells(asked, 'year')}, ${missingOfWells(asked.parts, asked.now)}
    select chosen.well_id as "wellId", chosen.well_name as "wellName",
           chosen.field_id as "fieldId", chosen.field_name as "fieldName",
           area.id as "areaId", area.name as "areaName",
           unit.id as "businessUnitId", unit.name as "businessUnitName",
           ${mainProductOf(sql`chosen.well_id`)} as "mainProduct",
           well.method_of_production as method, maker.id as "manufacturerId", maker.name as "manufacturerName",
           (made.well_id is not null or lost.well_id is not null) as known,
           ${sums}, coalesce(missing.missing_days, 0) as missing_days, coalesce(missing.unknown_days, 0) as unknown_days,
           missing.estimated_oil, missing.estimated_gas, missing.estimated_water, missing.estimated_water_injected, missing.estimated_hours
    from chosen
    left join (${missingByWell}) as missing on missing.well_id = chosen.well_id
    left join (select well_id, ${summedDays} from made group by well_id) as made on made.well_id = chosen.well_id
    left join (select well_id, ${summedDeferral} from lost group by well_id) as lost
      on lost.well_id = chosen.well_id
    join well on well.id = chosen.well_id
    join field on field.id = chosen.field_id
    join area on area.id = field.area_id
    join business_unit as unit on unit.id = area.business_unit_id
    left join manufacturer as maker on maker.id = well.manufacturer_id
    where made.well_id is not null or lost.well_id is not null or missing.well_id is not null`,
);

/** The newest day of each selected field within a window, by its reports or its months; fields that have none there are left out. */
export const newestDaysOfFields = analyticQuery(
  { fieldId: text(), day: date },
  (selection: WellSelection, window: DayWindow, now: Date) => sql`
    with ${chosenWells(selection, now)}
    select newest.field_id as "fieldId", greatest(newest.day, whole.day) as day
    from (${newestDays(window, now)}) as newest
    left join (
      select chosen.field_id, max((held.month + interval '1 month')::date - 1) as day
      from chosen join well_month as held on held.well_id = chosen.well_id
      where held.by_month and held.month >= ${window.from}::date and (held.month + interval '1 month')::date - 1 <= ${window.to}::date
      group by chosen.field_id
    ) as whole on whole.field_id = newest.field_id
    where num_nonnulls(newest.day, whole.day) > 0`,
);

/** Sums over the wells by period, oldest first; a period without a report or an adjustment has no row. */
export const sumsByPeriod = analyticQuery(
  { period: date, wells: integer, ...sumColumns },
  (asked: PeriodsAsked, unit: PeriodUnit) => sql`
    with ${chosenWells(asked.selection, asked.now)}, ${sumsOfWells(asked, unit)}
    select coalesce(made.period, lost.period) as period, coalesce(made.wells, 0) as wells, ${sums}
    from (select period, count(distinct well_id) filter (where days > 0)::int as wells, ${summedDays} from made group by period) as made
    full join (select period, ${summedDeferral} from lost group by period) as lost on lost.period = made.period
    order by 1`,
);

/**
 * Sums of whole fields as they are kept by field and day, with what wells made in months that count by their row; of months that are closed as the books have them, which is what
 * the days say now without what was adjusted since.
 */
export const fieldTotals = analyticQuery(
  { oil: decimal, gas: decimal, water: decimal, injection: decimal },
  (selection: WellSelection, { from, to }: DayWindow, parts: WindowParts, now: Date) => {
    const months = parts.months ?? noMonths;
    return sql`
    with ${chosenWells(selection, now)}, ${booksOf(parts)}, ${adjustmentsOf(parts)},
    summed as (
      select daily.oil, daily.gas, daily.water, daily.water_injected
      from (select distinct field_id, running from chosen) as chosen
      join field_day as daily on daily.field_id = chosen.field_id
      where daily.day between ${from}::date and ${to}::date and daily.day < chosen.running
      union all
      select coalesce(held.oil, 0) - coalesce(stood.oil, 0), coalesce(held.gas, 0) - coalesce(stood.gas, 0),
             coalesce(held.water, 0) - coalesce(stood.water, 0), coalesce(held.water_injected, 0) - coalesce(stood.water_injected, 0)
      from chosen join well_month as held on held.well_id = chosen.well_id
      cross join lateral (
        select sum(daily.oil) as oil, sum(daily.gas) as gas, sum(daily.water) as water, sum(daily.water_injected) as water_injected
        from daily_production as daily
        where daily.well_id = held.well_id and daily.day >= held.month and daily.day < (held.month + interval '1 month')::date
      ) as stood
      where held.by_month and held.month between ${months.from}::date and ${months.to}::date
      union all
      select times * line.oil, times * line.gas, times * line.water, times * line.water_injected
      from adjustment join book_production as line on line.entry_id = adjustment.id
    )
    select coalesce(sum(oil), 0) as oil, coalesce(sum(gas), 0) as gas,
           coalesce(sum(water), 0) as water, coalesce(sum(water_injected), 0) as injection
    from summed`;
  },
);
