import type { components } from '@cnx/api/schema';
import {
  dayOfRate,
  declinedRate,
  declineOn,
  declinedVolume,
  rangeOf,
  type Decline,
  type DeclineFit,
  type RateOfDay,
} from '../insights/decline-fit.ts';
import { beginOfForecast, type DeclineBegin } from '../insights/decline-level.ts';
import { isoDay } from '../production-day.ts';

type Schemas = components['schemas'];

/** How far a forecast reaches. */
const horizons = [
  { months: 3, days: 91 },
  { months: 12, days: 365 },
  { months: 24, days: 730 },
] as const;
/** Nothing is expected to make its limit for longer than this (d). */
const maxLife = 50 * 365;
const yearDays = 365;

/** What work of the schedule is expected to cost (Sm3), by the day on which it begins. */
export interface PlannedLoss {
  readonly day: number;
  readonly volume: number;
}

/** What a forecast begins with; days count from day 0 of the fit. */
export interface ForecastBegin {
  /** Last day that was read. */
  readonly lastDay: number;
  /** What the fit was made from, ascending, and the seed of its draws. */
  readonly rates: readonly RateOfDay[];
  readonly seed: string;
  /** What says where the rate is now, ascending. @default `rates` */
  readonly newest?: readonly RateOfDay[];
  /** Whether the curve is of days before a step. @default false */
  readonly isOther?: boolean;
  /** What was made until the last day, Sm3. @default not known */
  readonly cumulative?: number | undefined;
  readonly work: readonly PlannedLoss[];
  /** Rate that ends production, Sm3/d; null for none. */
  readonly limit: number | null;
}

/** What a fit says of the next 3, 12 and 24 months from the level of the newest days on, and of what is left until a rate. */
export function forecastOf(
  fit: DeclineFit | null,
  { lastDay, rates, seed, newest = rates, isOther = false, cumulative, work, limit }: ForecastBegin,
): Pick<Schemas['WellForecast'], 'fit' | 'horizons' | 'remaining'> & { begin: DeclineBegin | null } {
  if (!fit) return { fit: null, horizons: [], remaining: null, begin: null };
  const begin = beginOfForecast(fit, rates, seed, newest.length === 0 ? {} : { newest, isOther });
  return {
    fit: fitOf(fit, begin, lastDay),
    begin,
    horizons: horizons.map(({ months, days }) => {
      const from = lastDay + 1;
      const volume = rangeOf(begin, (curve) => declinedVolume(curve, from, from + days));
      const lost = workUntil(work, lastDay + days);
      return {
        months,
        rate: rangeOf(begin, (curve) => declinedRate(curve, lastDay + days)),
        volume,
        plannedWork: lost,
        withWork: {
          low: Math.max(0, volume.low - lost),
          mid: Math.max(0, volume.mid - lost),
          high: Math.max(0, volume.high - lost),
        },
      };
    }),
    remaining: limit === null ? null : remainingOf(begin, lastDay, limit, cumulative),
  };
}

/** Steps of the course of a forecast: of ten days. */
const courseSteps = 73;

/**
 * The rates of a forecast from its last day to its end, in equal steps.
 * @param begin day since 1970-01-01 of day 0 of the fit
 */
export function courseOf(
  curves: DeclineBegin | null,
  lastDay: number,
  begin: number,
): Schemas['WellForecast']['course'] {
  if (!curves) return [];
  const length = horizons.at(-1)!.days;
  return Array.from({ length: courseSteps + 1 }, (_, step) => {
    const day = lastDay + Math.round((length * step) / courseSteps);
    return { day: isoDay(begin + day), rate: rangeOf(curves, (curve) => declinedRate(curve, day)) };
  });
}

const workUntil = (planned: readonly PlannedLoss[], day: number): number =>
  planned.reduce((sum, work) => sum + (work.day <= day ? work.volume : 0), 0);

function fitOf({ best, sigma }: DeclineFit, curves: DeclineBegin, day: number): Schemas['ForecastFit'] {
  const { exponent } = best;
  const begin = rangeOf(curves, (curve) => declinedRate(curve, day));
  const inYear = declinedRate(curves.best, day + yearDays);
  return {
    kind: exponent === 0 ? 'exponential' : exponent === 1 ? 'harmonic' : 'hyperbolic',
    exponent,
    curveRate: declinedRate(best, day),
    offPct: curves.offPct,
    begin,
    rate: begin.mid,
    levelDays: curves.values,
    nominalPct: 100 * yearDays * declineOn(curves.best, day),
    // Of the figures that stand beside it: the rate, and that of twelve months.
    declinePct: 100 * (1 - inYear / begin.mid),
    residualPct: 100 * sigma,
  };
}

/** What is left until the rate has fallen to a limit, and what that makes in all. */
function remainingOf(
  curves: DeclineBegin,
  day: number,
  limit: number,
  cumulative: number | undefined,
): Schemas['ForecastRemaining'] {
  const left = (curve: Decline) => Math.min(Math.max(0, dayOfRate(curve, limit) - day), maxLife);
  const volume = rangeOf(curves, (curve) => declinedVolume(curve, day, day + left(curve)));
  return {
    economicRate: limit,
    days: rangeOf(curves, left),
    volume,
    ...(cumulative !== undefined && {
      ultimate: {
        low: cumulative + volume.low,
        mid: cumulative + volume.mid,
        high: cumulative + volume.high,
      },
    }),
  };
}
