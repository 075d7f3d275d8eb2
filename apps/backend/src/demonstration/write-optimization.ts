import type { BulkTransaction } from '../database/bulk.ts';
import { mergeRows } from '../database/merge-rows.ts';
import { adviceRows } from './advice.ts';
import { frequencyChanges } from './frequency-log.ts';
import { trackedRows } from './tracking.ts';
import type { WellRecord } from './well-record.ts';

/** Writes opportunities, frequency changes and what came of them. */
export async function writeOptimization(
  transaction: BulkTransaction,
  records: readonly WellRecord[],
  seed: string,
  now: number,
): Promise<void> {
  const found = records.map(({ scenario, days }) => {
    const advice = adviceRows(scenario, seed, days, now);
    const changes = frequencyChanges(scenario, days, advice, now);
    return { advice, changes: changes.map(({ row }) => row), tracked: trackedRows(scenario, days, changes) };
  });
  const advice = found.flatMap((well) => well.advice);
  const changes = found.flatMap((well) => well.changes);
  const tracked = found.flatMap((well) => well.tracked);
  await mergeRows(transaction, 'optimization_opportunity', ['id'], advice);
  await mergeRows(transaction, 'frequency_change', ['id'], changes);
  await mergeRows(transaction, 'tracked_frequency_change', ['change_id'], tracked);
}
