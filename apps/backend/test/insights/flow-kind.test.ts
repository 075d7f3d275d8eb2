import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { listChangePoints } from '../../src/queries/change-points.ts';
import { listDeferredProduction } from '../../src/queries/deferred-production.ts';
import { readDailySeries } from '../../src/queries/daily-series.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import type { FlowKind } from '../../src/vocabulary.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** Sixty days at 100 Sm3/d and 40 at 70; then or before, a well injects and reports no oil. */
const produced = levels([100, 60], [70, 40]);
const injected = 20;
const silent = Array<null>(injected).fill(null);
const kinds = (first: FlowKind, count: number, second: FlowKind, rest: number): FlowKind[] => [
  ...Array<FlowKind>(count).fill(first),
  ...Array<FlowKind>(rest).fill(second),
];
const dayCount = produced.length + injected;
const everything = { from: day(0), to: day(dayCount - 1) };
const page = { limit: 500, offset: 0 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'field',
    wells: {
      converted: {
        oil: [...produced, ...silent],
        flowKind: kinds('production', produced.length, 'injection', injected),
      },
      // What a meter shows of the water that is pumped down is no production.
      returned: {
        oil: [...silent.map(() => 0), ...produced],
        flowKind: kinds('injection', injected, 'production', produced.length),
      },
      steady: { oil: levels([50, dayCount]) },
    },
  });
  // What flows now is kept beside the rows; no rule reads it.
  await database.db
    .updateTable('well')
    .set({ flow_kind: 'injection' })
    .where('id', '=', 'converted')
    .execute();
  await recomputeInsights(database, { now: at(dayCount, 6) });
});
afterAll(() => database.drop());

describe('a well that injects since', () => {
  it('keeps its history in the potential of the field', async () => {
    const { rows } = await listDeferredProduction(database.db, {}, everything, page, {
      now: new Date('2026-03-02T12:00:00Z'),
      level: 'field',
      product: 'oil',
    });
    // Both wells still lose 30 of 100: no level of either is accepted or standing.
    expect(rows.find(({ period }) => period === day(90))).toMatchObject({ potential: 250, actual: 190 });
    expect(rows.find(({ period }) => period === day(100))).toMatchObject({ actual: 120 });
  });

  it.each([
    ['converted', 60],
    ['returned', 60 + injected],
  ])('keeps its changes: %s', async (wellId, changed) => {
    const { rows } = await listChangePoints(database.db, { wellIds: [wellId] }, everything, page, {
      now: at(dayCount, 6),
    });
    expect(rows.map(({ variable, changeDate }) => [variable, changeDate])).toEqual([
      ['oilRate', day(changed)],
    ]);
  });

  it('has no potential from rows of injection, and no step mean', async () => {
    const { rows } = await listDeferredProduction(database.db, { wellIds: ['returned'] }, everything, page, {
      now: new Date('2026-03-02T12:00:00Z'),
      level: 'well',
      product: 'oil',
    });
    expect(rows.at(-1)).toMatchObject({ period: day(injected + 5), potential: 100 });
    const series = await readDailySeries(database.db, 'returned', everything);
    expect(series!.stepMeans.map(({ mean }) => mean)).toEqual([100, 70]);
  });
});

describe('a row without hours and volumes', () => {
  it('is no report: neither of the field nor of the well', async () => {
    await writeSmallField(database.db, {
      id: 'gaps',
      wells: { silent: { oil: [10, 10, null], hours: [24, 24, null] }, heard: { oil: levels([10, 3]) } },
    });
    await refreshProductionRollups(database.db, ['silent', 'heard']);
    const days = await database.db
      .selectFrom('field_day')
      .select(['day', 'wells_reporting'])
      .where('field_id', '=', 'gaps')
      .orderBy('day')
      .execute();
    expect(days.map(({ wells_reporting }) => wells_reporting)).toEqual([2, 2, 1]);
    const well = await database.db
      .selectFrom('well')
      .select('last_day')
      .where('id', '=', 'silent')
      .executeTakeFirstOrThrow();
    expect(well.last_day).toBe(day(1));
  });
});
