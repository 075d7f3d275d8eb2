import type { components } from '@cnx/api/schema';
import {
  dayOfRate,
  declinedRate,
  declinedVolume,
  rangeOf,
  type Decline,
  type DeclineFit,
} from '../insights/decline-fit.ts';

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
  readonly work: readonly PlannedLoss[];
  /** Rate that ends production, Sm3/d; null for none. */
  readonly limit: number | null;
}

/** What a fit says of the next 3, 12 and 24 months, and of what is left until a rate. */
export function forecastOf(
  fit: DeclineFit | null,
  { lastDay, work, limit }: ForecastBegin,
): Pick<Schemas['WellForecast'], 'fit' | 'horizons' | 'remaining'> {
  if (!fit) return { fit: null, horizons: [], remaining: null };
  return {
    fit: fitOf(fit, lastDay),
    horizons: horizons.map(({ months, days }) => {
      const from = lastDay + 1;
      const volume = rangeOf(fit.draws, (curve) => declinedVolume(curve, from, from + days));
      const lost = workUntil(work, lastDay + days);
      return {
        months,
        rate: rangeOf(fit.draws, (curve) => declinedRate(curve, lastDay + days)),
        volume,
        plannedWork: lost,
        withWork: {
          low: Math.max(0, volume.low - lost),
          mid: Math.max(0, volume.mid - lost),
          high: Math.max(0, volume.high - lost),
        },
      };
    }),
    remaining: limit === null ? null : remainingOf(fit, lastDay, limit),
  };
}

const workUntil = (planned: readonly PlannedLoss[], day: number): number =>
  planned.reduce((sum, work) => sum + (work.day <= day ? work.volume : 0), 0);

function fitOf({ best, sigma, draws }: DeclineFit, day: number): Schemas['ForecastFit'] {
  const { exponent } = best;
  const rate = declinedRate(best, day);
  const inYear = rangeOf(draws, (curve) => declinedRate(curve, day + yearDays)).mid;
  return {
    kind: exponent === 0 ? 'exponential' : exponent === 1 ? 'harmonic' : 'hyperbolic',
    exponent,
    rate,
    // Of the figures that stand beside it: the rate, and that of twelve months.
    declinePct: 100 * (1 - inYear / rate),
    residualPct: 100 * sigma,
  };
}

/** What is left until the rate has fallen to a limit. */
function remainingOf({ draws }: DeclineFit, day: number, limit: number): Schemas['ForecastRemaining'] {
  const left = (curve: Decline) => Math.min(Math.max(0, dayOfRate(curve, limit) - day), maxLife);
  return {
    economicRate: limit,
    days: rangeOf(draws, left),
    volume: rangeOf(draws, (curve) => declinedVolume(curve, day, day + left(curve))),
  };
}
