import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFrequencyChanges } from '../../src/queries/frequency-changes.ts';
import { listOpportunities } from '../../src/queries/production-optimization.ts';
import { readSettingAdvice } from '../../src/queries/setting-advice.ts';
import { storeStepRecords } from '../../src/recompute/store-step-records.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeAdvice, storeChokeAdvice } from '../support/stored-advice.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = at(30);
const window = { from: day(0), to: day(29) };
let database: TestDatabase;
let pump: string;
let choke: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const oil = Array.from({ length: 30 }, () => 100);
  await writeSmallField(database.db, { id: 'field', wells: { one: { oil }, two: { oil } } });
  pump = await storeAdvice(database.db, { id: 'one', well: 'one', at: at(28) });
  choke = await storeChokeAdvice(database.db, { id: 'two', well: 'two', at: at(28) });
}, 60_000);
afterAll(() => database.drop());

/** What is stated of the two pieces of advice: in their panels, and in the list of opportunities as it sorts by it. */
async function stated() {
  const { db } = database;
  const [ofPump] = await readFrequencyChanges(db, [pump], now);
  const [ofChoke] = await readSettingAdvice(db, [choke], now);
  const page = { limit: 10, offset: 0, sort: '-confidence' };
  const { rows } = await listOpportunities(db, {}, window, page);
  return { ofPump: ofPump!, ofChoke: ofChoke!, sorted: rows.map(({ id, confidence }) => [id, confidence]) };
}

it('is the chance of the model where no step of its kind is measured', async () => {
  const { ofPump, ofChoke, sorted } = await stated();
  expect(ofPump).toMatchObject({ confidence: 0.8, modelConfidence: 0.8, measuredSteps: null });
  expect(ofChoke).toMatchObject({ confidence: 0.9, modelConfidence: 0.9, measuredSteps: null });
  expect(sorted).toEqual([
    ['op-two', 0.9],
    ['op-one', 0.8],
  ]);
});

it('falls with steps of its kind that did not gain, in panels, list and order alike', async () => {
  const { db } = database;
  await sql`insert into step_record (field_id, setting, aim, measured, met, counted)
    values ('field', 'choke', 'gain', 7, 0, 0), ('field', 'frequency', 'reduction', 5, 0, 0)`.execute(db);
  const { ofPump, ofChoke, sorted } = await stated();
  // Ten steps at 0.9 and seven at nothing; reductions say nothing of gains.
  expect(ofChoke.confidence).toBeCloseTo(9 / 17, 9);
  expect(ofChoke).toMatchObject({ modelConfidence: 0.9, measuredSteps: { measured: 7, met: 0, counted: 0 } });
  expect(ofPump).toMatchObject({ confidence: 0.8, measuredSteps: null });
  expect(sorted.map(([id]) => id)).toEqual(['op-one', 'op-two']);
  // Its range is of the same distribution: of the model's 2 to 8 about 5, ten times as wide at most.
  const { low, high } = { low: ofChoke.expectedOilLow, high: ofChoke.expectedOilHigh };
  expect([low < 0, (high - 5) / (5 - low)]).toEqual([true, expect.closeTo(1, 9)]);
  const page = { limit: 10, offset: 0 };
  const { rows } = await listOpportunities(db, {}, window, page);
  const listed = rows.find(({ id }) => id === 'op-two')!;
  expect([listed.expectedOilLow, listed.expectedOilHigh, listed.netOilLow]).toEqual([low, high, low]);
  expect(rows.find(({ id }) => id === 'op-one')).toMatchObject({ expectedOilLow: 4, expectedOilHigh: 8 });
  expect(sorted[1]![1]).toBe(ofChoke.confidence);
});

it('is recorded of the steps that are stored of a field', async () => {
  const { db } = database;
  const step = {
    ...{ setting: 'choke', at: at(10).toISOString(), from: 30, to: 34, oil: 100, expectedOil: 3 },
    ...{ verdict: 'gain', effect: { low: 1, mid: 3, high: 5 }, before: null, after: null },
  };
  const missed = { ...step, verdict: 'neutral', effect: { low: -1, mid: 0, high: 1 } };
  await db
    .insertInto('well_advice')
    .values({
      ...{ well_id: 'two', status: 'nothingToGain', limited_by: null, missing: '[]', newest_day: null },
      response: JSON.stringify({
        setting: null,
        present: null,
        points: [],
        curve: [],
        steps: [step, missed],
      }),
      ...{ fits: null, rule_version: '14' },
    })
    .execute();
  await storeStepRecords(db, 'field');
  expect(await db.selectFrom('step_record').selectAll().execute()).toEqual([
    { field_id: 'field', setting: 'choke', aim: 'gain', measured: 2, met: 1, counted: 1 },
  ]);
  expect((await stated()).ofChoke.confidence).toBeCloseTo(10 / 12, 9);
});

it('stands as it was stated once the advice is decided on, whatever comes of its own step and of others', async () => {
  const { db } = database;
  const become = (status: 'accepted' | 'done' | 'proved' | 'found') =>
    db.updateTable('optimization_opportunity').set({ status }).where('id', '=', 'op-two').execute();
  const recorded = (measured: number, counted: number) =>
    db
      .updateTable('step_record')
      .set({ measured, met: 0, counted })
      .where('setting', '=', 'choke')
      .where('aim', '=', 'gain')
      .execute();
  await become('accepted');
  await recorded(3, 0);
  const decided = { measuredSteps: { measured: 2, met: 1, counted: 1 }, modelConfidence: 0.9 };
  for (const status of ['accepted', 'done', 'proved'] as const) {
    await become(status);
    const [advice] = await readSettingAdvice(db, [choke], now);
    expect(advice, status).toMatchObject(decided);
    expect(advice!.confidence, status).toBeCloseTo(10 / 12, 9);
  }
  // Taken back, it is stated from what is known by now.
  await become('found');
  expect((await stated()).ofChoke.confidence).toBeCloseTo(9 / 13, 9);
});

it('rests on no step of a demonstration, and that of a demonstration on no real one', async () => {
  const { db } = database;
  await writeSmallField(db, { id: 'shown', wells: { three: { oil: [100] } } });
  await db.updateTable('well').set({ source: 'demonstration' }).where('id', '=', 'three').execute();
  await sql`delete from step_record`.execute(db);
  await sql`insert into step_record (field_id, setting, aim, measured, met, counted)
    values ('shown', 'choke', 'gain', 30, 0, 0), ('field', 'choke', 'gain', 10, 10, 10)`.execute(db);
  const three = await storeChokeAdvice(db, { id: 'three', well: 'three', at: at(28) });
  const advice = await readSettingAdvice(db, [choke, three], now);
  const [real, planted] = [choke, three].map((id) => advice.find((one) => one.id === id));
  expect(real).toMatchObject({ id: choke, measuredSteps: { measured: 10, met: 10, counted: 10 } });
  expect(real!.confidence).toBeCloseTo(19 / 20, 9);
  expect(planted).toMatchObject({ id: three, measuredSteps: { measured: 30, met: 0, counted: 0 } });
  expect(planted!.confidence).toBeCloseTo(9 / 40, 9);
});
