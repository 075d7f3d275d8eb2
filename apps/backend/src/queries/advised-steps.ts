import { sql, type RawBuilder } from 'kysely';
import { guardRailKinds } from '../insights/optimization/guard-rails.ts';

// Which steps of a frequency, as `change` with what came of them as `tracked`, followed advice.

/** A log says that a step was advised; it was, where something was expected of it and it is no larger than a step that is advised. */
export const loggedAsAdvised = sql`(change.source = 'portal' and change.expected_oil is not null
  and abs(change.to_hz - change.from_hz) <= ${guardRailKinds.maxStepHz.usual} + 0.001)`;

/** What puts the gain of a change in question since: an exception that began after it and is open, or a pump that its curve does not explain. */
export const inQuestion = sql<'exception' | 'model' | null>`case
  when tracked.verdict <> 'gain' then null
  when exists (
    select from gas_exception as gas where gas.well_id = change.well_id and gas.started_at > change.at
      and gas.ended_at is null and gas.standing_from is null
      and gas.status not in ('expected', 'resolved', 'dismissed'))
    or exists (
    select from production_drop_exception as fell where fell.well_id = change.well_id
      and fell.day > (change.at at time zone 'UTC')::date and fell.ended_day is null and fell.standing_from is null
      and fell.status not in ('expected', 'resolved', 'dismissed')) then 'exception'
  when exists (
    select from well_advice as found where found.well_id = change.well_id
      and found.missing @> '[{"what": "plausiblePump"}]'::jsonb) then 'model'
  end`;

/** Something of the advice that a change made; null of a change that made none. */
export function followedAdvice<Value>(what: RawBuilder<unknown>) {
  return sql<Value | null>`(
    select ${what} from optimization_opportunity as followed
    where followed.well_id = change.well_id and followed.done_at = change.at
      and followed.kind in ('frequencyUp', 'frequencyDown')
    order by followed.id limit 1
  )`;
}

/** A step that its log says was advised, and that no stored advice asked for: advice that was done without being accepted here. */
export const isAdvisedAlone = sql<boolean>`(change.kind in ('executed', 'automatic') and ${loggedAsAdvised}
  and ${followedAdvice(sql`true`)} is null)`;
