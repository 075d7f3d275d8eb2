import type { components } from '@cnx/api/schema';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { dayNumber, isoDay, productionDayHours } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { writeSmallField } from '../support/small-field.ts';

type Statistics = components['schemas']['ProductionStatistics'];
type Course = components['schemas']['ProductionCourse'];
type PlanCourse = components['schemas']['PlanCourse'];
type Counts = components['schemas']['WellCounts'];
type Figures = components['schemas']['ProductionFigures'];
type Volumes = Partial<Record<'oil' | 'gas' | 'water' | 'hours', number | null>>;

const clock = { timeZone: 'Europe/Oslo', startHour: 6 };
const [first, last] = ['2024-01-01', '2026-02-10'];
const [spring, autumn] = ['2025-03-29', '2025-10-25'];

let backend: TestBackend;
let token: string;

/** Writes rows of a well for the days of a span. */
async function report(wellId: string, from: string, to: string, volumes: (day: string) => Volumes | null) {
  const { db } = backend.database;
  const gauges = {
    water_injected: null,
    choke_pct: null,
    wellhead_pressure: null,
    wellhead_temperature: null,
    downhole_pressure: null,
    downhole_temperature: null,
    annulus_pressure: null,
    tubing_pressure_drop: null,
  };
  const rows = [];
  for (let number = dayNumber(from); number <= dayNumber(to); number += 1) {
    const day = isoDay(number);
    const given = volumes(day);
    if (given)
      rows.push({
        ...gauges,
        oil: null,
        gas: null,
        water: null,
        hours: null,
        ...given,
        well_id: wellId,
        day,
      });
  }
  await db
    .deleteFrom('daily_production')
    .where('well_id', '=', wellId)
    .where(({ between }) => between('day', from, to))
    .execute();
  for (let i = 0; i < rows.length; i += 500)
    await db
      .insertInto('daily_production')
      .values(rows.slice(i, i + 500))
      .execute();
  await refreshProductionRollups(db, [wellId], { from, to });
}

const ask = async <Body>(
  id: 'getProductionStatistics' | 'getProductionCourse' | 'getPlanCourse' | 'getWellCounts',
  query: Record<string, string>,
): Promise<Body> => {
  const answer = await callOperation(backend, id, token, { query });
  expect({ status: answer.status, text: answer.status === 200 ? '' : answer.text }).toEqual({
    status: 200,
    text: '',
  });
  return answer.body as Body;
};
const statistics = (from: string, to: string, query: Record<string, string> = {}) =>
  ask<Statistics>('getProductionStatistics', { fieldIds: 'Oslo', from, to, ...query });

/** The same sums, by the daily rows alone. */
async function summedByDays(wells: readonly string[], from: string, to: string) {
  const { rows } = await sql<Pick<Figures, 'oil' | 'gas' | 'water' | 'hours' | 'wellDays'>>`
    select sum(oil) as oil, sum(gas) as gas, sum(water) as water, sum(hours) as hours, count(*)::int as "wellDays"
    from daily_production where well_id = any(${wells}::text[]) and day between ${from} and ${to}`.execute(
    backend.database.db,
  );
  return rows[0]!;
}

beforeAll(async () => {
  backend = await createTestBackend();
  await writeSmallField(backend.database.db, {
    id: 'Oslo',
    ...clock,
    wells: { steady: { oil: [] }, watered: { oil: [] }, once: { oil: [] }, blank: { oil: [] } },
  });
  await writeSmallField(backend.database.db, { id: 'Empty', wells: { never: { oil: [] } } });
  await report('steady', first, last, (day) => {
    const hours = productionDayHours(dayNumber(day), clock);
    return { oil: 10 * hours, gas: 100 * hours, water: 10 * hours, hours };
  });
  // Half of the time, twice the water, and no report in February 2025.
  await report('watered', first, last, (day) =>
    day.startsWith('2025-02') ? null : { oil: 60, gas: null, water: 120, hours: 12 },
  );
  await report('once', '2025-06-15', '2025-06-15', () => ({ oil: 7, gas: 1, water: 0, hours: 24 }));
  // Hours alone: nothing is known of its volumes.
  await report('blank', '2025-06-01', '2025-06-30', () => ({ hours: 24 }));
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(() => backend.close());

describe('the sums of a window', () => {
  it.each([
    ['a month', '2025-06-01', '2025-06-30'],
    ['a quarter', '2025-04-01', '2025-06-30'],
    ['a year to date', '2026-01-01', last],
    ['days across months', '2025-01-30', '2025-03-02'],
    ['one day', '2025-06-15', '2025-06-15'],
    ['everything', first, last],
  ])('are those of the daily rows, for %s', async (_name, from, to) => {
    const { total, window } = await statistics(from, to);
    expect(window).toEqual({ from, to });
    const days = await summedByDays(['steady', 'watered', 'once', 'blank'], from, to);
    expect(total?.wellDays).toBe(days.wellDays);
    for (const name of ['oil', 'gas', 'water', 'hours'] as const)
      expect(total?.[name]).toBeCloseTo(days[name]!, 6);
  });

  it('follow a change of the rows', async () => {
    const before = await statistics('2024-05-01', '2024-05-31');
    await report('steady', '2024-05-10', '2024-05-10', () => ({ oil: 0, gas: 0, water: 0, hours: 0 }));
    // What follows a change of rows, and the second in which kept answers are of the data before it.
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    backend.clock.pass(2);
    const { total } = await statistics('2024-05-01', '2024-05-31');
    expect(total?.oil).toBeCloseTo(before.total!.oil! - 240, 9);
    expect(total?.hours).toBeCloseTo(before.total!.hours! - 24, 9);
  });

  it('end with the newest day, and say so', async () => {
    const { window, newestDay } = await statistics('2026-02-01', '2026-02-28');
    expect(window).toEqual({ from: '2026-02-01', to: last });
    expect(newestDay).toBe(last);
  });

  it('are compared per calendar day with a month of another length', async () => {
    const { total, totalBefore, rates, ratesBefore } = await statistics('2025-06-01', '2025-06-30');
    for (const name of ['oil', 'gas', 'water'] as const) {
      expect(rates?.[name]).toBeCloseTo(total![name]! / 30, 9);
      expect(ratesBefore?.[name]).toBeCloseTo(totalBefore![name]! / 31, 9);
    }
    expect(rates?.injection).toBeNull();
    // What changes by the mean of the windows is the same.
    const { change, filledRates, filledRatesBefore } = await statistics('2025-06-01', '2025-06-30');
    expect([change!.before, change!.after]).toEqual([
      expect.closeTo(filledRatesBefore!.oil!, 9),
      expect.closeTo(filledRates!.oil!, 9),
    ]);
  });

  it('stay as reported beside an estimate of days that were not, of which changes are', async () => {
    const june = await statistics('2025-06-01', '2025-06-30', { level: 'well' });
    // A well that reported one day of June owes the fifteen after it: its own mean of the month.
    expect(june.estimated).toEqual({
      ...{ wells: 1, wellDays: 15, unknownDays: 0 },
      ...{ oil: 105, gas: 15, water: 0, injection: null },
    });
    expect(june.rates!.oil).toBeCloseTo(june.total!.oil! / 30, 9);
    expect(june.filledRates!.oil).toBeCloseTo((june.total!.oil! + 105) / 30, 9);
    expect(june.rows.map(({ entity, estimated }) => [entity.id, estimated?.oil ?? null])).toEqual(
      expect.arrayContaining([
        ['once', 105],
        ['steady', null],
      ]),
    );
    // In July it reported nothing, and is known by June; of one that has never reported a volume nothing is known.
    const july = await statistics('2025-07-01', '2025-07-31', { level: 'well' });
    expect(july.estimated).toMatchObject({ wells: 2, wellDays: 62, unknownDays: 0, oil: 217 });
    expect(july.estimatedBefore).toEqual(june.estimated);
    // After August nothing is known of it.
    const september = await statistics('2025-09-01', '2025-09-12', { wellIds: 'once,steady' });
    expect(september.estimated).toMatchObject({ wellDays: 12, unknownDays: 12, oil: null });
  });

  it.each(['businessUnit', 'area', 'field', 'well', 'method', 'manufacturer'] as const)(
    'have estimates that add up to that of all, by %s',
    async (level) => {
      const { estimated, rows } = await statistics('2025-06-10', '2025-08-20', { level });
      for (const name of ['wells', 'wellDays', 'unknownDays', 'oil', 'gas', 'water'] as const) {
        const sum = rows.reduce((all, row) => all + (row.estimated?.[name] ?? 0), 0);
        expect(sum, name).toBeCloseTo(estimated![name]!, 6);
      }
      // A day has one estimate, in whatever window it lies.
      const parts = [
        await statistics('2025-06-10', '2025-06-30'),
        await statistics('2025-07-01', '2025-07-31'),
        await statistics('2025-08-01', '2025-08-20'),
      ];
      for (const name of ['wellDays', 'oil', 'gas'] as const) {
        const sum = parts.reduce((all, part) => all + (part.estimated?.[name] ?? 0), 0);
        expect(sum, name).toBeCloseTo(estimated![name]!, 6);
      }
    },
  );

  it('are compared with as much of the quarter before, or the same dates a year before', async () => {
    const before = await statistics('2026-01-01', last);
    expect(before.before).toEqual({ from: '2025-10-01', to: '2025-11-10' });
    const year = await statistics('2026-01-01', last, { comparedWith: 'samePeriodLastYear' });
    expect(year.before).toEqual({ from: '2025-01-01', to: '2025-02-10' });
    const days = await summedByDays(['steady', 'watered'], '2025-01-01', '2025-02-10');
    expect(year.totalBefore?.oil).toBeCloseTo(days.oil!, 9);
    const leap = await statistics('2024-02-01', '2024-02-29', { comparedWith: 'samePeriodLastYear' });
    expect(leap.before).toEqual({ from: '2023-02-01', to: '2023-02-28' });
    expect(leap.totalBefore).toBeNull();
    expect(leap.change).toBeNull();
  });
});

describe('uptime', () => {
  it.each([
    [spring, 23],
    [autumn, 25],
  ])('of %s is of %d hours', async (day, hours) => {
    const { total } = await statistics(day, day, { wellIds: 'steady' });
    expect(total).toMatchObject({ hours, calendarHours: hours, uptimePct: 100 });
    const { total: half } = await statistics(day, day, { wellIds: 'watered' });
    expect(half?.uptimePct).toBeCloseTo((100 * 12) / hours, 9);
  });

  it.each([
    ['2025-03-01', '2025-03-31', 31 * 24 - 1],
    ['2025-10-01', '2025-10-31', 31 * 24 + 1],
  ])('of the month from %s to %s is of its own hours', async (from, to, hours) => {
    const { total } = await statistics(from, to, { wellIds: 'steady' });
    expect(total).toMatchObject({ hours, calendarHours: hours, uptimePct: 100 });
  });
});

describe('what was not reported', () => {
  it('is not zero', async () => {
    const { total } = await statistics('2025-06-01', '2025-06-30', { wellIds: 'blank' });
    expect(total).toMatchObject({
      wells: 1,
      wellDays: 30,
      oil: null,
      water: null,
      waterCutPct: null,
      gor: null,
      uptimePct: 100,
      potential: null,
      efficiencyPct: null,
    });
  });

  it('is in no ratio of its day', async () => {
    const { total } = await statistics('2025-06-16', '2025-06-20', { wellIds: 'steady,watered' });
    // Gas of the steady well alone, whose oil it is divided by.
    expect(total?.gor).toBeCloseTo(10, 9);
    expect(total?.waterCutPct).toBeCloseTo((100 * (240 + 120)) / (480 + 180), 9);
  });

  it('leaves a well with one row its one day', async () => {
    const { total } = await statistics(first, last, { wellIds: 'once' });
    expect(total).toMatchObject({ wells: 1, wellDays: 1, oil: 7, waterCutPct: 0, uptimePct: 100 });
  });

  it('is no row and no total', async () => {
    const none = await ask<Statistics>('getProductionStatistics', {
      fieldIds: 'Empty',
      from: first,
      to: last,
    });
    expect(none).toMatchObject({
      ...{ newestDay: null, total: null, totalBefore: null, rows: [], largest: [], smallest: [] },
      ...{ change: null, reconciliation: null },
    });
    const early = await statistics('1990-01-01', '1990-12-31');
    expect(early).toMatchObject({ total: null, rows: [], window: { from: '1990-01-01', to: '1990-12-31' } });
  });
});

describe('rows', () => {
  it.each(['businessUnit', 'area', 'field', 'well', 'method', 'manufacturer'] as const)(
    'by %s add up to the total',
    async (level) => {
      const { total, rows } = await statistics('2025-05-20', '2025-07-10', { level });
      expect(total).toMatchObject({ wells: 4, wellDays: 52 + 52 + 1 + 30 });
      for (const name of ['oil', 'gas', 'water', 'hours', 'wells', 'wellDays'] as const) {
        const sum = rows.reduce((all, { figures }) => all + (figures?.[name] ?? 0), 0);
        expect(sum, name).toBeCloseTo(total![name]!, 6);
      }
    },
  );

  it('have the largest volume first, and name what reported before only', async () => {
    const { rows } = await statistics('2025-07-01', '2025-07-31', { level: 'well' });
    expect(rows.map(({ entity, figures }) => [entity.id, figures === null])).toEqual([
      ['steady', false],
      ['watered', false],
      ['blank', true],
      ['once', true],
    ]);
  });

  it('reconcile the fields with their wells', async () => {
    const { reconciliation, total } = await statistics(first, last);
    for (const name of ['oil', 'gas', 'water'] as const) {
      expect(reconciliation?.[name].wells).toBeCloseTo(total![name]!, 6);
      expect(reconciliation?.[name].fields).toBeCloseTo(total![name]!, 6);
    }
    expect((await statistics(first, last, { wellIds: 'steady' })).reconciliation).toBeNull();
  });
});

it('splits the change between two periods into parts that add up to it', async () => {
  const { change, estimated } = await statistics('2025-06-01', '2025-06-30');
  const { before, after, wells, uptime, rate, waterCut, notSplit } = change!;
  expect(wells + uptime + rate + waterCut + notSplit).toBeCloseTo(after - before, 9);
  // A well that reported one day, and fifteen that it owes.
  expect(estimated?.oil).toBe(15 * 7);
  expect(wells).toBeCloseTo((16 * 7) / 30, 9);
  expect(before).toBeCloseTo(300, 9);
});

it('says what all days of the window before made, and compares a field whose newest day is not due yet with as many days as it has', async () => {
  // At 06:30 the day before is over, and due at 08:00.
  const field = (id: string, to: string) => ({ id, wells: [`${id}-1`], to });
  for (const { id, wells, to } of [field('Prompt', '2026-03-01'), field('Waiting', '2026-02-28')]) {
    await writeSmallField(backend.database.db, {
      id,
      wells: Object.fromEntries(wells.map((well) => [well, { oil: [] }])),
    });
    for (const well of wells)
      await report(well, '2026-02-01', to, () => ({ oil: 100, gas: null, water: 50, hours: 24 }));
  }
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  backend.clock.pass(2);
  const of = (from: string, to: string) =>
    ask<Statistics>('getProductionStatistics', { wellIds: 'Prompt-1,Waiting-1', from, to });
  const { window, before, total, totalBefore, totalBeforeLikeForLike, change, rows } = await of(
    '2026-02-20',
    '2026-03-01',
  );
  expect({ window, before }).toEqual({
    window: { from: '2026-02-20', to: '2026-03-01' },
    before: { from: '2026-02-10', to: '2026-02-19' },
  });
  expect([total!.oil, totalBefore!.oil, totalBeforeLikeForLike!.oil]).toEqual([1_900, 2_000, 1_900]);
  expect(totalBefore).toEqual((await of(before.from, before.to)).total);
  expect(rows.map(({ figures, before: then }) => [figures!.oil, then!.oil])).toEqual(
    expect.arrayContaining([
      [1_000, 1_000],
      [900, 1_000],
    ]),
  );
  expect(change).toMatchObject({ before: 200, after: 200 });
  // Nothing is late in these days: what is compared is all of it.
  expect(await of('2026-02-10', '2026-02-19')).not.toHaveProperty('totalBeforeLikeForLike');
});

it('compares a field from the first day that it has ever reported', async () => {
  await writeSmallField(backend.database.db, { id: 'Young', wells: { 'Young-1': { oil: [] } } });
  await report('Young-1', '2026-02-17', '2026-02-28', () => ({ oil: 100, gas: null, water: 50, hours: 24 }));
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  backend.clock.pass(2);
  const { totalBefore, ratesBefore, filledRatesBefore, change } = await ask<Statistics>(
    'getProductionStatistics',
    { fieldIds: 'Young', from: '2026-02-20', to: '2026-02-24' },
  );
  // Three of the five days before.
  expect(totalBefore!.oil).toBe(300);
  expect([ratesBefore!.oil, filledRatesBefore!.oil]).toEqual([100, 100]);
  expect(change).toMatchObject({ before: 100, after: 100, wells: 0 });
});

describe('a course', () => {
  const course = (from: string, to: string, query: Record<string, string> = {}) =>
    ask<Course>('getProductionCourse', { fieldIds: 'Oslo', from, to, ...query });

  it.each([
    ['day', '2025-06-01', '2025-06-30', 30],
    ['month', '2025-01-15', '2025-12-31', 12],
    ['quarter', '2025-01-15', '2025-12-31', 4],
    ['year', '2024-01-01', last, 3],
  ] as const)('by %s adds up to the window', async (unit, from, to, count) => {
    const { periods } = await course(from, to, { unit });
    const { total } = await statistics(from, to);
    expect(periods).toHaveLength(count);
    expect(periods[0]?.from).toBe(from);
    expect(periods.at(-1)?.to).toBe(to);
    const sum = periods.reduce((all, { figures }) => all + (figures?.oil ?? 0), 0);
    expect(sum).toBeCloseTo(total!.oil!, 6);
  });

  it('has the same period of the year before beside each', async () => {
    const { periods } = await course('2025-02-01', '2025-02-28', { wellIds: 'watered' });
    expect(periods).toHaveLength(1);
    expect(periods[0]).toMatchObject({ figures: null, lastYear: { oil: 28 * 60, wells: 1 } });
  });

  it('begins with the first report, and has none before it', async () => {
    expect((await course('1990-01-01', '2024-02-29')).periods.map(({ from }) => from)).toEqual([
      '2024-01-01',
      '2024-02-01',
    ]);
    expect((await course('1990-01-01', '1990-12-31')).periods).toEqual([]);
  });

  it('by day has a quarter at most', async () => {
    const { status } = await callOperation(backend, 'getProductionCourse', token, {
      query: { from: '2025-01-01', to: '2025-04-03', unit: 'day' },
    });
    expect(status).toBe(400);
  });
});

describe('plan and production', () => {
  const plan = (from: string, to: string, query: Record<string, string> = {}) =>
    ask<PlanCourse>('getPlanCourse', { fieldIds: 'Oslo', from, to, ...query });

  beforeAll(async () => {
    const row = { water: null, gas: null, water_injected: null, frozen_at: null, field_id: 'Oslo' };
    const { db } = backend.database;
    await db
      .insertInto('production_plan')
      .values([
        { ...row, well_id: 'steady', month: '2025-05-01', oil: 250 },
        { ...row, well_id: 'steady', month: '2025-06-01', oil: 200 },
        { ...row, well_id: 'once', month: '2025-06-01', oil: 10 },
        { ...row, well_id: 'blank', month: '2025-06-01', oil: 5 },
        // Of the field as a whole: counts where no well has a plan of the month.
        { ...row, well_id: null, month: '2025-06-01', oil: 9999 },
        { ...row, well_id: null, month: '2025-07-01', oil: 300 },
      ])
      .execute();
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    backend.clock.pass(2);
  });

  it('are of the days in the window and of wells with a plan, and add up from month to month', async () => {
    const { months } = await plan('2025-05-22', '2025-07-31');
    // Ten days of May, a whole June of which one well has no oil, and July by the plan of the field: 240 a day of one well, and
    // 60 of the other.
    expect(months).toEqual([
      {
        month: '2025-05-01',
        wells: 1,
        unreported: 0,
        plan: 2500,
        actual: 2400,
        cumulativePlan: 2500,
        cumulativeActual: 2400,
        missingDays: 0,
        estimated: null,
        cumulativeEstimated: 0,
      },
      {
        month: '2025-06-01',
        wells: 3,
        unreported: 1,
        plan: 6450,
        actual: 7207,
        cumulativePlan: 8950,
        cumulativeActual: 9607,
        missingDays: 15,
        estimated: 105,
        cumulativeEstimated: 105,
      },
      {
        month: '2025-07-01',
        wells: 4,
        unreported: 0,
        plan: 9300,
        actual: 9300,
        cumulativePlan: 18_250,
        cumulativeActual: 18_907,
        missingDays: 62,
        estimated: 217,
        cumulativeEstimated: 322,
      },
    ]);
  });

  it('count the plan from the first day that the field has ever reported, as it ends with the newest one', async () => {
    const { db } = backend.database;
    const oil = Array.from({ length: 40 }, () => 100);
    await writeSmallField(db, { id: 'Begun', ...clock, wells: { begun: { oil } } });
    const { first } = await db
      .selectFrom('well')
      .select('first_day as first')
      .where('id', '=', 'begun')
      .executeTakeFirstOrThrow();
    expect(first).toBe('2025-11-08');
    const row = { water: null, gas: null, water_injected: null, frozen_at: null, field_id: 'Begun' };
    const month = '2025-11-01';
    await db
      .insertInto('production_plan')
      .values({ ...row, well_id: 'begun', month, oil: 90 })
      .execute();
    await recomputeInsights(backend.database, { now: backend.clock.now() });
    backend.clock.pass(2);
    const { months } = await plan(month, '2025-11-30', { fieldIds: 'Begun' });
    // From the eighth on: 23 days.
    expect(months.map((one) => [one.plan, one.actual])).toEqual([[23 * 90, 23 * 100]]);
  });

  it('leave the plan of a field out where some of its wells are selected', async () => {
    expect((await plan('2025-07-01', '2025-07-31', { wellIds: 'steady' })).months).toEqual([]);
  });
});

describe('water cuts', () => {
  it('are a box of the wells that made liquid, as an own sum of their rows says', async () => {
    const { waterCuts } = await statistics('2025-06-01', '2025-06-30');
    const { rows } = await sql<{ cut: number }>`
      select 100 * sum(water) / sum(oil + water) as cut from daily_production
      where well_id in ('steady', 'watered', 'once') and day between '2025-06-01' and '2025-06-30'
      group by well_id order by 1`.execute(backend.database.db);
    const [low, middle, high] = rows.map(({ cut }) => cut) as [number, number, number];
    expect(waterCuts).toHaveLength(1);
    expect(waterCuts[0]).toMatchObject({ entity: { id: 'Oslo' }, wells: 3, outliers: [] });
    expect(waterCuts[0]!.low).toBeCloseTo(low, 9);
    expect(waterCuts[0]!.lowerQuartile).toBeCloseTo((low + middle) / 2, 9);
    expect(waterCuts[0]!.median).toBeCloseTo(middle, 9);
    expect(waterCuts[0]!.upperQuartile).toBeCloseTo((middle + high) / 2, 9);
    expect(waterCuts[0]!.high).toBeCloseTo(high, 9);
  });
});

it('counts each well once in each list', async () => {
  const counts = await ask<Counts>('getWellCounts', { fieldIds: 'Oslo,Empty', from: last, to: last });
  expect(counts.total).toBe(5);
  for (const list of [counts.states, counts.methods, counts.manufacturers])
    expect(list.reduce((sum, { wells }) => sum + wells, 0)).toBe(5);
  expect(counts.states.find(({ state }) => state === 'up')?.wells).toBe(2);
  expect(counts.methods).toEqual([{ method: 'unknown', wells: 5 }]);
  expect(counts.manufacturers).toEqual([{ id: null, name: null, wells: 5 }]);
});
