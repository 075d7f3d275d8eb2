import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importFiles } from '../../src/import/import-files.ts';
import { importRecords, type RecordKindName } from '../../src/import/import-records.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { isoDay } from '../../src/production-day.ts';
import { readWhatIf } from '../../src/queries/what-if.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** A company with four pumped wells brings what it has, file by file, into a system that is empty. */
const firstDay = 20_500;
const days = 60;
const dayMs = 86_400_000;
const now = () => new Date((firstDay + days) * dayMs + 6 * 3_600_000);

/** A pump, a well and its tubing with round numbers: what they give together is found by bisection. */
const stages = 150;
const headOf = (rate: number) => 9 - 0.002 * rate - 0.000_012 * rate ** 2;
const powerOf = (rate: number) => 0.25 + 0.000_5 * rate;
const water = 0.6;
const barPerMeter = 0.0925;

function stateOf(frequency: number, productivity: number) {
  const speed = frequency / 60;
  const intake = (rate: number) => 150 - rate / productivity;
  const wellhead = (rate: number) => 10 + 0.000_02 * rate ** 2;
  const discharge = (rate: number) => wellhead(rate) + 120 + 0.000_05 * rate ** 2;
  const lift = (rate: number) => stages * headOf(rate / speed) * speed ** 2 * barPerMeter * 0.9;
  let [low, high] = [0, 700];
  for (let step = 0; step < 50; step++) {
    const rate = (low + high) / 2;
    if (intake(rate) + lift(rate) > discharge(rate)) low = rate;
    else high = rate;
  }
  const power = 1.2 * stages * powerOf(low / speed) * speed ** 3;
  return { rate: low, intake: intake(low), wellhead: wellhead(low), discharge: discharge(low), power };
}

/** Noise that is the same in every run, between -1 and 1. */
const noise = (i: number) => 2 * ((Math.sin(12.9898 * i + 4.1) * 43_758.5453) % 1) * 0.5;

/** Each well with its frequency by day, and what the company does not have of it. */
const wells = {
  'P-1': { productivity: 5, frequency: (day: number) => (day < 30 ? 46 : 48), lacks: '' },
  'P-2': { productivity: 4, frequency: (day: number) => (day < 30 ? 50 : 47), lacks: '' },
  'P-3': { productivity: 5, frequency: (day: number) => (day < 30 ? 46 : 48), lacks: 'curve' },
  'P-4': { productivity: 5, frequency: () => 48, lacks: 'a second frequency' },
} as const;
const names = Object.keys(wells) as (keyof typeof wells)[];
const everyDay = Array.from({ length: days }, (_, day) => day);

const files: readonly (readonly [kind: 'production' | RecordKindName, lines: readonly string[]])[] = [
  [
    'production',
    [
      'Field,Well,Date,Hours,Oil (Sm3),Water (Sm3)',
      ...names.flatMap((name, well) =>
        everyDay.map((day) => {
          const { rate } = stateOf(wells[name].frequency(day), wells[name].productivity);
          const given = rate * (1 + 0.004 * noise(97 * well + day));
          return `Tern,${name},${isoDay(firstDay + day)},24,${(given * (1 - water)).toFixed(2)},${(given * water).toFixed(2)}`;
        }),
      ),
    ],
  ],
  ['wells', ['Field,Well,Method,Maker', ...names.map((name) => `Tern,${name},ESP,Maker A`)]],
  [
    'readings',
    [
      'Well,Timestamp,Frequency (Hz),PIP (psi),Discharge pressure (psi),WHP (psi),Power (kW),Motor current (A),Motor temperature (°C),Intake temperature (°C)',
      ...names.flatMap((name, well) =>
        everyDay.flatMap((day) => {
          const frequency = wells[name].frequency(day);
          const state = stateOf(frequency, wells[name].productivity);
          return Array.from({ length: 96 }, (_, quarter) => {
            const at = new Date((firstDay + day) * dayMs + quarter * 900_000).toISOString();
            const off = (signal: number) =>
              1 + 0.002 * noise(1_000 * well + 96 * day + quarter + 7_919 * signal);
            const psi = (bar: number, signal: number) => ((bar * off(signal)) / 0.068_947_57).toFixed(2);
            return [
              ...[name, at, frequency, psi(state.intake, 1), psi(state.discharge, 2), psi(state.wellhead, 3)],
              ...[(state.power * off(4)).toFixed(2), ((state.power / 1.6) * off(5)).toFixed(2)],
              ...[(90 + state.power / 3 + noise(day + quarter)).toFixed(1), 90],
            ].join(',');
          });
        }),
      ),
    ],
  ],
  [
    'equipment',
    [
      'Well,Installed,Model,Stages,Depth (m),Rated frequency (Hz),Min Hz,Max Hz,Nameplate current (A),Nameplate power (kW),Motor temperature limit (°C),Min intake pressure (bar),Min rate (Sm3/d),Max rate (Sm3/d)',
      ...names.map(
        (name) =>
          `${name},${isoDay(firstDay - 100)},${wells[name].lacks === 'curve' ? 'Y-1' : 'X-400'},${stages},2000,60,40,60,90,120,150,20,200,620`,
      ),
    ],
  ],
  [
    'pump-curves',
    [
      'Model,Hz,Rate (Sm3/d),Head (m),Power (kW)',
      ...Array.from(
        { length: 13 },
        (_, i) => `X-400,60,${50 * i},${headOf(50 * i).toFixed(4)},${powerOf(50 * i).toFixed(4)}`,
      ),
    ],
  ],
  [
    'tests',
    [
      'Well,Start,Duration (h),Oil (Sm3/d),Water (Sm3/d),Frequency (Hz),Accepted',
      ...names.map((name) => {
        const { rate } = stateOf(wells[name].frequency(50), wells[name].productivity);
        return `${name},${isoDay(firstDay + 50)} 08:00,6,${(rate * (1 - water)).toFixed(1)},${(rate * water).toFixed(1)},${wells[name].frequency(50)},yes`;
      }),
    ],
  ],
];

let database: TestDatabase;
let folder: string;
const notes: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-six-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function bring(kind: 'production' | RecordKindName, lines: readonly string[]) {
  const path = join(folder, `${kind}.csv`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  const context = {
    db: database.batch,
    bulk: database.bulk,
    now,
    recompute: async (wellIds: readonly string[]) => {
      await recomputeInsights(database, { wellIds, due: true, now: now() });
    },
  };
  const note = ({ file, line, reason }: { file: string; line: number; reason: string }) =>
    void notes.push(`${file}:${line}: ${reason}`);
  const observer = {
    onProgress: () => undefined,
    onStage: () => undefined,
    onRejected: note,
    onSuspect: note,
  };
  const options = { mapping: { columns: {} }, field: 'Tern', strict: true, dryRun: false };
  const confirm = async () => undefined;
  return kind === 'production'
    ? importFiles([path], { ...options, acceptFigures: false }, { ...context, confirm }, observer)
    : importRecords([path], { kind, ...options }, context, observer);
}

it('gives pumped wells advice, or says what is missing, after six imports into an empty system', async () => {
  for (const [kind, lines] of files)
    expect([kind, await bring(kind, lines)]).toMatchObject([kind, { status: 'done', rowsRejected: 0 }]);
  expect(notes).toEqual([]);
  const advice = await database.db
    .selectFrom('well_advice')
    .innerJoin('well', 'well.id', 'well_advice.well_id')
    .select(['well.name', 'well_advice.status', 'limited_by', 'missing'])
    .orderBy('well.name')
    .execute();
  expect(advice.map(({ name }) => name)).toEqual(names);
  for (const { status, limited_by, missing } of advice.slice(0, 2)) {
    expect(missing).toEqual([]);
    expect(status === 'advised' || limited_by !== null || status === 'nothingToGain').toBe(true);
  }
  expect(advice.slice(0, 2).map(({ status }) => status)).toContain('advised');
  expect(advice[2]).toMatchObject({ status: 'notComputed', missing: [{ what: 'pumpCurve' }] });
  expect(advice[3]).toMatchObject({
    status: 'notComputed',
    missing: [{ what: 'distinctSettings', needed: 2, found: 1 }],
  });
  const steps = await database.db
    .selectFrom('frequency_change')
    .innerJoin('well', 'well.id', 'frequency_change.well_id')
    .select(['well.name', 'from_hz', 'to_hz'])
    .where('kind', '=', 'executed')
    .orderBy('well.name')
    .execute();
  expect(steps.map(({ name, from_hz, to_hz }) => [name, from_hz, to_hz])).toEqual([
    ['P-1', 46, 48],
    ['P-2', 50, 47],
    ['P-3', 46, 48],
  ]);
});

it('says of any frequency of the drive what it would give: at the advised one the advice, to the last digit', async () => {
  const wells = await database.db.selectFrom('well').select(['id', 'name']).orderBy('name').execute();
  const idOf = (name: string) => wells.find((well) => well.name === name)!.id;
  const advised = await database.db
    .selectFrom('optimization_opportunity as advice')
    .innerJoin('frequency_change as change', (join) =>
      join.onRef('change.well_id', '=', 'advice.well_id').on('change.kind', '=', 'advised'),
    )
    .selectAll('advice')
    .select(['change.checks', 'change.expected_power_pct'])
    .where('advice.status', '=', 'found')
    .execute();
  expect(advised.length).toBeGreaterThan(0);
  for (const row of advised) {
    const found = await readWhatIf(database.db, row.well_id, row.to_value);
    expect(found).toMatchObject({ status: 'solved', missing: [], drive: { minHz: 40, maxHz: 60 } });
    expect(found!.change!.oil).toEqual({ low: row.oil_low, mid: row.expected_oil, high: row.oil_high });
    expect(found!.change!.liquid!.mid).toBe(row.expected_liquid);
    expect(found!.change!.energy).toEqual({
      ...{ low: row.power_low, mid: row.expected_power, high: row.power_high },
    });
    expect(found!.powerPct).toBe(row.expected_power_pct);
    expect(found!.checks.map(({ name, value, limit }) => [name, value, limit])).toEqual(
      row.checks.map(({ name, value, limit }) => [name, value, limit]),
    );
  }
  expect(await readWhatIf(database.db, idOf('P-4'), 48)).toMatchObject({
    ...{ status: 'notComputed', drive: null, state: null },
    missing: [{ what: 'distinctSettings', needed: 2, found: 1 }],
  });
  for (const frequency of [39.9, 60.1])
    await expect(readWhatIf(database.db, idOf('P-1'), frequency)).rejects.toMatchObject({
      ...{ status: 400, reason: { code: 'frequencyOutside', values: { least: '40', most: '60' } } },
    });
  expect(await readWhatIf(database.db, 'none', 50)).toBeUndefined();
});
