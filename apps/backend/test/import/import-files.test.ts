import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  importFiles,
  type ImportContext,
  type ImportOptions,
  type ImportResult,
} from '../../src/import/import-files.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import type { RowNote } from '../../src/import/shared-fault.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const now = () => new Date('2026-03-02T08:00:00Z');
const header = 'Date,Well,UWI,Field,Hours,Oil,Gas,Water,Water injected,Choke (%),Flow kind';

let database: TestDatabase;
let folder: string;
let rejected: RowNote[];
let suspect: RowNote[];
let recomputed: string[][];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-import-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, import_run restart identity cascade`.execute(database.batch);
  [rejected, suspect, recomputed] = [[], [], []];
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

function file(name: string, ...lines: string[]): string {
  const path = join(folder, name);
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

function run(
  paths: string[],
  options: Partial<ImportOptions> = {},
  context: Partial<ImportContext> = {},
): Promise<ImportResult> {
  return importFiles(
    paths,
    { mapping: { columns: {}, unitSystem: 'metric' }, strict: false, dryRun: false, ...options },
    {
      db: database.batch,
      bulk: database.bulk,
      now,
      recompute: async (wellIds) => void recomputed.push([...wellIds]),
      ...context,
    },
    {
      onProgress: () => undefined,
      onStage: () => undefined,
      onRejected: (note) => rejected.push(note),
      onSuspect: (note) => suspect.push(note),
    },
  );
}

const threeDays = [
  header,
  '2026-02-01,H-1,NO 1/2-H-1,Heron,24,100.25,12000.5,30,,45,production',
  '2026-02-02,H-1,NO 1/2-H-1,Heron,0,55.5,6000,20,,45,production',
  '2026-02-01,H-2,,Heron,24,,,,800.75,,injection',
];

const wells = () => database.db.selectFrom('well').select(['id', 'name', 'uwi']).orderBy('id').execute();

const dailyRows = () =>
  database.db.selectFrom('daily_production').selectAll().orderBy('well_id').orderBy('day').execute();

describe('importing', () => {
  it('stores rows, wells, field, area and business unit, and the sums of the field', async () => {
    const result = await run([file('a.csv', ...threeDays)], { businessUnit: 'North', area: 'East' });
    expect(result).toMatchObject({
      status: 'done',
      rowsRead: 3,
      rowsNew: 3,
      rowsRejected: 0,
      rowsSuspect: 1,
    });
    expect(await dailyRows()).toMatchObject([
      {
        well_id: 'h-1',
        day: '2026-02-01',
        hours: 24,
        oil: 100.25,
        gas: 12000.5,
        water: 30,
        water_injected: null,
        choke_pct: 45,
        wellhead_pressure: null,
        flow_kind: 'production',
        quality: 'measured',
      },
      { well_id: 'h-1', day: '2026-02-02', hours: 0, oil: 55.5, quality: 'suspect' },
      {
        well_id: 'h-2',
        day: '2026-02-01',
        oil: null,
        gas: null,
        water_injected: 800.75,
        flow_kind: 'injection',
      },
    ]);
    expect(suspect).toEqual([{ file: 'a.csv', line: 3, reason: 'production in 0 hours' }]);
    const wells = await database.db.selectFrom('well').selectAll().orderBy('id').execute();
    expect(wells).toMatchObject([
      {
        id: 'h-1',
        name: 'H-1',
        uwi: 'NO 1/2-H-1',
        field_id: 'heron',
        source: 'import',
        status: 'shutIn',
        first_day: '2026-02-01',
        last_day: '2026-02-02',
      },
      { id: 'h-2', uwi: null, flow_kind: 'injection', status: 'producing', method_of_production: 'unknown' },
    ]);
    const places = await database.db
      .selectFrom('field')
      .innerJoin('area', 'area.id', 'field.area_id')
      .innerJoin('business_unit', 'business_unit.id', 'area.business_unit_id')
      .select(['field.id', 'area.id as areaId', 'business_unit.name as businessUnit'])
      .execute();
    expect(places).toEqual([{ id: 'heron', areaId: 'east', businessUnit: 'North' }]);
    const days = await database.db.selectFrom('field_day').selectAll().orderBy('day').execute();
    expect(days).toEqual([
      {
        field_id: 'heron',
        day: '2026-02-01',
        wells_reporting: 2,
        wells_producing: 2,
        suspect_rows: 0,
        hours: 48,
        oil: 100.25,
        gas: 12000.5,
        water: 30,
        water_injected: 800.75,
      },
      {
        field_id: 'heron',
        day: '2026-02-02',
        wells_reporting: 1,
        wells_producing: 0,
        suspect_rows: 1,
        hours: 0,
        oil: 55.5,
        gas: 6000,
        water: 20,
        water_injected: 0,
      },
    ]);
    expect(recomputed).toEqual([['h-1', 'h-2']]);
  });

  it('changes nothing when it is repeated, and only what is different afterwards', async () => {
    const path = file('a.csv', ...threeDays);
    await run([path], { businessUnit: 'North', area: 'East' });
    const before = await sql`select ctid, xmin from daily_production order by well_id, day`.execute(
      database.db,
    );
    expect(await run([path])).toMatchObject({ rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 3 });
    expect(
      (await sql`select ctid, xmin from daily_production order by well_id, day`.execute(database.db)).rows,
    ).toEqual(before.rows);
    const corrected = file(
      'b.csv',
      ...threeDays.map((line) => line.replace('0,55.5,', '13,55.5,')),
      '2026-02-03,h-1,,HERON,24,90,1,1,,45,',
    );
    expect(await run([corrected])).toMatchObject({
      rowsNew: 1,
      rowsUpdated: 1,
      rowsUnchanged: 2,
      rowsSuspect: 0,
    });
    expect(await dailyRows()).toMatchObject([
      {},
      { hours: 13, quality: 'measured' },
      { day: '2026-02-03' },
      {},
    ]);
    expect(await database.db.selectFrom('well').select('status').where('id', '=', 'h-1').execute()).toEqual([
      { status: 'producing' },
    ]);
    expect(await database.db.selectFrom('field').select('id').execute()).toHaveLength(1);
  });

  it('finds names again that a database without a locale cannot change the case of', async () => {
    const lines = [header, '2026-02-01,Ærfugl Ø-1,,MÆRSK,24,1,1,1,,,'];
    await run([file('a.csv', ...lines)]);
    const again = await run([
      file('b.csv', ...lines.map((line) => line.replace('MÆRSK', 'Mærsk').replace('Ærf', 'ærf'))),
    ]);
    expect(again).toMatchObject({ rowsNew: 0, rowsUnchanged: 1, wellIds: ['aerfugl-o-1'] });
  });

  it('takes a well for running by its volumes where nobody says the hours, and counts such rows', async () => {
    const result = await run(
      [
        file(
          'a.csv',
          'date,well,oil,gas,water',
          '2026-02-01,H-1,100,,30',
          '2026-02-02,H-1,,50,',
          '2026-02-01,H-2,80,,1',
          '2026-02-02,H-2,0,0,',
          '2026-02-01,H-3,,,',
        ),
      ],
      { field: 'Heron' },
    );
    expect(result).toMatchObject({ status: 'done', rowsNew: 5, rowsWithoutHours: 3 });
    expect(await database.db.selectFrom('well').select(['id', 'status']).orderBy('id').execute()).toEqual([
      { id: 'h-1', status: 'producing' },
      { id: 'h-2', status: 'shutIn' },
      { id: 'h-3', status: 'shutIn' },
    ]);
    expect((await run([file('b.csv', ...threeDays)])).rowsWithoutHours).toBe(0);
  });

  it('reports every bad row with its line and takes the others', async () => {
    const result = await run([
      file(
        'a.csv',
        header,
        '2026-02-30,H-1,,Heron,24,1,1,1,,,',
        '2026-02-01,,,Heron,24,1,1,1,,,',
        '2026-02-01,H-1,,Heron,26,1,1,1,,,',
        '',
        '2026-02-01,H-1,,Heron,24,1,1,1,,,',
        '2026-02-01,h-1,,HERON,24.0,1,1,1,,,',
        '2026-02-02,H-1',
        '2026-02-03,H-1,"open,Heron,24,1,1,1,,,',
        `2026-02-04,${'x'.repeat(121)},,Heron,24,1,1,1,,,`,
        '2026-02-05,H\0-1,,Heron,24,1,1,1,,,',
        '2026-02-06,H-1,,Heron,24,many,1,1,,,',
      ),
      file('b.csv', header, '2026-02-01,H-1,,Heron,24,1,1,1,,,', '2026-02-09,H-1,,Heron,24,1,1,1,,,'),
    ]);
    expect(rejected.map(({ file: name, line, reason }) => `${name}:${line} ${reason}`)).toEqual([
      'a.csv:2 "2026-02-30" is not a day of the calendar',
      'a.csv:3 the well is missing',
      'a.csv:4 26 hours are not between 0 and 25',
      'a.csv:7 h-1 has a row for 2026-02-01 already, on line 6',
      'a.csv:8 2 columns instead of 11',
      'a.csv:9 a quote is opened and not closed',
      'a.csv:10 the well is longer than 120 characters',
      'a.csv:11 the well contains a NUL character',
      'a.csv:12 Oil: "many" is not a number',
      'b.csv:2 H-1 has a row for 2026-02-01 already, on line 6 of a.csv',
    ]);
    expect(result).toMatchObject({ status: 'done', rowsRead: 12, rowsRejected: 10, rowsNew: 2 });
    expect((await dailyRows()).map(({ day, oil }) => [day, oil])).toEqual([
      ['2026-02-01', 1],
      ['2026-02-09', 1],
    ]);
  });
});

describe('an import that is not to be kept', () => {
  it('stores nothing when it is strict and a row is bad', async () => {
    const path = file('a.csv', ...threeDays, 'yesterday,H-1,,Heron,1,1,1,1,,,');
    expect(await run([path], { strict: true })).toMatchObject({
      status: 'rejected',
      rowsRejected: 1,
      rowsNew: 0,
    });
    expect(await dailyRows()).toEqual([]);
    expect(await database.db.selectFrom('well').selectAll().execute()).toEqual([]);
    expect(recomputed).toEqual([]);
  });

  it('counts in a dry run what it would do, and leaves no trace', async () => {
    const result = await run([file('a.csv', ...threeDays)], { dryRun: true });
    expect(result).toMatchObject({ status: 'done', rowsNew: 3, wellIds: ['h-1', 'h-2'] });
    for (const table of [
      'daily_production',
      'well',
      'field',
      'business_unit',
      'field_day',
      'import_run',
    ] as const) {
      expect(await database.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    }
  });

  it('is undone as a whole when the database refuses a row in the middle', async () => {
    const table = sql`alter table daily_production`;
    await sql`${table} add constraint no_february check (day <> '2026-02-02')`.execute(database.db);
    await expect(run([file('a.csv', ...threeDays)])).rejects.toMatchObject({ code: '23514' });
    await sql`${table} drop constraint no_february`.execute(database.db);
    expect(await dailyRows()).toEqual([]);
    expect(await database.db.selectFrom('well').selectAll().execute()).toEqual([]);
    const runs = await database.db.selectFrom('import_run').select(['status', 'message']).execute();
    expect(runs).toEqual([{ status: 'failed', message: expect.stringContaining('no_february') }]);
  });
});

describe('placement', () => {
  it('is Imported when nobody says, and never moves a field', async () => {
    const path = file('a.csv', ...threeDays);
    await run([path]);
    expect(await database.db.selectFrom('area').select(['id', 'name', 'business_unit_id']).execute()).toEqual(
      [{ id: 'imported', name: 'Imported', business_unit_id: 'imported' }],
    );
    await expect(run([path], { area: 'West' })).rejects.toThrow(
      'Field Heron is in area Imported of Imported, not where --business-unit and --area put it.',
    );
  });

  it('takes the field from the caller where rows name none', async () => {
    await run([file('a.csv', 'date;well;oil', '01.02.2026;H-1;1,5')], { field: 'Heron' });
    expect(await dailyRows()).toMatchObject([{ well_id: 'h-1', day: '2026-02-01', oil: 1.5, hours: null }]);
  });

  it('gives wells of the same name in two fields ids of their own', async () => {
    const result = await run([
      file('a.csv', header, '2026-02-01,A-1,,Heron,1,1,1,1,,,', '2026-02-01,A-1,,Egret,1,1,1,1,,,'),
    ]);
    expect(result.wellIds).toEqual(['a-1', 'egret-a-1']);
  });

  it('leaves demonstration wells alone', async () => {
    await run([file('a.csv', ...threeDays)]);
    await database.db.updateTable('well').set({ source: 'demonstration' }).execute();
    await expect(run([file('a.csv', ...threeDays)])).rejects.toThrow(
      'Well H-1 of field Heron is demonstration data',
    );
  });
});

describe('the clock of a field', () => {
  const clocks = () =>
    database.db
      .selectFrom('field')
      .select(['name', 'time_zone as zone', 'production_day_start_hour as start'])
      .orderBy('name')
      .execute();

  it('is what the caller says, or what the rows of the field say, else UTC from midnight', async () => {
    await run([file('a.csv', ...threeDays)]);
    expect(await clocks()).toEqual([{ name: 'Heron', zone: 'UTC', start: 0 }]);
    const own = [`${header},Time zone,Day start`, '2026-02-01,E-1,,Egret,24,1,1,1,,,,America/Bogota,7'];
    await run([file('b.csv', ...own), file('c.csv', header, '2026-02-01,K-1,,Kite,24,1,1,1,,,')], {
      clock: { timeZone: 'Europe/Oslo', startHour: 6 },
    });
    expect(await clocks()).toEqual([
      { name: 'Egret', zone: 'America/Bogota', start: 7 },
      { name: 'Heron', zone: 'UTC', start: 0 },
      { name: 'Kite', zone: 'Europe/Oslo', start: 6 },
    ]);
  });

  it('makes all wells of its field due when it changes, and none when it does not', async () => {
    const path = file('a.csv', ...threeDays);
    await run([path]);
    const computed = () => database.db.updateTable('well_computation').set({ rows_changed: false }).execute();
    const due = async () =>
      (
        await database.db
          .selectFrom('well_computation')
          .select('well_id')
          .where('rows_changed', '=', true)
          .execute()
      ).map(({ well_id }) => well_id);
    await computed();
    const oneWell = file('b.csv', ...threeDays.slice(0, 2));
    await run([oneWell], { clock: { timeZone: 'UTC' } });
    expect(await due()).toEqual([]);
    await run([oneWell], { clock: { timeZone: 'Europe/Oslo' } });
    expect((await due()).sort()).toEqual(['h-1', 'h-2']);
  });

  it('says how many hours the months of all its wells had', async () => {
    const spring = ['2025-03-30,H-1,,Heron,23,1,,,,,production', '2025-03-30,H-2,,Heron,23,1,,,,,production'];
    await run([file('a.csv', header, ...spring)]);
    const hours = async () =>
      (await database.db.selectFrom('well_month').select('day_hours').execute()).map((row) => row.day_hours);
    expect(await hours()).toEqual([24, 24]);
    await run([file('b.csv', header, spring[0]!)], { clock: { timeZone: 'Europe/Oslo' } });
    expect(await hours()).toEqual([23, 23]);
  });
});

it('books nothing of a spring day on which a well flowed all 23 hours, once the zone of its field is known', async () => {
  const hoursOf: Record<string, number> = { '2025-03-30': 23, '2025-10-26': 25 };
  const rows = Array.from({ length: 240 }, (_, i) => {
    const day = new Date(Date.UTC(2025, 2, 10 + i)).toISOString().slice(0, 10);
    const hours = hoursOf[day] ?? 24;
    return `${day},H-1,,Heron,${hours},${4 * hours},,,,,production`;
  });
  const path = file('spring.csv', header, ...rows);
  const recompute = (wellIds: readonly string[]) =>
    recomputeInsights(database, { wellIds, due: true, now: now() }).then(() => undefined);
  const losses = async () =>
    (
      await sql<Record<string, unknown>>`select day, reason_code, round(oil::numeric, 3)::float8 as oil, hours
        from deferred_loss where method = 'trailingMedian'`.execute(database.batch)
    ).rows;
  // Without a zone the days are those of UTC, and the row of the autumn says that they are not.
  expect(await run([path], {}, { recompute })).toMatchObject({ rowsOfOtherClock: 1 });
  expect(await losses()).toEqual([{ day: '2025-03-30', reason_code: 'not-reported', oil: 4, hours: 1 }]);
  const clock = { timeZone: 'Europe/Oslo' };
  expect(await run([path], { clock }, { recompute })).toMatchObject({
    rowsOfOtherClock: 0,
    rowsUnchanged: 240,
  });
  expect(await losses()).toEqual([]);
  // What is known of the field needs not to be said again.
  expect(await run([path], {}, { recompute })).toMatchObject({ rowsOfOtherClock: 0 });
});

it('says in a dry run what the dashboard would say of rows and of those that are there', async () => {
  await run([file('a.csv', ...threeDays)]);
  const next = file('b.csv', header, '2026-02-03,H-1,,Heron,24,50,5000,5,,45,');
  expect((await run([next], { dryRun: true })).outlooks).toEqual([
    {
      ...{ field: 'Heron', wells: 2, firstDay: '2026-02-01', lastDay: '2026-02-03', suspectRows: 1 },
      total: { oil: 205.75, gas: 23000.5, water: 55, waterInjected: 800.75 },
      newest: { oil: 50, gas: 5000, water: 5, waterInjected: 0 },
      wellsOnNewestDay: 1,
    },
  ]);
});

it('asks before it stores, and stores nothing after a no', async () => {
  const path = file('a.csv', ...threeDays);
  const confirm = () => Promise.reject(new Error('no'));
  await expect(run([path], {}, { confirm })).rejects.toThrow('no');
  expect(await dailyRows()).toEqual([]);
  expect(await database.db.selectFrom('import_run').selectAll().execute()).toEqual([]);
});

describe('files that are no daily rows', () => {
  it.each([
    ['empty.csv', '', 'empty.csv is empty.'],
    ['blank.csv', '\n\n  \n', 'blank.csv is empty.'],
    ['header.csv', header, 'header.csv has a header and no rows.'],
    ['words.csv', 'date well oil\n1 2 3', 'words.csv:1: the first line "date well oil" has neither a comma'],
    [
      'columns.csv',
      'a,b\n1,2',
      'columns.csv:1: no column was recognized for the day; no column was recognized for the well (or give --well)',
    ],
    [
      'book.csv',
      'PK\u0003\u0004xl/workbook',
      'book.csv is a zip archive that cannot be read as an Excel workbook.',
    ],
    ['binary.csv', '\u0001\u0002\u0003\0\0\0date,well', 'binary.csv is a binary file, not text.'],
    ['wide.csv', 'x'.repeat(70_000), 'wide.csv:1: the first line is longer than 65,536 characters'],
  ])('%s is refused by name and place', async (name, content, message) => {
    writeFileSync(join(folder, name), content);
    await expect(run([join(folder, name)])).rejects.toThrow(message);
    expect(
      await database.db.selectFrom('import_run').selectAll().execute(),
      'no run began, or it failed',
    ).not.toContainEqual(expect.objectContaining({ status: 'done' }));
  });

  it('names the delimiter that the file has instead of the given one', async () => {
    const path = file('a.csv', header.replaceAll(',', ';'), '2026-02-01;H-1;;Heron;1;1;1;1;;;');
    await expect(
      run([path], { mapping: { columns: {}, unitSystem: 'metric', delimiter: ',' } }),
    ).rejects.toThrow(
      'a.csv:1: the first line is not separated by a comma. It looks separated by a semicolon.',
    );
  });

  it('looks at every file before it reads the first', async () => {
    const missing = join(folder, 'missing.csv');
    await expect(run([file('a.csv', ...threeDays), missing])).rejects.toThrow('missing.csv does not exist.');
    await expect(run([folder])).rejects.toThrow('is not a file.');
    expect(await database.db.selectFrom('import_run').selectAll().execute()).toEqual([]);
  });
});

describe('the protocol and the insights', () => {
  it('writes down each run with its figures', async () => {
    await run([file('a.csv', ...threeDays, 'x,H-1,,Heron,1,1,1,1,,,')]);
    expect(await database.db.selectFrom('import_run').selectAll().execute()).toEqual([
      {
        id: 1,
        feed: null,
        has_images: true,
        user_id: null,
        content_hash: null,
        ...{ undone: null, undone_at: null, undone_by: null },
        started_at: now(),
        finished_at: now(),
        status: 'done',
        files: ['a.csv'],
        options: { strict: false },
        rows_read: 4,
        rows_new: 3,
        rows_updated: 0,
        rows_unchanged: 0,
        rows_rejected: 1,
        rows_suspect: 1,
        message: null,
      },
    ]);
  });

  it('keeps the rows and says so when the insights fail', async () => {
    const path = file('a.csv', ...threeDays);
    const observer = {
      onProgress: () => undefined,
      onStage: () => undefined,
      onRejected: () => undefined,
      onSuspect: () => undefined,
    };
    const failing = importFiles(
      [path],
      { mapping: { columns: {}, unitSystem: 'metric' }, strict: false, dryRun: false },
      {
        db: database.batch,
        bulk: database.bulk,
        now,
        recompute: async () => Promise.reject(new Error('no luck')),
      },
      observer,
    );
    await expect(failing).rejects.toThrow(
      'The rows are stored, but their insights could not be recomputed: no luck.',
    );
    expect(await dailyRows()).toHaveLength(3);
    expect(await database.db.selectFrom('import_run').select('status').execute()).toEqual([
      { status: 'done' },
    ]);
  });

  it('lets two imports at once wait for each other', async () => {
    const path = file('a.csv', ...threeDays);
    const results = await Promise.all([run([path]), run([path])]);
    expect(results.map(({ rowsNew }) => rowsNew).sort()).toEqual([0, 3]);
    expect(await dailyRows()).toHaveLength(3);
  });
});

describe('who a well is', () => {
  const head = 'Date,Well,UWI,Field,Hours,Oil';
  const first = () => run([file('first.csv', head, '2026-02-01,H-1,05-001-09582,Heron,24,100')]);
  const second = (row: string, options: Partial<ImportOptions> = {}) =>
    run([file('second.csv', head, `2026-02-02,${row},24,90`)], options);
  const stored = [{ id: 'h-1', name: 'H-1', uwi: '05-001-09582' }];

  it('is known by its name however that is written', async () => {
    await first();
    await second('H-1\u00a0,05001095820000,heron\u200b');
    expect(await wells()).toEqual(stored);
    expect(await dailyRows()).toHaveLength(2);
  });

  it('is not the one of that name with another identifier', async () => {
    await first();
    await expect(second('H-1,05-001-09583,Heron')).rejects.toThrow(
      'Well H-1 of field Heron has the identifier "05-001-09582", and the file says "05-001-09583"',
    );
    expect(await dailyRows()).toHaveLength(1);
  });

  it('has a new name where its identifier is the stored one, and only if that is said', async () => {
    await first();
    await expect(second('H-1A,0500109582,Heron')).rejects.toThrow(
      'Well H-1A of field Heron has the identifier "0500109582" of well H-1: use --rename-wells',
    );
    expect(await wells()).toEqual(stored);
    await second('H-1A,0500109582,Heron', { renameWells: true });
    expect(await wells()).toEqual([{ ...stored[0], name: 'H-1A' }]);
    expect(await dailyRows()).toHaveLength(2);
  });

  it('has no identifier that is another well’s', async () => {
    await first();
    await second('H-2,,Heron');
    await expect(second('H-2,05-001-09582,Heron', { renameWells: true })).rejects.toThrow(
      'The identifier "05-001-09582" of well H-2 of field Heron is that of well H-1',
    );
  });

  it('is not the field as a whole', async () => {
    await first();
    await expect(second('Heron,,Heron')).rejects.toThrow('Well Heron has the name of its field');
    expect(await second('Heron,,Heron', { acceptFigures: true })).toMatchObject({ rowsNew: 1 });
  });
});

it('takes days by the clock that is stored of their field', async () => {
  const head = 'Date,Well,Field,Hours,Oil';
  await run([file('first.csv', head, '2026-02-01,D-1,Denver,24,1')], {
    clock: { timeZone: 'America/Denver', startHour: 7 },
  });
  // It is 08:00 in UTC: March 1 began at 14:00 and March 2 will.
  await run([
    file(
      'second.csv',
      head,
      '2026-02-28,D-1,Denver,24,1',
      '2026-03-01,D-1,Denver,18,1',
      '2026-03-02,D-1,Denver,1,1',
    ),
  ]);
  expect(rejected.map(({ reason }) => reason)).toEqual(['2026-03-02 has not begun in Denver']);
  expect((await dailyRows()).map(({ day, quality }) => `${day} ${quality}`)).toEqual([
    '2026-02-01 measured',
    '2026-02-28 measured',
    '2026-03-01 stale',
  ]);
});
