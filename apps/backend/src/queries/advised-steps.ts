import { sql, type RawBuilder } from 'kysely';
import { guardRailKinds } from '../insights/optimization/guard-rails.ts';

// Which steps of a frequency, as `change` with what came of them as `tracked`, followed advice.

/** Whether a guard rail failed when a step was made: none that advice would have passed. */
const breaksRails = sql`change.checks @> '[{"pass": false}]'::jsonb`;

/**
 * A log says that a step was advised; it was, where something was expected of it, it is no larger than a step that is advised, and it kept
 * its guard rails.
 */
export const loggedAsAdvised = sql`(change.source = 'portal' and change.expected_oil is not null
  and abs(change.to_hz - change.from_hz) <= ${guardRailKinds.maxStepHz.usual} + 0.001 and not ${breaksRails})`;

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

/** A step that its log says was advised, and that did not keep its guard rails: no advice asked for it. */
export const isAgainstRails = sql<boolean>`(change.kind in ('executed', 'automatic') and change.source = 'portal'
  and change.expected_oil is not null and ${breaksRails} and ${followedAdvice(sql`true`)} is null)`;
