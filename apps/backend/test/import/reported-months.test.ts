import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importRecords, type RecordImportOptions } from '../../src/import/import-records.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
let folder: string;
let rejected: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-months-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, import_run restart identity cascade`.execute(database.batch);
  rejected = [];
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const run = (lines: string[], options?: Partial<RecordImportOptions>) => runFiles([lines], options);

/** Imports several files at once. */
function runFiles(files: readonly string[][], options: Partial<RecordImportOptions> = {}) {
  const paths = files.map((lines, index) => {
    const path = join(folder, index === 0 ? 'months.csv' : `months-${index}.csv`);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  });
  return importRecords(
    paths,
    {
      kind: 'months',
      field: 'Heron',
      mapping: { columns: {}, ...options.mapping },
      strict: false,
      dryRun: false,
      ...Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'mapping')),
    },
    {
      db: database.batch,
      bulk: database.bulk,
      now: () => new Date('2026-03-02T12:00:00Z'),
      recompute: async () => undefined,
    },
    {
      onProgress: () => undefined,
      onStage: () => undefined,
      onRejected: ({ line, reason }) => rejected.push(`${line}: ${reason}`),
      onSuspect: () => undefined,
    },
  );
}

async function stored(): Promise<string[]> {
  const rows = await database.batch
    .selectFrom('reported_month')
    .innerJoin('well', 'well.id', 'reported_month.well_id')
    .select(['name', 'month', 'days_on', 'oil', 'gas', 'water'])
    .orderBy('name')
    .orderBy('month')
    .execute();
  const round = (value: number | null) => (value === null ? '-' : Number(value.toFixed(3)));
  return rows.map(
    ({ name, month, days_on, oil, gas, water }) =>
      `${name} ${month} ${round(days_on)}d ${round(oil)} ${round(gas)} ${round(water)}`,
  );
}

it('stores months as months, and never a day', async () => {
  const result = await run([
    'well_name,date,days,oil_bbl,gas_mcf',
    'H-1,2025-11,29,629,353',
    'H-1,2025-12,31,62.9,35.3',
    'H-1,2026-03,2,1,1',
    'H-1,2026-02,30,1,1',
  ]);
  expect(result).toMatchObject({ rowsNew: 2, rowsRejected: 2, wells: 1, wellIds: ['h-1'] });
  expect(rejected).toEqual(['4: 2026-03 is not over', '5: 30 days are not between 0 and the 28 of 2026-02']);
  expect(await stored()).toEqual(['H-1 2025-11-01 29d 100 10000 -', 'H-1 2025-12-01 31d 10 1000 -']);
  expect(await database.batch.selectFrom('daily_production').selectAll().execute()).toEqual([]);
});

it('leaves what a file does not have as it is, and says what blank cells would erase', async () => {
  await run(['Well,Month,Oil (m3),Days', 'H-1,2025-11,100,30']);
  expect(await run(['Well,Month,Gas (m3)', 'H-1,2025-11,5000'])).toMatchObject({ rowsUpdated: 1 });
  expect(await stored()).toEqual(['H-1 2025-11-01 30d 100 5000 -']);
  const blank = ['Well,Month,Oil (m3),Gas (m3)', 'H-1,2025-11,,6000'];
  expect(await run(blank)).toMatchObject({ valuesKept: 1, valuesErased: 0 });
  expect(await stored()).toEqual(['H-1 2025-11-01 30d 100 6000 -']);
  expect(await run(blank, { blankCells: 'erase' })).toMatchObject({ valuesErased: 1 });
  expect(await stored()).toEqual(['H-1 2025-11-01 30d - 6000 -']);
  expect(await run(blank)).toMatchObject({ rowsUnchanged: 1 });
});

it('erases by the blank cells of a row alone, and not what its file does not have, over several files', async () => {
  await run(['Well,Month,Oil (m3),Water (m3)', 'H-1,2025-11,100,10', 'H-2,2025-11,200,20']);
  const files = [
    ['Well,Month,Oil (m3)', 'H-1,2025-11,110'],
    ['Well,Month,Oil (m3),Water (m3)', 'H-2,2025-11,220,'],
  ];
  expect(await runFiles(files)).toMatchObject({ valuesKept: 1, valuesErased: 0 });
  expect(await runFiles(files, { blankCells: 'erase' })).toMatchObject({ valuesKept: 0, valuesErased: 1 });
  expect(await stored()).toEqual(['H-1 2025-11-01 -d 110 - 10', 'H-2 2025-11-01 -d 220 - -']);
});

it.each([
  ['firsts', ['2025-11-01', '2025-12-01']],
  ['ends', ['2025-11-30', '2025-12-31']],
  ['slashes', ['11/30/2025', '12/31/2025']],
  ['numbers', ['202511', '202512']],
  ['names', ['Nov-2025', 'dezembro 2025']],
])('reads months written as %s', async (_, [first, second]) => {
  await run(['Well,Date,Oil (m3)', `H-1,${first},100`, `H-1,${second},90`]);
  expect(await stored()).toEqual(['H-1 2025-11-01 -d 100 - -', 'H-1 2025-12-01 -d 90 - -']);
});

it('reads the dates beside a column of months that only counts them', async () => {
  await run([
    'Month,Production month end date,Well,Oil (m3)',
    '1,2025-11-30,H-1,100',
    '14,2025-12-31,H-1,90',
  ]);
  expect(await stored()).toEqual(['H-1 2025-11-01 -d 100 - -', 'H-1 2025-12-01 -d 90 - -']);
});

it.each([
  ['Days on stream', false, '12.5'],
  ['Days online per month', true, '12.5'],
  ['Producing', true, '12.5'],
  ['Hours online', true, '300'],
])('takes what a well was on stream, headed %s, for what it is', async (header, isChosen, value) => {
  const columns = isChosen ? { daysOn: { header } } : {};
  await run([`Well,Month,${header},Oil (m3)`, `H-1,2025-11,${value},100`], {
    mapping: { columns },
  });
  expect(await stored()).toEqual(['H-1 2025-11-01 12.5d 100 - -']);
});

it('refuses what is no month', async () => {
  await expect(run(['Well,Date,Oil (m3)', 'H-1,2025-11-01,100', 'H-1,2025-11-02,100'])).rejects.toThrow(
    'months.csv:3: "2025-11-02" is a day within a month: these are rows of days, so leave out --kind months',
  );
  await expect(run(['Well,Month,Quarter,Oil (m3)', 'H-1,2025-11,4,100'])).rejects.toThrow(
    'column "Quarter" says that a row stands for a quarter or a longer time',
  );
  expect(await stored()).toEqual([]);
});

it('asks what mean days are means of', async () => {
  const lines = ['Well,Month,Oil (bbl/d),Days', 'H-1,2025-11,6.29,10', 'H-2,2025-11,6.29,'];
  await expect(run(lines)).rejects.toThrow(
    '"Oil (bbl/d)" is a mean day of each month, which has two readings',
  );
  await run(lines, { rates: 'calendar' });
  expect(await stored()).toEqual(['H-1 2025-11-01 10d 30 - -', 'H-2 2025-11-01 -d 30 - -']);
  await run(lines, { rates: 'producing' });
  expect(rejected).toEqual(['3: Oil (bbl/d) is a mean of producing days, and the days are missing']);
  expect(await stored()).toEqual(['H-1 2025-11-01 10d 10 - -', 'H-2 2025-11-01 -d 30 - -']);
});

it('adds up completions of a well only when told that they are', async () => {
  const lines = [
    'Well,Completion code,Month,Oil (m3),Water (m3),Days on prod',
    'H-1,C1,2025-11,100,1,30',
    'H-1,C2,2025-11,50,,12',
  ];
  await expect(run(lines)).rejects.toThrow('H-1 has several rows for 2025-11 that differ');
  await run(lines, { addUp: true });
  expect(await stored()).toEqual(['H-1 2025-11-01 30d 150 - 1']);
});

it('unfolds a column for each month when its year and quantity are said', async () => {
  const lines = ['Pozo,1,2,3,semestre', 'H-1,10,11,,21', 'H-2,0,5,6,11'];
  await expect(run(lines)).rejects.toThrow(
    '3 columns are months ("1", "2", "3"): say what they hold with --quantity, such as --quantity "oil (bbl)", and say their year with --year',
  );
  await run(lines, { mapping: { columns: {}, quantity: 'oil (m3)', year: 2025 } });
  expect(await stored()).toEqual([
    'H-1 2025-01-01 -d 10 - -',
    'H-1 2025-02-01 -d 11 - -',
    'H-2 2025-01-01 -d 0 - -',
    'H-2 2025-02-01 -d 5 - -',
    'H-2 2025-03-01 -d 6 - -',
  ]);
});

it('finds the well of a second file by its identifier', async () => {
  await run(['Well,API,Month,Oil (m3)', 'H-1,05-123-40438,2025-11,100']);
  await run(['API,Month,Oil (m3)', '0512340438,2025-12,90']);
  expect(await stored()).toEqual(['H-1 2025-11-01 -d 100 - -', 'H-1 2025-12-01 -d 90 - -']);
});

it('knows the well that a wellbore was drilled from, and rejects a row that names another one', async () => {
  const header = 'Well,Mother well,Month,Oil (m3)';
  await run([header, 'H-1,,2025-11,100', 'H-1 T2,h-1,2025-11,50', 'H-1 T2,H-9,2025-12,60']);
  expect(rejected).toEqual(['4: the rows above say otherwise: H-1 T2 is a wellbore of "h-1", not of "H-9"']);
  const mothers = await database.batch
    .selectFrom('well_mother')
    .innerJoin('well', 'well.id', 'well_mother.well_id')
    .innerJoin('well as mother', 'mother.id', 'well_mother.mother_id')
    .select(['well.name', 'mother.name as mother'])
    .execute();
  expect(mothers).toEqual([{ name: 'H-1 T2', mother: 'H-1' }]);
  expect(await stored()).toEqual(['H-1 2025-11-01 -d 100 - -', 'H-1 T2 2025-11-01 -d 50 - -']);
});

it('refuses a total among the wells, also of some months alone', async () => {
  const rows = ['H-1,2025-10,90,1', 'H-1,2025-11,100,2', 'H-2,2025-11,50,3', 'Sum,2025-11,150,5'];
  const lines = ['Well,Month,Oil (m3),Gas (m3)', ...rows];
  await expect(run(lines)).rejects.toThrow(
    'well Sum has the sum of all other wells of Heron: a total is not a well. Take its rows out. --accept-figures',
  );
  expect(await run(lines, { acceptFigures: true })).toMatchObject({ rowsNew: 4 });
  expect(await run(lines.with(-1, 'Sum,2025-11,150,6'))).toMatchObject({ rowsUpdated: 1 });
});
