import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readExceptionSummary } from '../../src/queries/exception-summary.ts';
import { listExceptions } from '../../src/queries/well-exceptions.ts';
import { readExceptionCase } from '../../src/queries/exception-case.ts';
import { readProductionDay } from '../../src/queries/production-day.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const days = 100;
const lostFrom = 90;
const now = at(days, 9);
const window = { from: day(0), to: day(days - 1) };
const choice = { window, until: null, now };
const page = { limit: 50, offset: 0, where: undefined, sort: undefined };
const course = (before: number, after: number) =>
  Array.from({ length: days }, (_, i) => (i < lostFrom ? before : after));
const always = (value: number) => course(value, value);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, {
    id: 'gas',
    wells: {
      // Its condensate says nothing of what it is for.
      loaded: { oil: always(12), gas: course(100_000, 62_000) },
      small: { oil: always(0), gas: course(100_000, 96_000) },
      compressor: { oil: always(0), gas: course(80_000, 20_000), hours: course(24, 6) },
      other: { oil: always(0), gas: always(90_000) },
      // Until day 50 it was for oil, of which it made a tenth afterwards.
      changed: {
        oil: Array.from({ length: days }, (_, i) => (i < 50 ? 100 : 10)),
        gas: always(70_000),
      },
    },
  });
  await writeSmallField(database.db, {
    id: 'mixed',
    wells: { oily: { oil: course(100, 60), gas: always(10_000) }, steady: { oil: always(300) } },
  });
  await database.db
    .insertInto('well_main_product')
    .values([
      { well_id: 'changed', since: day(0), product: 'oil' },
      { well_id: 'changed', since: day(50), product: 'gas' },
    ])
    .execute();
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

const open = async (fieldIds: readonly string[]) =>
  (await listExceptions(database.db, { fieldIds: [...fieldIds] }, choice, page)).rows.filter(
    ({ isOpen }) => isOpen,
  );

describe('a gas well', () => {
  it('has its drop and its downtime of gas, and a lower one none', async () => {
    const rows = await open(['gas']);
    expect(
      rows.map(({ well, kind, product, rate, baseline, lossPerDay }) => [
        well.name,
        kind,
        product,
        rate,
        baseline,
        lossPerDay,
      ]),
    ).toEqual([
      ['compressor', 'downtime', 'gas', 20_000, 80_000, 60_000],
      ['loaded', 'drop', 'gas', 62_000, 100_000, 38_000],
    ]);
    expect(rows[1]).toMatchObject({ dropPct: 38, lossSoFar: 10 * 38_000 });
  });

  it('loses gas, which is no part of the oil that is lost', async () => {
    const both = await readExceptionSummary(database.db, {}, choice);
    expect(both).toMatchObject({ open: 3, oilAtRisk: 40, gasAtRisk: 98_000 });
    const alone = await readExceptionSummary(database.db, { fieldIds: ['gas'] }, choice);
    expect(alone).toMatchObject({ open: 2, oilAtRisk: 0, gasAtRisk: 98_000 });
    const { exceptions } = await readProductionDay(database.db, {}, window, null, now);
    expect(exceptions).toMatchObject({ oilAtRisk: 40, gasAtRisk: 98_000 });
    // The largest of each product, in one order: 60 Sm3 of oil equivalent stand above 40 of oil.
    expect(
      exceptions!.largest.map(({ well, product, lossPerDay }) => [well.name, product, lossPerDay]),
    ).toEqual([
      ['compressor', 'gas', 60_000],
      ['oily', 'oil', 40],
    ]);
  });

  it('has a potential and an efficiency of gas in the first row, where all wells are for gas', async () => {
    const alone = await readProductionDay(database.db, { wellIds: ['loaded', 'other'] }, window, null, now);
    expect(alone).toMatchObject({ mainProducts: ['gas'], gasPotential: 190_000, gasEfficiencyPct: 80 });
    const both = await readProductionDay(database.db, { wellIds: ['loaded', 'oily'] }, window, null, now);
    expect(both).toMatchObject({ mainProducts: ['oil', 'gas'], gasPotential: 100_000, gasEfficiencyPct: 62 });
    const { mainProducts } = await readExceptionSummary(database.db, { fieldIds: ['mixed'] }, choice);
    expect(mainProducts).toEqual(['oil']);
  });

  it('stands among oil wells by oil equivalent', async () => {
    const rows = await open(['gas', 'mixed']);
    expect(rows.map(({ well }) => well.name)).toEqual(['compressor', 'oily', 'loaded']);
  });

  it('is judged by its gas in the rule and in the working of its finding', async () => {
    const [, loaded] = await open(['gas']);
    const found = await readExceptionCase(database.db, loaded!.id, { userId: crypto.randomUUID(), now });
    const lost = found!.lossDays.reduce((sum, day) => sum + (day.lost ?? 0), 0);
    expect(found!.lossDays.length).toBeGreaterThan(0);
    expect(lost).toBeCloseTo(found!.exception.lossSoFar!, 6);
    const { rule, inputs, severityFactors } = found!.findings[0]!;
    expect(rule).toMatchObject({ id: 'drop', inputs: ['gas', 'hours'] });
    expect(rule!.text).toContain('Hours-normalised gas rate');
    expect(rule!.text).toContain('5000 Sm3/d');
    expect(inputs).toContainEqual({ name: 'baseline', value: 100_000, unit: 'Sm3/d' });
    expect(severityFactors!.loss).toBe(38);
  });

  it('is expected to make as much gas as before while the loss is open', async () => {
    const { rows } = await sql<{ gas: number; oil: number }>`
      select gas_potential as gas, oil_potential as oil from deferred_production
      where well_id = 'loaded' and method = 'trailingMedian' and day = ${day(days - 1)}`.execute(database.db);
    expect(rows[0]).toEqual({ gas: 100_000, oil: expect.closeTo(12, 9) });
  });

  it('has a change of its rate of gas, and none of its condensate', async () => {
    const changes = await database.db
      .selectFrom('change_point')
      .select(['variable', 'mean_before', 'mean_after', 'provisional'])
      .where('well_id', '=', 'loaded')
      .execute();
    expect(changes).toEqual([
      { variable: 'gasRate', mean_before: 100_000, mean_after: 62_000, provisional: false },
    ]);
  });

  it('starts anew with its main product, whose losses from before stay as they were', async () => {
    const found = await database.db
      .selectFrom('production_drop_exception')
      .select(['variable', 'day'])
      .where('well_id', '=', 'changed')
      .execute();
    // The fall of oil came with the change: of gas nothing was lost.
    expect(found).toEqual([]);
    const { main_product: product } = await database.db
      .selectFrom('well_computation')
      .select('main_product')
      .where('well_id', '=', 'changed')
      .executeTakeFirstOrThrow();
    expect(product).toBe('gas');
  });
});
