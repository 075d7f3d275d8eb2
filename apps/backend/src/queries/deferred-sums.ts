import { sql, type AliasableExpression } from 'kysely';
import { excess, isReport, shortfall } from '../database/expressions.ts';
import { staleAfterDays } from '../insights/limits.ts';
import type { Quality } from '../vocabulary.ts';
import { analyticQuery, date, decimal, integer, text, type RowOf } from './analytic-query.ts';
import { deferralCorrections } from './book-corrections.ts';
import { correctionsOf, type DeferredSource, type SumsSource } from './deferred-losses.ts';
import { entityIds, entityJoins } from './entities.ts';
import { selectedWells, selectsWholeFields } from './selection.ts';

/** One day, or all days of the window, of one entity as it is read; quality is known for days of single wells only. */
export interface DeferredRow extends RowOf<typeof entitySums.columns> {
  quality?: Quality;
  /** Of a sum over days, whose `day` is the newest of them. */
  firstDay?: string;
  days?: number;
}

const entityNames = {
  field: sql`field.name`,
  area: sql`area.name`,
  businessUnit: sql`unit.name`,
} as const;

/** Days of entities above the well: sums of their wells. */
export const entitySums = analyticQuery(
  {
    day: date,
    entityId: text(),
    entityName: text(),
    potential: decimal,
    actual: decimal,
    deferred: decimal,
    abovePotential: decimal,
    planned: decimal,
    version: text(),
    wellsReported: integer,
    wellsExpected: integer,
  },
  ({ selection, window, product, method }: SumsSource, level: keyof typeof entityIds) => {
    const of = (name: string) => sql.ref(`loss.${product}_${name}`);
    const [potential, actual] = [of('potential'), of('actual')];
    const wells = selectedWells(selection);
    const [volumes, reports] = selectsWholeFields(selection)
      ? [
          sql`select loss.field_id, loss.day, ${potential} as potential, ${actual} as actual, ${of('deferred')} as deferred,
                     ${of('above_potential')} as above_potential, ${of('planned')} as planned, loss.version
              from field_deferred_day as loss
              where loss.field_id in (select chosen.field_id from ${wells})
                and loss.method = ${method} and loss.day between ${window.from} and ${window.to}`,
          sql`select daily.field_id, daily.day, daily.wells_reporting as reported
              from field_day as daily
              where daily.field_id in (select chosen.field_id from ${wells})
                and daily.day between ${window.from} and ${window.to}`,
        ]
      : [
          sql`select chosen.field_id, loss.day, ${potential} as potential, ${actual} as actual,
                     ${shortfall(potential, actual)} as deferred,
                     ${excess(potential, actual)} as above_potential, ${of('planned')} as planned, loss.version
              from deferred_production as loss join ${wells} on chosen.well_id = loss.well_id
              where loss.method = ${method} and loss.day between ${window.from} and ${window.to}
                and ${potential} is not null`,
          sql`select chosen.field_id, daily.day, 1 as reported
              from daily_production as daily join ${wells} on chosen.well_id = daily.well_id
              where daily.day between ${window.from} and ${window.to} and ${isReport('daily')}`,
        ];
    // Reports and awaited wells are rows beside the volumes; where an entity has no volume there is nothing to sum up.
    return sql`
      with sums as (
        select *, 0 as reported, 0 as awaited from (${volumes}) as volumes
        union all
        select field_id, day, null, null, null, null, null, null, reported, 0 from (${reports}) as reports
        union all
        select chosen.field_id, well.last_day + late.days, null, null, null, null, null, null, 0, 1
        from ${wells} join well on well.id = chosen.well_id
        cross join generate_series(1, ${staleAfterDays}::int) as late (days)
        where well.status not in ('suspended', 'abandoned')
          and well.last_day + late.days between ${window.from} and ${window.to}
      )
      select sums.day, ${entityIds[level]} as "entityId", ${entityNames[level]} as "entityName",
             sum(sums.potential) as potential, sum(sums.actual) as actual, sum(sums.deferred) as deferred,
             sum(sums.above_potential) as "abovePotential", sum(sums.planned) as planned,
             min(sums.version) as version,
             sum(sums.reported)::int as "wellsReported", sum(sums.reported + sums.awaited)::int as "wellsExpected"
      from sums ${entityJoins('sums.field_id')}
      group by sums.day, "entityId", "entityName"
      having count(sums.potential) > 0`;
  },
);

/** Days of entities as one row for each entity: in closed months as the books have them. Its wells are those of its newest day. */
export function windowSums(
  days: AliasableExpression<DeferredRow>,
  source: DeferredSource,
): AliasableExpression<DeferredRow> {
  const newest = (name: 'wellsReported' | 'wellsExpected') =>
    sql`(array_agg(days.${sql.ref(name)} order by days.day desc))[1]`;
  return sql<DeferredRow>`(
    select summed.day, summed."firstDay", summed.days, summed."entityId", summed."entityName",
           summed.potential + coalesce(booked.potential, 0) as potential,
           summed.actual + coalesce(booked.potential - booked.deferred + booked."abovePotential", 0) as actual,
           summed.deferred + coalesce(booked.deferred, 0) as deferred,
           summed."abovePotential" + coalesce(booked."abovePotential", 0) as "abovePotential",
           summed.planned + coalesce(booked.planned, 0) as planned,
           summed.version, summed."wellsReported", summed."wellsExpected"
    from (
    select max(days.day) as day, min(days.day) as "firstDay", count(*)::int as days, days."entityId", days."entityName",
           sum(days.potential) as potential, sum(days.actual) as actual, sum(days.deferred) as deferred,
           sum(days."abovePotential") as "abovePotential", sum(days.planned) as planned, min(days.version) as version,
           ${newest('wellsReported')} as "wellsReported", ${newest('wellsExpected')} as "wellsExpected"
    from ${days.as('days')}
    group by days."entityId", days."entityName"
    ) as summed
    left join ${deferralCorrections.list(correctionsOf(source))} as booked on booked."entityId" = summed."entityId")`;
}
