import { openStatuses } from '@cnx/api/decisions';
import { sql, type RawBuilder } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import { forgottenAfterDays, mergeGasRiseWithinDays, mergeWithinDays } from '../insights/limits.ts';
import { severities, type PotentialMethod } from '../vocabulary.ts';
import {
  fieldsOfChosen,
  newestDayOfWells,
  newestDays,
  silentAlone,
  silentWells,
} from '../recompute/owed-reports.ts';
import { chainDays, eventBounds, findings } from './findings.ts';
import { selectedWells, type DayWindow, type WellSelection } from './selection.ts';

// Findings of wells grouped to events, without what these cost.

/** Which events a caller wants. */
export interface EventChoice {
  readonly window: DayWindow;
  /** The last day on which an open event may have begun; null for no such day. */
  readonly until: string | null;
  readonly now: Date;
  /** By which potential what a well could produce is known where no finding says it. @default the trailing median */
  readonly method?: PotentialMethod;
  /** Only events that have one of these findings. What the other open events of a well lose is still taken into account. @default all */
  readonly findingIds?: readonly string[];
}

/** The window that holds every day of the calendar. */
export const everyDay: DayWindow = { from: '1900-01-01', to: '2199-12-31' };

/** Every event of wells, as decisions see them. */
export const allEvents = (now: Date): EventChoice => ({ window: everyDay, until: null, now });

/** Whether a selection has a newest day, whichever the first day of the window: without one, no event means that none is known. */
export const isKnown = (
  selection: WellSelection,
  { window, now }: Pick<EventChoice, 'window' | 'now'>,
) => sql<boolean>`
  exists (
    with chosen as materialized (select * from ${selectedWells(selection)})
    select from (${newestDays({ ...everyDay, to: window.to }, now)}) as newest where newest.day is not null
  )`;

/** The value of the finding of an event that comes first in an order. */
const firstBy = (value: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`(array_agg(${value} order by ${order}))[1]`;
const byLoss = sql`loss desc, id`;
/** Of the findings that cost oil and know what the well produced before. */
const byKnownBaseline = sql`(costs and baseline is not null) desc nulls last, loss desc, id`;
/** The finding that was decided on last; one that has joined an event since is none. */
const byDecision = sql`version desc, loss desc, id`;

/**
 * What events are made of as parts of a statement: after them, `event` are the events, `chosen` and `newest` as in
 * `findings.ts`. A change that lost nothing is listed and asks for nothing; a rise of the gas-oil ratio is open as gas is. What is open or standing does not depend on the first day of the window. Findings that begin within days of
 * each other are a chain; rises of the gas-oil ratio join the chains that they lie in, whatever lies between these.
 */
export const eventParts = (selection: WellSelection, { window, until, now }: EventChoice) => sql`
  with chosen as materialized (select * from ${selectedWells(selection)}),
  newest as materialized (${newestDayOfWells({ ...everyDay, to: window.to }, now)}),
  bound as materialized (${eventBounds}),
  fields as materialized (${fieldsOfChosen}),
  silent as materialized (${silentWells}),
  finding as materialized (${findings(now, window)}),
  lately as (
    select chosen.well_id, exists (
      select from daily_production as daily
      where daily.well_id = chosen.well_id
        and daily.day > newest.day - ${forgottenAfterDays}::int and daily.day <= newest.day
    ) as reports
    from chosen join newest on newest.well_id = chosen.well_id
  ),
  seen as (
    select finding.*, kind not in ('change', 'noData') or loss > 0 as costs,
           status = ${anyOf(openStatuses)} and ended_day is null and (lately.reports or silence is not null)
             and (kind <> 'change' or loss > 0 or is_gas_rise) as is_open,
           status = 'standing' and lately.reports as is_standing
    from finding join lately on lately.well_id = finding.well_id
  ),
  stepped as (
    select *, (begin_day - lag(begin_day) over in_order <= ${mergeWithinDays}::int is not true)::int as step
    from seen
    where case when is_open or is_standing then ${until}::date is null or begin_day <= ${until}::date
      else begin_day between ${window.from}::date - ${chainDays}::int and ${window.to}::date + ${chainDays}::int end
    window in_order as (partition by well_id, is_open, is_standing, silence order by begin_day, id)
  ),
  chained as (
    select *, sum(step) over (partition by well_id, is_open, is_standing, silence order by begin_day, id) as chain from stepped
  ),
  risen as (
    select *, min(chain) over (partition by well_id, is_open, is_standing, silence, rise) as first_chain
    from (
      select *, sum(apart) over (partition by well_id, is_open, is_standing, silence order by chain) as rise
      from (
        select well_id, is_open, is_standing, silence, chain,
               (min(begin_day) - lag(max(begin_day)) over (partition by well_id, is_open, is_standing, silence order by chain)
                 <= ${mergeGasRiseWithinDays}::int is not true)::int as apart
        from chained where is_gas_rise group by well_id, is_open, is_standing, silence, chain
      ) as gaps
    ) as rises
  ),
  numbered as (
    select chained.*, coalesce(risen.first_chain, chained.chain) as number
    from chained left join risen on risen.well_id = chained.well_id and risen.is_open = chained.is_open
      and risen.is_standing = chained.is_standing and risen.silence is not distinct from chained.silence
      and risen.chain = chained.chain
  ),
  event as materialized (
    select well_id, is_open, is_standing, min(begin_day) as since, min(detected_at) as found_at,
           max(detected_at) as newest_found_at,
           case when bool_and(ended_day is not null) then max(ended_day) end as ended_on,
           ${firstBy(sql`id`, byLoss)} as id, ${firstBy(sql`kind`, byLoss)} as kind,
           jsonb_agg(distinct kind) as kinds, case when silence is null or silence = ${silentAlone} then count(*)::int else 1 end as findings,
           jsonb_agg(id order by ${byLoss}) as ids, jsonb_agg(distinct coalesce(silent_well, well_id)) as well_ids,
           ${firstBy(sql`rate`, byLoss)} as rate, ${firstBy(sql`baseline`, byLoss)} as baseline,
           ${firstBy(sql`drop_pct`, byLoss)} as drop_pct, ${firstBy(sql`cause`, byLoss)} as cause,
           ${firstBy(sql`cause_score`, byLoss)} as cause_score, ${firstBy(sql`product`, byKnownBaseline)} as product,
           ${firstBy(sql`case when costs then baseline end`, byKnownBaseline)} as found_baseline,
           bool_or(costs) as costs, max(planned_activity_id) as planned_activity_id,
           ${firstBy(sql`severity`, sql`array_position(${severities}::text[], severity)`)} as severity,
           ${firstBy(sql`status`, byDecision)} as status, ${firstBy(sql`assignee_id`, byDecision)} as assignee_id,
           ${firstBy(sql`snoozed_until`, byDecision)} as snoozed_until,
           ${firstBy(sql`feedback`, byDecision)} as feedback, ${firstBy(sql`decided_by`, byDecision)} as decided_by,
           ${firstBy(sql`decided_at`, byDecision)} as decided_at, max(version) as version
    from numbered group by well_id, is_open, is_standing, silence, number
  )`;
