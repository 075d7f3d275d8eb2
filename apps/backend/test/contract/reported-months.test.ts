import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@cnx/api/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { undoImport } from '../../src/import/undo-import.ts';
import { importRecords } from '../../src/import/import-records.ts';
import { refreshProductionRollups } from '../../src/database/rollups.ts';
import { dayNumber, isoDay } from '../../src/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { writeSmallField } from '../support/small-field.ts';

type Schemas = components['schemas'];

let backend: TestBackend;
let token: string;
let folder: string;

/** Writes days of a well that made the same on each, with hours. */
async function report(wellId: string, from: string, to: string, oil: number) {
  const { db } = backend.database;
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) =>
    isoDay(dayNumber(from) + at),
  );
  const gauges = {
    ...{ water_injected: null, choke_pct: null, wellhead_pressure: null, wellhead_temperature: null },
    ...{ downhole_pressure: null, downhole_temperature: null, annulus_pressure: null },
    tubing_pressure_drop: null,
  };
  await db
    .insertInto('daily_production')
    .values(
      days.map((day) => ({ ...gauges, well_id: wellId, day, hours: 24, oil, gas: 100 * oil, water: 5 })),
    )
    .execute();
  await refreshProductionRollups(db, [wellId], { from, to });
}

/** Imports months of field Heron. @returns the run */
const importMonths = (...lines: string[]) => importMonthsOf('Heron', ...lines);

async function importMonthsOf(field: string, ...lines: string[]): Promise<number> {
  const path = join(folder, 'months.csv');
  writeFileSync(path, `Well,Month,Oil (m3),Gas (m3),Water (m3),Days\n${lines.join('\n')}\n`);
  const { db, bulk } = backend.database;
  await importRecords(
    [path],
    { kind: 'months', field, mapping: { columns: {} }, strict: false, dryRun: false },
    { db, bulk, now: () => backend.clock.now(), recompute: async () => undefined },
    {
      onProgress: () => undefined,
      onStage: () => undefined,
      onRejected: ({ reason }) => expect.fail(reason),
      onSuspect: () => undefined,
    },
  );
  const run = await db.selectFrom('import_run').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return Number(run.id);
}

const ask = async <Body>(
  id: 'getProductionStatistics' | 'getProductionCourse' | 'getPlanCourse' | 'getReportedMonths',
  from: string,
  to: string,
  query: Record<string, string> = {},
): Promise<Body> => {
  const answer = await callOperation(backend, id, token, {
    query: { fieldIds: 'Heron', from, to, ...query },
  });
  expect({ status: answer.status, text: answer.status === 200 ? '' : answer.text }).toEqual({
    status: 200,
    text: '',
  });
  return answer.body as Body;
};
/** What the wells made, by an answer that is not of before. */
const total = async (from: string, to: string) => {
  backend.clock.pass(2);
  return (await ask<Schemas['ProductionStatistics']>('getProductionStatistics', from, to)).total;
};
const months = (from: string, to: string, query: Record<string, string> = {}) =>
  ask<Schemas['ReportedMonths']>('getReportedMonths', from, to, query);

beforeAll(async () => {
  backend = await createTestBackend();
  folder = mkdtempSync(join(tmpdir(), 'cnx-months-'));
  await writeSmallField(backend.database.db, {
    id: 'Heron',
    wells: { both: { oil: [] }, months: { oil: [] } },
  });
  // June whole, 27 of the 30 days of September, and 26 of those of November.
  await report('both', '2025-06-01', '2025-06-30', 10);
  await report('both', '2025-09-01', '2025-09-27', 10);
  await report('both', '2025-11-01', '2025-11-26', 10);
  await importMonths(
    'both,2025-06,303,30000,150,30',
    'both,2025-09,300,30000,150,30',
    'both,2025-11,300,30000,,15',
    'months,2025-08,620,,0,31',
  );
  ({ id_token: token } = (await backend.signIn()).body);
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

it('counts a month by its days from nine tenths of them on, and else by what was reported of it', async () => {
  // By its days, though the month says 303.
  expect(await total('2025-06-01', '2025-06-30')).toMatchObject({ oil: 300, wellDays: 30 });
  // 27 of 30 days are nine tenths; 26 are not.
  expect(await total('2025-09-01', '2025-09-30')).toMatchObject({ oil: 270, wellDays: 27 });
  expect(await total('2025-11-01', '2025-11-30')).toMatchObject({
    ...{ oil: 300, gas: 30_000, wellDays: 30, hours: 360, uptimePct: 50 },
    // What the month does not say its days do: 26 days of 5.
    water: 130,
  });
  expect(await total('2025-08-01', '2025-08-31')).toMatchObject({ oil: 620, gas: null, waterCutPct: 0 });
});

it('shows months in the sums of longer windows, over time, in the plan and beside the sums of fields', async () => {
  const { total: year, reconciliation } = await ask<Schemas['ProductionStatistics']>(
    'getProductionStatistics',
    '2025-01-01',
    '2025-12-31',
  );
  expect(year?.oil).toBe(300 + 620 + 270 + 300);
  expect(reconciliation?.oil).toEqual({ fields: 1490, wells: 1490 });
  const { periods } = await ask<Schemas['ProductionCourse']>(
    'getProductionCourse',
    '2025-06-01',
    '2025-12-31',
  );
  expect(periods.map(({ from, figures }) => [from.slice(0, 7), figures?.oil ?? null])).toEqual([
    ['2025-06', 300],
    ['2025-07', null],
    ['2025-08', 620],
    ['2025-09', 270],
    ['2025-10', null],
    ['2025-11', 300],
  ]);
  await backend.database.db
    .insertInto('production_plan')
    .values({
      ...{ field_id: 'Heron', well_id: 'months', month: '2025-08-01', oil: 25, gas: null, water: null },
      ...{ water_injected: null, frozen_at: null },
    })
    .execute();
  expect(
    (await ask<Schemas['PlanCourse']>('getPlanCourse', '2025-08-01', '2025-08-31')).months,
  ).toMatchObject([{ plan: 775, actual: 620, unreported: 0 }]);
});

it('never shows a month as days', async () => {
  expect(await total('2025-08-02', '2025-08-31')).toBeNull();
  const { periods } = await ask<Schemas['ProductionCourse']>(
    'getProductionCourse',
    '2025-08-01',
    '2025-08-31',
    {
      unit: 'day',
    },
  );
  expect(periods).toEqual([]);
});

it('spreads a month over its days on stream where that is asked for, as lines of its own', async () => {
  const curves = async (query: Record<string, string>) => {
    const answer = await callOperation(backend, 'getWellSeries', token, {
      query: { wells: 'both', from: '2025-11-01', to: '2025-12-31', ...query },
    });
    const { tracks } = (answer.body as unknown as Schemas['WellSeries']).wells[0]!;
    const oil = tracks.find(({ track }) => track === 'oil')!;
    return { days: oil.day, lines: new Map(oil.lines.map(({ name, values }) => [name, values])) };
  };
  expect([...(await curves({})).lines.keys()]).not.toContain('oilOfMonth');
  const { days, lines } = await curves({ spreadMonths: 'true' });
  expect([days[0], days.at(-1)]).toEqual(['2025-11-01', '2025-11-30']);
  // 300 Sm3 in 15 days on stream, also on the days that have reports of their own.
  expect(new Set(lines.get('oilOfMonth'))).toEqual(new Set([20]));
  expect(lines.get('oil')?.at(-1)).toBeNull();
});

it('fits the decline of a well without days to its months, and says by them that it is for gas', async () => {
  // Three years of 3 % less gas a month, by the month's days on stream: half of each.
  const months = Array.from({ length: 36 }, (_, at) => {
    const first = `${2023 + Math.floor((at + 1) / 12)}-${String(((at + 1) % 12) + 1).padStart(2, '0')}`;
    const days = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5)), 0)).getUTCDate();
    return `gone,${first},0,${Math.round(50_000 * 0.97 ** at * days)},0,${days / 2}`;
  });
  await importMonthsOf('Kite', ...months);
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  const { product, total: made } = await ask<Schemas['ProductionStatistics']>(
    ...(['getProductionStatistics', '2025-12-01', '2025-12-31', { fieldIds: 'kite' }] as const),
  );
  expect([product, made?.gas]).toEqual(['gas', Math.round(50_000 * 0.97 ** 34 * 31)]);
  const { id } = await backend.database.db
    .selectFrom('well')
    .select('id')
    .where('name', '=', 'gone')
    .executeTakeFirstOrThrow();
  const answer = await callOperation(backend, 'getWellForecast', token, { path: { wellId: id } });
  const forecast = answer.body as unknown as Schemas['WellForecast'];
  expect(forecast).toMatchObject({ product: 'gas', status: 'fitted', to: '2026-01-31' });
  // Half of each month.
  expect(forecast.outlook.onStreamPct).toBeCloseTo(50, 3);
  // 1 - 0.97^12 = 30.6 % a year, of a rate that is twice the mean of the month.
  expect(forecast.fit?.declinePct).toBeGreaterThan(28);
  expect(forecast.fit?.declinePct).toBeLessThan(33);
  expect(forecast.points.at(-1)?.rate).toBeGreaterThan(90_000 * 0.97 ** 35);
});

it('ends what is known with the last whole month of a field that has no newer day', async () => {
  const { window, newestDay } = await ask<Schemas['ProductionStatistics']>(
    'getProductionStatistics',
    '2025-11-01',
    '2025-12-31',
  );
  expect([newestDay, window]).toEqual(['2025-11-30', { from: '2025-11-01', to: '2025-11-30' }]);
});

it('lists months beside their days, those first that differ by more than 1 %', async () => {
  const { rows: listed, ...counts } = await months('2025-01-01', '2025-12-31');
  expect(counts).toMatchObject({ wellMonths: 4, byMonth: 2, different: 1, wells: 2 });
  expect(
    listed.map(({ well, month, countsBy, reportedDays, oil, oilOfDays, differencePct }) => [
      ...[well.name, month.slice(0, 7), countsBy, reportedDays, oil, oilOfDays],
      differencePct === null ? null : Number(differencePct.toFixed(2)),
    ]),
  ).toEqual([
    ['both', '2025-09', 'days', 27, 300, 270, -10],
    ['both', '2025-11', 'month', 26, 300, 260, null],
    ['months', '2025-08', 'month', 0, 620, null, null],
    // 1 % less, which is not above it.
    ['both', '2025-06', 'days', 30, 303, 300, -0.99],
  ]);
  const second = await months('2025-01-01', '2025-12-31', { wellIds: 'months', limit: '1' });
  expect(second.rows.map(({ well }) => well.name)).toEqual(['months']);
  expect(await months('2025-08-02', '2025-08-31')).toMatchObject({ wellMonths: 0, rows: [] });
});

it('counts by days again once there are enough, and as before once an import of months is undone', async () => {
  await report('months', '2025-08-01', '2025-08-28', 1);
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  expect(await total('2025-08-01', '2025-08-31')).toMatchObject({ oil: 28, wellDays: 28 });
  const run = await importMonths('both,2025-11,500,30000,,15', 'both,2025-10,77,,,');
  expect(await total('2025-10-01', '2025-11-30')).toMatchObject({ oil: 577 });
  const { db, bulk } = backend.database;
  await undoImport(
    {
      bulk,
      now: () => backend.clock.now(),
      observer: {
        onProgress: () => undefined,
        onStage: () => undefined,
        onRejected: () => undefined,
        onSuspect: () => undefined,
      },
    },
    run,
    { by: null, isPreview: false },
  );
  await recomputeInsights(backend.database, { now: backend.clock.now() });
  expect(await total('2025-10-01', '2025-11-30')).toMatchObject({ oil: 300 });
  expect(
    await db
      .selectFrom('well_month')
      .selectAll()
      .where('month', '=', '2025-10-01')
      .where('well_id', '=', 'both')
      .execute(),
  ).toEqual([]);
});
