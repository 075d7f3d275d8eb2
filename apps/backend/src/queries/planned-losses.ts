import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import type { PlannedLoss } from './forecast.ts';

/**
 * What the schedule's work that has not begun is expected to cost, of a well or of a field with all of its wells.
 * @param begin day 0 (days since 1970-01-01)
 */
export async function readPlannedLosses(
  db: Kysely<Database>,
  of: { readonly wellId: string } | { readonly fieldId: string },
  begin: number,
): Promise<PlannedLoss[]> {
  const rows = await db
    .selectFrom('schedule_entry as entry')
    .select(['entry.planned_start as start', 'entry.expected_deferred as volume'])
    .where(({ eb }) =>
      'wellId' in of ? eb('entry.well_id', '=', of.wellId) : eb('entry.field_id', '=', of.fieldId),
    )
    .where('entry.status', 'in', ['planned', 'confirmed'])
    .where('entry.expected_deferred', '>', 0)
    .execute();
  return rows.map(({ start, volume }) => ({
    day: Math.floor(start.getTime() / dayMs) - begin,
    volume: volume!,
  }));
}
