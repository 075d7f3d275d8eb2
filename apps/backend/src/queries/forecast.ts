import type { components } from '@cnx/api/schema';
import {
  dayOfRate,
  declinedRate,
  declinedVolume,
  rangeOf,
  type Decline,
  type DeclineFit,
  type RateOfDay,
} from '../insights/decline-fit.ts';
import { beginOfForecast, type DeclineBegin } from '../insights/decline-level.ts';
import { isoDay } from '../production-day.ts';

type Schemas = components['schemas'];

/** The newest days that a fit reads, where nothing nearer begins its days. */
export const maxForecastDays = 1_095;
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
  readonly work: readonly PlannedLoss[];
  /** Rate that ends production, Sm3/d; null for none. */
  readonly limit: number | null;
}

/** What a fit says of the next 3, 12 and 24 months from the level of the newest days on, and of what is left until a rate. */
export function forecastOf(
  fit: DeclineFit | null,
  { lastDay, rates, seed, newest = rates, work, limit }: ForecastBegin,
): Pick<Schemas['WellForecast'], 'fit' | 'horizons' | 'remaining'> & { draws: readonly Decline[] } {
  if (!fit) return { fit: null, horizons: [], remaining: null, draws: [] };
  const begin = beginOfForecast(fit, rates, seed, newest);
  const { draws } = begin;
  return {
    fit: fitOf(fit, begin, lastDay),
    draws,
    horizons: horizons.map(({ months, days }) => {
      const from = lastDay + 1;
      const volume = rangeOf(draws, (curve) => declinedVolume(curve, from, from + days));
      const lost = workUntil(work, lastDay + days);
      return {
        months,
        rate: rangeOf(draws, (curve) => declinedRate(curve, lastDay + days)),
        volume,
        plannedWork: lost,
        withWork: {
          low: Math.max(0, volume.low - lost),
          mid: Math.max(0, volume.mid - lost),
          high: Math.max(0, volume.high - lost),
        },
      };
    }),
    remaining: limit === null ? null : remainingOf(draws, lastDay, limit),
  };
}

/** Steps of the course of a forecast: of ten days. */
const courseSteps = 73;

/**
 * The rates of a forecast from its last day to its end, in equal steps.
 * @param begin day since 1970-01-01 of day 0 of the fit
 */
export function courseOf(
  draws: readonly Decline[],
  lastDay: number,
  begin: number,
): Schemas['WellForecast']['course'] {
  if (draws.length === 0) return [];
  const length = horizons.at(-1)!.days;
  return Array.from({ length: courseSteps + 1 }, (_, step) => {
    const day = lastDay + Math.round((length * step) / courseSteps);
    return { day: isoDay(begin + day), rate: rangeOf(draws, (curve) => declinedRate(curve, day)) };
  });
}

const workUntil = (planned: readonly PlannedLoss[], day: number): number =>
  planned.reduce((sum, work) => sum + (work.day <= day ? work.volume : 0), 0);

function fitOf(
  { best, sigma }: DeclineFit,
  { offPct, values, draws }: DeclineBegin,
  day: number,
): Schemas['ForecastFit'] {
  const { exponent } = best;
  const begin = rangeOf(draws, (curve) => declinedRate(curve, day));
  const inYear = rangeOf(draws, (curve) => declinedRate(curve, day + yearDays)).mid;
  return {
    kind: exponent === 0 ? 'exponential' : exponent === 1 ? 'harmonic' : 'hyperbolic',
    exponent,
    curveRate: declinedRate(best, day),
    offPct,
    begin,
    rate: begin.mid,
    levelDays: values,
    // Of the figures that stand beside it: the rate, and that of twelve months.
    declinePct: 100 * (1 - inYear / begin.mid),
    residualPct: 100 * sigma,
  };
}

/** What is left until the rate has fallen to a limit. */
function remainingOf(draws: readonly Decline[], day: number, limit: number): Schemas['ForecastRemaining'] {
  const left = (curve: Decline) => Math.min(Math.max(0, dayOfRate(curve, limit) - day), maxLife);
  return {
    economicRate: limit,
    days: rangeOf(draws, left),
    volume: rangeOf(draws, (curve) => declinedVolume(curve, day, day + left(curve))),
  };
}
