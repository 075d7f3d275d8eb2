import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFrequencyChanges, listTrackedFrequencyChanges } from '../../src/queries/frequency-changes.ts';
import { readOptimizationSummary } from '../../src/queries/optimization-summary.ts';
import { listOpportunities, readProductionOptimization } from '../../src/queries/production-optimization.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeAdvice, storeChokeAdvice } from '../support/stored-advice.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = at(30);
const window = { from: day(0), to: day(29) };
const page = { limit: 50, offset: 0 };
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const oil = Array.from({ length: 30 }, () => 100);
  await writeSmallField(database.db, { id: 'field', wells: { one: { oil }, two: { oil } } });
}, 60_000);
afterAll(() => database.drop());

/** Stores a step that its log calls advised. */
async function storeLogged(id: string, moment: number, pass: boolean) {
  const means = JSON.stringify({ specificEnergy: null, oil: 50 });
  await database.db
    .insertInto('frequency_change')
    .values({
      ...{ id, well_id: 'one', at: at(moment), from_hz: 50, to_hz: 51, kind: 'executed', source: 'portal' },
      ...{ reason: 'Logged', expected_liquid: 9, expected_oil: 5, expected_power_pct: 6, status: 'done' },
      checks: JSON.stringify([{ name: 'motorCurrent', value: 41, limit: 40, unit: 'A', pass }]),
      ...{ decided_by: null, decided_at: null, expires_at: null },
    })
    .execute();
  await database.db
    .insertInto('tracked_frequency_change')
    .values({
      ...{ change_id: id, baseline_days: 7, after_days: 7, stabilised_at: null, attainment_pct: 50 },
      ...{ before_means: means, after_means: means, confounders: '[]', verdict: 'gain', next_review: null },
      effect: JSON.stringify({ low: 1, mid: 2, high: 3 }),
      ...{ detectable_effect: 1, attainment: null, fading: false, rule_version: '14' },
    })
    .execute();
}

it('names and counts steps that were made against the guard rails apart from advice', async () => {
  const { db } = database;
  await storeLogged('kept', 10, true);
  await storeLogged('broken', 20, false);
  const { rows } = await listFrequencyChanges(db, {}, window, page, now);
  expect(rows.map(({ id, advisedAlone, againstRails }) => ({ id, advisedAlone, againstRails }))).toEqual([
    { id: 'broken', advisedAlone: false, againstRails: true },
    { id: 'kept', advisedAlone: true, againstRails: false },
  ]);
  const tracked = await listTrackedFrequencyChanges(db, {}, window, page);
  expect(
    tracked.rows.map(({ changeId, advised, againstRails }) => [changeId, advised, againstRails]),
  ).toEqual([
    ['broken', false, true],
    ['kept', true, false],
  ]);
  const { funnel } = await readProductionOptimization(db, {}, window, now);
  expect(funnel).toEqual({ found: 1, accepted: 0, done: 1, proved: 1, unaccepted: 1, againstRails: 1 });
  const summary = await readOptimizationSummary(db, {}, window, now);
  expect(summary).toMatchObject({
    ...{ gainSteps: { compared: 2 }, advisedGainSteps: { compared: 1, met: 1 } },
    againstRailsSteps: { compared: 1, met: 1 },
  });
});

it('leaves advice of which counted losses leave nothing out of list and counts, and says how much', async () => {
  const { db } = database;
  const found = async () => {
    const { openOpportunities, nothingLeft, funnel } = await readProductionOptimization(db, {}, window, now);
    const { openAdvice, nothingLeft: alsoLeft } = await readOptimizationSummary(db, {}, window, now);
    const { rows } = await listOpportunities(db, {}, window, page);
    expect([openAdvice, alsoLeft, rows.length]).toEqual([openOpportunities, nothingLeft, openOpportunities]);
    return { openOpportunities, nothingLeft, found: funnel.found };
  };
  await storeAdvice(db, { id: 'one', well: 'one', at: at(28) });
  await storeChokeAdvice(db, { id: 'two', well: 'two', at: at(28) });
  // The one logged step stands in the ledger as well.
  expect(await found()).toEqual({ openOpportunities: 2, nothingLeft: 0, found: 3 });
  const lose = (oil: number) =>
    db.updateTable('optimization_opportunity').set({ lost_oil: oil }).where('id', '=', 'op-two').execute();
  // Of 5 Sm3/d 0.06 are left, then 0.04, which is written as none.
  await lose(4.94);
  expect(await found()).toMatchObject({ openOpportunities: 2, nothingLeft: 0 });
  await lose(4.96);
  expect(await found()).toEqual({ openOpportunities: 1, nothingLeft: 1, found: 2 });
  // What it would bring back is said all the same: a choke that is opened makes it, in whatever book it stands.
  const [card, figures] = [
    await readProductionOptimization(db, {}, window, now),
    await readOptimizationSummary(db, {}, window, now),
  ];
  expect([card.nothingLeftGross, figures.nothingLeftGross]).toEqual([5, 5]);
  // What a person took is to be made.
  await db
    .updateTable('optimization_opportunity')
    .set({ status: 'accepted', decided_at: at(29), decided_by: 'Ada' })
    .where('id', '=', 'op-two')
    .execute();
  expect(await found()).toEqual({ openOpportunities: 2, nothingLeft: 0, found: 3 });
});

it('names every well whose gaining step is held for a time, by what; a limit of the equipment is none', async () => {
  const { db } = database;
  const none = {
    held_by: null,
    missing: '[]',
    newest_day: null,
    fits: null,
    response: null,
    rule_version: '14',
  };
  const limited = (limited_by: 'settlingStep' | 'harmfulStops' | 'motorTemperature', well_id: string) =>
    db
      .insertInto('well_advice')
      .values({ ...none, well_id, status: 'limited', limited_by })
      .onConflict((row) => row.column('well_id').doUpdateSet({ limited_by, status: 'limited' }))
      .execute();
  const held = async () =>
    (await readOptimizationSummary(db, {}, window, now)).held.map(({ well, limitedBy }) => [
      well.id,
      limitedBy,
    ]);
  await limited('settlingStep', 'one');
  await limited('harmfulStops', 'two');
  expect(await held()).toEqual([
    ['one', 'settlingStep'],
    ['two', 'harmfulStops'],
  ]);
  await limited('motorTemperature', 'two');
  expect(await held()).toEqual([['one', 'settlingStep']]);
});
