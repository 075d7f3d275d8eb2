import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { dayNumber } from '../production-day.ts';
import type { PlannedLoss } from './forecast.ts';
import { productionDay } from './selection.ts';

/**
 * What the schedule's work to come is expected to cost, of a well or of a field with all of its wells, by the production day of
 * its begin. Work whose begin has passed and that has not begun is no work to come: when it will be is not known.
 * @param begin day 0 (days since 1970-01-01)
 */
export async function readPlannedLosses(
  db: Kysely<Database>,
  of: { readonly wellId: string } | { readonly fieldId: string },
  begin: number,
  now: Date,
): Promise<PlannedLoss[]> {
  const rows = await db
    .selectFrom('schedule_entry as entry')
    .innerJoin('field', 'field.id', 'entry.field_id')
    .select(productionDay(sql.ref('entry.planned_start'), 'field').as('day'))
    .select('entry.expected_deferred as volume')
    .where('entry.planned_start', '>', now)
    .where(({ eb }) =>
      'wellId' in of ? eb('entry.well_id', '=', of.wellId) : eb('entry.field_id', '=', of.fieldId),
    )
    .where('entry.status', 'in', ['planned', 'confirmed'])
    .where('entry.expected_deferred', '>', 0)
    .execute();
  return rows.map(({ day, volume }) => ({ day: dayNumber(day) - begin, volume: volume! }));
}
