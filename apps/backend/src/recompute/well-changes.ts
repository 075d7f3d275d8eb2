import type { Kysely } from 'kysely';
import type { WellChange } from '../database/book-adjustments.ts';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import { adjustmentReason } from '../insights/adjustment-reason.ts';
import { currentRules } from './due-wells.ts';

/** What changed the losses of wells that were just computed; call it before their marks are taken away. */
export async function readWellChanges(
  db: Kysely<Database>,
  wellIds: readonly string[],
): Promise<WellChange[]> {
  const rows = await db
    .selectFrom('well')
    .leftJoin('well_computation as known', 'known.well_id', 'well.id')
    .select(['well.id as wellId', 'known.changed_by as changedBy', 'known.rules as rulesBefore'])
    .select(['known.changed_by_user as userId', 'known.changed_by_run as runId'])
    .where('well.id', '=', anyOf(wellIds))
    .execute();
  return rows.map(({ wellId, changedBy, rulesBefore, userId, runId }) => {
    const reason = adjustmentReason({ changedBy, rulesBefore, rulesNow: currentRules });
    return { wellId, reason, userId, runId, rules: reason === 'rule' ? currentRules : null };
  });
}
