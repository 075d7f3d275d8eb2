import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, writeSmallField } from '../support/small-field.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** Days of the record: to 2026-03-01. */
const dayCount = 114;

/**
 * A field of gas and water beside the planted ones. Veldrane: VEL-01 fell from 50 000 Sm3/d of gas to 30 000 on 2026-02-16, VEL-02
 * makes 80 000; VEL-W-01 takes 500 Sm3/d of water, VEL-W-02 took 300 and takes none since 2026-02-25.
 */
export async function plantGas(database: TestDatabase): Promise<void> {
  const none = levels([0, dayCount]);
  const isInjecting = Array.from({ length: dayCount }, () => 'injection' as const);
  await writeSmallField(database.db, {
    id: 'Veldrane',
    wells: {
      'VEL-01': { oil: levels([5, dayCount]), gas: levels([50_000, dayCount - 14], [30_000, 14]) },
      'VEL-02': { oil: levels([5, dayCount]), gas: levels([80_000, dayCount]) },
      'VEL-W-01': { oil: none, flowKind: isInjecting },
      'VEL-W-02': {
        oil: none,
        flowKind: isInjecting,
        hours: levels([24, dayCount - 5], [0, 5]),
      },
    },
  });
  const { db } = database;
  await db.updateTable('well').set({ flow_kind: 'injection' }).where('name', 'like', 'VEL-W-%').execute();
  for (const [well, water] of [
    ['VEL-W-01', 500],
    ['VEL-W-02', 300],
  ] as const)
    await db
      .updateTable('daily_production')
      .set({ oil: null, water_injected: water })
      .where('well_id', '=', well)
      .execute();
  await db
    .updateTable('daily_production')
    .set({ water_injected: 0 })
    .where('well_id', '=', 'VEL-W-02')
    .where('hours', '=', 0)
    .execute();
  await db.transaction().execute(async (tx) => {
    const { refreshProductionRollups } = await import('../../src/database/rollups.ts');
    await refreshProductionRollups(tx, ['VEL-W-01', 'VEL-W-02']);
  });
  await recomputeInsights(database, { now: at(dayCount, 6) });
}
