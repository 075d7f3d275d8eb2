import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFrequencyChanges, listTrackedFrequencyChanges } from '../../src/queries/frequency-changes.ts';
import { readOptimizationSummary } from '../../src/queries/optimization-summary.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeDrop, storeGas } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 40;
const now = at(length, 6);
const window = { from: day(0), to: day(length - 1) };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const oil = Array.from({ length }, () => 100);
  await writeSmallField(db, { id: 'field', wells: { slow: { oil }, fast: { oil }, still: { oil } } });
  await sql`insert into manufacturer (id, name) values ('maker', 'Maker') on conflict do nothing`.execute(db);
  const pumps = [
    { well: 'slow', hz: 40, liquid: 100, power: 30 },
    { well: 'fast', hz: 60, liquid: 300, power: 90 },
    { well: 'still', hz: 0, liquid: 0, power: 0 },
  ];
  for (const { well, hz, liquid, power } of pumps) {
    await db
      .insertInto('esp_equipment')
      .values({
        well_id: well,
        installed_at: at(0),
        pulled_at: null,
        pull_reason: null,
        manufacturer_id: 'maker',
        pump_model: 'P',
        stage_type: 'radial',
        stages: 100,
        rated_frequency: 60,
        min_hz: 35,
        max_hz: 65,
        setpoint_hz: hz || 50,
        mode: 'fixed',
        nameplate_current: 100,
        nameplate_power: 150,
        motor_temperature_limit: 150,
        intake_pressure_limit: 25,
        bep_rate: 300,
        min_rate: 200,
        max_rate: 400,
      })
      .execute();
    await db
      .insertInto('esp_reading')
      .values({
        well_id: well,
        at: at(length - 2),
        frequency: hz,
        motor_current: 40,
        motor_current_cv: null,
        motor_temperature: null,
        intake_pressure: null,
        intake_temperature: null,
        discharge_pressure: null,
        wellhead_pressure: null,
        vibration: null,
        power,
        free_gas_pct: null,
        liquid_rate: liquid,
        water_cut: 50,
        gor: null,
      })
      .execute();
  }
  const means = (oilRate: number) =>
    JSON.stringify({
      liquid: null,
      oil: oilRate,
      waterCut: null,
      gor: null,
      intakePressure: null,
      motorCurrent: null,
      motorTemperature: null,
      specificEnergy: null,
    });
  const verdicts = ['gain', 'gain', 'loss', 'inconclusive', 'stabilising'] as const;
  for (const [place, verdict] of verdicts.entries()) {
    const id = `step-${place}`;
    await db
      .insertInto('frequency_change')
      .values({
        id,
        well_id: 'fast',
        at: at(place === 0 ? length - 1 : 10 + place),
        ...(verdict === 'loss' ? { from_hz: 60, to_hz: 59 } : { from_hz: 59, to_hz: 60 }),
        kind: 'executed',
        source: place === 1 ? 'portal' : 'operator',
        reason: 'test',
        expected_liquid: null,
        expected_oil: verdict === 'loss' ? -2.5 : 5,
        expected_power_pct: 10,
        checks: '[]',
        status: 'done',
        decided_by: null,
        decided_at: null,
        expires_at: null,
      })
      .execute();
    await db
      .insertInto('tracked_frequency_change')
      .values({
        change_id: id,
        baseline_days: 7,
        after_days: 7,
        stabilised_at: null,
        before_means: means(50),
        after_means: means(verdict === 'gain' ? 52.5 : 48),
        attainment_pct: 50,
        confounders: '[]',
        verdict,
        next_review: null,
        effect: JSON.stringify(
          verdict === 'gain' ? { low: 1, mid: 2.5, high: 4 } : { low: -3, mid: -2, high: -1 },
        ),
        ...{ detectable_effect: 1, attainment: null, fading: false, rule_version: '1' },
      })
      .execute();
  }
  const gains = [4, 8];
  for (const [place, realized] of gains.entries())
    await db
      .insertInto('optimization_opportunity')
      .values({
        id: `op-${place}`,
        well_id: 'fast',
        kind: 'frequencyUp',
        from_value: 59,
        to_value: 60 + place,
        unit: 'Hz',
        ...{ expected_oil: 4, oil_low: 3, oil_high: 5, power_low: null, power_high: null },
        expected_liquid: null,
        expected_power: null,
        confidence: 0.8,
        ...{ limiting_constraint: null, limiting_check: null, rule_version: '1' },
        status: 'proved',
        found_at: at(1),
        decided_at: at(2),
        decided_by: null,
        done_at: at(3),
        proved_at: at(20),
        realised_oil: realized,
        expires_at: null,
      })
      .execute();
});
afterAll(() => database.drop());

it('sums up pumps by what runs, changes by their verdicts, and advice by whether its gain lay in its range', async () => {
  const summary = await readOptimizationSummary(database.db, {}, window, now);
  expect(summary).toMatchObject({
    pumps: 3,
    judgedPumps: 2,
    // At 40 Hz the slow one makes 150 at rated frequency, below its range.
    outsideWindow: 1,
    medianFrequency: 50,
    tripsLast30d: 0,
    tracked: 5,
    settling: 1,
    judged: 3,
    proved: 2,
    provedOil: 5,
    // Both steps up that are judged gained; the one down lost no more than was expected of it.
    gainSteps: { compared: 3, judged: 2, met: 2 },
    advisedGainSteps: { compared: 1, judged: 1, met: 1 },
    reductionSteps: { compared: 1, judged: 1, met: 1 },
    // One advised step is measured: it is all that is pooled.
    calibration: { steps: 1 },
    takenAdvice: 2,
    // 3 to 5 holds 4 and not 8.
    takenInsideRange: 1,
  });
  expect(summary.specificEnergy).toBeCloseTo((24 * 120) / 400, 9);
});

it('says of each step what it sought, what came of that, and which advice it followed', async () => {
  const page = { limit: 500, offset: 0 };
  const advised = { well_id: 'fast', kind: 'frequencyUp', from_value: 59, to_value: 60, unit: 'Hz' } as const;
  await database.db
    .insertInto('optimization_opportunity')
    .values({
      ...{ id: 'op-made', ...advised, expected_oil: 4, oil_low: 3, oil_high: 5, power_low: null },
      ...{ power_high: null, expected_liquid: null, expected_power: null, confidence: 0.8 },
      ...{ limiting_constraint: null, limiting_check: null, rule_version: '1', status: 'done' },
      ...{ found_at: at(1), decided_at: at(2), decided_by: null, done_at: at(13), proved_at: null },
      ...{ realised_oil: null, expires_at: null },
    })
    .execute();
  const { rows } = await listTrackedFrequencyChanges(database.db, {}, window, page);
  const said = Object.fromEntries(
    rows.map(({ changeId, aim, outcome, advised: isAdvised }) => [changeId, [aim, outcome, isAdvised]]),
  );
  expect(said).toEqual({
    'step-0': ['gain', 'met', false],
    'step-1': ['gain', 'met', true],
    'step-2': ['reduction', 'met', false],
    // It made what was advised, though the log does not say so.
    'step-3': ['gain', null, true],
    'step-4': ['gain', null, false],
  });
  await database.db.deleteFrom('optimization_opportunity').where('id', '=', 'op-made').execute();
});

it('puts a gain in question while an exception that began after it is open, or the readings contradict its pump', async () => {
  const { db } = database;
  const page = { limit: 500, offset: 0 };
  const questions = async () => {
    const { rows } = await listTrackedFrequencyChanges(db, {}, window, page);
    return Object.fromEntries(rows.map((row) => [row.changeId, [row.inQuestion, row.outcome]]));
  };
  const none = await questions();
  expect([none['step-0'], none['step-1']]).toEqual([
    [null, 'met'],
    [null, 'met'],
  ]);
  // After the one of day 11 and before that of the last day.
  await storeGas(db, { id: 'gas', well: 'fast', lost: 6, startedAt: at(20) });
  const since = await questions();
  expect([since['step-0'], since['step-1'], since['step-2']]).toEqual([
    [null, 'met'],
    ['exception', null],
    [null, 'met'],
  ]);
  const { proved, provedOil, gainSteps } = await readOptimizationSummary(db, {}, window, now);
  expect({ proved, provedOil, gainSteps }).toEqual({
    ...{
      proved: 1,
      provedOil: 2.5,
      gainSteps: { compared: 3, judged: 1, met: 1, inconclusive: 1, inQuestion: 1 },
    },
  });
  await db
    .updateTable('gas_exception')
    .set({ ended_at: at(30) })
    .where('id', '=', 'gas')
    .execute();
  expect((await questions())['step-1']).toEqual([null, 'met']);
  await storeDrop(db, { id: 'drop', well: 'fast', lost: 6, day: day(20), detectedAt: at(22) });
  expect((await questions())['step-1']).toEqual(['exception', null]);
  await db.deleteFrom('production_drop_exception').where('id', '=', 'drop').execute();
  const missing = JSON.stringify([{ what: 'plausiblePump', needed: null, found: null }]);
  await db
    .insertInto('well_advice')
    .values({
      ...{ well_id: 'fast', status: 'notComputed', limited_by: null, missing, newest_day: null },
      ...{ fits: null, response: null, rule_version: '1' },
    })
    .execute();
  expect((await questions())['step-0']).toEqual(['model', null]);
  await db.deleteFrom('well_advice').execute();
  await db.deleteFrom('gas_exception').where('id', '=', 'gas').execute();
});

it('knows no figure where there is no pump', async () => {
  const none = await readOptimizationSummary(database.db, { wellIds: ['nowhere'] }, window, now);
  expect(none).toMatchObject({
    pumps: 0,
    outsideWindow: null,
    medianFrequency: null,
    specificEnergy: null,
    provedOil: null,
  });
});

it('gives the power that a step takes and its oil over that, from what the drive took before it', async () => {
  const { rows } = await listFrequencyChanges(database.db, {}, window, { limit: 500, offset: 0 }, now);
  const newest = rows.find(({ id }) => id === 'step-0')!;
  expect(newest.expectedPower).toBeCloseTo(9, 9);
  expect(newest.oilPerEnergy).toBeCloseTo(5 / (9 * 0.024), 6);
  // Before the first reading nothing is known of the power.
  expect(rows.find(({ id }) => id === 'step-1')).toMatchObject({ expectedPower: null, oilPerEnergy: null });
});
