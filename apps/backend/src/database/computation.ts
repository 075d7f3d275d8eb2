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

/** What changed what the insights of wells follow from. */
export interface ChangedBy {
  readonly reason: 'import' | 'recode';
  readonly userId?: string;
  readonly runId?: number | undefined;
}

/**
 * Marks the insights of some wells as older than what they follow from. Call it in the transaction that stores daily rows or
 * signals, changes a field's clock or chooses a well's sensitivity; events, schedule and accepted levels mark their wells by triggers.
 * @param by the last one that is known stays until they are computed. @default not known
 */
export async function markChanged(
  db: Kysely<Database>,
  wellIds: readonly string[],
  by?: ChangedBy,
): Promise<void> {
  const { reason = null, userId = null, runId = null } = by ?? {};
  await sql`
    insert into well_computation as held (well_id, rows_changed, marks, changed_by, changed_by_user, changed_by_run)
    select distinct given.id, true, 1, ${reason}::text, ${userId}::uuid, ${runId}::bigint
    from unnest(${wellIds}::text[]) as given (id) order by given.id
    on conflict (well_id) do update set rows_changed = true, marks = held.marks + 1,
      changed_by = coalesce(excluded.changed_by, held.changed_by),
      changed_by_user = case when excluded.changed_by is null then held.changed_by_user else excluded.changed_by_user end,
      changed_by_run = case when excluded.changed_by is null then held.changed_by_run else excluded.changed_by_run end`.execute(
    db,
  );
}
