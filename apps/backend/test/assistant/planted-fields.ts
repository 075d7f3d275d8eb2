import { sql } from 'kysely';
import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, writeSmallField } from '../support/small-field.ts';
import type { TestDatabase } from '../support/test-database.ts';

/** Days of the record: to 2026-03-01. */
const dayCount = 114;

/**
 * Two fields. Sundrift, 100 Sm3 of gas for each of oil: SUN-A-01 makes 100 Sm3/d of oil, SUN-A-02 fell from 60 to 30 on
 * 2026-02-16, SUN-A-03 made 40 and is down since 2026-02-27. Korvasund, 150 of gas: KOR-01 makes 200, KOR-02 made 80 and is
 * silent since 2026-02-24, KOR-03 makes 20 with an electric submersible pump. Work is planned at KOR-01 in the next week.
 */
export async function plantFields(database: TestDatabase): Promise<void> {
  const { db } = database;
  await writeSmallField(db, {
    id: 'Sundrift',
    wells: {
      'SUN-A-01': { oil: levels([100, dayCount]) },
      'SUN-A-02': { oil: levels([60, dayCount - 14], [30, 14]) },
      'SUN-A-03': {
        oil: levels([40, dayCount - 3], [0, 3]),
        hours: levels([24, dayCount - 3], [0, 3]),
      },
    },
  });
  await writeSmallField(db, {
    id: 'Korvasund',
    wells: {
      'KOR-01': { oil: levels([200, dayCount]) },
      'KOR-02': { oil: levels([80, dayCount - 5]) },
      'KOR-03': { oil: levels([20, dayCount]) },
    },
  });
  await db.updateTable('area').set({ name: 'Keldra Bank' }).where('id', '=', 'Sundrift').execute();
  await db.updateTable('area').set({ name: 'Tessen Hollow' }).where('id', '=', 'Korvasund').execute();
  await db
    .updateTable('business_unit')
    .set({ name: 'Northern Venture' })
    .where('id', '=', 'Sundrift')
    .execute();
  await db
    .updateTable('business_unit')
    .set({ name: 'Southern Basin' })
    .where('id', '=', 'Korvasund')
    .execute();
  await db
    .updateTable('well')
    .set({ method_of_production: 'electricSubmersiblePumpLift' })
    .where('id', '=', 'KOR-03')
    .execute();
  const waterPerOil = {
    'SUN-A-01': 1,
    'SUN-A-02': 0.25,
    'SUN-A-03': 4,
    'KOR-01': 0.25,
    'KOR-02': 0.1,
    'KOR-03': 9,
  };
  for (const [well, ratio] of Object.entries(waterPerOil)) {
    await db
      .updateTable('daily_production')
      .set({
        water: sql<number>`oil * ${ratio}::float8`,
        gas: sql<number>`oil * ${well.startsWith('SUN') ? 100 : 150}::float8`,
      })
      .where('well_id', '=', well)
      .execute();
  }
  await db
    .insertInto('schedule_entry')
    .values({
      id: 'work-1',
      well_id: 'KOR-01',
      field_id: 'Korvasund',
      facility: null,
      activity: 'workover',
      title: 'Replace tubing',
      planned_start: '2026-03-10T08:00:00Z',
      planned_end: '2026-03-11T08:00:00Z',
      status: 'planned',
      owner: 'Well services',
      expected_deferred: 100,
      notes: null,
    } as never)
    .execute();
  await db.transaction().execute(async (tx) => {
    const { refreshProductionRollups } = await import('../../src/database/rollups.ts');
    await refreshProductionRollups(tx, Object.keys(waterPerOil));
  });
  await recomputeInsights(database, { now: at(dayCount, 6) });
}
