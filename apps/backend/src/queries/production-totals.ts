import { sql } from 'kysely';
import { dayCounts, daySums, deferredSums } from '../database/month-sums.ts';
import { isReport } from '../database/expressions.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { analyticQuery, date, decimal, integer, nullable, text } from './analytic-query.ts';
import { settledDay, windowParts } from './compared-windows.ts';
import { sumColumns } from './production-figures.ts';
import { chosenWells, sumsOfWells, type PeriodUnit } from './production-periods.ts';
import { productionDay, selectedWells, type DayWindow, type WellSelection } from './selection.ts';

/** What totals are of. */
export type TotalsLevel = 'well' | 'field' | 'area' | 'businessUnit' | 'month' | 'day' | 'all';

const none = sql`null::text`;
const entities = {
  well: { id: sql`chosen.well_id`, name: sql`chosen.well_name`, place: sql`chosen.field_name` },
  field: { id: sql`chosen.field_id`, name: sql`chosen.field_name`, place: none },
  area: { id: sql`area.id`, name: sql`area.name`, place: none },
  businessUnit: { id: sql`unit.id`, name: sql`unit.name`, place: none },
  month: { id: sql`summed.period::text`, name: sql`summed.period::text`, place: none },
  day: { id: sql`summed.period::text`, name: sql`summed.period::text`, place: none },
  all: { id: sql`''::text`, name: sql`''::text`, place: none },
} as const;
const unitOf = (level: TotalsLevel): PeriodUnit => (level === 'month' || level === 'day' ? level : 'year');

/** The last day that is over on the clock of a selected well's field. */
const lastOver = (now: Date) => sql`(${productionDay(sql`${now.toISOString()}::timestamptz`)} - 1)`;

/** Sums under their own names, of columns `has` has; none of the others. */
const sumsOf = (has: readonly string[]) =>
  sql.join([
    ...dayCounts.map((name) =>
      has.includes(name) ? sql`sum(${sql.ref(name)})::int as ${sql.ref(name)}` : sql`0 as ${sql.ref(name)}`,
    ),
    ...[...daySums, ...deferredSums].map((name) =>
      has.includes(name)
        ? sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`
        : sql`null::float8 as ${sql.ref(name)}`,
    ),
  ]);

/**
 * What was produced in a window by entity, as the statistics have it: closed months from the books, with the adjustments that count
 * in the window; a course by day shows its rows. Entities without a report or an adjustment have no row, and one with adjustments
 * alone has no last day. A day that is not over on the clock of its field is in no sum.
 */
export const productionTotals = analyticQuery(
  {
    id: text(),
    name: text(),
    place: nullable(text()),
    wells: integer,
    lastDay: nullable(date),
    ...sumColumns,
  },
  (selection: WellSelection, window: DayWindow, level: TotalsLevel, now: Date) => {
    const { id, name, place } = entities[level];
    const unit = unitOf(level);
    const parts =
      unit === 'day' ? { months: null, days: [window], books: null } : windowParts(window, settledDay(now));
    const asked = { selection, parts, method: defaultPotentialMethod, now };
    return sql`
      with ${chosenWells(selection, now)}, ${sumsOfWells(asked, unit)},
      summed as (
        select well_id, period, ${sumsOf([...dayCounts, ...daySums])} from made group by 1, 2
        union all
        select well_id, period, ${sumsOf(deferredSums)} from lost group by 1, 2
      )
      select ${id} as id, ${name} as name, ${place} as place,
             (count(distinct summed.well_id) filter (where summed.days > 0))::int as wells, max(reported.day) as "lastDay",
             ${sumsOf([...dayCounts, ...daySums, ...deferredSums])}
      from summed
      join chosen on chosen.well_id = summed.well_id
      join field on field.id = chosen.field_id
      join area on area.id = field.area_id
      join business_unit as unit on unit.id = area.business_unit_id
      left join lateral (
        select report.day from daily_production as report
        where summed.days > 0 and report.well_id = summed.well_id and ${isReport('report')}
          and report.day between greatest(summed.period, ${window.from}::date)
            and least((summed.period + ${`1 ${unit}`}::interval)::date - 1, ${window.to}::date, chosen.running - 1)
        order by report.day desc limit 1
      ) as reported on true
      group by 1, 2, 3`;
  },
);

/** Means of the daily readings of wells in a window (bar, %), of each or of all of them. */
export const gaugeMeans = analyticQuery(
  {
    id: text(),
    name: text(),
    place: nullable(text()),
    wells: integer,
    lastDay: date,
    wellheadPressure: nullable(decimal),
    downholePressure: nullable(decimal),
    casingPressure: nullable(decimal),
    choke: nullable(decimal),
  },
  (selection: WellSelection, { from, to }: DayWindow, level: 'well' | 'all', now: Date) => {
    const { id, name, place } = entities[level];
    return sql`
      with ${chosenWells(selection, now)}
      select ${id} as id, ${name} as name, ${place} as place, count(distinct chosen.well_id)::int as wells,
             max(report.day) as "lastDay", avg(report.wellhead_pressure)::float8 as "wellheadPressure",
             avg(report.downhole_pressure)::float8 as "downholePressure",
             avg(report.annulus_pressure)::float8 as "casingPressure", avg(report.choke_pct)::float8 as choke
      from chosen join daily_production as report on report.well_id = chosen.well_id
      where report.day between ${from} and least(${to}::date, chosen.running - 1) and ${isReport('report')}
      group by 1, 2, 3`;
  },
);

/** The last day on which each selected well was on stream or made or took anything; null where there is none. */
export const lastDaysOnStream = analyticQuery(
  { id: text(), day: nullable(date) },
  (selection: WellSelection, now: Date) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)})
    select chosen.well_id as id, (
      select report.day from daily_production as report
      where report.well_id = chosen.well_id and report.day <= ${lastOver(now)}
        and greatest(report.hours, report.oil, report.gas, report.water, report.water_injected) > 0
      order by report.day desc limit 1
    ) as day
    from chosen`,
);

/**
 * The last day that is over on the clock of any selected field, and the newest one until then that a well has reported.
 * Both are null without wells.
 */
export const newestDays = analyticQuery(
  { over: nullable(date), reported: nullable(date) },
  (selection: WellSelection, { from, to }: DayWindow, now: Date) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)})
    select (select max(${lastOver(now)}) from chosen) as over, (
      select max(found.day)
      from chosen cross join lateral (
        select report.day from daily_production as report
        where report.well_id = chosen.well_id and report.day between ${from} and least(${to}::date, ${lastOver(now)})
          and ${isReport('report')}
        order by report.day desc limit 1
      ) as found
    ) as reported`,
);
