import { sql } from 'kysely';
import { isReport, shortfall } from '../database/expressions.ts';
import { isSuspendedDay } from '../database/suspended-days.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { analyticQuery, date, decimal, integer, nullable, text } from './analytic-query.ts';
import { lengthOf } from './expected-rate.ts';
import { productionDay, selectedWells, type DayWindow, type WellSelection } from './selection.ts';

/** What totals are of. */
export type TotalsLevel = 'well' | 'field' | 'area' | 'businessUnit' | 'month' | 'day' | 'all';

const entities = {
  well: { id: sql`daily.well_id`, name: sql`daily.well_name`, place: sql`daily.field_name` },
  field: { id: sql`daily.field_id`, name: sql`daily.field_name`, place: sql`null::text` },
  area: { id: sql`area.id`, name: sql`area.name`, place: sql`null::text` },
  businessUnit: { id: sql`unit.id`, name: sql`unit.name`, place: sql`null::text` },
  month: {
    id: sql`to_char(date_trunc('month', daily.day), 'YYYY-MM-DD')`,
    name: sql`to_char(date_trunc('month', daily.day), 'YYYY-MM-DD')`,
    place: sql`null::text`,
  },
  day: { id: sql`daily.day::text`, name: sql`daily.day::text`, place: sql`null::text` },
  all: { id: sql`''::text`, name: sql`''::text`, place: sql`null::text` },
} as const;

/** The last day that is over on the clock of a selected well's field. */
const lastOver = (now: Date) => sql`(${productionDay(sql`${now.toISOString()}::timestamptz`)} - 1)`;

const nullableDecimal = nullable(decimal);

/**
 * What was produced in a window, by entity: volumes in Sm3, hours on stream and those that the days had where hours were
 * reported, potential and deferred oil, deferred gas, and means of the daily readings of wells where these are wanted (bar, %). A ratio is of the days on which both its sides were reported. Entities without
 * a report have no row. A day that is not over on the clock of its field is in no sum.
 */
export const productionTotals = analyticQuery(
  {
    id: text(),
    name: text(),
    place: nullable(text()),
    wells: integer,
    lastDay: date,
    oil: nullableDecimal,
    gas: nullableDecimal,
    water: nullableDecimal,
    injection: nullableDecimal,
    liquid: nullableDecimal,
    waterCut: nullableDecimal,
    gor: nullableDecimal,
    hours: nullableDecimal,
    dayHours: nullableDecimal,
    potential: nullableDecimal,
    deferred: nullableDecimal,
    deferredGas: nullableDecimal,
    wellheadPressure: nullableDecimal,
    downholePressure: nullableDecimal,
    casingPressure: nullableDecimal,
    choke: nullableDecimal,
  },
  (
    selection: WellSelection,
    { from, to }: DayWindow,
    level: TotalsLevel,
    wanted: 'volumes' | 'hours' | 'potential' | 'gauges',
    now: Date,
  ) => {
    const { id, name, place } = entities[level];
    const dayHours =
      wanted === 'hours'
        ? sql`case when report.hours is null then null
                when report.hours = 0 then case when ${isSuspendedDay('report')} then 0 else 24 * ${lengthOf(sql`report.day`)} end
                else 24 * ${lengthOf(sql`report.day`)} end`
        : sql`null::float8`;
    const gauges =
      wanted === 'gauges'
        ? sql`report.wellhead_pressure as wellhead, report.downhole_pressure as downhole, report.annulus_pressure as casing,
              report.choke_pct as choke`
        : sql`null::float8 as wellhead, null::float8 as downhole, null::float8 as casing, null::float8 as choke`;
    const loss =
      wanted === 'potential'
        ? sql`left join deferred_production as loss on loss.well_id = report.well_id
            and loss.method = ${defaultPotentialMethod} and loss.day = report.day`
        : sql`cross join (select null::float8 as oil_potential, null::float8 as oil_actual, null::float8 as gas_potential, null::float8 as gas_actual) as loss`;
    return sql`
      with chosen as materialized (select * from ${selectedWells(selection)}),
      daily as (
        select chosen.well_id, chosen.well_name, chosen.field_id, chosen.field_name, report.day, report.oil, report.gas,
               report.water, report.water_injected, report.hours, ${gauges}, ${dayHours} as day_hours, loss.oil_potential as potential,
               case when loss.oil_potential is not null then ${shortfall(sql.ref('loss.oil_potential'), sql.ref('loss.oil_actual'))} end as deferred,
               case when loss.gas_potential is not null then ${shortfall(sql.ref('loss.gas_potential'), sql.ref('loss.gas_actual'))} end as deferred_gas
        from chosen join daily_production as report on report.well_id = chosen.well_id ${loss}
        where report.day between ${from} and least(${to}::date, ${lastOver(now)}) and ${isReport('report')}
      )
      select ${id} as id, ${name} as name, ${place} as place, count(distinct daily.well_id)::int as wells, max(daily.day) as "lastDay",
             sum(oil) as oil, sum(gas) as gas, sum(water) as water, sum(water_injected) as injection,
             case when count(oil) + count(water) > 0 then coalesce(sum(oil), 0) + coalesce(sum(water), 0) end as liquid,
             100 * sum(water) filter (where oil is not null) / nullif(sum(oil + water), 0) as "waterCut",
             sum(gas) filter (where oil is not null) / nullif(sum(oil) filter (where gas is not null), 0) as gor,
             sum(daily.hours) as hours, sum(day_hours) as "dayHours", sum(potential) as potential, sum(deferred) as deferred, sum(deferred_gas) as "deferredGas",
             avg(wellhead)::float8 as "wellheadPressure", avg(downhole)::float8 as "downholePressure",
             avg(casing)::float8 as "casingPressure", avg(choke)::float8 as choke
      from daily
      join field on field.id = daily.field_id
      join area on area.id = field.area_id
      join business_unit as unit on unit.id = area.business_unit_id
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
