import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { isReport } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { forgottenAfterDays } from '../insights/limits.ts';
import { isDue } from '../recompute/due-wells.ts';
import { owesReport } from '../recompute/owed-reports.ts';
import { analyticQuery, boolean, date, integer, moment, nullable, text } from './analytic-query.ts';
import { adjustmentOf, bookAdjustments } from './month-books.ts';

type OpenPoints = components['schemas']['OpenPoints'];

/** Months of a field, by their first days. */
export interface MonthsOfField {
  readonly fieldId: string;
  readonly from: string;
  readonly through: string;
}

/** Whether a `well` owes a report of a day and has none. */
export const missesReport = (
  day: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`(${owesReport(day)} and not exists (
  select from daily_production as daily
  where daily.well_id = well.id and daily.day = ${day} and ${isReport('daily')}
))`;

/** The days of a span on which a `well` may owe a report: those of its record, and as long after it as it is asked for one. */
export const daysOfRecord = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select generate_series(
    greatest(${from}, well.first_day)::timestamp, least(${to}, well.last_day + ${forgottenAfterDays}::int)::timestamp,
    interval '1 day'
  )::date as day
)`;

/** What is open of the wells of a field in some months, the most missing reports first. */
export const openPointsOfWells = analyticQuery(
  {
    wellId: text(),
    wellName: text(),
    reported: boolean,
    hasRecord: boolean,
    timeZone: text(),
    startHour: integer,
    computedAt: nullable(moment),
    rowsChanged: nullable(boolean),
    rules: nullable(text()),
    staleOn: nullable(date),
    missingDays: integer,
    firstMissing: nullable(date),
    lastMissing: nullable(date),
    estimatedDays: integer,
    suspectDays: integer,
    unanswered: integer,
  },
  ({ fieldId, from, through }: MonthsOfField) => {
    const end = sql`(${through}::date + interval '1 month')::date - 1`;
    return sql`
    select well.id as "wellId", well.name as "wellName", known.reports > 0 as reported,
           well.first_day is not null as "hasRecord",
           field.time_zone as "timeZone", field.production_day_start_hour::int as "startHour",
           computation.computed_at as "computedAt", computation.rows_changed as "rowsChanged",
           computation.rules, computation.stale_on as "staleOn",
           missing.days as "missingDays", missing.first as "firstMissing", missing.last as "lastMissing",
           known.estimated as "estimatedDays", known.suspect as "suspectDays",
           (select count(*)::int from production_drop_exception as loss
            where loss.well_id = well.id and loss.status = 'new' and loss.day <= ${end}
              and coalesce(loss.ended_day, 'infinity'::date) >= ${from}::date) as unanswered
    from well join field on field.id = well.field_id
    left join well_computation as computation on computation.well_id = well.id
    cross join lateral (
      select count(*)::int as reports, (count(*) filter (where daily.quality = 'estimated'))::int as estimated,
             (count(*) filter (where daily.quality = 'suspect'))::int as suspect
      from daily_production as daily
      where daily.well_id = well.id and daily.day between ${from}::date and ${end} and ${isReport('daily')}
    ) as known
    cross join lateral (
      select count(*)::int as days, min(owed.day) as first, max(owed.day) as last
      from ${daysOfRecord(sql`${from}::date`, end)} as owed
      where ${missesReport(sql`owed.day`)}
    ) as missing
    where well.field_id = ${fieldId}
    order by missing.days desc, known.estimated + known.suspect desc, well.name, well.id`;
  },
);

const maxShown = 100;

/** Reads what is open in months of a field. */
export async function readOpenPoints(
  db: Kysely<Database>,
  field: { readonly id: string; readonly name: string },
  months: MonthsOfField,
  now: Date,
): Promise<OpenPoints> {
  const [wells, adjustments] = await Promise.all([
    openPointsOfWells.read(db, months),
    bookAdjustments.read(db, {
      selection: { fieldIds: [months.fieldId] },
      window: { from: months.from, to: months.through },
      now,
      product: 'oil',
      method: defaultPotentialMethod,
    }),
  ]);
  const total = (name: 'missingDays' | 'estimatedDays' | 'suspectDays' | 'unanswered') =>
    wells.reduce((sum, well) => sum + well[name], 0);
  return {
    field,
    from: months.from,
    through: months.through,
    // A well that has never reported has nothing to compute.
    computed: wells.every((well) => (!well.hasRecord && well.computedAt === null) || !isDue(well, now, well)),
    wells: wells.filter(({ reported }) => reported).length,
    missingDays: total('missingDays'),
    estimatedDays: total('estimatedDays'),
    suspectDays: total('suspectDays'),
    unanswered: total('unanswered'),
    points: wells
      .filter((well) => well.missingDays + well.estimatedDays + well.suspectDays + well.unanswered > 0)
      .slice(0, maxShown)
      .map(({ wellId, wellName, ...open }) => ({
        well: { id: wellId, name: wellName, fieldId: field.id, fieldName: field.name },
        missingDays: open.missingDays,
        firstMissing: open.firstMissing,
        lastMissing: open.lastMissing,
        estimatedDays: open.estimatedDays,
        suspectDays: open.suspectDays,
        unanswered: open.unanswered,
      })),
    adjustments: adjustments.slice(0, maxShown).map(adjustmentOf),
  };
}
