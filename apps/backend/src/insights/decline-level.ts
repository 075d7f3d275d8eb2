import { declinedRate, type Decline, type DeclineFit, type RateOfDay } from './decline-fit.ts';
import { normal, seededRandom } from './optimization/seeded-random.ts';
import { median } from './robust-statistics.ts';

/** How many of the newest values say where a rate is now. */
export const levelValues = 7;
/** Nearer to the curve, a forecast begins with it (share). */
const leastOff = 0.05;
/** By how many standard errors of their median the newest values lie off the curve. */
const leastErrors = 3;

/** Where a forecast begins, and the curves that lead on from there. */
export interface DeclineBegin {
  /** By how much the newest values lie off the curve, where the forecast begins with them (%); null where it begins with the curve. */
  readonly offPct: number | null;
  readonly draws: readonly Decline[];
}

/**
 * A curve of years does not know of last week's step. Where the median of the newest seven values lies 5 % or more off the curve, and by more than
 * their own noise makes of it, each curve is moved to their level and declines on from there as it did; how well seven values
 * know that level is then part of the range.
 * @param rates what the curve was fitted to, ascending
 * @param seed the levels of one seed are the same each time
 */
export function beginOfForecast(
  { best, draws }: DeclineFit,
  rates: readonly RateOfDay[],
  seed: string,
): DeclineBegin {
  const newest = rates.slice(-levelValues).map(({ day, rate }) => Math.log(rate / declinedRate(best, day)));
  const off = median(newest);
  const spread = 1.4826 * median(newest.map((value) => Math.abs(value - off)));
  const error = (Math.sqrt(Math.PI / 2) * spread) / Math.sqrt(newest.length);
  if (Math.abs(off) < Math.max(-Math.log1p(-leastOff), leastErrors * error)) return { offPct: null, draws };
  const { day } = rates.at(-1)!;
  const level = declinedRate(best, day) * Math.exp(off);
  const random = seededRandom(`level ${seed}`);
  return {
    offPct: 100 * Math.expm1(off),
    draws: draws.map((curve) => ({
      ...curve,
      rate: (curve.rate * level * Math.exp(error * normal(random))) / declinedRate(curve, day),
    })),
  };
}
