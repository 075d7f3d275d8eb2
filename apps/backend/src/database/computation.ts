import { sql, type Kysely } from 'kysely';
import { anyOf } from './expressions.ts';
import type { Database } from './schema.ts';

/**
 * Locks the fields of some wells until the end of the transaction, in one order: what stores rows of a field or computes
 * its insights has it from loading to storing, so that nothing is computed from rows that are being replaced and nothing
 * older overwrites what is newer. Waits as long as it takes: an import of many rows may hold a field for minutes.
 * @returns ids of the fields
 */
export async function lockFieldsOf(db: Kysely<Database>, wellIds: readonly string[]): Promise<string[]> {
  await waitWithoutLimit(db);
  const fields = await db
    .selectFrom('field')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('well').select('field_id').where('id', '=', anyOf(wellIds)),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return fields.map(({ id }) => id);
}

/**
 * As {@link lockFieldsOf}, for one field.
 * @param wait false: do not wait for another that has it
 * @returns whether the field is locked now
 */
export async function lockField(db: Kysely<Database>, fieldId: string, wait: boolean): Promise<boolean> {
  await waitWithoutLimit(db);
  const field = db.selectFrom('field').select('id').where('id', '=', fieldId).forNoKeyUpdate();
  return (await (wait ? field : field.skipLocked()).execute()).length > 0;
}

/** Lets the rest of this transaction wait for locks as long as it takes; deadlocks still end. */
export async function waitWithoutLimit(db: Kysely<Database>): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(db);
}

/**
 * Marks the insights of some wells as older than what they follow from. Call it in the transaction that stores daily rows or
 * signals, changes a field's clock or chooses a well's sensitivity; events, schedule and accepted levels mark their wells by triggers.
 */
export async function markChanged(db: Kysely<Database>, wellIds: readonly string[]): Promise<void> {
  await sql`
    insert into well_computation (well_id, rows_changed, marks)
    select distinct given.id, true, 1 from unnest(${wellIds}::text[]) as given (id) order by given.id
    on conflict (well_id) do update set rows_changed = true, marks = well_computation.marks + 1`.execute(db);
}
