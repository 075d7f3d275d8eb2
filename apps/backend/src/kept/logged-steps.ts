import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { StepSetting } from '../vocabulary.ts';

type Tx = Transaction<Database>;

/** A step of a setting that a person made at a well. */
export interface MadeStep {
  /** Key of the change that says so. */
  readonly id: string;
  readonly well: { readonly id: string; readonly fieldId: string };
  readonly at: Date;
  readonly setting: StepSetting;
  /** What was set before as far as is known, in Hz, % open or Sm3/d of gas as what is set now; null for unknown. */
  readonly from: number | null;
  readonly to: number;
  readonly remark: string | null;
}

/** How the log names a step of each setting; of lift gas it has no kind of its own. */
const logged = {
  frequency: { kind: 'frequency', unit: 'Hz' },
  choke: { kind: 'choke', unit: '%' },
  gasLift: { kind: 'other', unit: 'Sm3/d' },
} as const;

/** Writes a step into the operations log, one of the frequency from what the drive had before. @returns the id of its entry */
export async function logStep(
  tx: Tx,
  { id, well, at, setting, from, to, remark }: MadeStep,
): Promise<string> {
  const eventId = `made-${id}`;
  await tx
    .insertInto('well_event')
    .values({
      ...{ id: eventId, field_id: well.fieldId, well_id: well.id, ...logged[setting] },
      ...{ starts_at: at, ends_at: null, planned: true, reason_code: null },
      from_value: setting === 'frequency' ? await frequencyBefore(tx, well.id, at) : from,
      ...{ to_value: to, source: 'operator', remark },
    })
    .execute();
  return eventId;
}

/**
 * The frequency that a pump had before a moment (Hz): of its readings while it runs and of the steps in the log, what is newer;
 * null without either.
 */
export async function frequencyBefore(tx: Tx, wellId: string, at: Date): Promise<number | null> {
  const before = await tx
    .selectFrom('esp_reading')
    .select(['at', 'frequency'])
    .where('well_id', '=', wellId)
    .where('frequency', '>', 0)
    .unionAll(
      tx
        .selectFrom('well_event')
        .select(['starts_at as at', 'to_value as frequency'])
        .where('well_id', '=', wellId)
        .where('kind', '=', 'frequency')
        .where('to_value', '>', 0),
    )
    .$call((found) => tx.selectFrom(found.as('known')).select('frequency'))
    .where('at', '<', at)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.frequency ?? null;
}

/** Takes a step out of the log that was never made. */
export async function forgetStep(tx: Tx, eventId: string): Promise<void> {
  await tx.deleteFrom('well_event').where('id', '=', eventId).execute();
}
