import { expectedDecline } from './decline.ts';
import { baselineValidDays, minBaselineDays } from './limits.ts';
import { normalizedRates, type DailySeries } from './normalized-rate.ts';
import { median } from './robust-statistics.ts';

/** The valid days of a well's main product, by position. */
export interface ValidDays {
  /** Positions in the record. */
  at: number[];
  /** Days since 1970-01-01. */
  day: number[];
  /** q24 (Sm3/d). */
  rate: Float64Array;
  log: Float64Array;
}

/** What a well is expected to produce: a level that goes down by the well's own decline. */
export interface Level {
  /** Median q24 of its days (Sm3/d). */
  rate: number;
  /** First and last of its days, as positions. */
  first: number;
  last: number;
  /** Middle of its days, as a position. */
  middle: number;
  /** Fraction per valid day. */
  decline: number;
}

export function validDays(series: DailySeries): ValidDays {
  const all = normalizedRates(series, series.product);
  const at = [...all.keys()].filter((i) => Number.isFinite(all[i]!));
  const day = at.map((i) => series.day[i]!);
  const rate = Float64Array.from(at, (i) => all[i]!);
  return { at, day, rate, log: rate.map(Math.log) };
}

/**
 * The level of the last 30 of some valid days, with the decline before a day.
 * @param positions ascending
 * @param at the position for which something is expected
 * @param breaks positions with which new levels begin
 * @returns undefined with fewer than five days
 */
export function levelOf(
  valid: ValidDays,
  positions: readonly number[],
  at: number,
  breaks: readonly number[],
): Level | undefined {
  const days = positions.slice(-baselineValidDays);
  if (days.length < minBaselineDays) return undefined;
  return {
    rate: median(days.map((position) => valid.rate[position]!)),
    first: days[0]!,
    last: days.at(-1)!,
    middle: days.reduce((sum, position) => sum + position, 0) / days.length,
    decline: expectedDecline(valid.log, breaks, at),
  };
}

/** What is expected at a position (Sm3/d): level ÷ (1 + decline × valid days since the middle of the level). */
export function expectedAt({ rate, middle, decline }: Level, position: number): number {
  return rate / (1 + decline * (position - middle));
}
