import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { dayMs } from '../../src/production-day.ts';
import { readChangeDetectionStatistics } from '../../src/queries/change-statistics.ts';
import { readDailySeries } from '../../src/queries/daily-series.ts';
import { listFrequencyChanges } from '../../src/queries/frequency-changes.ts';
import { listSchedule } from '../../src/queries/schedule.ts';
import { readProductionOptimization } from '../../src/queries/production-optimization.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/**
 * One field in Japan, nine hours ahead of UTC, whose production day begins at midnight, and one in Texas, whose day
 * begins at 06:00: in November at 12:00 UTC. What happens at 16:00 UTC is the next day's in Japan; what happens at 02:00
 * UTC is the day before's in Texas.
 */
const dayCount = 40;
const stepDay = 30;
const seenDays = 20;
const page = { limit: 500, offset: 0 };
const on = (i: number) => ({ from: day(i), to: day(i) });
const moments = { tokyo: at(seenDays - 1, 16), texas: at(seenDays + 1, 2) };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const oil = levels([100, stepDay], [50, dayCount - stepDay]);
  await writeSmallField(db, { id: 'Japan', timeZone: 'Asia/Tokyo', wells: { tokyo: { oil } } });
  await writeSmallField(db, {
    id: 'Texas',
    timeZone: 'America/Chicago',
    startHour: 6,
    wells: { texas: { oil } },
  });
  for (const [wellId, moment] of Object.entries(moments)) {
    await db
      .insertInto('frequency_change')
      .values({
        id: wellId,
        well_id: wellId,
        at: moment,
        from_hz: 50,
        to_hz: 49,
        kind: 'executed',
        source: 'operator',
        reason: 'test',
        expected_liquid: null,
        expected_oil: null,
        expected_power_pct: null,
        checks: '[]',
        status: 'done',
        decided_by: null,
        decided_at: null,
        expires_at: null,
      })
      .execute();
    await db
      .insertInto('optimization_opportunity')
      .values({
        id: wellId,
        well_id: wellId,
        kind: 'choke',
        from_value: 40,
        to_value: 50,
        unit: '%',
        ...{ expected_oil: 5, oil_low: 4, oil_high: 6, power_low: null, power_high: null },
        expected_liquid: null,
        expected_power: null,
        confidence: 0.5,
        ...{ limiting_constraint: null, limiting_check: null, rule_version: '1' },
        status: 'done',
        found_at: moment,
        decided_at: new Date(moment.getTime() + dayMs),
        decided_by: 'Erin Moe',
        done_at: new Date(moment.getTime() + 2 * dayMs),
        proved_at: null,
        realised_oil: 4,
        expires_at: null,
      })
      .execute();
    await db
      .insertInto('schedule_entry')
      .values({
        id: wellId,
        field_id: wellId === 'tokyo' ? 'Japan' : 'Texas',
        well_id: wellId,
        facility: null,
        activity: 'wellTest',
        title: 'Test',
        planned_start: moment,
        planned_end: moment,
        actual_start: null,
        actual_end: null,
        status: 'done',
        owner: 'test',
        expected_deferred: null,
        actual_deferred: null,
        notes: null,
      })
      .execute();
    await db
      .insertInto('well_event')
      .values({
        id: wellId,
        field_id: wellId === 'tokyo' ? 'Japan' : 'Texas',
        well_id: wellId,
        kind: 'test',
        starts_at: moment,
        ends_at: moment,
        reason_code: null,
        from_value: null,
        to_value: null,
        unit: null,
        source: 'operator',
        remark: null,
      })
      .execute();
  }
  await recomputeInsights(database, { now: at(dayCount, 18) });
});
afterAll(() => database.drop());

describe.each(['tokyo', 'texas'])('a production day of %s', (wellId) => {
  const selection = { wellIds: [wellId] };

  it('holds what happened in it by the clock of its field', async () => {
    const changes = (i: number) => listFrequencyChanges(database.db, selection, on(i), page, at(dayCount));
    expect([(await changes(seenDays - 1)).total, (await changes(seenDays)).total]).toEqual([0, 1]);
    expect((await changes(seenDays + 1)).total).toBe(0);
    const planned = async (i: number) =>
      (await listSchedule(database.db, selection, on(i), page, at(dayCount))).total;
    expect([await planned(seenDays - 1), await planned(seenDays), await planned(seenDays + 1)]).toEqual([
      0, 1, 0,
    ]);
    const events = async (i: number) =>
      (await readDailySeries(database.db, wellId, on(i)))!.events.map(({ startDay, endDay }) => ({
        startDay,
        endDay,
      }));
    expect([await events(seenDays - 1), await events(seenDays), await events(seenDays + 1)]).toEqual([
      [],
      [{ startDay: day(seenDays), endDay: day(seenDays) }],
      [],
    ]);
  });

  it('sends planned times on the clock of its field', async () => {
    const [planned] = (await listSchedule(database.db, selection, on(seenDays), page, at(dayCount))).rows;
    expect(planned!.plannedStart).toMatch(wellId === 'tokyo' ? /T01:00:00\+09:00$/ : /T20:00:00-06:00$/);
    expect(Date.parse(planned!.plannedStart)).toBe(moments[wellId as keyof typeof moments].getTime());
  });

  it('ends with the opportunities open that were found by then and not yet done', async () => {
    const window = { from: day(seenDays - 3), to: day(seenDays + 3) };
    const summary = await readProductionOptimization(database.db, selection, window, at(dayCount));
    expect(summary.trend.map(({ value }) => value)).toEqual([0, 0, 0, 5, 5, 0, 0]);
    expect(summary).toMatchObject({
      openOpportunities: 0,
      acceptanceRatePct: 100,
      funnel: { found: 1, accepted: 1, done: 1, proved: 0 },
    });
    const narrow = await readProductionOptimization(database.db, selection, on(seenDays), at(dayCount));
    expect(narrow).toMatchObject({
      openOpportunities: 1,
      acceptanceRatePct: null,
      funnel: { found: 1, accepted: 0, done: 0, proved: 0 },
    });
  });

  it('is known when it is over: the day after it', async () => {
    const read = (to: number) =>
      readChangeDetectionStatistics(database.db, selection, { from: day(0), to: day(to) }, at(dayCount));
    // Confirmed by the seventh day of the step.
    const foundDay = stepDay + 6;
    expect(await read(dayCount - 1)).toMatchObject({ total: 1, medianDetectionDelayDays: 7, newThisWeek: 1 });
    expect(await read(foundDay)).toMatchObject({ newThisWeek: 1 });
    expect(await read(foundDay + 6)).toMatchObject({ newThisWeek: 1 });
    expect(await read(foundDay + 7)).toMatchObject({ newThisWeek: 0 });
    expect(await read(foundDay - 1)).toMatchObject({ newThisWeek: 0 });
  });
});

it('makes a day of a series 25 hours long where it is set back', async () => {
  const from = -15;
  await writeSmallField(database.db, {
    id: 'Norway',
    timeZone: 'Europe/Oslo',
    from,
    wells: { oslo: { oil: levels([100, 4]) } },
  });
  const series = await readDailySeries(database.db, 'oslo', { from: day(from), to: day(from + 3) });
  expect(series?.day[2]).toBe('2025-10-26');
  expect(series?.dayHours).toEqual([24, 24, 25, 24]);
});
