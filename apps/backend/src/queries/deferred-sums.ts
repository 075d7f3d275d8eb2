import { sql, type AliasableExpression } from 'kysely';
import { excess, isReport, shortfall } from '../database/expressions.ts';
import { staleAfterDays } from '../insights/limits.ts';
import type { Quality } from '../vocabulary.ts';
import { analyticQuery, boolean, date, decimal, integer, text, type RowOf } from './analytic-query.ts';
import { deferralCorrections } from './book-corrections.ts';
import { correctionsOf, type DeferredSource } from './deferred-losses.ts';
import { entityIds, entityJoins, type Level } from './entities.ts';
import { productionDay, selectedWells, selectsWholeFields } from './selection.ts';

/** One day, or all days of the window, of one entity as it is read; quality is known for days of single wells only. */
export interface DeferredRow extends Omit<RowOf<typeof entitySums.columns>, 'isJudged'> {
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

/**
 * Days of entities: sums of their wells. `actual` is what all of them made that reported, also those without a potential; the other volumes are of those
 * with one.
 * @param source of a row per window, days on which no well has a potential are there too: what they made is part of the window
 */
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
    /** Whether any of its wells has a potential on the day. */
    isJudged: boolean,
    wellsReported: integer,
    wellsExpected: integer,
  },
  ({ selection, window, product, method, per, now }: Omit<DeferredSource, 'level'>, level: Level) => {
    const of = (name: string) => sql.ref(`loss.${product}_${name}`);
    const [potential, actual] = [of('potential'), of('actual')];
    const wells = selectedWells(selection);
    const running = productionDay(sql`${now.toISOString()}::timestamptz`);
    const place = level === 'well' ? sql`chosen.well_id` : sql`chosen.field_id`;
    const [id, name, joins] =
      level === 'well'
        ? [sql`entity.id`, sql`entity.name`, sql`join well as entity on entity.id = sums.place_id`]
        : [entityIds[level], entityNames[level], entityJoins('sums.place_id')];
    const [volumes, reports] =
      selectsWholeFields(selection) && level !== 'well'
        ? [
            sql`select loss.field_id as place_id, loss.day, ${potential} as potential, ${of('deferred')} as deferred,
                     ${of('above_potential')} as above_potential, ${of('planned')} as planned, loss.version
              from (select distinct chosen.field_id, ${running} as running from ${wells}) as chosen
              join field_deferred_day as loss on loss.field_id = chosen.field_id
              where loss.method = ${method} and loss.day between ${window.from} and ${window.to}
                and loss.day < chosen.running`,
            sql`select daily.field_id as place_id, daily.day, ${sql.ref(`daily.${product}`)} as actual, daily.wells_reporting as reported
              from (select distinct chosen.field_id, ${running} as running from ${wells}) as chosen
              join field_day as daily on daily.field_id = chosen.field_id
              where daily.day between ${window.from} and ${window.to} and daily.day < chosen.running`,
          ]
        : [
            sql`select ${place} as place_id, loss.day, ${potential} as potential,
                     ${shortfall(potential, actual)} as deferred,
                     ${excess(potential, actual)} as above_potential, ${of('planned')} as planned, loss.version
              from deferred_production as loss join ${wells} on chosen.well_id = loss.well_id
              where loss.method = ${method} and loss.day between ${window.from} and ${window.to}
                and ${potential} is not null and loss.day < ${running}`,
            sql`select ${place} as place_id, daily.day, ${sql.ref(`daily.${product}`)} as actual, 1 as reported
              from daily_production as daily join ${wells} on chosen.well_id = daily.well_id
              where daily.day between ${window.from} and ${window.to} and daily.day < ${running} and ${isReport('daily')}`,
          ];
    // Reports and awaited wells are rows beside the volumes; where an entity has no volume there is nothing to sum up.
    return sql`
      with sums as (
        select *, null::float8 as actual, 0 as reported, 0 as awaited from (${volumes}) as volumes
        union all
        select place_id, day, null, null, null, null, null, actual, reported, 0 from (${reports}) as reports
        union all
        select ${place}, well.last_day + late.days, null, null, null, null, null, null, 0, 1
        from ${wells} join well on well.id = chosen.well_id
        cross join generate_series(1, ${staleAfterDays}::int) as late (days)
        where well.status not in ('suspended', 'abandoned')
          and well.last_day + late.days between ${window.from} and ${window.to}
      )
      select sums.day, ${id} as "entityId", ${name} as "entityName",
             coalesce(sum(sums.potential), 0) as potential, coalesce(sum(sums.actual), 0) as actual, coalesce(sum(sums.deferred), 0) as deferred,
             coalesce(sum(sums.above_potential), 0) as "abovePotential", coalesce(sum(sums.planned), 0) as planned,
             coalesce(min(sums.version), '') as version, count(sums.potential) > 0 as "isJudged",
             sum(sums.reported)::int as "wellsReported", sum(sums.reported + sums.awaited)::int as "wellsExpected"
      from sums ${joins}
      group by sums.day, "entityId", "entityName"
      having count(sums.potential) > 0${per === 'window' ? sql` or sum(sums.actual) <> 0` : sql``}`;
  },
);

/**
 * Days of entities as one row for each entity: in closed months as the books have them. Its wells are those of its newest day with a potential, or
 * without one of its newest day.
 */
export function windowSums(source: DeferredSource): AliasableExpression<DeferredRow> {
  const days = entitySums.list(source, source.level);
  const newest = (name: 'day' | 'wellsReported' | 'wellsExpected') =>
    sql`(array_agg(days.${sql.ref(name)} order by days."isJudged" desc, days.day desc))[1]`;
  return sql<DeferredRow>`(
    select summed.day, summed."firstDay", summed.days, summed."entityId", summed."entityName",
           summed.potential + coalesce(booked.potential, 0) as potential,
           summed.actual + coalesce(booked.actual, 0) as actual,
           summed.deferred + coalesce(booked.deferred, 0) as deferred,
           summed."abovePotential" + coalesce(booked."abovePotential", 0) as "abovePotential",
           summed.planned + coalesce(booked.planned, 0) as planned,
           summed.version, summed."wellsReported", summed."wellsExpected"
    from (
    select ${newest('day')} as day, coalesce(min(days.day) filter (where days."isJudged"), min(days.day)) as "firstDay",
           (count(*) filter (where days."isJudged"))::int as days, days."entityId", days."entityName",
           sum(days.potential) as potential, sum(days.actual) as actual, sum(days.deferred) as deferred,
           sum(days."abovePotential") as "abovePotential", sum(days.planned) as planned,
           coalesce(min(nullif(days.version, '')), '') as version,
           ${newest('wellsReported')} as "wellsReported", ${newest('wellsExpected')} as "wellsExpected"
    from ${days.as('days')}
    group by days."entityId", days."entityName"
    ) as summed
    left join ${deferralCorrections.list(correctionsOf(source))} as booked on booked."entityId" = summed."entityId")`;
}
