import type { Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { FieldClock } from '../production-day.ts';

/**
 * Sets the clocks of the fields of some wells where the caller or the rows say one. All wells of a field whose clock
 * changes are computed anew, for their days begin at another moment.
 * @param clockOf The clock of a field by its name; empty where nobody says one.
 */
export async function setFieldClocks(
  db: Kysely<Database>,
  wellIds: readonly string[],
  clockOf: (fieldName: string) => Partial<FieldClock>,
): Promise<void> {
  const fields = await db
    .selectFrom('field')
    .select(['id', 'name', 'time_zone', 'production_day_start_hour'])
    .where('id', 'in', (query) =>
      query.selectFrom('well').select('field_id').where('id', '=', anyOf(wellIds)),
    )
    .execute();
  for (const { id, name, time_zone, production_day_start_hour } of fields) {
    const { timeZone = time_zone, startHour = production_day_start_hour } = clockOf(name);
    if (timeZone === time_zone && startHour === production_day_start_hour) continue;
    await db
      .updateTable('field')
      .set({ time_zone: timeZone, production_day_start_hour: startHour })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('well_computation')
      .set({ rows_changed: true })
      .where('well_id', 'in', (query) => query.selectFrom('well').select('id').where('field_id', '=', id))
      .execute();
  }
}
