import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importFiles } from '../../src/import/import-files.ts';
import { importRecords, type RecordImportOptions } from '../../src/import/import-records.ts';
import { summary } from '../../src/import/report.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const days = 40;
const now = () => at(days, 12);

let database: TestDatabase;
let folder: string;
let rejected: string[];
let recomputed: string[][];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-master-data-'));
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
  await writeSmallField(database.db, { id: 'Tern', wells: { 'T-1': { oil: levels([100, days]) } } });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

const observer = {
  onProgress: () => undefined,
  onStage: () => undefined,
  onRejected: ({ line, reason }: { line: number; reason: string }) => rejected.push(`${line}: ${reason}`),
  onSuspect: () => undefined,
};

function fileOf(lines: readonly string[]): string {
  const path = join(folder, 'records.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return path;
}

function context() {
  return {
    db: database.batch,
    bulk: database.bulk,
    now,
    recompute: async (wellIds: readonly string[]) => {
      recomputed.push([...wellIds]);
      await recomputeInsights(database, { wellIds, due: true, now: now() });
    },
  };
}

function run(kind: RecordImportOptions['kind'], lines: string[], options: Partial<RecordImportOptions> = {}) {
  return importRecords(
    [fileOf(lines)],
    { kind, mapping: { columns: {} }, strict: false, dryRun: false, ...options },
    context(),
    observer,
  );
}

function importDays(lines: string[], options: { renameWells?: boolean } = {}) {
  return importFiles(
    [fileOf(lines)],
    { mapping: { columns: {} }, strict: false, dryRun: false, ...options },
    context(),
    observer,
  );
}

const wellOf = (id: string) =>
  database.db.selectFrom('well').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const identifiersOf = async (id: string) =>
  (
    await database.db
      .selectFrom('well_identifier')
      .select(['kind', 'identifier'])
      .where('well_id', '=', id)
      .orderBy('kind')
      .orderBy('identifier')
      .execute()
  ).map(({ kind, identifier }) => `${kind} ${identifier}`);
const groupsOf = async (id: string) =>
  (
    await database.db
      .selectFrom('well_group_member as member')
      .innerJoin('well_group as group', 'group.id', 'member.well_group_id')
      .select(['group.kind', 'group.name'])
      .where('member.well_id', '=', id)
      .orderBy('group.name')
      .execute()
  ).map(({ kind, name }) => `${kind} ${name}`);
const mothersOf = async () => {
  const rows = await database.db
    .selectFrom('well_mother')
    .innerJoin('well', 'well.id', 'well_mother.well_id')
    .innerJoin('well as mother', 'mother.id', 'well_mother.mother_id')
    .select(['well.name', 'mother.name as mother'])
    .orderBy('well.name')
    .execute();
  return rows.map(({ name, mother }) => `${name} of ${mother}`);
};

const allColumns =
  'Field,Well,UWI,API,Code,Aliases,Method,Maker,Pad,Manifold,Test header,Status,Status since,Main product,Main product since,First production';

describe('wells', () => {
  it('get what a file says of them, and are computed anew', async () => {
    const result = await run('wells', [
      allColumns,
      `heron,h-1,NO 15/9-1,05-001-09582,W1,Old one; 15/9-H1,ESP,Pump maker,Pad A;Pad B,M-1,TH-1,suspended,${day(30)},gas,${day(10)},2019-05-01`,
    ]);
    expect(rejected).toEqual([]);
    expect(result).toMatchObject({ status: 'done', rowsUpdated: 1, rowsNew: 0, wellIds: ['H-1'] });
    expect(recomputed).toEqual([['H-1']]);
    expect(await wellOf('H-1')).toMatchObject({
      name: 'H-1',
      uwi: 'NO 15/9-1',
      method_of_production: 'electricSubmersiblePumpLift',
      manufacturer_id: 'pump-maker',
      status: 'suspended',
      first_production: '2019-05-01',
    });
    expect(await identifiersOf('H-1')).toEqual([
      'alias 15/9-H1',
      'alias Old one',
      'api 05-001-09582',
      'code W1',
    ]);
    expect(await groupsOf('H-1')).toEqual(['manifold M-1', 'pad Pad A', 'pad Pad B', 'testHeader TH-1']);
    const products = await database.db.selectFrom('well_main_product').selectAll().execute();
    expect(products).toEqual([{ well_id: 'H-1', since: day(10), product: 'gas' }]);
    const imported = await database.db.selectFrom('import_run').selectAll().executeTakeFirstOrThrow();
    expect(imported).toMatchObject({ status: 'done', rows_updated: 1 });
    expect(imported.options).toMatchObject({ kind: 'wells' });
  });

  it('are made where they are new, and a repeated import changes nothing', async () => {
    const lines = [
      allColumns,
      'Tern,T-2,,0500109582,,Two,natural flow,,P,,,producing,,oil,,',
      'Tern,T-1,,,,,flowing,,P,,,,,,,',
    ];
    expect(await run('wells', lines)).toMatchObject({ rowsNew: 1, rowsUpdated: 1, rowsRejected: 0 });
    expect(await wellOf('t-2')).toMatchObject({ source: 'import', field_id: 'Tern', status: 'producing' });
    recomputed = [];
    expect(await run('wells', lines)).toMatchObject({ rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 2 });
    expect(recomputed).toEqual([]);
  });

  it('keep what a blank cell or a missing column does not say, and lose it when blank cells erase', async () => {
    await run('wells', [allColumns, 'Heron,H-1,U-1,0500109582,W1,Old,ESP,Maker,A,M,T,,,,,2019-05-01']);
    expect(await run('wells', [allColumns, 'Heron,H-1,,,,,,,,,,,,,,'])).toMatchObject({
      rowsUnchanged: 1,
      valuesKept: 10,
      valuesErased: 0,
    });
    await run('wells', ['Field,Well,Method', 'Heron,H-1,PCP']);
    expect(await identifiersOf('H-1')).toEqual(['alias Old', 'api 0500109582', 'code W1']);
    expect(await wellOf('H-1')).toMatchObject({ uwi: 'U-1', first_production: '2019-05-01' });
    expect(
      await run('wells', [allColumns, 'Heron,H-1,,,,,,,,,,,,,,'], { blankCells: 'erase' }),
    ).toMatchObject({ rowsUpdated: 1, valuesErased: 10 });
    expect(await wellOf('H-1')).toMatchObject({
      uwi: null,
      method_of_production: 'unknown',
      manufacturer_id: null,
    });
    expect(await identifiersOf('H-1')).toEqual([]);
    expect(await groupsOf('H-1')).toEqual([]);
  });

  it('are found by any of their identifiers in later files, which make no second well', async () => {
    await run('wells', ['Field,Well,API,Aliases', 'Heron,H-1,0500109582,First one; 1-H']);
    const production = 'Field,Well,Date,Hours,Oil (Sm3)';
    const result = await importDays([
      production,
      `Heron,FIRST  ONE,${day(39)},24,95`,
      `Heron,05-001-09582-0000,${day(38)},24,95`,
    ]);
    expect(rejected).toEqual([]);
    expect(result).toMatchObject({ rowsNew: 0, rowsUpdated: 2 });
    await expect(
      importDays([production, `Heron,First one,${day(39)},24,95`, `Heron,H-1,${day(39)},24,96`]),
    ).rejects.toThrow(`"First one" and "H-1" are names of one well, and both have a row of ${day(39)}`);
    const schedule = await run('schedule', [
      'Field,Well,Activity,Planned start,Planned end',
      `Heron,1-h,workover,${day(50)},${day(51)}`,
    ]);
    expect(schedule).toMatchObject({ rowsNew: 1, wellIds: ['H-1'] });
    const wells = await database.db.selectFrom('well').select('id').where('field_id', '=', 'Heron').execute();
    expect(wells).toHaveLength(2);
  });

  it('have the well that they are wellbores of, whose rows stay apart', async () => {
    const lines = ['Field,Well,Mother well', 'Heron,A-12,', 'Heron,A-12 T2,a-12', 'Heron,A-12A,A-12'];
    expect(await run('wells', lines)).toMatchObject({ rowsNew: 3, rowsRejected: 0 });
    expect(await mothersOf()).toEqual(['A-12 T2 of A-12', 'A-12A of A-12']);
    expect(await run('wells', lines)).toMatchObject({ rowsUnchanged: 3, rowsUpdated: 0 });
    const days = ['A-12', 'A-12 T2', 'A-12A'].map(
      (well, at) => `Heron,${well},${day(39)},24,${10 * 2 ** at}`,
    );
    expect(await importDays(['Field,Well,Date,Hours,Oil (Sm3)', ...days])).toMatchObject({ rowsNew: 3 });
    await run('wells', ['Field,Well,Mother well', 'Heron,A-12A,'], { blankCells: 'erase' });
    expect(await mothersOf()).toEqual(['A-12 T2 of A-12']);
  });

  it('find a mother in a later row, and are wellbores of the first well of a chain', async () => {
    const lines = ['Field,Well,Mother well', 'Heron,A-3,A-2', 'Heron,A-2,A-1', 'Heron,A-1,'];
    expect(await run('wells', lines)).toMatchObject({ rowsNew: 3, rowsRejected: 0 });
    expect(await mothersOf()).toEqual(['A-2 of A-1', 'A-3 of A-1']);
    expect(await run('wells', lines)).toMatchObject({ rowsUnchanged: 3, rowsUpdated: 0 });
    // The wellbores of a well that becomes one go with it, whether their rows say so or not.
    const above = ['Field,Well,Mother well', 'Heron,A-1,H-1'];
    expect(await run('wells', above)).toMatchObject({
      ...{ rowsUpdated: 1, rowsNew: 0, wellIds: ['a-1', 'a-2', 'a-3'] },
    });
    expect(await mothersOf()).toEqual(['A-1 of H-1', 'A-2 of H-1', 'A-3 of H-1']);
  });

  it('are rejected with a mother that is not there, is not made, or is a wellbore of theirs', async () => {
    await run('wells', ['Field,Well,Mother well', 'Heron,A-12,', 'Heron,A-12 T2,A-12']);
    const wrong = [
      'Field,Well,Mother well',
      'Heron,A-13 T2,A-13',
      'Heron,A-13 T3,A-13 T2',
      'Heron,A-12,A-12 T2',
      'Heron,H-1,H-1',
      'Heron,H-2,A-12 T2',
    ];
    expect(await run('wells', wrong)).toMatchObject({ rowsRejected: 4, rowsUpdated: 1, rowsNew: 0 });
    expect(rejected.toSorted()).toEqual([
      '2: there is no well "A-13" in its field: name its mother in a row of its own',
      '3: there is no well "A-13 T2" in its field: name its mother in a row of its own',
      '4: "A-12 T2" cannot be its mother: it is the well itself, or a wellbore of it',
      '5: "H-1" cannot be its mother: it is the well itself, or a wellbore of it',
    ]);
    expect(await mothersOf()).toEqual(['A-12 T2 of A-12', 'H-2 of A-12']);
    const strict = ['Field,Well,Mother well', 'Heron,N-1,', 'Heron,N-2,N-9'];
    expect(await run('wells', strict, { strict: true })).toMatchObject({ status: 'rejected', rowsNew: 0 });
    expect(await database.db.selectFrom('well').select('id').where('name', '=', 'N-1').execute()).toEqual([]);
  });

  it('are rejected in one line where no row has a mother that is there', async () => {
    const rows = [2, 3, 4, 5].map((number) => `Heron,C-${number} T2,C-${number}`);
    expect(await run('wells', ['Field,Well,Mother well', ...rows])).toMatchObject({ rowsRejected: 4 });
    expect(rejected).toEqual([
      '2: there is no well "C-2" in its field: name its mother in a row of its own (all 4 rows have this fault; this is the first)',
    ]);
  });

  it('have the mothers that daily rows name, where these are there', async () => {
    await run('wells', ['Field,Well,Mother well', 'Heron,A-12,', 'Heron,A-12 T2,A-12']);
    const rowsOf = (...rows: string[]) => [
      'Field,Well,Parent well,Date,Hours,Oil (Sm3)',
      ...rows.map((row) => `Heron,${row},${day(39)},24,10`),
    ];
    const result = await importDays(
      rowsOf('A-12,A-12', 'A-12 T2,', 'A-12 T3,a-12 t2', 'A-13 T2,A-13', 'A-14 T2,A-14', 'A-14,', 'A-12A,'),
    );
    expect(rejected).toEqual([]);
    expect(await mothersOf()).toEqual(['A-12 T2 of A-12', 'A-12 T3 of A-12', 'A-14 T2 of A-14']);
    const said = result.namedWells?.map(
      ({ name, wellboreOf }) => `${name} ${wellboreOf?.is} ${wellboreOf?.mother}`,
    );
    expect(said).toEqual([
      'A-12 undefined undefined',
      'A-12 T2 undefined undefined',
      'A-12 T3 stored A-12',
      'A-13 T2 missing A-13',
      'A-14 T2 stored A-14',
      'A-14 undefined undefined',
      'A-12A likely A-12',
    ]);
    expect(summary(result, false)).toContain(
      [
        'stored as wellbores: A-12 T3 of Heron (A-12), A-14 T2 of Heron (A-14)',
        'warning: the mother well is not there, and is not made; import it with --kind wells: A-13 T2 of Heron (A-13)',
        'looks like a wellbore of a stored well; a column "Mother well" says so: A-12A of Heron (A-12)',
      ].join('\n'),
    );
    await importDays(rowsOf('A-12 T2,A-12').concat(`Heron,A-12 T2,A-14,${day(38)},24,10`));
    expect(rejected).toEqual([
      '3: the rows above say otherwise: A-12 T2 is a wellbore of "A-12", not of "A-14"',
    ]);
    await expect(importDays(rowsOf('A-12 T2,A-14'))).rejects.toThrow(
      'Well A-12 T2 of field Heron is a wellbore of "A-12", and the file says "A-14": correct one of the two.',
    );
    await expect(importDays(rowsOf('A-12,A-12 T2'))).rejects.toThrow(
      'Well A-12 of field Heron cannot be a wellbore of "A-12 T2", which is one of its own wellbores: correct one of the two.',
    );
    expect(await mothersOf()).toEqual(['A-12 T2 of A-12', 'A-12 T3 of A-12', 'A-14 T2 of A-14']);
  });

  it('take another name only when asked to', async () => {
    await run('wells', ['Field,Well,UWI', 'Heron,H-1,U-1']);
    const renamed = ['Field,Well,UWI', 'Heron,H-1 A,U-1'];
    expect(await run('wells', renamed)).toMatchObject({ status: 'rejected' });
    expect(rejected).toEqual([
      '2: it has the identifier "U-1" of well H-1: use --rename-wells if that well has this name today, or correct the row',
    ]);
    expect(await run('wells', renamed, { renameWells: true })).toMatchObject({ rowsUpdated: 1 });
    expect(await wellOf('H-1')).toMatchObject({ name: 'H-1 A' });
  });

  it('are rejected line by line where they contradict what is stored, other rows or themselves', async () => {
    await run('wells', ['Field,Well,UWI,Pad', 'Heron,H-1,U-1,A']);
    const header =
      'Field,Well,UWI,API,Aliases,Method,Manifold,Status,Status since,Main product since,First production';
    const result = await run('wells', [
      header,
      'Heron,H-1,U-2,,,,,,,,',
      'Heron,H-2,U-1,,,,,,,,',
      'Heron,H-2,,,h-1,,,,,,',
      'Skua,S-1,,,,,,,,,',
      ',S-1,,,,,,,,,',
      'Heron,H-3,,5001095820000,,,,,,,',
      'Heron,H-3,,12,,,,,,,',
      'Heron,H-3,,4.24933E+13,,,,,,,',
      'Heron,H-3,,,=cmd(),,,,,,',
      'Heron,H-3,,,,levitation,,,,,',
      'Heron,H-3,,,,,A,,,,',
      'Heron,H-3,,,,,,sleeping,,,',
      `Heron,H-3,,,,,,suspended,${day(41)},,`,
      `Heron,H-3,,,,,,,${day(1)},,`,
      `Heron,H-3,,,,,,,,${day(1)},`,
      `Heron,H-3,,,,,,,,,${day(41)}`,
      'Heron,H-2,U-9,,,,,,,,',
      'Heron,h-2,,,,,,,,,',
      'Heron,H-4,U-9,,,,,,,,',
    ]);
    expect(result).toMatchObject({ rowsNew: 0, rowsUpdated: 1, rowsRejected: 18 });
    expect(rejected).toEqual([
      '2: well H-1 has the identifier "U-1", not "U-2": correct one of the two',
      '3: "U-1" belongs to well H-1: correct one of the two',
      '4: "h-1" belongs to well H-1: correct one of the two',
      '5: there is no field "Skua": import it with --kind fields first',
      '6: it names no field',
      expect.stringMatching(/^7: the API number .*has 13 digits, so a leading zero may be lost/),
      '8: the API number "12" has not 10, 12 or 14 digits',
      expect.stringMatching(/^9: the API number .*a spreadsheet has dropped digits/),
      '10: the alias "=cmd()" starts like a formula',
      expect.stringMatching(/^11: there is no method of production "levitation"; known are naturalFlow/),
      '12: "A" is a pad, not a manifold',
      expect.stringMatching(/^13: there is no status "sleeping"/),
      `14: the status is of ${day(41)}, which has not begun in its field`,
      '15: it says since when, and no status',
      '16: it says since when, and no main product',
      `17: the first production is of ${day(41)}, which has not begun in its field`,
      '19: it is the same record as line 18',
      '20: it is about well H-2, as a row before it is',
    ]);
  });

  it('leave demonstration data alone', async () => {
    await database.db.updateTable('well').set({ source: 'demonstration' }).where('id', '=', 'T-1').execute();
    expect(await run('wells', ['Field,Well,Method', 'Tern,T-1,ESP'])).toMatchObject({ status: 'rejected' });
    expect(await run('fields', ['Field,Area', 'Tern,North'])).toMatchObject({ status: 'rejected' });
    expect(rejected).toEqual([
      '2: field "Tern" is demonstration data and is not overwritten',
      '2: field "Tern" is demonstration data and is not overwritten',
    ]);
  });

  it('keep a recorded status beside rows that come later, which say whether others flow', async () => {
    await run('wells', [
      'Field,Well,Status,Status since',
      `Heron,H-1,suspended,${day(30)}`,
      `Heron,H-2,shut in,${day(30)}`,
    ]);
    await importDays([
      'Field,Well,Date,Hours,Oil (Sm3)',
      `Heron,H-1,${day(39)},24,90`,
      `Heron,H-2,${day(39)},24,70`,
    ]);
    expect((await wellOf('H-1')).status).toBe('suspended');
    expect((await wellOf('H-2')).status).toBe('producing');
    // An older record changes the history, not what is in force.
    await run('wells', ['Field,Well,Status,Status since', `Heron,H-1,workover,${day(20)}`]);
    expect((await wellOf('H-1')).status).toBe('suspended');
    // A status without a day begins today.
    await run('wells', ['Field,Well,Status', 'Heron,H-1,active']);
    const records = await database.db
      .selectFrom('well_status_record')
      .select(['since', 'status'])
      .where('well_id', '=', 'H-1')
      .orderBy('since')
      .execute();
    expect(records.map(({ since, status }) => `${since} ${status}`)).toEqual([
      `${day(20)} workover`,
      `${day(30)} suspended`,
      `${day(40)} producing`,
    ]);
    expect((await wellOf('H-1')).status).toBe('producing');
  });

  it('store nothing in a dry run, or when a row is rejected and the import is strict', async () => {
    const lines = ['Field,Well,UWI', 'Heron,H-1,U-1', 'Skua,S-1,U-2'];
    expect(await run('wells', lines, { dryRun: true })).toMatchObject({ rowsUpdated: 1, rowsRejected: 1 });
    expect(await run('wells', lines, { strict: true })).toMatchObject({ status: 'rejected' });
    expect((await wellOf('H-1')).uwi).toBeNull();
    expect(recomputed).toEqual([]);
  });
});

describe('fields', () => {
  const fields = async () =>
    (
      await database.db
        .selectFrom('field')
        .innerJoin('area', 'area.id', 'field.area_id')
        .innerJoin('business_unit as unit', 'unit.id', 'area.business_unit_id')
        .select(['field.name', 'area.name as area', 'unit.name as unit'])
        .select(['field.time_zone', 'field.production_day_start_hour', 'field.report_due_hours'])
        .orderBy('field.name')
        .execute()
    ).map((field) => Object.values(field).join(' '));

  it('are made and changed, and the wells of what changed are computed anew', async () => {
    const header = 'Field,Area,Business unit,Time zone,Day start,Report due';
    const lines = [header, 'heron,Nord,North Sea,Europe/London,,4', 'Skua,,,Asia/Dubai,06:00,'];
    expect(await run('fields', lines)).toMatchObject({ rowsNew: 1, rowsUpdated: 1, rowsRejected: 0 });
    expect(await fields()).toEqual([
      'Heron Nord North Sea Europe/London 6 4',
      'Skua Imported Imported Asia/Dubai 6 8',
      'Tern Tern Tern UTC 0 8',
    ]);
    expect(recomputed).toEqual([['H-1', 'H-2']]);
    const areas = await database.db.selectFrom('area').select('name').orderBy('name').execute();
    expect(areas.map(({ name }) => name)).toEqual(['Imported', 'Nord', 'Tern']);
    expect(await run('fields', lines)).toMatchObject({ rowsUnchanged: 2, rowsUpdated: 0 });
  });

  it('are rejected line by line where a row says what cannot be', async () => {
    const result = await run('fields', [
      'Field,Time zone,Day start,Report due',
      'A,+01:00,,',
      'B,,25,',
      'C,,,169',
      'D,,,soon',
      'E,,,-1',
      'F,,,1.5',
      ',UTC,,',
      'G,UTC,,',
      'g,UTC,6,',
    ]);
    expect(result).toMatchObject({ rowsNew: 1, rowsRejected: 8 });
    expect(rejected[0]).toContain('there is no time zone "+01:00"');
    expect(rejected[1]).toContain('"25" is not a full hour');
    expect(rejected.slice(2, 6).join()).toMatch(/(not a number of full hours until the report is due.*){4}/);
    expect(rejected.slice(6)).toEqual(['8: the field is missing', '10: it is the same record as line 9']);
  });
});
