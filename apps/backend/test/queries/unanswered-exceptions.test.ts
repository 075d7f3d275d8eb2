import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMonthlyReport } from '../../src/queries/monthly-report.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeChange, storeDrop } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 80;
/** Last day of the report; the newest day of the field is ten days later. */
const last = 69;
const now = at(length, 6);
/** Loses 40 Sm3/d on the days from `begin` to `end`. */
const losing = (begin: number, end: number) => ({
  oil: Array.from({ length }, (_, i) => (i >= begin && i <= end ? 60 : 100)),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await writeSmallField(db, {
    id: 'field',
    wells: {
      Over: losing(50, 55),
      Passing: losing(60, 75),
      Lasting: losing(62, length - 1),
      Later: losing(72, 74),
      Changed: losing(length, length),
    },
  });
  await recomputeInsights(database, { now });
  for (const table of ['loss_day', 'change_point', 'gas_exception', 'production_drop_exception'] as const)
    await db.deleteFrom(table).execute();
  const drop = (well: string, begin: number, end: number | null) =>
    storeDrop(db, {
      ...{ id: `drop of ${well}`, well, lost: 40, day: day(begin), detectedAt: at(begin + 2) },
      endedDay: end === null ? null : day(end),
    });
  await drop('Over', 50, 55);
  await drop('Passing', 60, 75);
  await drop('Lasting', 62, null);
  await drop('Later', 72, 74);
  await storeChange(db, { id: 'change', well: 'Changed', lost: 0, day: day(61), detectedAt: at(63) });
});
afterAll(() => database.drop());

it('a report states exceptions as they were on its last day, and when those that went on ended since', async () => {
  const { unanswered } = await readMonthlyReport(database.db, {
    ...{ month: day(last).slice(0, 7), selection: {}, window: { from: day(40), to: day(last) } },
    ...{ newest: day(length - 1), now },
  });
  expect(
    unanswered.map(({ well, endedOn, endedSince, lossSoFar }) => [well.id, endedOn, endedSince, lossSoFar]),
  ).toEqual([
    ['Passing', null, day(75), 40 * 10],
    ['Lasting', null, null, 40 * 8],
    ['Over', day(55), null, 40 * 6],
  ]);
});
