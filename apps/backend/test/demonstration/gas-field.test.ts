import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gasFieldId } from '../../src/demonstration/gas-field.ts';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { listDeferredProduction } from '../../src/queries/deferred-production.ts';
import { readDeclines } from '../../src/queries/declines.ts';
import { readProductionStatistics } from '../../src/queries/production-statistics.ts';
import { readWellHistory } from '../../src/queries/well-history.ts';
import { firstProductOf } from '../../src/queries/main-product.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const sizes = { wells: 8, years: 1, hourlyDays: 2, seed: 'gas-field-test' };
const gasWells = 6;
const made = new Date('2025-06-01T18:00:00Z');
const later = new Date('2025-06-06T18:00:00Z');
const window = { from: '2024-06-01', to: '2025-06-05' };
const selection = { fieldIds: [gasFieldId] };

let [extended, fresh, without] = [] as TestDatabase[] as [TestDatabase, TestDatabase, TestDatabase];
beforeAll(async () => {
  [extended, fresh, without] = await Promise.all([
    createTestDatabase(),
    createTestDatabase(),
    createTestDatabase(),
  ]);
  await seedDemonstration(extended, { ...sizes, gasWells, now: made });
  await seedDemonstration(extended, { ...sizes, now: later });
  // What was made first says where the record begins.
  await seedDemonstration(without, { ...sizes, now: made });
  await recomputeInsights(extended, { now: later });
});
afterAll(() => Promise.all([extended, fresh, without].map((database) => database.drop())));

const rowsOf = async ({ batch }: TestDatabase, condition: string) => {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(daily)::text as row from daily_production as daily join well on well.id = daily.well_id
    where ${sql.raw(condition)} order by daily.well_id, daily.day`.execute(batch);
  return rows.map(({ row }) => row);
};

it('leaves all other rows as they are without it', async () => {
  const others = `well.field_id <> '${gasFieldId}' and daily.day < '2025-05-31'`;
  expect(await rowsOf(extended, others)).toEqual(await rowsOf(without, others));
});

it('goes on as it would have been made on the later day', async () => {
  const first = await sql<{ day: string }>`select min(day)::text as day from daily_production`.execute(
    extended.batch,
  );
  const wells = `well.field_id = '${gasFieldId}'`;
  expect(first.rows[0]!.day).toBe('2024-06-01');
  await seedDemonstration(fresh, { ...sizes, gasWells, now: made });
  const [once, twice] = [await rowsOf(fresh, wells), await rowsOf(extended, wells)];
  const known = new Set(twice);
  expect(once.filter((row) => !known.has(row))).toEqual([]);
  expect(twice.length).toBe(once.length + gasWells * 5);
});

it('reports condensate on some days only, and its wells are for gas by their rows', async () => {
  const { rows } = await sql<{ days: number; gauged: number; product: string }>`
    select count(*)::int as days, count(daily.oil)::int as gauged, min(known.main_product) as product
    from daily_production as daily join well on well.id = daily.well_id
    join well_computation as known on known.well_id = well.id
    where well.field_id = ${gasFieldId} group by well.id`.execute(extended.batch);
  expect(rows).toHaveLength(gasWells);
  for (const { days, gauged, product } of rows) {
    expect(gauged).toBeGreaterThan(days / 10);
    expect(gauged).toBeLessThan(days / 2);
    expect(product).toBe('gas');
  }
  const recorded = await extended.db.selectFrom('well_main_product').selectAll().execute();
  expect(recorded).toEqual([]);
  expect(await firstProductOf(extended.db, selection)).toBe('gas');
});

it('has losses of gas that the rules find: liquid that gathers, and a compressor that is down', async () => {
  const { rows: found } = await sql<{ product: string; count: number }>`
    select variable as product, count(*)::int as count from production_drop_exception as found
    join well on well.id = found.well_id where well.field_id = ${gasFieldId} group by variable`.execute(
    extended.batch,
  );
  expect(found.map(({ product }) => product)).toEqual(['gas']);
  expect(found[0]!.count).toBeGreaterThan(5);
  const page = { limit: 50, offset: 0, where: undefined, sort: undefined };
  const { rows } = await listDeferredProduction(extended.db, selection, window, page, {
    now: new Date('2026-03-02T12:00:00Z'),
    level: 'field',
    product: 'gas',
    per: 'window',
  });
  const reasons = rows[0]!.reasons.map(({ reasonCode }) => reasonCode);
  expect(reasons).toContain('compressor');
  const day = await readProductionDay(extended.db, selection, window, null, later);
  expect(day).toMatchObject({ mainProducts: ['gas'], wells: { up: gasWells } });
  expect(day.gasEfficiencyPct).toBeGreaterThan(50);
});

it('is judged by its gas: losses by reason, efficiency, declines', async () => {
  const page = { limit: 500, offset: 0, where: undefined, sort: undefined };
  const { rows } = await listDeferredProduction(extended.db, selection, window, page, {
    ...{ now: later, level: 'well', product: 'gas', per: 'window' },
  });
  expect(rows).toHaveLength(gasWells);
  for (const { entity, deferred } of rows) {
    const { lossProduct, losses } = (await readWellHistory(extended.db, entity.id, window))!;
    expect(lossProduct).toBe('gas');
    expect(losses.reduce((sum, loss) => sum + loss.deferred, 0)).toBeCloseTo(deferred, 3);
  }
  const of = { ...{ window, newest: window.to, now: later }, product: 'oil' } as const;
  const asked = { level: 'field', comparedWith: 'previousPeriod' } as const;
  const { body } = await readProductionStatistics(extended.db, { ...of, selection: {} }, asked, page);
  const gas = await readProductionStatistics(extended.db, { ...of, selection, product: 'gas' }, asked, page);
  for (const row of body.rows) {
    const isGas = row.entity.id === gasFieldId;
    expect(row.mainProduct).toBe(isGas ? 'gas' : 'oil');
    expect(row.mainEfficiencyPct).toBe((isGas ? gas.body.total : row.figures)!.efficiencyPct);
  }
  const declines = (product?: 'oil' | 'gas') =>
    readDeclines(extended.db, {}, { product, limit: null, now: later });
  const [ofOil, ofGas] = [await declines(), await declines('gas')];
  expect([ofOil.product, ofGas.product]).toEqual(['oil', 'gas']);
  expect(ofGas.fields.map(({ id }) => id)).toEqual([gasFieldId]);
  expect(ofOil.fields.length).toBeGreaterThan(0);
  for (const { fields, product } of [ofOil, ofGas])
    for (const { steep, forecast } of fields) {
      expect(forecast?.product ?? product).toBe(product);
      for (const slide of steep) expect(slide.product).toBe(product);
    }
  expect(ofOil.fields.map(({ id }) => id)).not.toContain(gasFieldId);
});
