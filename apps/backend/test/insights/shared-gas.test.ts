import { afterEach, beforeEach, expect, it } from 'vitest';
import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { loadSharedGas } from '../../src/recompute/shared-gas.ts';
import { at, firstDay, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 160;
/** The day on which the ratio of the field doubles. */
const rise = length - 30;
const now = at(length, 6);

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** A well of steady oil whose gas-oil ratio doubles. @param ratio before, Sm3/Sm3 */
const risen = (oil: number, ratio: number) => ({
  oil: levels([oil, length]),
  gas: levels([oil * ratio, rise], [2 * oil * ratio, length - rise]),
});
const found = async () => {
  await recomputeInsights(database, { now });
  const gas = await database.db.selectFrom('gas_exception').select('well_id').execute();
  const gor = await database.db
    .selectFrom('change_point')
    .select('well_id')
    .where('variable', '=', 'gor')
    .execute();
  return [gas.map(({ well_id }) => well_id), gor.map(({ well_id }) => well_id)];
};

it('gas that one ratio shares out among wells is a rise of none of them', async () => {
  // Volumes are rounded: the ratios differ in the fifth digit.
  const wells = { A: risen(207, 100.001), B: risen(253, 100), C: risen(90, 99.998) };
  await writeSmallField(database.db, { id: 'field', wells });
  expect(await found()).toEqual([[], []]);
  const shared = await loadSharedGas(database.db, 'field');
  expect([...shared.keys()].sort()).toEqual(['A', 'B', 'C']);
  expect(Math.min(...shared.get('B')!)).toBe(firstDay);
});

it('gas of one well among others with ratios of their own is its own, also where two are alike by chance', async () => {
  const steady = (oil: number, ratio: number) => ({
    oil: levels([oil, length]),
    gas: levels([oil * ratio, length]),
  });
  const wells = {
    A: risen(100, 100),
    B: steady(90, 150),
    C: steady(80, 150.01),
    D: steady(70, 90),
    E: steady(60, 70),
  };
  await writeSmallField(database.db, { id: 'field', wells });
  expect(await found()).toEqual([['A'], ['A']]);
  expect(await loadSharedGas(database.db, 'field')).toEqual(new Map());
});
