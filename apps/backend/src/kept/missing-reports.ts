import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { findWells } from '../queries/findings.ts';
import type { FoundEvent } from '../queries/well-exceptions.ts';

/**
 * Gives missing reports a row each, which holds what is decided on them. One that has a row is also found when its well has
 * reported again.
 */
export async function keepMissingReports(
  db: Kysely<Database>,
  missing: readonly Pick<FoundEvent, 'findingIds' | 'since'>[],
): Promise<void> {
  if (missing.length === 0) return;
  const wells = await findWells(
    db,
    missing.flatMap(({ findingIds }) => findingIds),
  );
  await db
    .insertInto('no_data_exception')
    .values(
      missing.flatMap(({ findingIds, since }) =>
        findingIds.map((id) => ({
          id,
          well_id: wells.get(id)!,
          day: since,
          assignee_id: null,
          snoozed_until: null,
          feedback: null,
          decided_by: null,
          decided_at: null,
        })),
      ),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
