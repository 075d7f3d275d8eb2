import {
  baselineValidDays,
  downtimeHours,
  dropCritical,
  dropWarn,
  maxPotentialAgeDays,
  minBaselineDays,
} from './limits.ts';
import { leastLoss, leastLossText } from './least-loss.ts';
import type { ExceptionRule, MainProduct } from '../vocabulary.ts';
import { shortfall } from './efficiency.ts';
import { normalizedRates, type DailySeries } from './normalized-rate.ts';
import { trailingMedian } from './robust-statistics.ts';

/** A run of days with too little time on stream. Days are numbers since 1970-01-01. */
export interface Downtime {
  /** The well's main product, of which it is said. */
  product: MainProduct;
  rule: ExceptionRule;
  day: number;
  detectedDay: number;
  lastDay: number;
  ended: boolean;
  /** Mean volume per day during the run and what the well made before it (Sm3/d). */
  rate: number;
  baseline: number;
  /** Loss of its last day (Sm3/d). */
  newestLoss: number;
  /** First and last of the valid days that the baseline is the median of. */
  baselineFromDay: number;
  baselineToDay: number;
  hours: number;
  persistenceDays: number;
  /** What was lost since the first day (Sm3). */
  lossSinceStart: number;
}

const ruleOf = (product: MainProduct): ExceptionRule => ({
  id: 'downtime',
  text:
    `Less than ${downtimeHours} h on stream (${downtimeHours - 1} h of a day of 23, ${downtimeHours + 1} h of 25), and the day's ${product} below the baseline (median of the last ` +
    `${baselineValidDays} valid days before it) by ${dropWarn.fraction * 100} % for ${dropWarn.validDays} days or ` +
    `${dropCritical.fraction * 100} % for ${dropCritical.validDays}, and by at least ${leastLossText(product)}`,
  inputs: [product, 'hours'],
  limit: downtimeHours,
  unit: 'h',
  persistence: 'P1D',
});

/**
 * Downtime is an exception of its own: the normalized rate of such a day may look healthy. The same limits as
 * for drops hold for the day's volume. It is compared with what the well made before its first day, also in an open loss of rate:
 * what that lacks of the expected is no downtime.
 */
export function downtimes(series: DailySeries): Downtime[] {
  const rates = normalizedRates(series, series.product);
  const level = baselinesOf(series, rates);
  const valid = [...rates.keys()].filter((i) => Number.isFinite(rates[i]!));
  const isDown = (i: number): boolean =>
    series.hours[i]! < downtimeHours + series.calendarHours[i]! - 24 && level[i]! > 0;
  const found: Downtime[] = [];
  for (let i = 0; i < series.day.length; i++) {
    if (!isDown(i)) continue;
    let end = i + 1;
    while (end < series.day.length && isDown(end) && series.day[end] === series.day[end - 1]! + 1) end++;
    const baseline = level[i]!;
    const detected = detection(series, baseline, i, end);
    if (detected !== undefined)
      found.push({
        ...describe(series, baseline, i, end, detected),
        ...baselineDays(series, valid, i),
      });
    i = end - 1;
  }
  return found;
}

/** The median of the last valid days before each day, across a shut-in too; NaN before there are five, and 180 days after the last. */
function baselinesOf({ day }: DailySeries, rates: Float64Array): Float64Array {
  let lastValid = -Infinity;
  return trailingMedian(rates, baselineValidDays, minBaselineDays).map((median, i) => {
    const isTooOld = day[i]! - lastValid > maxPotentialAgeDays;
    if (Number.isFinite(rates[i]!)) lastValid = day[i]!;
    return isTooOld ? NaN : median;
  });
}

/** The days whose rates make the baseline of a first day. */
function baselineDays({ day }: DailySeries, valid: readonly number[], first: number) {
  const before = valid.filter((i) => i < first).slice(-baselineValidDays);
  return { baselineFromDay: day[before[0]!]!, baselineToDay: day[before.at(-1)!]! };
}

/** What a day could have given (Sm3): its share of the daily rate. */
function potentialOf({ calendarHours }: DailySeries, baseline: number, i: number): number {
  return (baseline * calendarHours[i]!) / 24;
}

/** What a day lost (Sm3); nothing is known of one whose report contradicts itself. */
function lossOf(series: DailySeries, baseline: number, i: number): number {
  if (series.suspect[i] === 1) return 0;
  const volume = series[series.product][i]!;
  return shortfall(potentialOf(series, baseline, i), Number.isNaN(volume) ? 0 : volume);
}

function detection(series: DailySeries, baseline: number, from: number, to: number): number | undefined {
  let days = 0;
  for (let i = from; i < to; i++) {
    const loss = lossOf(series, baseline, i);
    const fraction =
      loss >= leastLoss(baseline, series.product) ? loss / potentialOf(series, baseline, i) : 0;
    if (fraction >= dropCritical.fraction) return i;
    days = fraction >= dropWarn.fraction ? days + 1 : 0;
    if (days >= dropWarn.validDays) return i;
  }
  return undefined;
}

function describe(
  series: DailySeries,
  baseline: number,
  from: number,
  to: number,
  detected: number,
): Omit<Downtime, 'baselineFromDay' | 'baselineToDay'> {
  let lossSinceStart = 0;
  let produced = 0;
  const volume = series[series.product];
  let newest = from;
  for (let i = from; i < to; i++) {
    if (series.suspect[i] !== 1) newest = i;
    lossSinceStart += lossOf(series, baseline, i);
    if (volume[i]! > 0) produced += volume[i]!;
  }
  return {
    product: series.product,
    rule: ruleOf(series.product),
    day: series.day[from]!,
    detectedDay: series.day[detected]!,
    lastDay: series.day[to - 1]!,
    ended: to < series.day.length,
    rate: produced / (to - from),
    baseline,
    newestLoss: (lossOf(series, baseline, newest) * 24) / series.calendarHours[newest]!,
    hours: series.hours[from]!,
    persistenceDays: to - from,
    lossSinceStart,
  };
}
