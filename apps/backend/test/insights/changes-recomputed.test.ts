import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemonstration } from '../../src/demonstration/seed.ts';
import { recomputeInsights } from '../../src/recompute/recompute.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/**
 * The stored change points of the oil rate beside those that plain code finds in the same raw rows. It shares no line with
 * the rules: optimal partitioning over all pairs of days, without pruning, with one slope for the decline of all years and
 * without the later checks. So the two agree on what is large, not on every case of doubt.
 */
interface Row {
  day: number;
  rate: number;
}

interface Change {
  day: number;
  /** Logarithm of the mean after less that before, over up to 30 days. */
  step: number;
}

/** A change of plain code; `isStretched` where it bounds days of two levels, so that the rules may have another one or none. */
interface PlainChange extends Change {
  isStretched: boolean;
}

/** A change of a well. */
interface WellChange extends Change {
  wellId: string;
}

/** From here on the two must agree, to within so many days: a gap of planned work lies between some of them. */
const large = Math.log(1.25);
const nearDays = 7;
const minSegment = 7;
/** Mean and median of one level lie nearer than this (log rate). */
const twoLevels = Math.log(1.04);
/** Penalty factor of the middle sensitivity. */
const factor = 29;

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

function noiseOf(values: readonly number[]): number {
  const differences = values.slice(1).map((value, i) => value - values[i]!);
  const center = middle(differences);
  return Math.max(0.01, (1.4826 * middle(differences.map((value) => Math.abs(value - center)))) / Math.SQRT2);
}

/** A day that stands alone is as the days around it say. */
function withoutSpikes(values: readonly number[]): number[] {
  return values.map((_, i) => middle(values.slice(Math.max(0, i - 1), i + 2)));
}

/** Squared error of values[from, to) from their mean, by sums from the start. */
function squaredErrors(values: readonly number[]): (from: number, to: number) => number {
  const sums = [0];
  const squares = [0];
  for (const [i, value] of values.entries()) {
    sums.push(sums[i]! + value);
    squares.push(squares[i]! + value * value);
  }
  return (from, to) => squares[to]! - squares[from]! - (sums[to]! - sums[from]!) ** 2 / (to - from);
}

/** First positions of the segments after the first, of the cheapest segmentation. */
function partition(values: readonly number[], penalty: number): number[] {
  const error = squaredErrors(values);
  const cheapest = [-penalty];
  const start = [0];
  for (let end = 1; end <= values.length; end++) {
    cheapest[end] = Infinity;
    for (let from = 0; from + minSegment <= end; from++) {
      const cost = cheapest[from]! + error(from, end) + penalty;
      if (cost < cheapest[end]!) {
        cheapest[end] = cost;
        start[end] = from;
      }
    }
  }
  const changes: number[] = [];
  for (let at = start[values.length]!; at > 0; at = start[at]!) changes.unshift(at);
  return changes;
}

/** Takes out the decline: the middle slope over 60 days, of all places. */
function withoutDecline(rows: readonly Row[], values: readonly number[]): number[] {
  const slopes = values
    .slice(60)
    .map((value, i) => (value - values[i]!) / (rows[i + 60]!.day - rows[i]!.day));
  const slope = slopes.length > 0 ? middle(slopes) : 0;
  return values.map((value, i) => value - slope * (rows[i]!.day - rows[0]!.day));
}

/** Whether a short segment is a drop of fewer days that was stretched: its mean is far from its median. */
function isOfTwoLevels(logs: readonly number[]): boolean {
  if (logs.length >= 2 * minSegment) return false;
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  return Math.abs(mean - middle(logs)) > twoLevels;
}

function recompute(rows: readonly Row[]): PlainChange[] {
  const logs = rows.map(({ rate }) => Math.log(rate));
  if (logs.length < 2 * minSegment) return [];
  const values = withoutDecline(rows, withoutSpikes(logs));
  const sigma = noiseOf(logs);
  const changes = partition(values, factor * 2 * sigma * sigma * Math.log(values.length));
  const mean = (part: readonly Row[]): number => part.reduce((sum, { rate }) => sum + rate, 0) / part.length;
  return changes.map((at, i) => {
    const [from, to] = [changes[i - 1] ?? 0, changes[i + 1] ?? rows.length];
    const isStretched =
      (i > 0 && isOfTwoLevels(logs.slice(from, at))) ||
      (i + 1 < changes.length && isOfTwoLevels(logs.slice(at, to)));
    const before = mean(rows.slice(Math.max(from, at - 30), at));
    const after = mean(rows.slice(at, Math.min(to, at + 30)));
    return { day: rows[at]!.day, step: Math.log(after / before), isStretched };
  });
}

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const now = new Date('2025-11-20T18:00:00Z');
  await seedDemonstration(database, { wells: 40, years: 2, hourlyDays: 20, seed: 'again', now });
  await recomputeInsights(database, { now });
});
afterAll(() => database.drop());

/** The days of each producer that show its rate, from nothing but its rows. */
async function readRows(): Promise<Map<string, Row[]>> {
  const { rows } = await sql<Row & { wellId: string }>`
    select daily.well_id as "wellId", daily.day - date '1970-01-01' as day, daily.oil * 24 / daily.hours as rate
    from daily_production as daily join well on well.id = daily.well_id
    where daily.hours between 12 and 25 and daily.oil > 0 and daily.quality <> 'suspect'
    order by daily.well_id, daily.day`.execute(database.db);
  const wells = new Map<string, Row[]>();
  for (const { wellId, ...row } of rows) wells.set(wellId, [...(wells.get(wellId) ?? []), row]);
  return wells;
}

async function readStored(): Promise<WellChange[]> {
  const { rows } = await sql<WellChange>`
    select well_id as "wellId", change_day - date '1970-01-01' as day, ln(mean_after / mean_before) as step
    from change_point where variable = 'oilRate' and detector = 'pelt'`.execute(database.db);
  return rows;
}

it('agree with an independent recomputation from raw rows', async () => {
  const wells = await readRows();
  const stored = await readStored();
  const plain = [...wells].flatMap(([wellId, rows]) =>
    recompute(rows).map((change) => ({ ...change, wellId })),
  );
  const isOf = (a: WellChange, b: WellChange): boolean =>
    a.wellId === b.wellId && Math.abs(a.day - b.day) <= nearDays && Math.sign(a.step) === Math.sign(b.step);
  const isLarge = ({ step }: Change): boolean => Math.abs(step) >= large;
  const certain = plain.filter((change) => isLarge(change) && !change.isStretched);
  const missing = certain.filter((change) => !stored.some((other) => isOf(change, other)));
  const extra = stored.filter(isLarge).filter((change) => !plain.some((other) => isOf(change, other)));
  expect(certain.length).toBeGreaterThan(30);
  expect({ missing, extra }).toEqual({ missing: [], extra: [] });
});
