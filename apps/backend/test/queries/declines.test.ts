import { afterAll, beforeAll, expect, it } from 'vitest';
import { declinedRate } from '../../src/insights/decline-fit.ts';
import { readDeclines } from '../../src/queries/declines.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';

const length = 420;
/** Nominal decline per day of what goes on as it did. */
const decline = 0.001;
const steady = Array.from({ length }, (_, i) => declinedRate({ rate: 100, decline, exponent: 0 }, i));
/** The same, but that the last 90 days fall two and a half times as fast. */
const sliding = steady.map((rate, i) => rate * Math.exp(-1.5 * decline * Math.max(0, i - (length - 91))));

/** The values from a day on; nothing before. */
const fromDay = (first: number, values: readonly number[]) =>
  values.map((value, i) => (i < first ? null : value));

/** The slide until a well went off stream, which it is for so many days. */
const offSince = (days: number) => {
  const off = Array.from({ length: days }, () => 0);
  const on = sliding.slice(days);
  return { oil: [...on, ...off], hours: [...on.map(() => 24), ...off] };
};

let database: TestDatabase;
const read = async (selection = {}, limit: number | null = null, product?: 'oil' | 'gas') =>
  (await readDeclines(database.db, selection, { product, limit, now: at(length, 6) })).fields;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await writeSmallField(db, { id: 'old', wells: { steady: { oil: steady }, sliding: { oil: sliding } } });
  await writeSmallField(db, {
    id: 'grown',
    wells: {
      first: { oil: steady },
      late: {
        oil: fromDay(200, steady),
        hours: fromDay(
          200,
          steady.map(() => 24),
        ),
      },
    },
  });
  await writeSmallField(db, {
    id: 'ended',
    wells: {
      going: { oil: sliding },
      paused: offSince(30),
      stopped: offSince(31),
      suspended: { oil: sliding, status: 'suspended' },
    },
  });
  await writeSmallField(db, { id: 'bare', wells: { none: { oil: [] } } });
  await recomputeInsights(database, { now: at(length, 6) });
});
afterAll(() => database.close());

it('lists the well that slides without a step, with what the decline of its year would have left', async () => {
  const [old] = await read({ fieldIds: ['old'] });
  expect(old).toMatchObject({ id: 'old', wells: 2 });
  expect(old!.steep.map(({ well }) => well.id)).toEqual(['sliding']);
  const [found] = old!.steep;
  expect(found).toMatchObject({ product: 'oil', to: day(length - 1), from: day(length - 90) });
  expect(found!.recentPct).toBeCloseTo(100 * (1 - Math.exp(-2.5 * decline * 30)), 1);
  expect(found!.rate).toBeCloseTo(sliding.at(-1)!, 0);
  expect(found!.expected).toBeGreaterThan(found!.rate);
});

it('lists no well that stopped: off stream for more than 30 days, or suspended', async () => {
  const [ended] = await read({ fieldIds: ['ended'] });
  expect(ended!.wells).toBe(2);
  expect(ended!.steep.map(({ well }) => well.id).sort()).toEqual(['going', 'paused']);
});

it('forecasts the whole field, though one of its wells is selected', async () => {
  const [all] = await read({ fieldIds: ['old'] });
  const [one] = await read({ wellIds: ['steady'] });
  expect(one).toMatchObject({ wells: 1, steep: [], forecast: all!.forecast! });
  expect(all!.forecast).toMatchObject({ product: 'oil', from: day(0), weeks: length / 7, status: 'fitted' });
  const total = steady.at(-1)! + sliding.at(-1)!;
  expect(Math.abs(all!.forecast!.fit!.rate / total - 1)).toBeLessThan(0.06);
  expect(all!.forecast!.horizons.map(({ months }) => months)).toEqual([3, 12, 24]);
  expect(all!.forecast!.remaining).toBeNull();
  const [ending] = await read({ fieldIds: ['old'] }, 20);
  expect(ending!.forecast!.remaining!.economicRate).toBe(20);
  expect(ending!.forecast!.remaining!.volume.mid).toBeGreaterThan(0);
});

it('begins with the newest well of the field, whose production hides the decline of the others', async () => {
  const [grown] = await read({ fieldIds: ['grown'] });
  const { forecast } = grown!;
  // Whole weeks back from the newest day.
  const from = day(200 + ((length - 200) % 7));
  expect(forecast).toMatchObject({ sinceNewWell: true, from, status: 'fitted' });
  expect(forecast!.fit!.declinePct).toBeCloseTo(100 * (1 - Math.exp(-decline * 365)), 0);
});

it('says of a field without reports that there is nothing to fit', async () => {
  const [bare] = await read({ fieldIds: ['bare'] });
  expect(bare).toMatchObject({ wells: 0, steep: [], forecast: { from: null, weeks: 0, fit: null } });
});
