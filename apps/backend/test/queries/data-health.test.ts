import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteFirstReports } from '../../src/database/rollups.ts';
import { readDataHealth } from '../../src/queries/data-health.ts';
import { readChangeDetectionStatistics } from '../../src/queries/change-statistics.ts';
import { listProductionDayWells } from '../../src/queries/production-day-wells.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import { readWell } from '../../src/queries/well.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import type { Quality } from '../../src/vocabulary.ts';
import { at, day, writeDays, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const last = 120;
const now = at(last + 1, 9);
const steady = (days: number) => Array.from({ length: days }, (_, i) => 50 + (i % 3));
const window = { from: day(0), to: day(last) };
const page = { limit: 500, offset: 0 };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'near',
    wells: {
      current: { oil: steady(last + 1) },
      fallen: { oil: [...steady(last - 2), 20, 20, 20] },
      silent: { oil: steady(last - 9) },
      // Stopped long ago, whatever its status says.
      forgotten: { oil: steady(20) },
      suspended: { oil: steady(last - 9), status: 'suspended' },
    },
  });
  await writeSmallField(database.db, { id: 'late', wells: { W: { oil: steady(last - 3) } } });
  await writeSmallField(database.db, { id: 'over', wells: { O: { oil: steady(10) } } });
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

it('says how late each feed is, and of which wells a report is owed', async () => {
  const { feeds, silentWells } = await readDataHealth(database.db, now);
  expect(feeds.map(({ field, lateDays, silentWells: silent }) => [field.id, lateDays, silent])).toEqual([
    ['late', 4, 1],
    ['near', 0, 1],
    ['over', null, 0],
  ]);
  expect(feeds[1]).toMatchObject({ dueDay: day(last), lastDay: day(last), wells: 5, rows: 100 });
  expect(feeds[1]).toMatchObject({ endedDay: day(last), dueAt: at(last + 1, 8).toISOString() });
  expect(feeds[1]!.reported).toEqual([...Array<number>(20).fill(4), ...Array<number>(10).fill(2)]);
  expect(feeds[0]!.reported.slice(-6)).toEqual([1, 1, 0, 0, 0, 0]);
  // A suspended well owes none, nor one that has not reported for 90 days: of it, reports were owed up to then.
  expect(feeds[1]!.expected).toEqual([...Array<number>(18).fill(4), ...Array<number>(12).fill(3)]);
  expect(feeds[0]!.expected).toEqual(Array(30).fill(1));
  expect(feeds[1]!.sharedGas).toEqual(Array(30).fill(0));
  expect(feeds[1]).toMatchObject({ arrivedAt: null, arrived: Array(30).fill(null) });
  expect(silentWells.map(({ well, silentDays }) => [well.id, silentDays])).toEqual([
    ['silent', 10],
    ['W', 4],
  ]);
});

it('counts and names suspect rows of the newest days', async () => {
  const quality = steady(last - 3).map((_, i): Quality => (i > last - 7 ? 'suspect' : 'measured'));
  await writeDays(database.db, 'W', { oil: steady(last - 3), quality });
  const { feeds, suspectRows } = await readDataHealth(database.db, now);
  expect(feeds[0]).toMatchObject({ rows: 26, suspectRows: 3 });
  expect(suspectRows.map(({ well, day: of }) => [well.id, of])).toEqual(
    [4, 5, 6].map((back) => ['W', day(last - back)]),
  );
});

it('reports the newest imports, and when results were computed', async () => {
  await database.db
    .insertInto('import_run')
    .values([
      {
        started_at: at(last, 1),
        finished_at: at(last, 2),
        status: 'failed',
        files: '["a.csv"]',
        options: '{}',
        message: 'line 3: no date',
      },
      { started_at: at(last, 3), status: 'running', files: '["b.csv","c.csv"]', options: '{}' },
    ])
    .execute();
  const { imports, computation } = await readDataHealth(database.db, now);
  expect(imports).toMatchObject([
    { status: 'running', files: ['b.csv', 'c.csv'], finishedAt: null, message: null },
    { status: 'failed', files: ['a.csv'], rejected: 0, message: 'line 3: no date' },
  ]);
  expect(computation).toMatchObject({ at: now.toISOString() });
  expect(computation!.rules.length).toBeGreaterThan(0);
});

it('expects no report of a well that stopped long ago', async () => {
  const near = { fieldIds: ['near'] };
  expect((await readProductionDay(database.db, near, window, null, now)).wells).toMatchObject({ silent: 1 });
  const statistics = await readChangeDetectionStatistics(database.db, near, window, now);
  expect(statistics).toMatchObject({ wellsMonitored: 5, wellsReporting: 2, wellsStale: 1 });
});

it('calls no feed late whose report is due', async () => {
  const { feeds } = await readDataHealth(database.db, at(last + 1, 7));
  expect(feeds.map(({ field, lateDays }) => [field.id, lateDays])).toEqual([
    ['late', 3],
    ['near', 0],
    ['over', null],
  ]);
});

it('gives a well one state, in its own panel as in the list of its day', async () => {
  const { rows } = await listProductionDayWells(database.db, {}, window, null, now, page);
  const known = await Promise.all(rows.map(({ well }) => readWell(database.db, well.id, now)));
  expect(known.map((well) => [well!.well.id, well!.state])).toEqual(
    rows.map(({ well, state }) => [well.id, state]),
  );
  expect(known.find((well) => well!.well.id === 'silent')).toMatchObject({
    status: 'producing',
    state: 'silent',
  });
});

it('misses the reports of a field that is silent as a whole', async () => {
  const { exceptions } = await readProductionDay(database.db, { fieldIds: ['late'] }, window, null, now);
  expect(exceptions).toMatchObject({ open: 1 });
});

it('lists the wells that the newest day counts, those that lack something first, then the silent ones', async () => {
  const read = (selection = {}) => listProductionDayWells(database.db, selection, window, null, now, page);
  const { rows, total } = await read({ fieldIds: ['near'] });
  expect(rows.map(({ well, state, exceptions }) => [well.id, state, exceptions])).toEqual([
    ['fallen', 'up', 1],
    ['current', 'up', 0],
    ['silent', 'silent', 1],
    ['forgotten', 'unreported', 0],
    ['suspended', 'suspended', 0],
  ]);
  expect(total).toBe(5);
  expect(rows[0]).toMatchObject({ oil: 20, quality: 'measured', lastDay: day(last) });
  expect(rows[1]!.oilPotential).toBeGreaterThan(rows[1]!.oil!);
  expect(rows[2]).toMatchObject({ oil: null, quality: null, lastDay: day(last - 10) });
  expect((await read({ wellIds: ['none'] })).rows).toEqual([]);
});

it('says when the first report of each day that was over arrived', async () => {
  const arrive = (hour: number, from: number) =>
    noteFirstReports(database.db, ['current'], { from: day(from), to: day(last + 1) }, at(last + 1, hour));
  const state = async () => {
    const near = (await readDataHealth(database.db, now)).feeds.find(({ field }) => field.id === 'near')!;
    return [near.arrivedAt, near.arrived.slice(-3)];
  };
  const [first, later] = [6, 8].map((hour) => at(last + 1, hour).toISOString());
  await arrive(6, last);
  const shown = first!.replace('.000Z', 'Z');
  expect(await state()).toEqual([first, [null, null, shown]]);
  await arrive(8, last - 1);
  expect(await state()).toEqual([first, [null, later!.replace('.000Z', 'Z'), shown]]);
});

it('expects no report of a field whose reports came on fewer than three dates, as imports by hand do', async () => {
  const reportsOn = (dates: readonly number[]) =>
    dates.map((date, back) => ({ field_id: 'late', day: day(last - 4 - back), arrived_at: at(date, 9) }));
  const feedOfLate = async () =>
    (await readDataHealth(database.db, now)).feeds.find(({ field }) => field.id === 'late');
  expect(await feedOfLate()).toMatchObject({ regular: true, lateDays: 4 });
  await database.db
    .insertInto('first_report')
    .values(reportsOn([last, last, last - 1]))
    .execute();
  expect(await feedOfLate()).toMatchObject({ regular: false, lateDays: null });
  await database.db.deleteFrom('first_report').execute();
  await database.db
    .insertInto('first_report')
    .values(reportsOn([last, last - 1, last - 2]))
    .execute();
  expect(await feedOfLate()).toMatchObject({ regular: true, lateDays: 4 });
  await database.db.deleteFrom('first_report').execute();
});
