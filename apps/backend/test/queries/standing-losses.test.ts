import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetsOf } from '../../src/queries/report-sheets.ts';
import { everyDay } from '../../src/queries/grouped-events.ts';
import { daysOfMonth, readMonthlyReport } from '../../src/queries/monthly-report.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import { readProductionStatistics } from '../../src/queries/production-statistics.ts';
import { standingLosses, standingOf } from '../../src/queries/standing-losses.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { storeDrop } from '../support/stored-findings.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const length = 80;
const last = day(length - 1);
const now = at(length, 12);
const selection = { fieldIds: ['field'] };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const steady = (oil: number) => ({ oil: Array.from({ length }, () => oil) });
  await writeSmallField(database.db, {
    id: 'field',
    wells: { twice: steady(100), over: steady(100), explained: steady(100), sound: steady(100) },
  });
  await recomputeInsights(database, { now });
  await stands('t1', 'twice', { from: 40, lacks: [30, 30, 20] });
  await stands('t2', 'twice', { from: 70, lacks: [5] });
  await stands('o1', 'over', { from: 20, lacks: [10], until: 49 });
  await stands('e1', 'explained', { from: 40, lacks: [7], status: 'explained' });
});
afterAll(() => database.drop());

/** A loss that is standing from a day on, with what it lacks on this and the following reported days; the last holds on. */
async function stands(
  id: string,
  well: string,
  of: { from: number; lacks: readonly number[]; until?: number; status?: 'explained' },
) {
  await storeDrop(database.db, {
    ...{ id, well, lost: 40, day: day(of.from - 10), detectedAt: at(of.from - 8) },
    ...(of.until !== undefined && { endedDay: day(of.until) }),
  });
  await database.db
    .updateTable('production_drop_exception')
    .set({ standing_from: day(of.from), ...(of.status && { status: of.status }) })
    .where('id', '=', id)
    .execute();
  await database.db
    .insertInto('loss_day')
    .values([
      // Of the days on which it was open nothing stands.
      { exception_id: id, well_id: well, day: day(of.from - 1), expected: 140, standing: null },
      ...of.lacks.map((standing, i) => ({
        exception_id: id,
        well_id: well,
        day: day(of.from + i),
        expected: 100 + standing,
        standing,
      })),
    ])
    .execute();
}

const read = (from: number, to: number) =>
  standingLosses.read(database.db, selection, { from: day(from), to: day(to) }, now);
const statistics = (from: string, to: string) =>
  readProductionStatistics(
    database.db,
    { selection, window: { from, to }, newest: last, now, product: 'oil' },
    { level: 'well', comparedWith: 'previousPeriod' },
    { limit: 100, offset: 0 },
  );

describe('standing losses of a window', () => {
  it('are what each lacked on its days, the last known holding on', async () => {
    const found = await read(39, 60);
    // 30 + 30 + 20 on 19 days; 10 on the ten days to its end.
    expect(found.map(({ wellId, volume, rate, days }) => [wellId, volume, rate, days])).toEqual([
      ['twice', 30 + 30 + 20 * 19, 20, 21],
      ['over', 10 * 11, null, 11],
    ]);
  });

  it('hold on from before the window, and are none before they stand or after their end', async () => {
    expect((await read(50, 59)).map(({ wellId, volume }) => [wellId, volume])).toEqual([['twice', 200]]);
    expect(await read(0, 19)).toEqual([]);
    expect((await read(10, 21)).map(({ wellId, volume }) => [wellId, volume])).toEqual([['over', 20]]);
  });

  it('are those of the dashboard at the newest day, and no day behind it counts', async () => {
    const { exceptions } = await readProductionDay(database.db, selection, everyDay, null, now);
    const { wellsNow, rate, ...whole } = standingOf(await read(60, length + 20), 'oil');
    expect(exceptions!.standing).toEqual({ wells: 1, oil: 25, gas: 0 });
    expect({ wells: wellsNow, oil: rate }).toEqual({ wells: 1, oil: 25 });
    expect(whole).toEqual({ wells: 1, volume: 20 * 20 + 5 * 10 });
  });
});

it('stand beside every efficiency that does not count them, by well and in sum', async () => {
  const { body } = await statistics(day(60), last);
  expect(body.standing).toEqual({ wells: 1, volume: 450, wellsNow: 1, rate: 25 });
  expect(body.total).toMatchObject({ potential: 4 * 20 * 100, deferred: 0, efficiencyPct: 100 });
  expect(body.rows.map(({ entity, standing }) => [entity.id, standing])).toEqual(
    expect.arrayContaining([
      ['twice', 450],
      ['sound', undefined],
    ]),
  );
});

it('are of gas what comes with the oil where the ratio held, and not computed elsewhere: no nought', async () => {
  const { db } = database;
  const ratio = (well: string, from: number, to: number, gas: number) =>
    db
      .updateTable('daily_production')
      .set({ gas })
      .where('well_id', '=', well)
      .where('day', '>=', day(from))
      .where('day', '<=', day(to))
      .execute();
  await db
    .updateTable('production_drop_exception')
    .set({ baseline_from: day(5), baseline_to: day(19) })
    .where('well_id', '=', 'twice')
    .execute();
  await ratio('twice', 0, length - 1, 5_000);
  const held = await read(60, length);
  expect(held.map(({ wellId, gasOilRatio }) => [wellId, gasOilRatio])).toEqual([['twice', 50]]);
  expect(standingOf(held, 'gas')).toEqual({
    ...{ wells: 1, volume: 450 * 50, wellsNow: 1, rate: 25 * 50 },
    notComputed: 0,
  });
  expect(standingOf(held, 'oil')).not.toHaveProperty('notComputed');
  // A sixth more gas by the oil than before the drop.
  await ratio('twice', 40, length - 1, 5_900);
  const changed = await read(60, length);
  expect(standingOf(changed, 'gas')).toEqual({ wells: 0, volume: 0, wellsNow: 0, rate: 0, notComputed: 1 });
  const month = last.slice(0, 7);
  const report = await readMonthlyReport(db, {
    ...{ month, selection, window: daysOfMonth(month), newest: last, now },
  });
  const sheet = sheetsOf(report).find(({ name }) => name === 'Deferral')!;
  const of = (head: string) => sheet.rows[1]![sheet.head.indexOf(head)];
  expect(of('Standing losses, in no figure beside (Sm3)')).toBe('Not computed');
  expect(of('Efficiency with standing losses (%)')).toBeNull();
});

it('stand in the month’s report and in its workbook', async () => {
  const month = last.slice(0, 7);
  const window = daysOfMonth(month);
  const report = await readMonthlyReport(database.db, { month, selection, window, newest: last, now });
  const [oil] = report.deferral;
  const { body } = await statistics(window.from, window.to);
  expect(oil!.standing).toEqual(body.standing);
  expect(report.standing!.map(({ well, volume }) => [well.id, volume])).toEqual(
    body.rows.flatMap(({ entity, standing }) => (standing === undefined ? [] : [[entity.id, standing]])),
  );
  const sheets = new Map(sheetsOf(report).map((sheet) => [sheet.name, sheet]));
  const deferral = sheets.get('Deferral')!;
  const at = (head: string) => deferral.rows[0]![deferral.head.indexOf(head)];
  expect(at('Standing losses, in no figure beside (Sm3)')).toBe(oil!.standing!.volume);
  expect(at('Efficiency with standing losses (%)')).toBeCloseTo(
    (100 * (oil!.potential! - oil!.deferred!)) / (oil!.potential! + oil!.standing!.volume),
    9,
  );
  expect(sheets.get('Standing losses')!.rows).toHaveLength(report.standing!.length);
});
