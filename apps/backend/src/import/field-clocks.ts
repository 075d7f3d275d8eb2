import type { Kysely } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import { markChanged } from '../database/computation.ts';
import { refreshWellMonths } from '../database/rollups.ts';
import type { Database } from '../database/schema.ts';
import type { FieldClock } from '../production-day.ts';
import { canonical } from './identity.ts';

/** Reads the clocks of all fields by their canonical names. */
export async function readFieldClocks(db: Kysely<Database>): Promise<Map<string, FieldClock>> {
  const fields = await db
    .selectFrom('field')
    .select(['name', 'time_zone as timeZone', 'production_day_start_hour as startHour'])
    .orderBy('id')
    .execute();
  return new Map(fields.map(({ name, ...clock }) => [canonical(name), clock]));
}

/**
 * Sets the clocks of the fields of some wells where the caller or the rows say one. All wells of a field whose clock
 * changes are computed anew, and their months summed anew, for their days begin at another moment.
 * @param clockOf The clock of a field by its name; empty where neither says one.
 * @param runId the import that says it. @default none
 */
export async function setFieldClocks(
  db: Kysely<Database>,
  wellIds: readonly string[],
  clockOf: (fieldName: string) => Partial<FieldClock>,
  runId?: number,
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
    const wells = await db.selectFrom('well').select('id').where('field_id', '=', id).execute();
    const ids = wells.map((well) => well.id);
    await markChanged(db, ids, { reason: 'import', runId });
    await refreshWellMonths(db, ids, undefined, runId);
  }
}

/**
 * How many rows say more than 24 hours in fields whose clock is UTC, and never changes.
 * @param longDays Rows with more than 24 hours by the canonical name of their field.
 */
export async function countLongDays(
  db: Kysely<Database>,
  wellIds: readonly string[],
  longDays: ReadonlyMap<string, number>,
): Promise<number> {
  if (longDays.size === 0) return 0;
  const fields = await db
    .selectFrom('field')
    .select('name')
    .where('time_zone', '=', 'UTC')
    .where('id', 'in', (query) =>
      query.selectFrom('well').select('field_id').where('id', '=', anyOf(wellIds)),
    )
    .execute();
  return fields.reduce((sum, { name }) => sum + (longDays.get(canonical(name)) ?? 0), 0);
}
