import { sql, type RawBuilder } from 'kysely';
import { mergeWithinDays } from '../insights/limits.ts';
import type { ChangePointStatus } from '../vocabulary.ts';
import { hasJoined, stateNow } from './findings.ts';
import { productionDay } from './selection.ts';

/** States of a change: those of its own, and those of the open exception that it is part of. */
export type ChangeState = ChangePointStatus | 'standing' | 'expected';

/** What is open or standing at the well of `point`, and whether the change is part of it. */
const openFindings = sql`
  select drops.id, drops.well_id, drops.day as begin_day, drops.status, drops.snoozed_until, drops.assignee_id,
         drops.version, drops.drop_abs as loss, drops.standing_from is not null as is_standing,
         abs(drops.day - point.change_day) <= ${mergeWithinDays}::int or ${hasJoined('drops', 'point')} as has_change
  from production_drop_exception as drops where drops.well_id = point.well_id and drops.ended_day is null
  union all
  select gas.id, gas.well_id, gas.begin_day, gas.status, gas.snoozed_until, gas.assignee_id, gas.version, gas.oil_loss,
         gas.standing_from is not null, abs(gas.begin_day - point.change_day) <= ${mergeWithinDays}::int
  from (
    select held.*, ${productionDay(sql`held.started_at`)} as begin_day from gas_exception as held
    where held.well_id = point.well_id and held.ended_at is null
  ) as gas`;

/** The state of the open or standing exception that `point` is part of, as the exception report has it; null without one. */
const stateOfException = (now: Date) => sql`(
  with finding as (${openFindings})
  select ${stateNow(now)}
  from finding as found
  where exists (
    select from finding as near where near.has_change and abs(near.begin_day - found.begin_day) <= ${mergeWithinDays}::int
  )
  order by found.version desc, found.loss desc, found.id limit 1)`;

/**
 * The state of a change `point` of a well of `chosen`: that of its exception, but for a verdict on the change itself, which says more. One
 * that is provisional is part of none yet.
 */
export const changeState = (now: Date): RawBuilder<ChangeState> => sql<ChangeState>`
  case when point.status in ('explained', 'accepted', 'dismissed') or point.provisional then point.status
    else coalesce(${stateOfException(now)}, point.status) end`;
