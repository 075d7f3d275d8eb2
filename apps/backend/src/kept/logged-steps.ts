import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

type Tx = Transaction<Database>;

/** A step of the frequency that a person made at a well. */
export interface MadeStep {
  /** Key of the change that says so. */
  readonly id: string;
  readonly well: { readonly id: string; readonly fieldId: string };
  readonly at: Date;
  /** Hz. */
  readonly to: number;
  readonly remark: string | null;
}

/** Writes a step into the operations log, from the frequency that the drive had before. @returns the id of its entry */
export async function logStep(tx: Tx, { id, well, at, to, remark }: MadeStep): Promise<string> {
  const before = await tx
    .selectFrom('esp_reading')
    .select('frequency')
    .where('well_id', '=', well.id)
    .where('at', '<', at)
    .where('frequency', '>', 0)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const eventId = `made-${id}`;
  await tx
    .insertInto('well_event')
    .values({
      ...{ id: eventId, field_id: well.fieldId, well_id: well.id, kind: 'frequency' },
      ...{ starts_at: at, ends_at: null, planned: true, reason_code: null },
      ...{ from_value: before?.frequency ?? null, to_value: to, unit: 'Hz', source: 'operator', remark },
    })
    .execute();
  return eventId;
}

/** Takes a step out of the log that was never made. */
export async function forgetStep(tx: Tx, eventId: string): Promise<void> {
  await tx.deleteFrom('well_event').where('id', '=', eventId).execute();
}
