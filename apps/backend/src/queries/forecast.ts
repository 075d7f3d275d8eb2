import type { components } from '@cnx/api/schema';
import {
  dayOfRate,
  declinedRate,
  declineOn,
  declinedVolume,
  rangeOf,
  type Decline,
  type DeclineFit,
  type Range,
} from '../insights/decline-fit.ts';
import type { DeclineBegin } from '../insights/decline-level.ts';
import { isoDay } from '../production-day.ts';

type Schemas = components['schemas'];

/** How far a forecast reaches. */
export const horizons = [
  { months: 3, days: 91 },
  { months: 12, days: 365 },
  { months: 24, days: 730 },
] as const;
/** Nothing is expected to make its limit for longer than this (d). */
export const maxLife = 50 * 365;
/** Days of a year. */
export const yearDays = 365;

/** What work of the schedule is expected to cost (Sm3), by the day on which it begins. */
export interface PlannedLoss {
  readonly day: number;
  readonly volume: number;
}

/** From when on, and with how much of its time, a curve is followed. */
export interface Ahead {
  /** The day before the first that is forecast, as the curve counts: time in which a well stands still is none. */
  readonly lastDay: number;
  /** Days from the newest one until that day: of a well that stands still; infinite of one that does not come back. */
  readonly delay: number;
  /** What is made of what would be made without downtime. */
  readonly onStream: number;
}

/** What a forecast is made of beside its curves. */
export interface ForecastBegin {
  readonly ahead: Ahead;
  /** What was made until now, Sm3. */
  readonly cumulative: number;
  /** By days after the newest one. */
  readonly work: readonly PlannedLoss[];
  /** Rate that ends production, Sm3/d; null for none. */
  readonly limit: number | null;
}

/** Rate of a day on stream so many days after the newest one, Sm3/d; 0 before the first that is forecast. */
export const rateAhead = (curve: Decline, { lastDay, delay }: Ahead, days: number): number =>
  days < delay ? 0 : declinedRate(curve, lastDay + days - delay);

/** Volume of so many days from the newest one on, less the usual downtime, Sm3. */
export const volumeAhead = (curve: Decline, { lastDay, delay, onStream }: Ahead, days: number): number =>
  days <= delay ? 0 : onStream * declinedVolume(curve, lastDay + 1, lastDay + 1 + days - delay);

/** What curves say of the next 3, 12 and 24 months, and of what is left until a rate. */
export function forecastOf(
  fit: DeclineFit,
  curves: DeclineBegin,
  { ahead, cumulative, work, limit }: ForecastBegin,
): Pick<Schemas['WellForecast'], 'fit' | 'horizons' | 'remaining'> {
  return {
    fit: fitOf(fit, curves, ahead.lastDay),
    horizons: horizons.map(({ months, days }) =>
      horizonOf(months, {
        rate: rangeOf(curves, (curve) => rateAhead(curve, ahead, days)),
        volume: rangeOf(curves, (curve) => volumeAhead(curve, ahead, days)),
        lost: workUntil(work, days),
      }),
    ),
    remaining: limit === null ? null : remainingOf(curves, ahead, limit, cumulative),
  };
}

/** A horizon with what work takes off. */
export function horizonOf(
  months: 3 | 12 | 24,
  { rate, volume, lost }: { readonly rate: Range; readonly volume: Range; readonly lost: number },
): Schemas['ForecastHorizon'] {
  const less = (value: number): number => Math.max(0, value - lost);
  return {
    ...{ months, rate, volume, plannedWork: lost },
    withWork: { low: less(volume.low), mid: less(volume.mid), high: less(volume.high) },
  };
}

/** Steps of the course of a forecast: of ten days. */
const courseSteps = 73;

/**
 * The rates of a forecast from its last day to its end, in equal steps; none of a well that does not come back before.
 * @param newest the day from which on it is forecast (days since 1970-01-01)
 */
export function courseOf(
  curves: DeclineBegin,
  { lastDay, delay }: Ahead,
  newest: number,
): Schemas['WellForecast']['course'] {
  const length = horizons.at(-1)!.days - delay;
  if (length <= 0) return [];
  return Array.from({ length: courseSteps + 1 }, (_, step) => {
    const ahead = Math.round((length * step) / courseSteps);
    return {
      day: isoDay(newest + delay + ahead),
      rate: rangeOf(curves, (curve) => declinedRate(curve, lastDay + ahead)),
    };
  });
}

/** What work costs that begins within so many days, Sm3. */
export const workUntil = (planned: readonly PlannedLoss[], day: number): number =>
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
  ahead: Ahead,
  limit: number,
  cumulative: number,
): Schemas['ForecastRemaining'] {
  const { lastDay, delay } = ahead;
  const left = (curve: Decline) =>
    Number.isFinite(delay) ? Math.min(delay + Math.max(0, dayOfRate(curve, limit) - lastDay), maxLife) : 0;
  const volume = rangeOf(curves, (curve) => volumeAhead(curve, ahead, left(curve)));
  return {
    economicRate: limit,
    days: rangeOf(curves, left),
    volume,
    ultimate: {
      low: cumulative + volume.low,
      mid: cumulative + volume.mid,
      high: cumulative + volume.high,
    },
  };
}
