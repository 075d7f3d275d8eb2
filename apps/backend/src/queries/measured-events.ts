import { sql } from 'kysely';
import { shortfall } from '../database/expressions.ts';
import { defaultPotentialMethod } from '../insights/potential.ts';
import { analyticQuery, date, decimal, nullable } from './analytic-query.ts';
import { acceptedLevel, expectedOfLoss, lastKnown, lengthOf, potentialBefore } from './expected-rate.ts';
import { eventParts, type EventChoice } from './grouped-events.ts';
import { lossByDay } from './lost-so-far.ts';
import type { WellSelection } from './selection.ts';

// What events are measured against, and what each of their days cost.

/** Whether `event` has one of some findings; true where none are named. */
export const isOneOf = (findingIds: readonly string[] | undefined) =>
  findingIds ? sql`event.ids ?| ${findingIds}::text[]` : sql`true`;

/** Events as parts of a statement, with what they are compared with: `compared`. */
export const measuredEvents = (
  selection: WellSelection,
  { method = defaultPotentialMethod, findingIds, ...choice }: EventChoice,
) => sql`
    ${eventParts(selection, choice)},
    referred as (
      select event.*, newest.day as newest_day,
             case when event.is_standing then followed.day else latest.day end as rate_day,
             latest.actual / ${lengthOf(sql`latest.day`)} as rate_now, followed.standing,
             coalesce(followed.expected, level.accepted, event.found_baseline, before.potential) as expected
      from event
      join chosen on chosen.well_id = event.well_id
      join newest on newest.well_id = event.well_id
      left join lateral (${lastKnown(method)}) as latest on event.is_open or event.is_standing
      left join lateral (${expectedOfLoss}) as followed on event.is_open or event.is_standing
      left join lateral (${acceptedLevel}) as level on event.is_open or event.is_standing
      left join lateral (${potentialBefore(method)}) as before on event.found_baseline is null
      where event.is_open or event.is_standing or (${isOneOf(findingIds)} and (
        event.since between ${choice.window.from} and ${choice.window.to}
        or (event.status = 'expected' and event.since <= ${choice.window.to}::date
            and coalesce(event.ended_on, newest.day) >= ${choice.window.from}::date)))
    ),
    measured as materialized (
      select referred.*, case when is_standing then standing
        when is_open and costs and kind <> 'noData' and expected is not null
        and rate_now is not null then ${shortfall(sql.ref('expected'), sql.ref('rate_now'))} end as own_loss
      from referred
    ),
    shared as (
      select measured.*, case when is_standing then 1
               else coalesce(max(own_loss) over same_well / nullif(sum(own_loss) over same_well, 0), 1) end as share,
             max(own_loss) over same_well as well_loss, sum(own_loss) over later as standing_from_it
      from measured
      window same_well as (partition by well_id, is_standing),
             later as (partition by well_id, is_standing order by since desc, id rows unbounded preceding)
    ),
    compared as (
      select shared.*, case when is_standing then expected - own_loss + standing_from_it else expected end as compared_with,
             case when is_standing then expected - 2 * own_loss + standing_from_it else rate_now end as made
      from shared
    )`;

/** The days of the events that have some findings, with what each cost on them. */
export const eventLossDays = analyticQuery(
  { day: date, expected: nullable(decimal), actual: decimal, planned: decimal, lost: nullable(decimal) },
  (selection: WellSelection, choice: EventChoice) => sql`
    ${measuredEvents(selection, choice)}
    select by_day.day, by_day.expected::float8 as expected, by_day.actual::float8 as actual,
           by_day.planned::float8 as planned, by_day.lost::float8 as lost
    from compared as event
    join chosen on chosen.well_id = event.well_id
    cross join lateral (${lossByDay(choice.method ?? defaultPotentialMethod)}) as by_day
    where ${isOneOf(choice.findingIds)} and event.costs and event.kind <> 'noData'
    order by by_day.day`,
);
