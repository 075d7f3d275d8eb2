import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Quality, ScheduleStatus } from '../../src/vocabulary.ts';
import { refreshNotifications } from '../../src/recompute/notifications.ts';
import { levels } from '../../src/insights/record.fixture.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { runMaintenance } from '../../src/start.ts';
import { defaultLimits } from '../../src/limits.ts';
import { readChangeDetectionStatistics } from '../../src/queries/change-statistics.ts';
import { readDailySeries } from '../../src/queries/daily-series.ts';
import { listProductionDrops } from '../../src/queries/exceptions.ts';
import { at, day, writeDays, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const dayCount = 100;
const stepDay = 80;
const everything = { from: day(0), to: day(dayCount - 1) };
const page = { limit: 500, offset: 0 };
/** The morning after the last day. */
const now = at(dayCount, 6);
const falls = (from: number, to: number) => ({ oil: levels([from, stepDay], [to, dayCount - stepDay]) });

let database: TestDatabase;
const dropsOf = async () => (await listProductionDrops(database.db, {}, everything, page)).rows;

function writeWork(
  wellId: string,
  {
    from,
    to,
    approved,
    status = 'done',
  }: { from: number; to: number; approved: Date | null; status?: ScheduleStatus },
) {
  return database.db
    .insertInto('schedule_entry')
    .values({
      id: `work-${wellId}`,
      field_id: 'field',
      well_id: wellId,
      facility: null,
      activity: 'workover',
      title: `Workover of ${wellId}`,
      planned_start: at(from, 8),
      planned_end: at(to, 20),
      status,
      owner: 'Well services',
      expected_deferred: null,
      actual_deferred: null,
      approved_at: approved,
      notes: null,
    })
    .execute();
}

describe('a drop and the schedule', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    const wells = Object.fromEntries(
      ['early', 'detected', 'later', 'proposed', 'late-approved'].map((id) => [id, falls(100, 70)]),
    );
    await writeSmallField(database.db, { id: 'field', wells });
    await writeWork('early', { from: stepDay, to: stepDay, approved: at(stepDay - 8) });
    // The rule is met on the second day.
    await writeWork('detected', { from: stepDay + 1, to: stepDay + 1, approved: at(stepDay - 8) });
    await writeWork('later', { from: stepDay + 2, to: stepDay + 5, approved: at(stepDay - 8) });
    await writeWork('proposed', { from: stepDay, to: stepDay, approved: null });
    await writeWork('late-approved', { from: stepDay, to: stepDay, approved: at(stepDay - 1) });
    await recomputeInsights(database, { now });
  });
  afterAll(() => database.drop());

  it.each([
    ['early', 'expected'],
    ['detected', 'expected'],
    ['later', 'new'],
    ['proposed', 'new'],
    ['late-approved', 'new'],
  ])('of %s work make it %s', async (wellId, status) => {
    const [drop, ...others] = (await dropsOf()).filter(({ well }) => well.id === wellId);
    expect(others).toEqual([]);
    expect(drop).toMatchObject({
      status,
      plannedActivityId: status === 'expected' ? `work-${wellId}` : null,
      rule: { id: 'drop', limit: 20, unit: '%', persistence: 'P2D' },
    });
  });
});

describe('a field', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    await writeSmallField(database.db, {
      id: 'field',
      wells: {
        A: falls(100, 70),
        B: falls(500, 100),
        C: falls(400, 200),
        D: { oil: levels([1_000, dayCount]) },
        suspended: { oil: [], status: 'suspended' },
      },
    });
    await recomputeInsights(database, { now });
  });
  afterAll(() => database.drop());

  it('is what severity is judged against, whichever of its wells were imported', async () => {
    const severities = async () =>
      Object.fromEntries((await dropsOf()).map(({ well, severity }) => [well.id, severity]));
    expect(await severities()).toEqual({ A: 'low', B: 'high', C: 'medium' });
    await recomputeInsights(database, { now, wellIds: ['A'] });
    expect(await severities()).toEqual({ A: 'low', B: 'high', C: 'medium' });
  });

  it('misses no report from wells that are suspended', async () => {
    expect(await readChangeDetectionStatistics(database.db, {}, everything, now)).toMatchObject({
      wellsMonitored: 5,
      wellsReporting: 4,
      wellsStale: 0,
    });
  });

  it('has no open drop once its feeds are silent for 90 days, and has until then', async () => {
    const statuses = async () => new Set((await dropsOf()).map(({ status }) => status));
    expect(await statuses()).toEqual(new Set(['new']));
    await recomputeInsights(database, { now: at(dayCount + 90, 6) });
    expect(await statuses()).toEqual(new Set(['resolved']));
    await recomputeInsights(database, { now: at(dayCount + 89, 6) });
    expect(await statuses()).toEqual(new Set(['new']));
  });

  it('is told silent while nothing is computed, and each well by a link that its screen understands', async () => {
    const notes = () =>
      database.db.selectFrom('notification').select(['title', 'link']).where('kind', '=', 'system').execute();
    await refreshNotifications(database.db, now);
    expect(await notes()).toEqual([]);
    await runMaintenance(database.db, () => at(dayCount + 2, 6), defaultLimits);
    expect(await notes()).toEqual([{ title: 'No data from field', link: '/dashboard?fieldIds=field' }]);
    await refreshNotifications(database.db, at(dayCount + 60, 6));
    expect(await notes()).toEqual([]);
    const links = await database.db.selectFrom('notification').select('link').execute();
    expect(links).toEqual([]);
    await refreshNotifications(database.db, at(stepDay + 10));
    const recent = await database.db.selectFrom('notification').select(['link', 'well_id']).execute();
    expect(recent.map(({ link }) => link)).toContainEqual(
      expect.stringMatching(/^\/dashboard\/exception-report\?wellIds=B&exception=pd-B-/),
    );
    for (const { link, well_id } of recent)
      expect(new URL(link ?? '', 'https://cnx.example').searchParams.get('wellIds')).toBe(well_id);
  });

  it('keeps the changes that people judged though they are not found again', async () => {
    const changes = () =>
      database.db
        .selectFrom('change_point')
        .select(['well_id', 'status', 'comment'])
        .orderBy('well_id')
        .execute();
    await database.db
      .updateTable('change_point')
      .set({ status: 'dismissed', comment: 'meter' })
      .where('well_id', '=', 'A')
      .execute();
    expect((await changes()).map(({ well_id }) => well_id)).toEqual(['A', 'B', 'C']);
    await writeDays(database.db, 'A', { oil: levels([100, dayCount]) });
    await writeDays(database.db, 'B', { oil: levels([500, dayCount]) });
    await recomputeInsights(database, { now, wellIds: ['A', 'B'] });
    expect(await changes()).toEqual([
      { well_id: 'A', status: 'dismissed', comment: 'meter' },
      { well_id: 'C', status: 'new', comment: null },
    ]);
    // And once more: what is kept does not get into the way of what is found.
    await writeDays(database.db, 'A', falls(100, 70));
    await recomputeInsights(database, { now });
    expect(await changes()).toEqual([
      { well_id: 'A', status: 'dismissed', comment: 'meter' },
      { well_id: 'C', status: 'new', comment: null },
    ]);
  });
});

describe('wells without on-stream hours', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    const hours = Array<null>(dayCount).fill(null);
    const stopped = levels([100, dayCount - 3], [0, 3]);
    await writeSmallField(database.db, {
      id: 'field',
      wells: { low: { ...falls(100, 70), hours }, stopped: { oil: stopped, hours } },
    });
    await recomputeInsights(database, { now });
  });
  afterAll(() => database.drop());

  it('have drops by the volumes of whole days, and a downtime where they state zero', async () => {
    const drops = (await dropsOf()).sort((a, b) => a.well.id.localeCompare(b.well.id));
    expect(drops).toMatchObject([
      { well: { id: 'low' }, date: day(stepDay), cause: 'unknown', rate: 70, baseline: 100 },
      { well: { id: 'stopped' }, date: day(dayCount - 3), cause: 'downtime', rate: 0, baseline: 100 },
    ]);
  });

  it('have rates, valid days and a potential', async () => {
    const series = await readDailySeries(database.db, 'low', everything);
    expect([series!.hours[stepDay], series!.normalisedOil[stepDay], series!.potentialOil[stepDay]]).toEqual([
      null,
      70,
      100,
    ]);
    expect(series!.valid.every(Boolean)).toBe(true);
  });
});

describe('one day', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    // On the day of the step the well runs for half the day, at 40 % of its rate.
    const oil = levels([100, stepDay], [20, 1], [40, dayCount - stepDay - 1]);
    const hours = levels([24, stepDay], [12, 1], [24, dayCount - stepDay - 1]);
    const quality = oil.map((_, i) => (i === 5 ? ('suspect' as const) : ('measured' as const)));
    oil[5] = 1_000;
    await writeSmallField(database.db, { id: 'field', wells: { A: { oil, hours, quality } } });
    await recomputeInsights(database, { now });
  });
  afterAll(() => database.drop());

  it('can begin a downtime and a drop of the same well, both in oil, each with its rule', async () => {
    const drops = (await dropsOf()).sort((a, b) => a.cause.localeCompare(b.cause));
    expect(drops).toMatchObject([
      {
        date: day(stepDay),
        variable: 'oil',
        cause: 'downtime',
        rate: 20,
        baseline: 100,
        rule: { id: 'downtime', limit: 22, unit: 'h' },
      },
      { date: day(stepDay), variable: 'oil', cause: 'unknown', rate: 40, rule: { id: 'drop', limit: 50 } },
    ]);
  });

  it('that contradicts itself is in no step mean', async () => {
    const series = await readDailySeries(database.db, 'A', everything);
    expect(series!.stepMeans.map(({ variable, mean }) => [variable, mean])).toEqual([
      ['oilRate', 100],
      ['oilRate', 40],
    ]);
  });
});

const suspectLately = (_: unknown, i: number): Quality => (i >= stepDay ? 'suspect' : 'measured');

/** What a well deferred of oil on a day (Sm3), if that is known. */
async function deferredOn(wellId: string, position: number): Promise<number | undefined> {
  const row = await database.db
    .selectFrom('deferred_production')
    .select(['oil_potential', 'oil_actual'])
    .where('well_id', '=', wellId)
    .where('day', '=', day(position))
    .where('method', '=', 'trailingMedian')
    .executeTakeFirst();
  return row === undefined ? undefined : row.oil_potential! - row.oil_actual!;
}

describe('a day that contradicts itself', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    const falling = { ...falls(100, 40), quality: Array.from({ length: dayCount }, suspectLately) };
    const dry = { ...falls(100, 0), quality: falling.quality };
    const wells = { doubted: falling, choke: falling, hourless: falling, dry, watered: dry };
    await writeSmallField(database.db, { id: 'field', wells });
    const lately = sql`day >= ${day(stepDay)}`;
    await sql`update daily_production set choke_pct = 250 where well_id in ('choke', 'hourless') and ${lately}`.execute(
      database.db,
    );
    await sql`update daily_production set hours = null where well_id = 'hourless' and ${lately}`.execute(
      database.db,
    );
    await sql`update daily_production set water = 30 where well_id = 'watered' and ${lately}`.execute(
      database.db,
    );
    await recomputeInsights(database, { now });
  });
  afterAll(() => database.drop());

  it.each([
    ['of which only the choke is in doubt', 'choke', { cause: 'unknown', rate: 40 }],
    ['of which the choke is in doubt and hours are missing', 'hourless', { cause: 'unknown', rate: 40 }],
    ['on which nothing came though it states hours', 'dry', { cause: 'downtime', rate: 0 }],
    ['on which only water came', 'watered', { cause: 'unknown', rate: 0 }],
  ])('hides no loss: one %s', async (_, wellId, loss) => {
    const found = (await dropsOf()).filter(({ well }) => well.id === wellId);
    expect(found).toMatchObject([{ date: day(stepDay), baseline: 100, ...loss }]);
    expect(await deferredOn(wellId, stepDay)).toBe(100 - loss.rate);
  });

  it('says nothing where its volumes are in doubt', async () => {
    expect((await dropsOf()).filter(({ well }) => well.id === 'doubted')).toEqual([]);
    expect(await deferredOn('doubted', stepDay)).toBeUndefined();
  });

  it('counts as one of the valid days that are drawn unless its volumes are in doubt', async () => {
    const validDays = async (wellId: string) =>
      (await readDailySeries(database.db, wellId, everything))!.valid.filter(Boolean).length;
    expect(await validDays('choke')).toBe(dayCount);
    expect(await validDays('doubted')).toBe(stepDay);
  });
});
