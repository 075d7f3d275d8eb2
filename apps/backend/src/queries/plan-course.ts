import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import type { Product } from '../vocabulary.ts';
import { analyticQuery, date, decimal, integer, nullable, text } from './analytic-query.ts';
import { beginsOfFields } from './field-begins.ts';
import { missingOfWells } from './missing-days.ts';
import { chosenWells, sumsOfWells, type PeriodsAsked } from './production-periods.ts';
import type { DayWindow } from './selection.ts';

type Month = components['schemas']['PlanMonth'];

/** Plan and production of a window by month, of wells (`of_wells`) and of whole fields (`of_fields`), as {@link plannedMonths} sums them up. */
const plannedOf = (asked: PeriodsAsked, { from, to }: DayWindow, product: Product) => {
  const rate = sql.ref(`plan.${product}`);
  const made = sql.ref(`made.${product}`);
  const estimated = sql.ref(`missing.${product}`);
  return sql`
    with ${chosenWells(asked.selection, asked.now)}, ${sumsOfWells(asked, 'month')}, ${missingOfWells(asked.parts, asked.now)},
    month as (
      select first::date as first, greatest(first::date, ${from}::date) as begin,
             least((first + interval '1 month')::date - 1, ${to}::date) as last
      from generate_series(date_trunc('month', ${from}::date), ${to}::date, interval '1 month') as first
    ),
    begun as (${beginsOfFields(sql`well.field_id in (select field_id from chosen)`)}),
    sums as (
      select chosen.well_id, chosen.field_id, made.period, sum(${made}) as actual
      from made join chosen on chosen.well_id = made.well_id
      group by 1, 2, 3
    ),
    owing as (
      select missing.well_id, chosen.field_id, missing.period, missing.days, ${estimated} as estimated
      from missing join chosen on chosen.well_id = missing.well_id
    ),
    of_wells as (
      select month.first as month, chosen.field_id, chosen.well_id, 1 as wells, sums.actual,
             coalesce(owing.days, 0) as missing_days, owing.estimated,
             ${rate} * greatest(0, least(month.last, chosen.running - 1) - greatest(month.begin, begun.first) + 1) as plan
      from month join production_plan as plan on plan.month = month.first
      join chosen on chosen.well_id = plan.well_id
      join begun on begun.field_id = chosen.field_id
      left join sums on sums.well_id = chosen.well_id and sums.period = month.first
      left join owing on owing.well_id = chosen.well_id and owing.period = month.first
      where ${rate} is not null
    ),
    of_fields as (
      select month.first as month, whole.field_id, whole.wells,
             (select sum(sums.actual) from sums where sums.field_id = whole.field_id and sums.period = month.first) as actual,
             (select coalesce(sum(owing.days), 0)::int from owing where owing.field_id = whole.field_id and owing.period = month.first) as missing_days,
             (select sum(owing.estimated) from owing where owing.field_id = whole.field_id and owing.period = month.first) as estimated,
             ${rate} * greatest(0, least(month.last, whole.running - 1) - greatest(month.begin, begun.first) + 1) as plan
      from month join production_plan as plan on plan.month = month.first and plan.well_id is null
      join (
        select field_id, min(running) as running, count(*)::int as wells from chosen group by field_id
      ) as whole on whole.field_id = plan.field_id
      join begun on begun.field_id = whole.field_id
      where ${rate} is not null
        and whole.wells = (select count(*) from well where well.field_id = whole.field_id)
        and not exists (select from of_wells where of_wells.field_id = whole.field_id and of_wells.month = month.first)
    )`;
};

/**
 * Plan and production by month of a window, oldest first: of wells that have a plan, and of whole fields whose plan is of no well.
 * The plan of a month is of its days that lie in the window, are over, and are not before the first one that its field has ever
 * reported, by day or month: in the month in which reports begin as in the one that runs. A well without a report counts with its plan. What wells owe is
 * estimated beside it, by the rule of missing days.
 */
const plannedMonths = analyticQuery(
  {
    month: date,
    wells: integer,
    unreported: integer,
    plan: decimal,
    actual: nullable(decimal),
    missingDays: integer,
    estimated: nullable(decimal),
  },
  (asked: PeriodsAsked, window: DayWindow, product: Product) => sql`
    ${plannedOf(asked, window, product)}
    select month, sum(wells)::int as wells, coalesce(sum(wells) filter (where actual is null), 0)::int as unreported,
           sum(plan) as plan, sum(actual) as actual,
           sum(missing_days)::int as "missingDays", sum(estimated) as estimated
    from (
      select month, wells, actual, plan, missing_days, estimated from of_wells
      union all
      select month, wells, actual, plan, missing_days, estimated from of_fields
    ) as planned
    group by month
    order by month`,
);

/** Adds up plan and production from month to month. */
export async function readPlanMonths(...asked: Parameters<typeof plannedMonths.read>): Promise<Month[]> {
  let [plan, actual, estimated] = [0, 0, 0];
  return (await plannedMonths.read(...asked)).map((row) => {
    plan += row.plan;
    actual += row.actual ?? 0;
    estimated += row.estimated ?? 0;
    return { ...row, cumulativePlan: plan, cumulativeActual: actual, cumulativeEstimated: estimated };
  });
}

/**
 * Plan and production of a window by well, as {@link readPlanMonths} sums them up; of a field whose plan is of no well, the whole field (no
 * well). A well without a report has made nothing of its plan. Sm3.
 */
export const plansOfWindow = analyticQuery(
  {
    wellId: nullable(text()),
    wellName: nullable(text()),
    fieldId: text(),
    fieldName: text(),
    made: decimal,
    plan: decimal,
  },
  (asked: PeriodsAsked, window: DayWindow, product: Product) => sql`
    ${plannedOf(asked, window, product)}
    select planned.well_id as "wellId", well.name as "wellName", field.id as "fieldId", field.name as "fieldName",
           coalesce(sum(planned.actual), 0)::float8 as made, sum(planned.plan)::float8 as plan
    from (
      select well_id, field_id, actual, plan from of_wells
      union all select null, field_id, actual, plan from of_fields
    ) as planned
    join field on field.id = planned.field_id left join well on well.id = planned.well_id
    group by 1, 2, 3, 4`,
);
