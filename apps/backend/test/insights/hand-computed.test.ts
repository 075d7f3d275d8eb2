import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { dayMs, hourMs, isoDay } from '../../src/production-day.ts';
import { listChangePoints } from '../../src/queries/change-points.ts';
import { readChangeDetectionStatistics } from '../../src/queries/change-statistics.ts';
import { readDailySeries } from '../../src/queries/daily-series.ts';
import { listDeferredProduction } from '../../src/queries/deferred-production.ts';
import { listProductionDrops } from '../../src/queries/exceptions.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/**
 * One field with two wells, every figure of which can be checked with a pencil.
 *
 * Well A gives 100 Sm3/d of oil, 100 of water and 10,000 of gas for 80 days, then for 20 days 70 Sm3/d of oil and 130 of
 * water. On day 70 an approved workover takes it down for 12 hours, on day 90 it gave only 18 hours without a stated reason. Well
 * B gives 50 Sm3/d throughout.
 */
const firstDay = 20_400;
const dayCount = 100;
const stepDay = 80;
const workoverDay = 70;
const shortDay = 90;
const day = (i: number): string => isoDay(firstDay + i);
const at = (i: number, hour = 0): Date => new Date((firstDay + i) * dayMs + hour * hourMs);
const now = at(dayCount, 6);
const page = { limit: 500, offset: 0 };
const everything = { from: day(0), to: day(dayCount - 1) };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeField(database);
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

async function writeField({ db }: TestDatabase): Promise<void> {
  await db.insertInto('business_unit').values({ id: 'bu', name: 'Unit' }).execute();
  await db.insertInto('area').values({ id: 'area', business_unit_id: 'bu', name: 'Area' }).execute();
  await db.insertInto('field').values({ id: 'field', area_id: 'area', name: 'Field' }).execute();
  await db
    .insertInto('well')
    .values(
      ['A', 'B'].map((id) => ({
        id,
        name: id,
        uwi: null,
        field_id: 'field',
        manufacturer_id: null,
        source: 'import' as const,
        first_day: null,
        last_day: null,
      })),
    )
    .execute();
  const rows = Array.from({ length: dayCount }, (_, i) => {
    const hours = i === workoverDay ? 12 : i === shortDay ? 18 : 24;
    const oil = i < stepDay ? 100 : 70;
    return [
      {
        well_id: 'A',
        day: day(i),
        hours,
        oil: (oil * hours) / 24,
        gas: (10_000 * hours) / 24,
        water: ((200 - oil) * hours) / 24,
      },
      // B makes more than it can on the day on which A loses.
      { well_id: 'B', day: day(i), hours: 24, oil: i === workoverDay ? 60 : 50, gas: 5_000, water: 0 },
    ];
  }).flat();
  const noGauges = {
    water_injected: null,
    choke_pct: null,
    wellhead_pressure: null,
    wellhead_temperature: null,
    downhole_pressure: null,
    downhole_temperature: null,
    annulus_pressure: null,
    tubing_pressure_drop: null,
  };
  await db
    .insertInto('daily_production')
    .values(rows.map((row) => ({ ...row, ...noGauges })))
    .execute();
  await db
    .insertInto('schedule_entry')
    .values({
      id: 'work',
      field_id: 'field',
      well_id: 'A',
      facility: null,
      activity: 'workover',
      title: 'Workover',
      planned_start: at(workoverDay, 8),
      planned_end: at(workoverDay, 20),
      status: 'done',
      owner: 'Well services',
      expected_deferred: 50,
      actual_deferred: null,
      approved_at: at(workoverDay - 8),
      notes: null,
    })
    .execute();
  const event = { field_id: 'field', well_id: 'A', source: 'operator' as const, unit: null, remark: null };
  await db
    .insertInto('well_event')
    .values([
      {
        ...event,
        id: 'work',
        kind: 'workover',
        starts_at: at(workoverDay, 8),
        ends_at: at(workoverDay, 20),
        reason_code: 'workover',
        from_value: null,
        to_value: null,
      },
      {
        ...event,
        id: 'choke',
        kind: 'choke',
        starts_at: at(stepDay, 1),
        ends_at: null,
        reason_code: null,
        from_value: 60,
        to_value: 40,
      },
    ])
    .execute();
  await refreshProductionRollups(db, ['A', 'B']);
}

const deferred = async (level: 'well' | 'field', product: 'oil' | 'gas' = 'oil') =>
  (
    await listDeferredProduction(database.db, {}, everything, page, {
      now: new Date('2026-03-02T12:00:00Z'),
      level,
      product,
    })
  ).rows;

describe('deferred production', () => {
  it('has no potential for the first five days, then the median of the days before', async () => {
    const rows = (await deferred('well')).filter(({ entity }) => entity.id === 'A');
    expect(rows).toHaveLength(dayCount - 5);
    expect(rows.at(-1)).toMatchObject({
      period: day(5),
      potential: 100,
      actual: 100,
      deferred: 0,
      efficiencyPct: 100,
      reasons: [],
    });
  });

  it('books the workover as planned: 12 of 24 hours at 100 Sm3/d', async () => {
    const row = (await deferred('well')).find(
      ({ period, entity }) => period === day(workoverDay) && entity.id === 'A',
    );
    expect(row).toMatchObject({
      potential: 100,
      actual: 50,
      deferred: 50,
      planned: 50,
      unplanned: 0,
      kind: 'planned',
      choke: 'well',
      reasonCode: 'workover',
      eventId: 'work',
      start: at(workoverDay, 8).toISOString(),
      hours: 12,
      reasons: [{ reasonCode: 'workover', kind: 'planned', deferred: 50, hours: 12 }],
    });
  });

  it('splits the short day after the step into silent hours and what the step cost', async () => {
    const row = (await deferred('well')).find(
      ({ period, entity }) => period === day(shortDay) && entity.id === 'A',
    );
    // The median of the 30 valid days before: the 20 oldest at 100 outweigh the 10 at 70. 18 h at 70 gives 52.5:
    // of the 47.5 lost, 6 silent hours at 100/24 are 25, the rest is the choke's, which
    // the exception of these days names.
    expect(row).toMatchObject({ potential: 100, actual: 52.5, deferred: 47.5, planned: 0, unplanned: 47.5 });
    expect(row!.reasons.map(({ reasonCode, deferred: lost }) => [reasonCode, lost])).toEqual([
      ['not-reported', 25],
      ['choke-setting', 22.5],
    ]);
  });

  it('sums the wells of the field, for each product; a gain of one cancels no loss of another', async () => {
    const oil = (await deferred('field')).find(({ period }) => period === day(workoverDay));
    expect(oil).toMatchObject({ potential: 150, actual: 110, deferred: 50, planned: 50, eventId: null });
    expect(oil!.efficiencyPct).toBeCloseTo(200 / 3, 9);
    const gas = (await deferred('field', 'gas')).find(({ period }) => period === day(workoverDay));
    expect(gas).toMatchObject({ potential: 15_000, actual: 10_000, deferred: 5_000, planned: 5_000 });
  });

  it('gives the same sums from the wells when a filter rules the kept sums out', async () => {
    const { rows } = await listDeferredProduction(database.db, { wellIds: ['A', 'B'] }, everything, page, {
      now: new Date('2026-03-02T12:00:00Z'),
      level: 'field',
      product: 'oil',
    });
    expect(rows).toEqual(await deferred('field'));
  });
});

describe('change points', () => {
  it('date the step, measure it, and name the choke that explains it', async () => {
    const { rows, total } = await listChangePoints(database.db, {}, everything, page, { now });
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      variable: 'oilRate',
      changeDate: day(stepDay),
      meanBefore: 100,
      meanAfter: 70,
      delta: -30,
      deltaPct: -30,
      deltaKind: 'relative',
      provisional: false,
      daysBefore: stepDay - 1,
      daysAfter: dayCount - stepDay,
      status: 'explained',
      detectedAt: at(stepDay + 7).toISOString(),
    });
    expect(rows[0]!.linkedEvents.map(({ id }) => id)).toEqual(['choke']);
  });

  it('are summed up in the statistics', async () => {
    const statistics = await readChangeDetectionStatistics(database.db, {}, everything, now);
    expect(statistics).toMatchObject({
      wellsMonitored: 2,
      wellsReporting: 2,
      wellsStale: 0,
      total: 1,
      provisional: 0,
      byDirection: { up: 0, down: 1 },
      byStatus: { new: 0, acknowledged: 0, explained: 1, dismissed: 0 },
      explainedByEvent: 1,
      netOilEffect: -30,
      medianDetectionDelayDays: 7,
      precisionFromFeedback: null,
      previousWindow: { total: 0, windowTo: isoDay(firstDay - 1) },
    });
    expect(statistics.trend.filter(({ value }) => value !== 0)).toEqual([{ date: day(stepDay), value: 1 }]);
  });

  it('draw the means either side into the well series', async () => {
    const series = await readDailySeries(database.db, 'A', everything);
    expect(series!.stepMeans).toEqual([
      { variable: 'oilRate', unit: 'Sm3/d', from: day(0), to: day(stepDay - 1), mean: 100 },
      { variable: 'oilRate', unit: 'Sm3/d', from: day(stepDay), to: day(dayCount - 1), mean: 70 },
    ]);
    expect(series!.normalisedOil[shortDay]).toBe(70);
    expect(series!.waterCut[0]).toBe(50);
    expect(await readDailySeries(database.db, 'none', everything)).toBeUndefined();
  });
});

describe('exceptions', () => {
  it('report the drop of 30 % once, with the choke as its cause', async () => {
    const { rows } = await listProductionDrops(database.db, {}, everything, page);
    expect(rows.filter(({ cause }) => cause !== 'downtime')).toMatchObject([
      {
        date: day(stepDay),
        rate: 70,
        baseline: 100,
        dropAbs: 30,
        dropPct: 30,
        persistenceDays: 20,
        lossSinceStart: 600,
        cause: 'choke',
        // 30 of the 75 Sm3/d of an average well.
        severity: 'medium',
        status: 'new',
      },
    ]);
    expect(rows.find(({ cause }) => cause === 'downtime')).toMatchObject({
      date: day(workoverDay),
      dropAbs: 50,
      status: 'expected',
      plannedActivityId: 'work',
    });
  });
});

describe('a second computation', () => {
  it('keeps ids, what people said, and the number of rows', async () => {
    const before = await listChangePoints(database.db, {}, everything, page, { now });
    const drops = await listProductionDrops(database.db, {}, everything, page);
    await database.db.updateTable('change_point').set({ status: 'dismissed', comment: 'known' }).execute();
    const me = await database.db
      .insertInto('app_user')
      .values({ email: 'me@cnx.example', first_name: 'Me', last_name: 'Myself', role_id: 2 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await database.db
      .updateTable('production_drop_exception')
      .set({ status: 'assigned', assignee_id: me.id })
      .where('cause', '=', 'choke')
      .execute();
    await recomputeInsights(database, { now, wellIds: ['A'] });
    const after = await listChangePoints(database.db, {}, everything, page, { now });
    expect(after.rows).toEqual(before.rows.map((row) => ({ ...row, status: 'dismissed', comment: 'known' })));
    const later = await listProductionDrops(database.db, {}, everything, page);
    expect(later.total).toBe(drops.total);
    expect(later.rows.find(({ cause }) => cause === 'choke')).toMatchObject({
      status: 'assigned',
      assignee: 'Me Myself',
    });
    const statistics = await readChangeDetectionStatistics(database.db, {}, everything, now);
    expect(statistics.precisionFromFeedback).toBe(0);
  });
});
