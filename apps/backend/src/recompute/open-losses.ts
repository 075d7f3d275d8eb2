import { openStatuses } from '@cnx/api/decisions';
import { sql, type Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { forgottenAfterDays, mergeWithinDays } from '../insights/limits.ts';
import type { CountedLoss } from '../insights/optimization/counted-losses.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { isoDay } from '../production-day.ts';
import { isOpenChange, isOpenOf } from './open-findings.ts';

/** A stop says why a well made nothing; what it made less of while it flowed is lost for another reason. */
const stopKinds = ['trip', 'shutIn', 'workover', 'espReplacement', 'facility'];

const isUnanswered = sql`(found.feedback is null and not exists (
  select from loss_recode as said where said.well_id = found.well_id and said.undone_version is null
    and said.to_day >= found.first_day))`;

/**
 * Losses of oil that the exceptions of wells count now, by well: open ones and those that are standing, each as the list of exceptions
 * has it. What a stop takes is none of them: no setting brings it back.
 * @param newestDay of the field of the wells
 */
export async function readCountedLosses(
  db: Kysely<Database>,
  wellIds: readonly string[],
  { newestDay, startOf }: { readonly newestDay: number; readonly startOf: (day: number) => number },
): Promise<Map<string, CountedLoss[]>> {
  const newest = sql`${isoDay(newestDay)}::date`;
  const hours = (startOf(newestDay + 1) - startOf(newestDay)) / 3_600_000;
  const counted = sql<CountedLoss & { wellId: string }>`(
    with chosen as (select unnest(${wellIds}::text[]) as well_id),
    found as (
      select found.id, found.well_id, found.day as first_day, found.standing_from is not null as is_standing, found.cause,
             found.feedback, held.expected, held.standing, ${explainedBy(sql`
               join change_point as point on point.id = link.change_point_id
               where point.well_id = found.well_id and abs(point.change_day - found.day) <= ${mergeWithinDays}::int`)} as explained
      from chosen join production_drop_exception as found on found.well_id = chosen.well_id
      left join lateral (
        select expected, standing from loss_day where exception_id = found.id order by day desc limit 1
      ) as held on true
      where found.variable <> 'gas' and found.cause <> 'downtime' and found.status = ${anyOf(openStatuses)}
        and found.ended_day is null
      union all
      select found.id, found.well_id, found.change_day, false, 'unknown', found.feedback, found.mean_before, null,
             ${explainedBy(sql`where link.change_point_id = found.id`)}
      from chosen join change_point as found on found.well_id = chosen.well_id
      where found.variable = 'oilRate' and found.delta < 0 and ${isOpenChange(newest)}
        and not exists (
          select from (select change.* from change_point as change where change.id = found.id) as change
          join production_drop_exception as found on found.well_id = change.well_id
          where ${isOpenOf.drop} and found.day <= change.change_day + ${mergeWithinDays}::int)
    )
    select found.well_id as "wellId", found.id, found.is_standing as "isStanding",
           case when is_standing then coalesce(found.standing, 0)
             else greatest(0, found.expected - latest.oil_actual * 24 / ${hours}::float8) end as loss,
           found.cause = 'unknown' and found.explained is null and ${isUnanswered} as "isUnexplained",
           found.cause = 'unknown' and coalesce(found.explained && ${stopKinds}::text[], false) as "isOfStop"
    from found
    cross join lateral (
      select known.oil_actual from deferred_production as known
      where known.well_id = found.well_id and known.method = ${defaultPotentialMethod} and known.oil_actual is not null
        and known.day > ${newest} - ${forgottenAfterDays}::int and known.day <= ${newest}
      order by known.day desc limit 1
    ) as latest
    where found.expected is not null or found.standing is not null
  )`;
  const rows = await db
    .selectFrom(counted.as('counted'))
    .selectAll()
    .orderBy('counted.wellId')
    .orderBy('counted.id')
    .execute();
  const losses = new Map<string, CountedLoss[]>();
  for (const { wellId, ...loss } of rows) losses.set(wellId, [...(losses.get(wellId) ?? []), loss]);
  return losses;
}

/** The kinds of the entries of the log that account for a loss; null where none does. A test or a treatment is none. */
const explainedBy = (of: ReturnType<typeof sql>) => sql`(
  select array_agg(event.kind) from change_point_event as link
  join well_event as event on event.id = link.event_id and event.kind not in ('test', 'chemical') ${of})`;
