import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFiles, type ImportOptions } from '../../src/import/import-files.ts';
import { importRecords, type RecordKindName } from '../../src/import/import-records.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-blank-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, import_run restart identity cascade`.execute(database.batch);
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

let files = 0;
function file(lines: readonly string[]): string {
  const path = join(folder, `${(files += 1)}.csv`);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

const options = { mapping: { columns: {}, unitSystem: 'metric' as const }, strict: false, dryRun: false };
const rejected: string[] = [];
const observer = {
  onProgress: () => undefined,
  onStage: () => undefined,
  onRejected: ({ reason }: { readonly reason: string }) => rejected.push(reason),
  onSuspect: () => undefined,
};
const contextOf = ({ batch, bulk }: TestDatabase) => ({
  db: batch,
  bulk,
  now: () => new Date('2026-03-02T08:00:00Z'),
  recompute: async () => undefined,
});

const importDays = (lines: readonly string[], more: Partial<ImportOptions> = {}) =>
  importFiles([file(lines)], { ...options, ...more }, contextOf(database), observer);
const importKind = (kind: RecordKindName, lines: readonly string[], more: Partial<ImportOptions> = {}) =>
  importRecords([file(lines)], { ...options, kind, ...more }, contextOf(database), observer);

const days = async () =>
  (
    await sql<Record<string, unknown>>`
      select day, hours, oil, gas, water, water_injected, flow_kind, quality from daily_production order by well_id, day`.execute(
      database.db,
    )
  ).rows;

const whole = [
  'Field,Well,Date,Hours,Oil (Sm3),Water (Sm3)',
  'Parts,AA-1,2026-02-01,24,100,10',
  'Parts,AA-1,2026-02-02,20,90,9',
];
const stored = {
  hours: 24,
  oil: 100,
  gas: null,
  water: 10,
  water_injected: null,
  flow_kind: 'production',
  quality: 'measured',
};

describe('hours that are assumed', () => {
  const lines = [
    'Field,Well,Date,Hours,Oil (Sm3)',
    'Parts,AA-1,2026-02-01,,100',
    'Parts,AA-1,2026-02-02,20,90',
    'Parts,AA-1,2026-02-03,,0',
    'Parts,AA-1,2026-02-04,,-5',
    'Parts,AA-1,2026-03-02,,50',
  ];
  const hours = async () =>
    (await days()).map(({ hours: of, quality }) => `${String(of)} ${String(quality)}`);

  it('are stored as estimated, where there is a volume of a day that is over and no hours', async () => {
    expect(await importDays(lines)).toMatchObject({ rowsWithAssumedHours: 0, rowsWithoutHours: 2 });
    expect(await hours()).toEqual([
      'null measured',
      '20 measured',
      'null measured',
      'null suspect',
      'null stale',
    ]);
    expect(await importDays(lines, { assumedHours: 24 })).toMatchObject({
      rowsUpdated: 1,
      rowsWithAssumedHours: 1,
    });
    expect(await hours()).toEqual([
      '24 estimated',
      '20 measured',
      'null measured',
      'null suspect',
      'null stale',
    ]);
    for (const blankCells of ['keep', 'erase'] as const)
      expect(await importDays(lines, { assumedHours: 24, blankCells })).toMatchObject({ rowsUpdated: 0 });
  });

  it('never replace hours that are stored, and give way to those that a file has', async () => {
    await importDays(whole);
    const volumes = ['Field,Well,Date,Oil (Sm3)', 'Parts,AA-1,2026-02-02,95', 'Parts,AA-1,2026-02-05,80'];
    await importDays(volumes, { assumedHours: 24 });
    expect(await hours()).toEqual(['24 measured', '20 measured', '24 estimated']);
    await importDays(['Field,Well,Date,Hours,Oil (Sm3)', 'Parts,AA-1,2026-02-05,12,80']);
    expect(await hours()).toEqual(['24 measured', '20 measured', '12 measured']);
  });

  it('make a row estimated of which other values stay', async () => {
    await importDays(['Field,Well,Date,Oil (Sm3),Water (Sm3)', 'Parts,AA-1,2026-02-05,80,8']);
    await importDays(['Field,Well,Date,Oil (Sm3)', 'Parts,AA-1,2026-02-05,80'], { assumedHours: 24 });
    expect(await hours()).toEqual(['24 estimated']);
  });
});

describe('daily rows of a well that are stored already', () => {
  it('keep what a file has no column for', async () => {
    await importDays(whole);
    const result = await importDays([
      'Field,Well,Date,Gas (Sm3)',
      'Parts,AA-1,2026-02-01,12100',
      'Parts,AA-1,2026-02-03,5',
    ]);
    expect(result).toMatchObject({
      rowsNew: 1,
      rowsUpdated: 1,
      valuesKept: 0,
      valuesErased: 0,
      rowsWithoutHours: 1,
    });
    expect(await days()).toEqual([
      { ...stored, day: '2026-02-01', gas: 12_100 },
      { ...stored, day: '2026-02-02', hours: 20, oil: 90, water: 9 },
      { ...stored, day: '2026-02-03', hours: null, oil: null, gas: 5, water: null },
    ]);
  });

  const blanks = [
    'Field,Well,Date,Hours,Oil (Sm3),Water (Sm3)',
    'Parts,AA-1,2026-02-01,,0,',
    'Parts,AA-1,2026-02-02,20,90,9',
  ];

  it('keep what stands in the place of a blank cell, and say how much; zero is a value', async () => {
    await importDays(whole);
    const result = await importDays(blanks);
    expect(result).toMatchObject({ rowsUpdated: 1, rowsUnchanged: 1, valuesKept: 2, valuesErased: 0 });
    expect((await days())[0]).toEqual({ ...stored, day: '2026-02-01', oil: 0, quality: 'suspect' });
    expect(await importDays(blanks)).toMatchObject({ rowsUnchanged: 2, rowsUpdated: 0 });
  });

  it('lose it where that is asked for, which a dry run says first', async () => {
    await importDays(whole);
    const before = await days();
    const erases = { blankCells: 'erase' } as const;
    expect(await importDays(blanks, { ...erases, dryRun: true })).toMatchObject({ valuesErased: 2 });
    expect(await days()).toEqual(before);
    await importDays(['Field,Well,Date,Gas (Sm3)', 'Parts,AA-1,2026-02-01,12100']);
    expect(await importDays(blanks, erases)).toMatchObject({
      rowsUpdated: 1,
      valuesKept: 0,
      valuesErased: 2,
    });
    expect((await days())[0]).toMatchObject({ hours: null, oil: 0, gas: 12_100, water: null });
  });

  it('are still of their kind of flow, and suspect where what comes contradicts what stays', async () => {
    await importDays([
      'Field,Well,Date,Hours,Water injected',
      'Parts,I-1,2026-02-01,24,800',
      'Parts,I-1,2026-02-02,0,0',
    ]);
    await importDays(['Field,Well,Date,Choke (%)', 'Parts,I-1,2026-02-01,40']);
    expect((await days())[0]).toMatchObject({
      flow_kind: 'injection',
      water_injected: 800,
      quality: 'measured',
    });
    await importDays(['Field,Well,Date,Water injected', 'Parts,I-1,2026-02-02,5']);
    expect((await days())[1]).toMatchObject({ hours: 0, water_injected: 5, quality: 'suspect' });
  });

  it.each([
    ['Hours', '0', 'Oil (Sm3)', '5'],
    ['Hours', '24', 'Oil (Sm3)', '0'],
    ['Hours', '0', 'Gas (Sm3)', '5'],
    ['Hours', '0', 'Water injected', '5'],
    ['Hours', '24', 'Water injected', '0'],
    ['Hours', '24', 'Oil (Sm3)', '5'],
    ['Oil (Sm3)', '0', 'Hours', '0'],
  ])('are as doubtful from two files as from one: %s %s, %s %s', async (one, first, other, second) => {
    await importDays([`Field,Well,Date,${one},${other}`, `Parts,B-1,2026-02-01,${first},${second}`]);
    const [together] = await days();
    await sql`truncate business_unit cascade`.execute(database.batch);
    await importDays([`Field,Well,Date,${one}`, `Parts,B-1,2026-02-01,${first}`]);
    await importDays([`Field,Well,Date,${other}`, `Parts,B-1,2026-02-01,${second}`]);
    expect(await days()).toEqual([together]);
  });
});

describe('records that are stored already', () => {
  beforeEach(async () => void (await importDays(whole)));
  const rowOf = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.db)).rows[0]!;

  it('keep the emissions that a file has no column for, or a blank cell', async () => {
    const head = 'Date,Field,CO2e scope 1 (kg),Flared gas (Sm3),Vented gas (Sm3),Methane (kg),Energy (kWh)';
    await importKind('emissions', [
      `${head},CO2e scope 2 (kg),Quality,Factors`,
      '2026-02-01,Parts,1000,10,1,5,200,300,measured,National 2025',
    ]);
    const result = await importKind('emissions', [head, '2026-02-01,Parts,1100,10,1,5,200']);
    expect(result).toMatchObject({ rowsUpdated: 1, valuesKept: 0 });
    const kept = { co2e_scope1: 1100, co2e_scope2: 300, quality: 'measured', factor_set: 'National 2025' };
    expect(await rowOf('sustainability_day')).toMatchObject(kept);
    const blank = [`${head},CO2e scope 2 (kg),Factors`, '2026-02-01,Parts,1100,10,1,5,200,,'];
    expect(await importKind('emissions', blank)).toMatchObject({ rowsUnchanged: 1, valuesKept: 2 });
    expect(await importKind('emissions', blank, { blankCells: 'erase' })).toMatchObject({
      rowsUpdated: 1,
      valuesErased: 2,
    });
    const erased = { co2e_scope2: null, quality: 'measured', factor_set: 'As imported' };
    expect(await rowOf('sustainability_day')).toMatchObject(erased);
  });

  it('keep the status, owner and times of a planned work', async () => {
    const head = 'Reference,Field,Well,Activity,Planned start,Planned end';
    const plan = 'W-1,Parts,AA-1,workover,2026-02-10,2026-02-12';
    await importKind('schedule', [
      `${head},Title,Actual start,Status,Owner,Expected loss (Sm3),Notes`,
      `${plan},Pump change,2026-02-10T06:00Z,inProgress,Erin,40,Crane ordered`,
    ]);
    const before = await rowOf('schedule_entry');
    await importKind('schedule', [head, plan.replace('02-12', '02-13')]);
    const after = await rowOf('schedule_entry');
    expect(after).toEqual({ ...before, planned_end: after['planned_end'], version: 2 });
    expect(after).toMatchObject({
      title: 'Pump change',
      status: 'inProgress',
      owner: 'Erin',
      expected_deferred: 40,
    });
    expect(after['planned_end']).not.toEqual(before['planned_end']);
    await importKind('schedule', [`${head},Actual end`, `${plan},2026-02-12T06:00Z`]);
    expect(await rowOf('schedule_entry')).toMatchObject({ status: 'done' });
    await expect(importKind('schedule', [`${head},Actual end`, `${plan},2026-02-09T06:00Z`])).rejects.toThrow(
      /^A row contradicts what stays stored/,
    );
  });

  it('keep the end and the reason of an event', async () => {
    const event = 'E-1,Parts,AA-1,shutIn,2026-02-01T06:00Z';
    await importKind('events', [
      'Reference,Field,Well,Kind,Start,End,Planned,Remark',
      `${event},2026-02-01T09:00Z,yes,Flow line`,
    ]);
    const before = await rowOf('well_event');
    const result = await importKind('events', ['Reference,Field,Well,Kind,Start,End', `${event},`]);
    expect(result).toMatchObject({ rowsUnchanged: 1, valuesKept: 1 });
    expect(await rowOf('well_event')).toEqual(before);
  });

  it('of a new record have what stands for nothing said', async () => {
    await importKind('schedule', [
      'Field,Well,Activity,Planned start,Planned end',
      'Parts,AA-1,workover,2026-02-10,2026-02-12',
    ]);
    expect(await rowOf('schedule_entry')).toMatchObject({
      title: 'workover',
      status: 'planned',
      owner: '–',
      notes: null,
    });
    await importKind('events', ['Field,Well,Kind,Start', 'Parts,AA-1,trip,2026-02-01T06:00Z']);
    expect(await rowOf('well_event')).toMatchObject({ planned: false, source: 'operator', ends_at: null });
    expect(rejected).toEqual([]);
  });
});
