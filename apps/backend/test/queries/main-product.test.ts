import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstProductOf } from '../../src/queries/main-product.ts';
import { readProductionStatistics } from '../../src/queries/production-statistics.ts';
import { readWell } from '../../src/queries/well.ts';
import { readWellSeries } from '../../src/queries/well-series.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const days = 40;
const now = at(days, 9);
const every = <Value>(value: Value) => ({ oil: Array<Value>(days).fill(value) });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'field',
    wells: {
      oil: every(50),
      dry: every(null),
      lean: every(10),
      recorded: every(50),
    },
  });
  await sql`
    update daily_production as daily set gas = given.gas
    from (values ('oil', 5000), ('dry', 100000), ('lean', 30000), ('recorded', 5000)) as given (id, gas)
    where daily.well_id = given.id`.execute(database.db);
  await database.db
    .insertInto('well_main_product')
    .values([
      { well_id: 'recorded', since: day(0), product: 'oil' },
      { well_id: 'recorded', since: day(10), product: 'gas' },
    ])
    .execute();
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

it('is what is recorded, else gas where there is no oil or little of it', async () => {
  const wells = await Promise.all(
    ['oil', 'dry', 'lean', 'recorded'].map((id) => readWell(database.db, id, now)),
  );
  expect(wells.map((well) => well!.mainProduct)).toEqual(['oil', 'gas', 'gas', 'gas']);
});

it('has its potential and its curves', async () => {
  const well = await readWell(database.db, 'dry', now);
  expect(well!.potentials).toMatchObject([
    { method: 'trailingMedian', day: day(days - 1), oil: null, gas: 100_000 },
    { method: 'declining', oil: null },
  ]);
  const window = { from: day(0), to: day(days - 1) };
  const series = await readWellSeries(database.db, { wellIds: ['dry', 'oil'], window, points: 90 });
  if (!('wells' in series)) throw new Error('no series');
  const [dry, oil] = series.wells;
  expect(dry!.tracks.map(({ track }) => track)).toEqual(['gas']);
  expect(dry!.tracks[0]!.lines.map(({ name, values }) => [name, values.at(-1)])).toEqual([
    ['gas', 100_000],
    ['gasRate', 100_000],
    ['gasPotential', 100_000],
    ['decliningGasPotential', expect.closeTo(100_000, 0)],
  ]);
  expect(oil!.tracks.map(({ track }) => track)).toEqual(['oil', 'liquid', 'gor']);
});

it('decides of what the figures of a selection are where none was asked for', async () => {
  const first = (wellIds: string[]) => firstProductOf(database.db, { wellIds });
  expect(await first(['dry', 'lean', 'recorded'])).toBe('gas');
  expect(await first(['dry', 'oil'])).toBe('oil');
  expect(await firstProductOf(database.db, {})).toBe('oil');
  expect(await first(['none'])).toBe('oil');
});

it('is whose change between two windows is split, into wells, uptime and rate alone', async () => {
  const statistics = (wellIds: string[]) =>
    readProductionStatistics(
      database.db,
      { selection: { wellIds }, window: { from: day(20), to: day(days - 1) }, newest: day(days - 1), now },
      { level: 'well', comparedWith: 'previousPeriod' },
      { limit: 50, offset: 0, where: undefined, sort: undefined },
    );
  const { body } = await statistics(['dry']);
  expect(body).toMatchObject({
    product: 'gas',
    change: { before: 100_000, after: 100_000, waterCut: 0, notSplit: 0 },
    largest: [{ entity: { id: 'dry' } }],
  });
  expect((await statistics(['dry', 'oil'])).body).toMatchObject({ product: 'oil', change: { after: 50 } });
});
