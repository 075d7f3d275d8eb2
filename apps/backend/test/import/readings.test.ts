import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importRecords, type RecordImportOptions } from '../../src/import/import-records.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { loadWells } from '../../src/recompute/load-field.ts';
import { writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = () => new Date('2026-04-20T12:00:00Z');

let database: TestDatabase;
let folder: string;
let notes: string[];
let recomputed: string[][];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-readings-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, import_run restart identity cascade`.execute(database.batch);
  [notes, recomputed] = [[], []];
  const wells = { 'H-1': { oil: levels([100, 60]) }, 'H-2': { oil: levels([80, 60]) } };
  await writeSmallField(database.db, { id: 'Heron', timeZone: 'Europe/Oslo', startHour: 6, wells });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function run(content: readonly string[] | Buffer, options: Partial<RecordImportOptions> = {}) {
  const path = join(folder, Buffer.isBuffer(content) ? 'readings.xlsx' : 'readings.csv');
  writeFileSync(path, Buffer.isBuffer(content) ? content : `${content.join('\n')}\n`);
  return importRecords(
    [path],
    { kind: 'readings', mapping: { columns: {} }, strict: false, dryRun: false, ...options },
    {
      db: database.batch,
      bulk: database.bulk,
      now,
      recompute: async (wellIds) => void recomputed.push([...wellIds]),
    },
    {
      onProgress: () => undefined,
      onStage: () => undefined,
      onRejected: ({ line, reason }) => notes.push(`${line}: ${reason}`),
      onSuspect: ({ line, reason }) => notes.push(`${line}: suspect: ${reason}`),
    },
  );
}

const hours = () =>
  database.db.selectFrom('esp_reading').selectAll().orderBy('well_id').orderBy('at').execute();

/** Rows of one well, each some minutes after the one before. */
function rows(from: string, minutes: number, count: number, cells: (i: number) => string): string[] {
  return Array.from(
    { length: count },
    (_, i) => `H-1,${new Date(Date.parse(from) + i * minutes * 60_000).toISOString()},${cells(i)}`,
  );
}

const wide = 'Well,Timestamp,Frequency (Hz),Motor current (A),Intake pressure (bar)';

it('keeps hours: means weighted by time, a value for fifteen minutes at most, the variation of the current', async () => {
  const result = await run([
    wide,
    'H-1,2026-03-01T00:00:00Z,50,40,60',
    'H-1,2026-03-01T00:10:00Z,50,40,',
    'H-1,2026-03-01T00:20:00Z,50,50,',
    'H-1,2026-03-01T00:30:00Z,50,50,',
    'H-1,2026-03-01T00:55:00Z,50,50,70',
  ]);
  expect(result).toMatchObject({ rowsRead: 5, rowsNew: 2, rowsRejected: 0 });
  const [first, second] = await hours();
  expect(first).toMatchObject({ at: new Date('2026-03-01T00:00:00Z'), frequency: 50, quality: 'measured' });
  // 20 min of 40 A and 30 min of 50 A; 15 min of 60 bar and 5 of 70.
  expect(first!.motor_current).toBeCloseTo(46, 4);
  expect(first!.motor_current_cv).toBeCloseTo((100 * Math.sqrt(24)) / 46, 3);
  expect(first!.intake_pressure).toBeCloseTo(62.5, 4);
  // What is held over from the hour before is ten minutes.
  expect(second).toMatchObject({ motor_current: 50, motor_current_cv: null, quality: 'estimated' });
  expect(recomputed).toEqual([['H-1']]);
});

it('reads the same of a file in long form, with units and qualities of its rows, in any order', async () => {
  const row = (time: string, signal: string, value: string, unit: string, quality = 'Good') =>
    `H-1,2026-03-01T${time}Z,${signal},${value},${unit},${quality}`;
  const result = await run([
    'Well,Time,Tag,Value,Units,Quality',
    row('00:30', 'WHP', '145.0377', 'psi'),
    row('00:00', 'PIP', '870.2264', 'psia'),
    row('00:15', 'PIP', '6', 'MPa'),
    row('00:00', 'Drive frequency', '50', 'Hz', '192'),
    row('00:10', 'Drive frequency', '10', 'Hz', 'Bad'),
    row('00:20', 'Drive frequency', 'I/O Timeout', 'Hz', ''),
    row('00:30', 'Drive frequency', '52', 'Hz'),
    row('00:40', 'Salinity', '3', '%'),
    row('00:50', 'WHP', '145.0377', 'furlong'),
    row('00:00', 'PIP', '60', 'bar', 'lovely'),
  ]);
  expect(result).toMatchObject({ rowsNew: 1, rowsRejected: 3 });
  expect(notes[0]).toContain('9: there is no signal "Salinity"; known are frequency, motor current');
  expect(notes[1]).toContain('10: "WHP" has the unit "furlong"; known are bar');
  expect(notes[2]).toContain('11: there is no quality "lovely"');
  const [hour] = await hours();
  expect(hour!.intake_pressure).toBeCloseTo(60, 3);
  expect(hour!.wellhead_pressure).toBeCloseTo(10, 4);
  // 10 min of 50 Hz and 15 min of 52 Hz; what is bad ends the value before it.
  expect(hour!.frequency).toBeCloseTo((10 * 50 + 15 * 52) / 25, 4);
});

it('reads a workbook with a row of units below its header, and the date beside the time of day', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Well', 'Date', 'Time', 'Frequency', 'Intake pressure', 'Motor current'],
    ['', '', '', 'Hz', 'psi', 'A'],
    ['H-1', '2026-03-01', '01:00', 50, 870.2264, 'Bad'],
    ['H-1', '2026-03-01', '01:15:00', 50, 870.2264, 40],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Trend');
  await run(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  // One o'clock on the clock of Oslo.
  expect(await hours()).toMatchObject([
    { at: new Date('2026-03-01T00:00:00Z'), frequency: 50, motor_current: 40 },
  ]);
  expect((await hours())[0]!.intake_pressure).toBeCloseTo(60, 3);
});

it('changes nothing when a file comes again, and keeps signals that another file does not have', async () => {
  const file = [wide, ...rows('2026-03-01T00:00:00Z', 5, 36, (i) => `50,${40 + (i % 3)},${60 + i / 10}`)];
  expect(await run(file)).toMatchObject({ rowsNew: 4, rowsUpdated: 0 });
  expect(await run(file)).toMatchObject({ rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 4 });
  const other = ['Well,Timestamp,WHP (bar)', ...rows('2026-03-01T00:00:00Z', 5, 12, (i) => `${10 + i / 10}`)];
  expect(await run(other)).toMatchObject({ rowsUpdated: 2 });
  expect((await hours())[0]).toMatchObject({ frequency: 50, quality: 'measured' });
  expect((await hours())[0]!.wellhead_pressure).toBeGreaterThan(10);
  // The end of an hour does not replace the whole one.
  await run([wide, 'H-1,2026-03-01T00:55:00Z,44,40,60']);
  expect((await hours())[0]!.frequency).toBe(50);
});

it('stores nothing in a dry run, nor with a rejected row under --strict', async () => {
  const file = [wide, 'H-1,2026-03-01T00:00:00Z,50,40,60', 'H-7,2026-03-01T00:00:00Z,50,40,60'];
  expect(await run(file, { dryRun: true })).toMatchObject({ rowsNew: 1, rowsRejected: 1 });
  expect(await run(file, { strict: true })).toMatchObject({ status: 'rejected' });
  expect(notes).toEqual(Array.from({ length: 2 }, () => '3: there is no well "H-7"'));
  expect(await hours()).toEqual([]);
});

describe('readings that cannot be trusted', () => {
  it('are marked where a gauge stands still for a day, and advice does not read them', async () => {
    await run([wide, ...rows('2026-03-01T00:00:00Z', 15, 4 * 30, (i) => `50,${40 + (i % 7) / 10},61.25`)]);
    const stored = await hours();
    expect(stored[3]).toMatchObject({ intake_pressure: 61.25, frequency: 50, quality: 'suspect' });
    const [well] = await loadWells(database.db, ['H-1']);
    expect(well!.pump.intakePressure[3]).toBeNaN();
    expect(well!.pump.frequency[3]).toBe(50);
  });

  it('are left out where they are not possible, and named with their row and column', async () => {
    await run([
      wide,
      ...rows('2026-03-01T00:00:00Z', 15, 8, (i) => `50,${40 + i},${i === 2 ? -50 : 60 + i}`),
    ]);
    expect(notes).toEqual(['4: suspect: readings.csv: "Intake pressure (bar)": -50 is not possible']);
    expect((await hours())[0]!.intake_pressure).toBeCloseTo((60 + 61 + 63) / 3, 4);
  });

  it('are marked where a pump that stands has a current', async () => {
    const result = await run([
      wide,
      ...rows('2026-03-01T00:00:00Z', 15, 4, (i) => `0,${40 + i / 10},${60 + i}`),
    ]);
    expect(result).toMatchObject({ rowsSuspect: 1 });
    const [well] = await loadWells(database.db, ['H-1']);
    expect(well!.pump.frequency[0]).toBeNaN();
    expect(well!.pump.intakePressure[0]).toBeGreaterThan(60);
  });

  it('are refused where the unit of their column cannot be right, with both readings', async () => {
    const pascal = run([
      wide.replace('pressure (bar)', 'pressure (psia)'),
      ...rows('2026-03-01T00:00:00Z', 15, 4, (i) => `50,40,${6_000_000 + i}`),
    ]);
    await expect(pascal).rejects.toThrow(
      '"Intake pressure (psia)" cannot be in psia: 6000000 would be 413685 bar, which is not possible, and is 60 bar as pa. State which it is with --unit.',
    );
    expect(await hours()).toEqual([]);
    await run(
      [
        wide.replace('pressure (bar)', 'pressure (psia)'),
        ...rows('2026-03-01T00:00:00Z', 15, 4, (i) => `50,40,${6_000_000 + i}`),
      ],
      { mapping: { columns: {}, units: { 'Intake pressure (psia)': 'Pa' } } },
    );
    expect((await hours())[0]!.intake_pressure).toBeCloseTo(60, 3);
  });
});

describe('the clock of the field', () => {
  const local = (times: readonly string[]) => [
    'Well,Timestamp,Frequency (Hz)',
    ...times.map((time) => `H-1,${time},50`),
  ];

  it('is set back: the order of the rows says which hour is meant', async () => {
    const night = ['01:30', '02:00', '02:30', '02:00', '02:30', '03:00'].map((time) => `2025-10-26 ${time}`);
    await run(local(night));
    const utc = (await hours()).map(({ at }) => at.toISOString().slice(11, 13));
    expect(utc).toEqual(['23', '00', '01', '02']);
    await sql`delete from esp_reading`.execute(database.db);
    await run(local(night.toReversed()));
    expect((await hours()).map(({ at }) => at.toISOString().slice(11, 13))).toEqual(utc);
  });

  it('is set back: an hour that the file has once is asked about', async () => {
    await expect(run(local(['2025-10-26 01:30', '2025-10-26 02:00', '2025-10-26 03:00']))).rejects.toThrow(
      'The hour 2025-10-26 02:00 occurs twice on the clock of Europe/Oslo, and the file has it once',
    );
    await run(local(['2025-10-26 01:30', '2025-10-26 02:00', '2025-10-26 03:00']), {
      clock: { timeZone: 'Etc/GMT-1' },
    });
    expect(await hours()).toHaveLength(3);
  });

  it('is set forward: a time that it skips rejects its row', async () => {
    await run(local(['2026-03-29 01:30', '2026-03-29 02:30', '2026-03-29 03:30']));
    expect(notes).toEqual([
      '3: 2026-03-29T02:30 is skipped by the clock of Europe/Oslo: is the file in another zone? Use --time-zone',
    ]);
  });

  it('needs times: values of days are no readings', async () => {
    await expect(run(local(['2026-03-01', '2026-03-02']))).rejects.toThrow('The rows have no times of day');
  });
});
