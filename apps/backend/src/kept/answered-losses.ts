import type { Transaction } from 'kysely';
import { markChanged } from '../database/computation.ts';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';

/**
 * Marks wells whose advice follows from the answers to their losses: it is held by an open one, or counts what they lose already.
 * @returns whether there is one
 */
export async function markAdvice(tx: Transaction<Database>, wellIds: readonly string[]): Promise<boolean> {
  const wells = await tx
    .selectFrom('well_advice')
    .select('well_id')
    .where('well_id', '=', anyOf(wellIds))
    .where(({ or, eb }) => or([eb('status', '=', 'advised'), eb('limited_by', '=', 'openLoss')]))
    .orderBy('well_id')
    .execute();
  if (wells.length === 0) return false;
  await markChanged(
    tx,
    wells.map(({ well_id: id }) => id),
  );
  return true;
}
