import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importRecords, type RecordImportOptions } from '../../src/import/import-records.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { readLastTest, readWellTests } from '../../src/queries/well-tests.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const days = 60;
const now = () => at(days, 12);

let database: TestDatabase;
let folder: string;
let rejected: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-well-tests-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, import_run restart identity cascade`.execute(database.batch);
  rejected = [];
  await writeSmallField(database.db, {
    id: 'Heron',
    startHour: 6,
    wells: { 'H-1': { oil: levels([100, days]) } },
  });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function run(lines: string[], options: Partial<RecordImportOptions> = {}) {
  const path = join(folder, 'tests.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return importRecords(
    [path],
    { kind: 'tests', mapping: { columns: {} }, strict: false, dryRun: false, ...options },
    { db: database.batch, bulk: database.bulk, now, recompute: async () => undefined },
    {
      onProgress: () => undefined,
      onStage: () => undefined,
      onRejected: ({ line, reason }) => rejected.push(`${line}: ${reason}`),
      onSuspect: () => undefined,
    },
  );
}

const tests = () => readWellTests(database.db, 'H-1', { from: day(0), to: day(days + 30) });

it('stores the rates of tests, their settings and the verdict, and changes a test that comes again', async () => {
  const header =
    'Field,Well,Start,Duration (h),Oil (bbl/d),Gas (Mscf/d),Water (bbl/d),Choke (%),WHP (psi),Frequency (Hz),Accepted';
  const row = `Heron,H-1,${day(50)} 08:00,6,629,353,62.9,40,145.0377,48`;
  expect(await run([header, `${row},yes`])).toMatchObject({ rowsNew: 1, rowsRejected: 0 });
  const [test] = await tests();
  expect(test).toMatchObject({
    start: at(50, 8).toISOString(),
    end: at(50, 14).toISOString(),
    startDay: day(50),
    hours: 6,
    choke: 40,
    frequency: 48,
    accepted: true,
    source: 'import',
  });
  expect(
    [test!.oil, test!.gas, test!.water, test!.wellheadPressure].map((value) => Math.round(value!)),
  ).toEqual([100, 10_000, 10, 10]);
  expect(await run([header, `${row},yes`])).toMatchObject({ rowsUnchanged: 1 });
  expect(await run([header, `${row},no`])).toMatchObject({ rowsUpdated: 1 });
  // A file with fewer columns erases nothing.
  await run(['Field,Well,Start,Oil (Sm3/d)', `Heron,H-1,${day(50)} 08:00,101`]);
  expect(await tests()).toMatchObject([{ oil: 101, accepted: false, frequency: 48, hours: 6 }]);
});

it('makes rates of the volumes of tests, by their duration', async () => {
  await run(['Field,Well,Date,Hours,Oil (Sm3)', `Heron,H-1,${day(50)},6,25`]);
  await run(['Field,Well,Start,End,Oil (Sm3)', `Heron,H-1,${day(51)} 06:00,${day(51)} 18:00,25`]);
  expect(await tests()).toMatchObject([
    { oil: 100, startDay: day(50), endDay: day(50) },
    { oil: 50, hours: 12 },
  ]);
});

it('asks whether a column is a rate or a volume', async () => {
  await expect(run(['Field,Well,Date,Oil', `Heron,H-1,${day(50)},100`])).rejects.toThrow(
    '"Oil" may be the rate of a day or the volume of the test: state which with the unit, --unit "Oil=Sm3/d"',
  );
});

it('rejects what cannot be a test, line by line', async () => {
  const result = await run([
    'Field,Well,Start,End,Duration (h),Oil (Sm3),Choke (%),Accepted',
    `Heron,H-9,${day(50)},,6,25,,`,
    `Heron,,${day(50)},,6,25,,`,
    `Heron,H-1,${day(61)},,6,25,,`,
    `Heron,H-1,${day(50)},${day(48)},,25,,`,
    `Heron,H-1,${day(50)} 08:00,,0,25,,`,
    `Heron,H-1,${day(50)} 08:00,,800,25,,`,
    `Heron,H-1,${day(50)} 08:00,,,25,,`,
    `Heron,H-1,${day(50)} 08:00,,6,-1,,`,
    `Heron,H-1,${day(50)} 08:00,,6,,,`,
    `Heron,H-1,${day(50)} 08:00,,6,25,-3,`,
    `Heron,H-1,${day(50)} 08:00,,6,25,,perhaps`,
    `Heron,H-1,${day(50)} 08:00,,6,25,,`,
    `Heron,H-1,${day(50)} 08:00,,6,26,,`,
  ]);
  expect(result).toMatchObject({ rowsNew: 1, rowsRejected: 12 });
  expect(rejected).toEqual([
    '2: there is no well "H-9" in field "Heron"',
    '3: the well is missing',
    '4: the test is in the future',
    '5: the test ends before it starts',
    '6: the duration is not between 0 and 744 hours',
    '7: the duration is not between 0 and 744 hours',
    '8: the volume of oil is no rate without the duration of the test',
    '9: the rate of oil is negative',
    '10: it has no rate',
    '11: the choke is negative',
    expect.stringContaining('12: there is no verdict "perhaps"; known are accepted, rejected'),
    '14: it is the same record as line 13',
  ]);
});

it('knows a done test of the schedule as a test, as long as it is one', async () => {
  const entry = {
    id: 'sc-1',
    field_id: 'Heron',
    well_id: 'H-1',
    facility: null,
    activity: 'wellTest' as const,
    title: 'Well test H-1',
    planned_start: at(40, 8),
    planned_end: at(40, 14),
    actual_start: null,
    actual_end: null,
    owner: 'Operations',
    status: 'confirmed' as const,
    expected_deferred: null,
    actual_deferred: null,
    approved_at: null,
    notes: null,
  };
  await database.db.insertInto('schedule_entry').values(entry).execute();
  expect(await readLastTest(database.db, 'H-1', now())).toBeNull();
  const change = (changes: object) =>
    database.db.updateTable('schedule_entry').set(changes).where('id', '=', 'sc-1').execute();
  await change({ status: 'done', actual_start: at(41, 8), actual_end: at(41, 12) });
  expect(await readLastTest(database.db, 'H-1', now())).toMatchObject({
    id: 'schedule-sc-1',
    startDay: day(41),
    source: 'schedule',
    title: 'Well test H-1',
    oil: null,
  });
  // What was measured at the same time says more.
  await run(['Field,Well,Start,Hours,Oil (Sm3/d)', `Heron,H-1,${day(41)} 09:00,2,90`]);
  expect(await tests()).toMatchObject([{ oil: 90, source: 'import' }]);
  await change({ actual_start: at(30, 8), actual_end: at(30, 12) });
  expect(await tests()).toMatchObject([{ id: 'schedule-sc-1', startDay: day(30) }, { oil: 90 }]);
  await change({ status: 'cancelled' });
  expect(await tests()).toMatchObject([{ oil: 90 }]);
});
