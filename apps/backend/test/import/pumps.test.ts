import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importRecords, type RecordImportOptions } from '../../src/import/import-records.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const days = 60;
const now = () => at(days, 12);

let database: TestDatabase;
let folder: string;
let rejected: string[];
let recomputed: string[][];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-pumps-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, manufacturer, import_run restart identity cascade`.execute(
    database.batch,
  );
  [rejected, recomputed] = [[], []];
  await writeSmallField(database.db, {
    id: 'Heron',
    timeZone: 'Europe/Oslo',
    startHour: 6,
    wells: { 'H-1': { oil: levels([100, days]) }, 'H-2': { oil: levels([80, days]) } },
  });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function run(
  kind: 'equipment' | 'pump-curves',
  lines: readonly string[],
  options: Partial<RecordImportOptions> = {},
) {
  const path = join(folder, `${kind}.csv`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return importRecords(
    [path],
    { kind, mapping: { columns: {} }, strict: false, dryRun: false, ...options },
    {
      db: database.batch,
      bulk: database.bulk,
      now,
      recompute: async (wellIds) => void recomputed.push([...wellIds]),
    },
    {
      onProgress: () => undefined,
      onStage: () => undefined,
      onRejected: ({ line, reason }) => rejected.push(`${line}: ${reason}`),
      onSuspect: () => undefined,
    },
  );
}

const runs = () =>
  database.db.selectFrom('esp_equipment').selectAll().orderBy('well_id').orderBy('installed_at').execute();
const curves = () => database.db.selectFrom('pump_curve').selectAll().orderBy('well_id').execute();

const header = 'Field,Well,Installed,Maker,Model,Stages,Rated frequency (Hz),Min Hz,Max Hz';
const pump = (well: string, installed = day(5)) => `Heron,${well},${installed},Maker A,X-400,120,60,40,60`;

describe('pump runs', () => {
  it('stores what a file says of a pump in our units, and what it does not say stays unknown', async () => {
    const result = await run('equipment', [
      `${header},Depth (ft),Nameplate power (hp),Nameplate current (A),Motor temperature limit (°F),Min intake pressure (psi),Min rate (bbl/d),Max rate (bbl/d)`,
      `${pump('H-1')},6561.68,134.1,60,302,290.0755,1258,3774`,
      `${pump('H-2')},,,,,,,`,
    ]);
    expect(result).toMatchObject({ rowsNew: 2, rowsRejected: 0 });
    const [first, second] = await runs();
    expect(first).toMatchObject({
      well_id: 'H-1',
      installed_at: new Date(`${day(5)}T05:00:00Z`),
      pulled_at: null,
      pump_model: 'X-400',
      stages: 120,
      rated_frequency: 60,
      min_hz: 40,
      max_hz: 60,
      mode: 'fixed',
      stage_type: null,
      setpoint_hz: null,
      nameplate_current: 60,
    });
    const { depth, nameplate_power, motor_temperature_limit, intake_pressure_limit, min_rate, max_rate } =
      first!;
    expect(
      [depth, nameplate_power, motor_temperature_limit, intake_pressure_limit, min_rate, max_rate].map(
        (value) => Math.round(value!),
      ),
    ).toEqual([2_000, 100, 150, 20, 200, 600]);
    expect(second).toMatchObject({ well_id: 'H-2', depth: null, min_rate: null, nameplate_power: null });
    expect(recomputed).toEqual([['H-1', 'H-2']]);
  });

  it('knows a run again, keeps what a file does not have, and ends a run', async () => {
    await run('equipment', [`${header},Depth (m),Mode`, `${pump('H-1')},2000,currentControl`]);
    expect(await run('equipment', [`${header},Depth (m),Mode`, `${pump('H-1')},2000,current`])).toMatchObject(
      {
        rowsUnchanged: 1,
      },
    );
    const ended = await run('equipment', [
      `${header},Pulled,Pull reason`,
      `${pump('H-1')},${day(40)},Failed: motor`,
      `${pump('H-1', day(45))},,`,
    ]);
    expect(ended).toMatchObject({ rowsUpdated: 1, rowsNew: 1 });
    expect(await runs()).toMatchObject([
      { depth: 2_000, mode: 'currentControl', pull_reason: 'Failed: motor' },
      { depth: null, mode: 'fixed', pulled_at: null },
    ]);
  });

  it('takes the maker of the well where a file has none, and rejects a pump of no known maker', async () => {
    await database.db.insertInto('manufacturer').values({ id: 'b', name: 'Maker B' }).execute();
    await database.db.updateTable('well').set({ manufacturer_id: 'b' }).where('id', '=', 'H-1').execute();
    const without = (row: string) => row.replace(/Maker( A)?,/, '');
    await run('equipment', [without(header), without(pump('H-1')), without(pump('H-2'))]);
    expect(await runs()).toMatchObject([{ well_id: 'H-1', manufacturer_id: 'b' }]);
    expect(rejected).toEqual([
      '3: the maker of the pump is missing, and its well has none: give a column of makers',
    ]);
  });

  it('rejects a drive without limits and numbers that no pump has, by their rows', async () => {
    await run('equipment', [
      header,
      pump('H-1').replace(',40,60', ',,60'),
      pump('H-1').replace(',40,60', ',60,40'),
      pump('H-1').replace(',120,', ',12.5,'),
      pump('H-1').replace(',120,60,', ',120,55,'),
      pump('H-1', day(70)),
      pump('H-9'),
      pump('H-2'),
    ]);
    expect(rejected).toEqual([
      '2: the lowest frequency of the drive is missing',
      '3: the lowest frequency of the drive is not below the highest',
      '4: the number of stages is not a whole number',
      '5: the rated frequency is neither 50 nor 60 Hz',
      '6: the installation is in the future',
      '7: there is no well "H-9" in field "Heron"',
    ]);
    expect(await runs()).toHaveLength(1);
  });

  it('refuses two pumps in a well at once, and stores nothing then', async () => {
    const twice = run('equipment', [header, pump('H-2'), pump('H-1'), pump('H-1', day(20))]);
    await expect(twice).rejects.toThrow(
      `Well "H-1" would have two pumps at once, installed on ${day(5)} and on ${day(20)}: say when the first was pulled.`,
    );
    expect(await runs()).toEqual([]);
  });

  it('stores nothing in a dry run, and nothing with a rejected row under --strict', async () => {
    expect(await run('equipment', [header, pump('H-1')], { dryRun: true })).toMatchObject({ rowsNew: 1 });
    await run('equipment', [header, pump('H-1'), pump('H-9')], { strict: true });
    expect(await runs()).toEqual([]);
    expect(await database.db.selectFrom('manufacturer').selectAll().execute()).toEqual([]);
  });
});

describe('pump curves', () => {
  const curveHeader = 'Well,Frequency (Hz),Rate (bbl/d),Head (ft),Power (hp)';
  const points = ['0,30,0.30', '1258,25,0.34', '2516,15,0.40', '3145,5,0.42'];
  const curveOf = (well: string) => points.map((point) => `${well},60,${point}`);

  beforeEach(() => run('equipment', [header, pump('H-1'), pump('H-2')]));

  it('stores the points of one stage in our units, by ascending rate, and a curve that comes again once', async () => {
    const lines = [curveHeader, ...curveOf('H-1').toReversed()];
    expect(await run('pump-curves', lines)).toMatchObject({ rowsNew: 4, rowsRejected: 0 });
    const [curve] = await curves();
    expect(curve).toMatchObject({ well_id: 'H-1', frequency: 60 });
    expect(curve!.points.map(({ rate }) => Math.round(rate))).toEqual([0, 200, 400, 500]);
    expect(curve!.points[1]!.head).toBeCloseTo(7.62, 6);
    expect(curve!.points[1]!.power).toBeCloseTo(0.2535, 4);
    expect(await run('pump-curves', lines)).toMatchObject({ rowsUnchanged: 4 });
    expect(recomputed.slice(1)).toEqual([['H-1']]);
    expect(await run('pump-curves', [curveHeader, ...curveOf('H-1').slice(0, 3)])).toMatchObject({
      rowsUpdated: 3,
    });
  });

  it('gives the curve of a model to all its pumps, and divides the curve of several stages', async () => {
    await run('pump-curves', [
      'Model,Hz,Stages,Rate (Sm3/d),Head (m),Power (kW)',
      ...['0,900,25', '200,760,28', '400,450,33'].map((point) => `x-400,60,100,${point}`),
    ]);
    expect(await curves()).toMatchObject([
      { well_id: 'H-1', points: [{ head: 9, power: 0.25 }, { head: 7.6 }, { head: 4.5 }] },
      { well_id: 'H-2', points: [{ head: 9, power: 0.25 }, { head: 7.6 }, { head: 4.5 }] },
    ]);
  });

  it('finds the power from the efficiency, also at no flow', async () => {
    await run('pump-curves', [
      'Well,Hz,Rate (Sm3/d),Head (m),Efficiency (%)',
      ...['0,9,0', '200,7.6,60', '400,4.5,55'].map((point) => `H-1,60,${point}`),
    ]);
    // 1000 kg/m3 x 9.80665 m/s2 x 7.6 m x 200 m3/d / 86400 / 1000 / 0.6
    const [curve] = await curves();
    expect(curve!.points[1]!.power).toBeCloseTo(0.2875, 4);
    expect(curve!.points[0]!.power).toBeCloseTo(0.204, 3);
  });

  it('rejects points that no pump has, by their rows', async () => {
    await run('pump-curves', [
      'Well,Model,Hz,Rate (Sm3/d),Head (m),Power (kW),Efficiency (%)',
      'H-1,,60,0,9,0.2,',
      'H-1,,60,200,7.6,0.2875,60',
      'H-1,,60,400,4.5,0.35,',
      'H-1,,60,500,-1,0.35,',
      'H-1,,60,450,4,0.05,60',
      'H-1,,60,400,4.4,0.35,',
      'H-1,Y-1,60,10,8.9,0.2,',
      ',Y-1,60,10,8.9,0.2,',
      'H-1,,0,10,8.9,0.2,',
    ]);
    expect(rejected).toEqual([
      '5: the head is negative: a curve ends where it reaches zero',
      '6: power and efficiency contradict each other: 0.05 kW is given, and 60 % mean 0.3405 kW in water; is the unit right, or the curve one of several stages?',
      '7: it is the same record as line 4',
      '8: the pump of well "H-1" is of model "X-400", not "Y-1"',
      '9: no well has a pump of model "Y-1": import it with --kind equipment first',
      '10: the frequency of the curve is 0 Hz, and must be between 1 and 200',
    ]);
    expect((await curves())[0]!.points).toHaveLength(3);
  });

  it.each([
    ['has fewer than three points', ['H-1,60,0,9,', 'H-1,60,100,8,']],
    [
      'has a head that is not lower at its last rate than at its first',
      ['H-1,60,0,9,', 'H-1,60,100,8,', 'H-1,60,200,9,'],
    ],
    [
      'has points at 60 Hz and at 50 Hz: leave those of one frequency out',
      ['H-1,60,0,9,', 'H-1,60,100,8,', 'H-1,60,200,7,', 'H-1,50,0,6,'],
    ],
  ])('refuses a curve that %s, and stores no other one either', async (problem, lines) => {
    await expect(
      run('pump-curves', ['Well,Hz,Rate (Sm3/d),Head (m),Power (kW)', ...curveOf('H-2'), ...lines]),
    ).rejects.toThrow(problem);
    expect(await curves()).toEqual([]);
  });

  it('erases no power by a file that has none', async () => {
    await run('pump-curves', [curveHeader, ...curveOf('H-1')]);
    await expect(
      run('pump-curves', [
        'Well,Hz,Rate (Sm3/d),Head (m)',
        ...['0,9', '100,8', '200,7'].map((one) => `H-1,60,${one}`),
      ]),
    ).rejects.toThrow('has its power, and the rows have none: add the power or the efficiency');
  });
});
