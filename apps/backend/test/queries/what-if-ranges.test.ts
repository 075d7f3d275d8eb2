import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualGuardRails } from '../../src/insights/optimization/guard-rails.ts';
import { replicate } from '../../src/insights/optimization/pumped-uncertainty.ts';
import { pumpedWell } from '../../src/insights/optimization/pumped-well.fixture.ts';
import { fitPumpedWell, type FittedWell } from '../../src/insights/optimization/pumped-well.ts';
import { statedRange } from '../../src/insights/optimization/stated-range.ts';
import { storedModel } from '../../src/insights/optimization/stored-model.ts';
import { whatIf } from '../../src/insights/optimization/what-if.ts';
import { readWhatIf } from '../../src/queries/what-if.ts';
import { at, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const well = pumpedWell([48, 50], { noise: 0.01 });
const model = storedModel(replicate(fitPumpedWell(well) as FittedWell, well.id)!, {
  ...{ rails: usualGuardRails, surroundings: { openGasExceptions: 0, plannedWorks: 0 } },
});
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, { id: 'field', wells: { one: { oil: [100] } } });
  await database.db
    .insertInto('pumped_model')
    .values({ well_id: 'one', model: JSON.stringify(model) })
    .execute();
});
afterAll(() => database.drop());

it('has the range of a saving as lists of advice state it: with what came of measured steps down', async () => {
  const { db } = database;
  const own = whatIf(model, 49)!.change;
  expect([own.oil.mid <= 0, own.energy.mid < 0]).toEqual([true, true]);
  const ask = async () => (await readWhatIf(db, 'one', 49, at(1)))!.change!;
  const band = ({ low, mid, high }: typeof own.energy) => ({ low, mid, high });
  expect((await ask()).energy).toEqual(band(own.energy));
  await sql`insert into step_record (field_id, setting, aim, measured, met, counted)
    values ('field', 'frequency', 'reduction', 5, 2, 2)`.execute(db);
  const { oil, energy } = await ask();
  const chance = Math.min(0.99, 1 - own.energy.above);
  const expected = statedRange(band(own.energy), chance, (10 * chance + 2) / 15);
  expect(energy!.low).toBeCloseTo(expected.low, 9);
  expect(energy!.high).toBeCloseTo(expected.high, 9);
  expect(energy!.high - energy!.low).toBeGreaterThan(own.energy.high - own.energy.low);
  // A step that is to gain no oil promises none that could be held to a record.
  expect(oil).toEqual(band(own.oil));
});
