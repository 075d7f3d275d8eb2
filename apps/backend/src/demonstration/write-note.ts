import type { BulkTransaction } from '../database/bulk.ts';

/** Writes the note that says what the demonstration is, dated from `now` at its first writing. */
export async function writeDemonstrationNote({ db }: BulkTransaction, now: Date): Promise<void> {
  await db
    .insertInto('notification')
    .values({
      id: 'system-demonstration',
      kind: 'system',
      severity: 'low',
      title: 'Demonstration data',
      body: 'The fields, wells and events shown here are invented.',
      created_at: now,
      group_key: 'system-demonstration',
      facts: JSON.stringify({ code: 'demonstration' }),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
