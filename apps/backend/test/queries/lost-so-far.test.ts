import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { everyDay } from '../../src/queries/grouped-events.ts';
import { listExceptions } from '../../src/queries/well-exceptions.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeDrop, storeGas } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 80;
const fallen = 60;
/** Days on which the well stood still for half of the time, and made half of what it then made. */
const halved = [70, 71];
const now = at(length, 6);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const values = (usual: (i: number) => number) =>
    Array.from({ length }, (_, i) => usual(i) * (halved.includes(i) ? 0.5 : 1));
  await writeSmallField(database.db, {
    id: 'field',
    wells: { well: { oil: values((i) => (i < fallen ? 100 : 60)), hours: values(() => 24) } },
  });
  await recomputeInsights(database, { now });
});
beforeEach(async () => {
  for (const table of ['loss_day', 'change_point', 'gas_exception', 'production_drop_exception'] as const)
    await database.db.deleteFrom(table).execute();
  await database.db.updateTable('deferred_production').set({ oil_planned: 0 }).execute();
  await storeDrop(database.db, { id: 'drop', well: 'well', lost: 40, day: day(fallen), detectedAt: at(62) });
});
afterAll(() => database.drop());

async function lost(): Promise<{ drop?: number | null; gas?: number | null; downtime?: number | null }> {
  const choice = { window: everyDay, until: null, now };
  const { rows } = await listExceptions(database.db, { fieldIds: ['field'] }, choice, {
    limit: 500,
    offset: 0,
  });
  return Object.fromEntries(rows.map(({ id, lossSoFar }) => [id, lossSoFar]));
}

const days = length - fallen;
const wholeLoss = 40 * (days - halved.length) + 70 * halved.length;

it('counts every day of an event that nothing else lies on', async () => {
  expect(await lost()).toEqual({ drop: wholeLoss });
});

it('leaves out what planned work took', async () => {
  for (const [i, planned] of [
    [65, 15],
    // More than was lost: a day gives nothing back.
    [66, 90],
  ] as const)
    await database.db
      .updateTable('deferred_production')
      .set({ oil_planned: planned })
      .where('day', '=', day(i))
      .execute();
  expect(await lost()).toEqual({ drop: wholeLoss - 15 - 40 });
});

it('gives a downtime the part of its hours, so that both add up', async () => {
  await storeDrop(database.db, {
    id: 'downtime',
    well: 'well',
    cause: 'downtime',
    lost: 50,
    day: day(halved[0]!),
    endedDay: day(halved[1]!),
    detectedAt: at(73),
  });
  // Half of what was expected, which both state as 100, was lost to the hours.
  expect(await lost()).toEqual({ drop: wholeLoss - 2 * 50, downtime: 2 * 50 });
});

it('shares a day among the losses that lie on it', async () => {
  await storeGas(database.db, { id: 'gas', well: 'well', lost: 5, startedAt: at(75, 3) });
  const shared = length - 75;
  const both = await lost();
  expect(both.drop).toBe(wholeLoss - 20 * shared);
  expect(both.gas! + both.drop!).toBeLessThanOrEqual(wholeLoss);
  expect(both.gas).toBeGreaterThan(0);
});

it('takes nothing for a loss that a person dismissed', async () => {
  await storeGas(database.db, {
    id: 'gas',
    well: 'well',
    lost: 5,
    startedAt: at(75, 3),
    status: 'dismissed',
  });
  expect((await lost()).drop).toBe(wholeLoss);
});
