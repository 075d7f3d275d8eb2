import { afterAll, beforeAll, expect, it } from 'vitest';
import { levels } from '../../src/insights/record.fixture.ts';
import { readWell } from '../../src/queries/well.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 90;
const lossDay = 75;
const now = at(length, 6);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const hours = levels([24, length]);
  await writeSmallField(database.db, {
    id: 'field',
    wells: {
      steady: { oil: levels([100, length]), hours },
      lost: { oil: levels([100, lossDay], [55, length - lossDay]), hours },
      recovered: { oil: levels([100, lossDay], [55, 8], [100, length - lossDay - 8]), hours },
    },
  });
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

const potentials = async (id: string) => (await readWell(database.db, id, now))!.potentials;

it('is the level before an open loss, and says since when it is kept', async () => {
  expect(await potentials('lost')).toMatchObject([
    { method: 'trailingMedian', day: day(length - 1), oil: 100, keptSince: day(lossDay) },
    { method: 'declining', keptSince: day(lossDay) },
  ]);
});

it.each(['steady', 'recovered'])('is computed anew each day where no loss is open: %s', async (id) => {
  expect((await potentials(id)).map(({ keptSince }) => keptSince)).toEqual([null, null]);
});
