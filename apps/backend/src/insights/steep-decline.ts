import { measuredDecline } from './decline.ts';
import {
  leastSteepLoss,
  minDeclineStretchDays,
  recentDeclineDays,
  steepRatio,
  yearDeclineDays,
} from './limits.ts';
import type { DailySeries } from './normalized-rate.ts';
import type { MainProduct } from '../vocabulary.ts';
import { validDays, type ValidDays } from './rate-level.ts';
import { median } from './robust-statistics.ts';

/** How a well declined lately, and over its year. */
export interface WellDecline {
  readonly product: MainProduct;
  /** First and last of the newest 90 valid days (days since 1970-01-01). */
  readonly from: number;
  readonly to: number;
  /** Decline of the newest 90 valid days and of the newest 365, in ln of the rate per valid day; negative where it rose. */
  readonly recent: number;
  readonly year: number;
  /** Where the line through the newest 90 valid days ends (Sm3/d). */
  readonly rate: number;
  /** Where that line would end if it had gone down as the year does (Sm3/d). */
  readonly expected: number;
  /** Whether the newest days decline far more than the year, by more than noise makes of it. */
  readonly steep: boolean;
}

/** Of the newest days, those that must be of levels of a month or more. */
const minRecentDays = 60;
/** Fewer valid days are no year to compare with. */
const minYearDays = 180;
/** By how many standard errors the newest decline lies above that of the year. */
const steepErrors = 3;

/**
 * How a well's main product declined over its newest 90 valid days and its newest 365, in stretches between confirmed changes.
 * A slide without a step is no change, and yet costs: {@link WellDecline.steep} says so. It is not said before the newest level has
 * lasted for 30 valid days: of fewer, the noise is not known.
 * @param changeDays first days of new levels of the product's rate, by changes, accepted levels and work of the log (days since 1970-01-01), in any order
 * @returns undefined with less than half a year of valid days, or where changes leave no stretch of a month
 */
export function wellDecline(series: DailySeries, changeDays: readonly number[]): WellDecline | undefined {
  const { product } = series;
  const valid = withProduct(validDays(series));
  const count = valid.day.length;
  if (count < minYearDays) return undefined;
  const breaks = changeDays.flatMap((day) => {
    const position = valid.day.findIndex((one) => one >= day);
    return position > 0 ? [position] : [];
  });
  const recent = measuredDecline(valid.log, breaks, count, {
    windowDays: recentDeclineDays,
    minDays: minRecentDays,
  });
  const year = measuredDecline(valid.log, breaks, count, {
    windowDays: yearDeclineDays,
    minDays: minYearDays / 2,
  });
  if (recent === undefined || year === undefined) return undefined;
  const first = count - recentDeclineDays;
  // From the newest change on: the level before it is another one.
  const begin = Math.max(first, ...breaks);
  const level = valid.log.slice(begin).map((log, i) => log + recent * (i + begin - (count - 1)));
  const rate = Math.exp(median(level));
  const beyond = (recent - year) * recentDeclineDays;
  return {
    product,
    from: valid.day[first]!,
    to: valid.day.at(-1)!,
    recent,
    year,
    rate,
    expected: rate * Math.exp(beyond),
    steep:
      level.length >= minDeclineStretchDays &&
      recent >= steepRatio * Math.max(0, year) &&
      beyond >= -Math.log(1 - leastSteepLoss) &&
      recent - year > steepErrors * slopeError(level),
  };
}

/** The days on which there was any of the product: others have no logarithm. */
function withProduct({ at, day, rate, log }: ValidDays): ValidDays {
  const kept = at.map((_, i) => i).filter((i) => rate[i]! > 0);
  return {
    at: kept.map((i) => at[i]!),
    day: kept.map((i) => day[i]!),
    rate: Float64Array.from(kept, (i) => rate[i]!),
    log: Float64Array.from(kept, (i) => log[i]!),
  };
}

/** Standard error of the slope through days whose noise has memory (ln of the rate per day). */
function slopeError(residuals: Float64Array): number {
  const center = median(residuals);
  const off = residuals.map((value) => value - center);
  const spread = 1.4826 * median(off.map(Math.abs));
  const clipped = off.map((value) => Math.max(-3 * spread, Math.min(3 * spread, value)));
  let [both, squares] = [0, 0];
  for (let i = 0; i < clipped.length; i++) {
    squares += clipped[i]! ** 2;
    if (i > 0) both += clipped[i]! * clipped[i - 1]!;
  }
  const memory = squares > 0 ? Math.min(0.95, Math.max(0, both / squares)) : 0;
  return spread * Math.sqrt((12 / residuals.length ** 3) * ((1 + memory) / (1 - memory)));
}
