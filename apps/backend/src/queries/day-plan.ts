import { sql, type Kysely } from 'kysely';
import type { components } from '@cnx/api/schema';
import { isReport } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { analyticQuery, date, decimal, integer, nullable, text } from './analytic-query.ts';
import { newestDays } from '../recompute/owed-reports.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

/** Columns of a daily row and of a plan by what the contract calls them. */
const volumes = { oil: 'oil', gas: 'gas', water: 'water', injection: 'water_injected' } as const;
type Volume = keyof typeof volumes;
const names = Object.keys(volumes) as Volume[];

/** A day's plan for one product, and what those made of it that have one (Sm3). */
type PlannedVolume = Required<Pick<components['schemas']['DayVolume'], 'plan' | 'ofPlan'>>;

/** What a selection was planned to make on a day. */
export interface DayPlan {
  volumes: Record<Volume, PlannedVolume>;
  /** Wells that reported the product, with and without a plan for it; null when no plan covers any of them. */
  coverage: Record<Volume, components['schemas']['PlanCoverage'] | null>;
}

const nullableDecimal = nullable(decimal);

/** The columns of a product: its plan, and the wells that reported it. */
const planOf = (name: Volume) => sql.ref(`${name}Plan`);
const wellsOf = (name: Volume) => sql.ref(`${name}Wells`);

/**
 * What the wells that reported the newest day of their field made and were to make, as `compared`: each by itself, and whole fields whose wells
 * have no plan of their own.
 */
const comparedWithPlan = (selection: WellSelection, window: DayWindow, now: Date) => sql`
    with chosen as materialized (select * from ${selectedWells(selection)}),
    newest as materialized (select * from (${newestDays(window, now)}) as dated where day is not null),
    reports as (
      select chosen.field_id, chosen.field_name, chosen.well_id, chosen.well_name, newest.day, daily.well_id is not null as reported, plan.field_id is not null as planned,
        well.status not in ('suspended', 'abandoned') and well.first_day <= newest.day as owes,
        ${sql.join(
          names.flatMap((name) => {
            const [volume, rate] = [sql.ref(`daily.${volumes[name]}`), sql.ref(`plan.${volumes[name]}`)];
            return [
              sql`coalesce(${volume}, case when daily.hours = 0 and ${rate} is not null then 0 end) as ${sql.ref(name)}`,
              sql`${rate} as ${sql.ref(`${name}Plan`)}`,
            ];
          }),
        )}
      from chosen join newest on newest.field_id = chosen.field_id
      join well on well.id = chosen.well_id
      left join daily_production as daily
        on daily.well_id = chosen.well_id and daily.day = newest.day and ${isReport('daily')}
      left join production_plan as plan
        on plan.well_id = chosen.well_id and plan.month = date_trunc('month', newest.day)::date
    ),
    fields as (
      select field_id, field_name, day, count(*) as wells, bool_or(planned) as planned, bool_or(owes and not reported) as late,
        ${sql.join(
          names.flatMap((name) => [
            sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`,
            sql`count(${sql.ref(name)})::int as ${wellsOf(name)}`,
          ]),
        )}
      from reports group by field_id, field_name, day
    ),
    compared as (
      select well_id, well_name, field_id, field_name, day,
        ${sql.join(
          names.flatMap((name) => [
            sql.ref(name),
            planOf(name),
            sql`(${sql.ref(name)} is not null)::int as ${wellsOf(name)}`,
          ]),
        )}
      from reports where reported
      union all
      select null, null, fields.field_id, fields.field_name, fields.day, ${sql.join(
        names.flatMap((name) => [
          sql.ref(`fields.${name}`),
          sql.ref(`whole.${volumes[name]}`),
          sql.ref(`fields.${name}Wells`),
        ]),
      )}
      from fields join production_plan as whole
        on whole.field_id = fields.field_id and whole.well_id is null
        and whole.month = date_trunc('month', fields.day)::date
      where not fields.planned and not fields.late
        and fields.wells = (select count(*) from well where well.field_id = fields.field_id)
    )`;

const dayPlans = analyticQuery(
  {
    ...{ oil: nullableDecimal, oilPlan: nullableDecimal, oilPlanned: integer, oilReported: integer },
    ...{ gas: nullableDecimal, gasPlan: nullableDecimal, gasPlanned: integer, gasReported: integer },
    ...{ water: nullableDecimal, waterPlan: nullableDecimal, waterPlanned: integer, waterReported: integer },
    ...{ injection: nullableDecimal, injectionPlan: nullableDecimal },
    ...{ injectionPlanned: integer, injectionReported: integer },
  },
  (selection: WellSelection, window: DayWindow, now: Date) => sql`
    ${comparedWithPlan(selection, window, now)}
    select ${sql.join(
      names.flatMap((name) => {
        const [volume, plan, wells] = [sql.ref(name), planOf(name), wellsOf(name)];
        return [
          sql`sum(${volume}) filter (where ${plan} is not null) as ${volume}`,
          sql`sum(${plan}) filter (where ${volume} is not null) as ${plan}`,
          sql`coalesce(sum(${wells}) filter (where ${plan} is not null), 0)::int as ${sql.ref(`${name}Planned`)}`,
          sql`coalesce(sum(${wells}) filter (where well_id is not null), 0)::int as ${sql.ref(`${name}Reported`)}`,
        ];
      }),
    )}
    from compared`,
);

/**
 * Reads what the selected wells that reported the newest day of their field were planned to make on it. Where no well of a field has a plan of
 * its own, the field's counts if the selection holds all its wells and none of them is late: it cannot be split.
 */
export async function readDayPlan(
  db: Kysely<Database>,
  selection: WellSelection,
  window: DayWindow,
  now: Date,
): Promise<DayPlan> {
  const [found] = await dayPlans.read(db, selection, window, now);
  const of = <Value>(value: (name: Volume) => Value): Record<Volume, Value> => ({
    ...{ oil: value('oil'), gas: value('gas'), water: value('water'), injection: value('injection') },
  });
  return {
    volumes: of((name) => ({ plan: found![`${name}Plan`], ofPlan: found![name] })),
    coverage: of((name) => {
      const planned = found![`${name}Planned`];
      return planned === 0 ? null : { planned, unplanned: found![`${name}Reported`] - planned };
    }),
  };
}

/**
 * What each well made on the newest day of its field and was to make; of a field whose wells have no plan of their own, the whole field
 * (no well). Sm3.
 */
export const plansOfDay = analyticQuery(
  {
    wellId: nullable(text()),
    wellName: nullable(text()),
    fieldId: text(),
    fieldName: text(),
    day: date,
    made: decimal,
    plan: decimal,
  },
  (selection: WellSelection, window: DayWindow, now: Date, product: Volume) => sql`
    ${comparedWithPlan(selection, window, now)}
    select well_id as "wellId", well_name as "wellName", field_id as "fieldId", field_name as "fieldName", day,
           ${sql.ref(product)} as made, ${sql.ref(`${product}Plan`)} as plan
    from compared where ${sql.ref(product)} is not null and ${sql.ref(`${product}Plan`)} is not null`,
);
