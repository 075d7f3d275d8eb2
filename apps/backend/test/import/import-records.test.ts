import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importRecords, type RecordImportOptions } from '../../src/import/import-records.ts';
import { mappingText } from '../../src/import/mapping-print.ts';
import { tableReport } from '../../src/import/table-report.ts';
import type { Table } from '../../src/import/table.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** Days with rows; the oil halves on one of them. */
const days = 60;
const stepDay = 45;
const now = () => at(days, 12);

let database: TestDatabase;
let folder: string;
let rejected: string[];
let recomputed: string[][];
let shown: readonly Table[];

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'cnx-records-'));
});
beforeEach(async () => {
  await sql`truncate business_unit, import_run restart identity cascade`.execute(database.batch);
  [rejected, recomputed] = [[], []];
  failure = undefined;
  const oil = levels([100, stepDay], [50, days - stepDay]);
  await writeSmallField(database.db, {
    id: 'Heron',
    timeZone: 'Europe/Oslo',
    startHour: 6,
    wells: { 'H-1': { oil }, 'H-2': { oil: levels([80, days]) } },
  });
  await writeSmallField(database.db, { id: 'Tern', wells: { 'T-1': { oil } } });
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

let failure: Error | undefined;

function run(lines: string[], options: Partial<RecordImportOptions> & Pick<RecordImportOptions, 'kind'>) {
  const path = join(folder, 'records.csv');
  writeFileSync(path, `${lines.join('\n')}\n`);
  return importRecords(
    [path],
    { mapping: { columns: {} }, strict: false, dryRun: false, ...options },
    {
      db: database.batch,
      bulk: database.bulk,
      now,
      confirm: async (tables) => void (shown = tables),
      recompute: async (wellIds) => {
        recomputed.push([...wellIds]);
        if (failure) throw failure;
        await recomputeInsights(database, { wellIds, due: true, now: now() });
      },
    },
    {
      onProgress: () => undefined,
      onStage: () => undefined,
      onRejected: ({ line, reason }) => rejected.push(`${line}: ${reason}`),
      onSuspect: () => undefined,
    },
  );
}

const stored = async (table: 'schedule_entry' | 'well_event' | 'production_plan' | 'sustainability_day') =>
  (
    await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by 1, 2, 3`.execute(
      database.batch,
    )
  ).rows;

it('keeps records whose insights fail to be computed, and says so of a run that is done', async () => {
  failure = new Error('no luck');
  const lines = [
    'Field,Well,Kind,Start,From,To,Unit',
    'Heron,H-1,frequency,2026-01-05T08:00:00+01:00,48,44,Hz',
  ];
  await expect(run(lines, { kind: 'events' })).rejects.toThrow(
    'The rows are stored, but their insights could not be recomputed: no luck. Repeat the import.',
  );
  expect(await stored('well_event')).toHaveLength(1);
  const runs = await database.db.selectFrom('import_run').select(['status', 'rows_new', 'message']).execute();
  expect(runs).toMatchObject([{ status: 'done', rows_new: 1 }]);
  expect(runs[0]!.message).toContain('no luck');
});

describe('a schedule', () => {
  const header =
    'Field,Well,Facility,Activity,Title,Planned start,Planned end,Status,Owner,Expected loss (bbl),Approved';

  it('is stored by the clock of its fields, and shown as it is understood', async () => {
    const result = await run(
      [
        header,
        `Heron,h-1,,Well test,Quarterly test,${day(70)} 08:00,${day(70)} 14:30,confirmed,Operations,62.9,${day(50)}`,
        `Heron,,Separator,inspection,,${day(71)},${day(72)},,,,`,
        `Tern,T-1,,workover,,${day(71)}T08:00+02:00,${day(72)}T08:00:30Z,approved,,,`,
      ],
      { kind: 'schedule' },
    );
    expect(rejected).toEqual([]);
    expect(result).toMatchObject({ status: 'done', rowsRead: 3, rowsNew: 3, rowsUpdated: 0 });
    const rows = await stored('schedule_entry');
    expect(rows.find(({ well_id }) => well_id === 'H-1')).toMatchObject({
      activity: 'wellTest',
      title: 'Quarterly test',
      // Oslo is an hour ahead of UTC in winter.
      planned_start: at(70, 7),
      planned_end: at(70, 13.5),
      status: 'confirmed',
      expected_deferred: 10,
      approved_at: at(50, 5),
    });
    expect(rows.find(({ facility }) => facility === 'Separator')).toMatchObject({
      well_id: null,
      status: 'planned',
      // From the beginning of the first production day to the end of the last.
      planned_start: at(71, 5),
      planned_end: at(73, 5),
    });
    expect(rows.find(({ well_id }) => well_id === 'T-1')).toMatchObject({ planned_start: at(71, 6) });
    expect(shown.map((table) => mappingText(tableReport(table))).join()).toMatch(
      /Expected loss \(bbl\) +-> +expectedLoss \(bbl, kept as Sm3\)/,
    );
  });

  it('finds its wells however their names are written', async () => {
    const result = await run(
      [
        header,
        `heron,H-1\u00a0,,workover,,${day(71)},${day(72)},,,,`,
        `HERON\u200b,Ｈ-2,,workover,,${day(71)},${day(72)},,,,`,
      ],
      { kind: 'schedule' },
    );
    expect(rejected).toEqual([]);
    expect(result).toMatchObject({ rowsNew: 2, wellIds: ['H-1', 'H-2'] });
  });

  it('rejects what it cannot be, line by line', async () => {
    const when = `${day(70)} 08:00,${day(71)} 08:00`;
    const result = await run(
      [
        header,
        `Heron,H-9,,test,,${when},,,,`,
        `Skua,H-1,,test,,${when},,,,`,
        `Heron,H-1,,party,,${when},,,,`,
        `Heron,H-1,,test,,${day(71)} 08:00,${day(70)} 08:00,,,,`,
        `Heron,H-1,Separator,test,,${when},,,,`,
        `Heron,,,test,,${when},,,,`,
        `Heron,H-1,,test,,${when},maybe,,,`,
        `Heron,H-1,,test,,${when},,,-1,`,
        `Heron,H-1,,test,,tomorrow,${day(71)},,,,`,
        `Heron,H-1,,test,,${when},,,,`,
        `Heron,H-1,,test,again,${when},,,,`,
      ],
      { kind: 'schedule' },
    );
    expect(result).toMatchObject({ rowsNew: 1, rowsRejected: 10 });
    expect(rejected).toEqual([
      '2: there is no well "H-9" in field "Heron"',
      '3: there is no field "Skua"',
      expect.stringMatching(/^4: there is no activity "party"; known are wellTest, /),
      '5: the planned end is before the planned start',
      '6: it names both a well and a facility: name only one',
      '7: it names neither a well nor a facility',
      expect.stringMatching(/^8: there is no status "maybe"; known are planned, /),
      '9: the expected loss is negative',
      '10: "tomorrow" is not a date',
      '12: it is the same record as line 11',
    ]);
  });

  it('is safe to repeat, and follows what moves when a column says which record it is', async () => {
    const rows = (start: string) => [
      'Reference,Field,Well,Activity,Planned start,Planned end',
      `WO-7,Heron,H-1,workover,${start},${day(75)}`,
    ];
    await run(rows(day(70)), { kind: 'schedule' });
    expect(await run(rows(day(70)), { kind: 'schedule' })).toMatchObject({ rowsUnchanged: 1, wellIds: [] });
    expect(await run(rows(day(72)), { kind: 'schedule' })).toMatchObject({ rowsUpdated: 1, rowsNew: 0 });
    expect(await stored('schedule_entry')).toMatchObject([{ planned_start: at(72, 5) }]);
    expect(recomputed).toEqual([['H-1'], ['H-1', 'H-2']]);
  });
});

describe('planned work', () => {
  const events = 'Field,Well,Kind,Start,End';
  const schedule = 'Field,Well,Facility,Activity,Planned start,Planned end,Approved';
  const offDay = day(55);
  /** Oil of a well's day that was deferred as planned, and all that was. */
  const deferredOil = async () =>
    (
      await sql<{ planned: number; all: number }>`
        select oil_planned as planned, oil_potential - oil_actual as all from deferred_production
        where well_id = 'H-2' and day = ${offDay} and method = 'trailingMedian'`.execute(database.batch)
    ).rows[0];
  const reasons = async () =>
    (
      await sql<
        Record<string, unknown>
      >`select reason_code, kind, round(oil) as oil, event_id is not null as logged
        from deferred_loss where well_id = 'H-2' and day = ${offDay} and method = 'trailingMedian'
        order by oil desc`.execute(database.batch)
    ).rows;

  beforeEach(async () => {
    await sql`update daily_production set hours = 6, oil = 20
      where well_id = 'H-2' and day = ${offDay}`.execute(database.batch);
    await recomputeInsights(database, { now: now() });
    expect(await deferredOil()).toEqual({ planned: 0, all: 60 });
  });

  it('that is logged without a reason is planned when the schedule had approved it in time', async () => {
    await run([events, `Heron,H-2,workover,${offDay},${offDay}`], { kind: 'events' });
    expect(await deferredOil()).toEqual({ planned: 0, all: 60 });
    expect(await reasons()).toEqual([{ reason_code: 'workover', kind: 'unplanned', oil: 60, logged: true }]);
    await run([schedule, `Heron,H-2,,workover,${offDay},${offDay},${day(53)}`], { kind: 'schedule' });
    expect(await deferredOil()).toEqual({ planned: 0, all: 60 });
    await run([schedule, `Heron,H-2,,workover,${offDay},${offDay},${day(20)}`], { kind: 'schedule' });
    expect(await deferredOil()).toEqual({ planned: 60, all: 60 });
  });

  it('that nobody logged plans the hours off stream that it covers', async () => {
    const twelveHours = `${offDay} 08:00,${offDay} 20:00`;
    await run([schedule, `Heron,H-2,,workover,${twelveHours},${day(20)}`], { kind: 'schedule' });
    expect((await deferredOil())!.planned).toBeCloseTo(40, 9);
    expect(await reasons()).toEqual([
      { reason_code: 'workover', kind: 'planned', oil: 40, logged: false },
      { reason_code: 'not-reported', kind: 'unplanned', oil: 20, logged: false },
    ]);
    await run([schedule, `Heron,,Plant,shutdown,${offDay},${offDay},${day(20)}`], { kind: 'schedule' });
    expect((await deferredOil())!.planned).toBeCloseTo(60, 9);
  });
});

describe('events', () => {
  const header = 'Field,Well,Kind,Start,End,From,To,Unit,Reason,Planned,Source,Remark';

  it('explain the changes of their wells', async () => {
    await recomputeInsights(database, { now: now() });
    const explained = async () =>
      (
        await sql<{ status: string }>`select distinct status from change_point
        where well_id = 'H-1' and variable = 'oilRate'`.execute(database.batch)
      ).rows.map(({ status }) => status);
    expect(await explained()).toEqual(['new']);
    const result = await run(
      [header, `Heron,H-1,choke,${day(stepDay)} 07:00,,60,30,,Sand rate,no,operator,`],
      { kind: 'events' },
    );
    expect(result).toMatchObject({ rowsNew: 1, wellIds: ['H-1'] });
    expect(await stored('well_event')).toMatchObject([
      {
        kind: 'choke',
        starts_at: at(stepDay, 6),
        from_value: 60,
        to_value: 30,
        unit: '%',
        remark: 'Sand rate',
      },
    ]);
    expect(await explained()).toEqual(['explained']);
  });

  it('of a field concern all its wells, and take reasons of the list by their code or text', async () => {
    const result = await run(
      [
        header,
        `Heron,,facility,${day(50)} 10:00,${day(50)} 16:00,,,,Compressor,no,,Seal failed`,
        `Heron,H-1,trip,${day(51)} 10:00,${day(51)} 12:00,,,,lift-equipment-failure,,controller,`,
      ],
      { kind: 'events' },
    );
    expect(rejected).toEqual([]);
    expect(result.wellIds).toEqual(['H-1', 'H-2']);
    expect(
      (await stored('well_event')).map(({ reason_code, remark }) => [reason_code, remark]).sort(),
    ).toEqual([
      ['compressor', 'Seal failed'],
      ['lift-equipment-failure', null],
    ]);
  });

  it('lie behind, end after they begin, and change the setting of a well', async () => {
    await run(
      [
        header,
        `Heron,H-1,test,${day(90)},,,,,,,,`,
        `Heron,H-1,test,${day(50)} 10:00,${day(50)} 09:00,,,,,,,`,
        `Heron,,frequency,${day(50)} 10:00,,50,52,,,,,`,
        `Heron,H-1,test,${day(50)},,,,,,perhaps,,`,
      ],
      { kind: 'events' },
    );
    expect(rejected).toEqual([
      '2: it is in the future: put planned work in the schedule',
      '3: the end is before the start',
      '4: a change of frequency names its well',
      '5: planned must be yes or no, not "perhaps"',
    ]);
    expect(await stored('well_event')).toEqual([]);
  });
});

describe('emissions', () => {
  const header =
    'Date,Field,CO2e scope 1 (t),Flared gas (Sm3),Vented gas (Sm3),Methane (kg),Energy (MWh),Quality';

  it('are stored in our units, and what is missing is never zero', async () => {
    await run(
      [header, `${day(50)},Heron,1.5,400,20,30,2,measured`, `${day(51)},Heron,1.5,,20,30,2,measured`],
      { kind: 'emissions' },
    );
    expect(rejected).toEqual(['3: the flared gas is missing; write 0 if there was none']);
    expect(await stored('sustainability_day')).toMatchObject([
      {
        field_id: 'Heron',
        co2e_scope1: 1_500,
        co2e_scope2: null,
        flared_gas: 400,
        energy: 2_000,
        marketed_gas: null,
        quality: 'measured',
      },
    ]);
    expect(recomputed).toEqual([]);
  });
});

describe('a plan', () => {
  it('is taken as mean days or as volumes of months, as its units say', async () => {
    await run(
      ['Month,Field,Well,Oil (Sm3/d),Gas (Sm3)', '2026-02,Heron,H-1,120,28000', '2026-02,Heron,,200,'],
      { kind: 'plan' },
    );
    expect(await stored('production_plan')).toMatchObject([
      { well_id: 'H-1', month: '2026-02-01', oil: 120, gas: 1_000, water: null },
      { well_id: null, oil: 200, gas: null },
    ]);
  });

  it('without a unit is refused with both readings', async () => {
    await expect(run(['Month,Field,Oil', '2026-02,Heron,120'], { kind: 'plan' })).rejects.toThrow(
      'records.csv:1: "Oil" may be a mean day or the whole month: state which with the unit, --unit "Oil=Sm3/d" or --unit "Oil=Sm3".',
    );
    expect(await stored('production_plan')).toEqual([]);
  });

  it('keeps what a later file has no column for, and is safe to repeat', async () => {
    await run(['Month,Field,Oil (Sm3/d)', '2026-02,Heron,120'], { kind: 'plan' });
    await run(['Mes,Campo,Gas (Sm3/d)', 'febrero 2026,Heron,9000'], { kind: 'plan' });
    expect(await stored('production_plan')).toMatchObject([{ oil: 120, gas: 9_000 }]);
    expect(await run(['Month,Field,Oil (Sm3/d)', '2026-02,Heron,120'], { kind: 'plan' })).toMatchObject({
      rowsUnchanged: 1,
    });
  });
});

it('leaves nothing behind that is strict or dry, and nothing of the demonstration is overwritten', async () => {
  const rows = ['Month,Field,Well,Oil (Sm3/d)', '2026-02,Heron,H-1,120', '2026-02,Heron,H-9,120'];
  expect(await run(rows, { kind: 'plan', strict: true })).toMatchObject({ status: 'rejected' });
  expect(await run(rows, { kind: 'plan', dryRun: true })).toMatchObject({ status: 'done', rowsNew: 1 });
  expect(await stored('production_plan')).toEqual([]);
  await sql`update well set source = 'demonstration' where id = 'T-1'`.execute(database.batch);
  rejected = [];
  await run(['Month,Field,Well,Oil (Sm3/d)', '2026-02,Tern,T-1,120', '2026-02,Tern,,120'], { kind: 'plan' });
  expect(rejected).toEqual([
    '2: well "T-1" is demonstration data and is not overwritten',
    '3: field "Tern" is demonstration data and is not overwritten',
  ]);
});

it('asks which well is meant where fields share its name', async () => {
  await writeSmallField(database.db, { id: 'Other', wells: { other: { oil: [] } } });
  await sql`update well set name = 'H-1' where id = 'other'`.execute(database.batch);
  await run(['Month,Well,Oil (Sm3/d)', '2026-02,H-1,120'], { kind: 'plan' });
  expect(rejected).toEqual([
    '2: there is a well "H-1" in "Heron" and "Other": choose one with a field column or --field',
  ]);
  expect(
    await run(['Month,Well,Oil (Sm3/d)', '2026-02,H-1,120'], { kind: 'plan', field: 'other' }),
  ).toMatchObject({
    rowsNew: 1,
  });
});
