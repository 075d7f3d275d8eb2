import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FoundEvent } from '../queries/well-exceptions.ts';

/**
 * Gives missing reports a row each, which holds what is decided on them. One that has a row is also found when its well has
 * reported again.
 */
export async function keepMissingReports(
  db: Kysely<Database>,
  missing: readonly Pick<FoundEvent, 'id' | 'well' | 'since'>[],
): Promise<void> {
  if (missing.length === 0) return;
  await db
    .insertInto('no_data_exception')
    .values(
      missing.map(({ id, well, since }) => ({
        id,
        well_id: well.id,
        day: since,
        assignee_id: null,
        snoozed_until: null,
        feedback: null,
        decided_by: null,
        decided_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
