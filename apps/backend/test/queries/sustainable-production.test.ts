import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listSustainableProduction,
  readGasByField,
  readSustainabilityMetrics,
} from '../../src/queries/sustainable-production.ts';
import { day, writeSmallField } from '../support/small-field.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
const window = { from: day(0), to: day(9) };
const selection = { fieldIds: ['field'] };

beforeAll(async () => {
  database = await createTestDatabase();
  await writeSmallField(database.db, { id: 'field', wells: { well: { oil: [100, 200] } } });
  const emitted = (i: number, figures: { co2e: number; marketed?: number; scope2?: number }) => ({
    field_id: 'field',
    day: day(i),
    co2e_scope1: figures.co2e,
    co2e_scope2: figures.scope2 ?? null,
    flared_gas: 50,
    vented_gas: 1,
    methane: 6.78,
    marketed_gas: figures.marketed ?? null,
    energy: 1_000,
    reinjected_water: null,
    quality: 'measured' as const,
    factor_set: 'own',
  });
  await database.db
    .insertInto('sustainability_day')
    .values([
      emitted(0, { co2e: 629, marketed: 10_000 }),
      emitted(1, { co2e: 1_000, scope2: 258 }),
      // Nothing is reported of the third day but what it emitted.
      emitted(2, { co2e: 999_999, marketed: 1 }),
    ])
    .execute();
  await database.db
    .insertInto('sustainability_metric')
    .values(
      (['carbonIntensity', 'methaneIntensity', 'reinjectedPct'] as const).map((code) => ({
        code,
        label: code,
        unit: '',
        target: 1,
        direction: 'lowerIsBetter' as const,
        watch_margin_pct: 0,
        method: '',
      })),
    )
    .execute();
});
afterAll(() => database.drop());

describe('emissions', () => {
  it('stand over the production that was reported, day by day', async () => {
    const { rows } = await listSustainableProduction(database.db, selection, window, {
      limit: 10,
      offset: 0,
    });
    expect(rows).toMatchObject([
      {
        period: day(1),
        productionBoe: 1_258,
        co2e: 1_258,
        carbonIntensity: 1,
        methaneIntensity: null,
        scopes: [1, 2],
      },
      { period: day(0), productionBoe: 629, co2e: 629, carbonIntensity: 1, scopes: [1] },
    ]);
    expect(rows[0]).toMatchObject({ reinjectedPct: null, producedWater: 0, specificEnergy: 5 });
    expect(rows[1]!.methaneIntensity).toBeCloseTo(0.1, 9);
  });

  it('leave a day without a row out of the window’s figures, and a day that lacks a side of a figure out of that', async () => {
    const metrics = await readSustainabilityMetrics(database.db, selection, window);
    const value = (code: string) => metrics.find((metric) => metric.code === code)!.value;
    expect(value('carbonIntensity')).toBeCloseTo(1, 9);
    expect(value('methaneIntensity')).toBeCloseTo(0.1, 9);
    expect(value('reinjectedPct')).toBeNull();
  });
});

describe('the gas of a field', () => {
  it('is of the days that the methane intensity is of, and divides by the same volume', async () => {
    const [gas, ...more] = await readGasByField(database.db, selection, window);
    expect(more).toEqual([]);
    expect(gas).toMatchObject({ days: 1, flared: 50, vented: 1, marketed: 10_000, reinjectedWater: null });
    const metrics = await readSustainabilityMetrics(database.db, selection, window);
    const { value } = metrics.find(({ code }) => code === 'methaneIntensity')!;
    expect(value).toBeCloseTo((100 * (6.78 / 0.678)) / gas!.marketed, 9);
    const { rows } = await listSustainableProduction(database.db, selection, window, {
      ...{ limit: 10, offset: 0 },
    });
    expect(rows.map(({ marketedGas }) => marketedGas)).toEqual([null, 10_000]);
  });
});
