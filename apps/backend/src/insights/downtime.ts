import { baselineValidDays, downtimeHours, dropCritical, dropWarn } from './limits.ts';
import { leastLoss, leastLossText } from './least-loss.ts';
import type { ExceptionRule } from '../vocabulary.ts';
import { shortfall } from './efficiency.ts';
import type { DailySeries } from './normalized-rate.ts';
import type { TrailingPotential } from './potential.ts';

/** A run of days with too little time on stream. Days are numbers since 1970-01-01. */
export interface Downtime {
  rule: ExceptionRule;
  day: number;
  detectedDay: number;
  lastDay: number;
  ended: boolean;
  /** Mean oil per day during the run and the potential before it (Sm3/d). */
  rate: number;
  baseline: number;
  /** Loss of its last day (Sm3/d). */
  newestLoss: number;
  /** First and last of the valid days that the potential of the first day is the median of. */
  baselineFromDay: number;
  baselineToDay: number;
  hours: number;
  persistenceDays: number;
  /** Oil lost since the first day (Sm3). */
  lossSinceStart: number;
}

const rule: ExceptionRule = {
  id: 'downtime',
  text:
    `Less than ${downtimeHours} h on stream (${downtimeHours - 1} h of a day of 23, ${downtimeHours + 1} h of 25), and the day's oil below the potential (median of the last ` +
    `${baselineValidDays} valid days) by ${dropWarn.fraction * 100} % for ${dropWarn.validDays} days or ` +
    `${dropCritical.fraction * 100} % for ${dropCritical.validDays}, and by at least ${leastLossText}`,
  inputs: ['oil', 'hours'],
  limit: downtimeHours,
  unit: 'h',
  persistence: 'P1D',
};

/**
 * Downtime is an exception of its own: the normalized rate of such a day may look healthy. The same limits as
 * for drops hold for the day's volume.
 * @param potential of oil
 */
export function downtimes(
  series: DailySeries,
  { rate: potential, fromDay, toDay }: TrailingPotential,
): Downtime[] {
  const isDown = (i: number): boolean =>
    series.hours[i]! < downtimeHours + series.calendarHours[i]! - 24 && potential[i]! > 0;
  const found: Downtime[] = [];
  for (let i = 0; i < series.day.length; i++) {
    if (!isDown(i)) continue;
    let end = i + 1;
    while (end < series.day.length && isDown(end) && series.day[end] === series.day[end - 1]! + 1) end++;
    const detected = detection(series, potential, i, end);
    if (detected !== undefined)
      found.push({
        ...describe(series, potential, i, end, detected),
        baselineFromDay: fromDay[i]!,
        baselineToDay: toDay[i]!,
      });
    i = end - 1;
  }
  return found;
}

/** Oil that a day could have given (Sm3): its share of the daily rate. */
function potentialOf({ calendarHours }: DailySeries, rate: Float64Array, i: number): number {
  return (rate[i]! * calendarHours[i]!) / 24;
}

/** What a day lost (Sm3); nothing is known of one whose report contradicts itself. */
function lossOf(series: DailySeries, rate: Float64Array, i: number): number {
  if (series.suspect[i] === 1) return 0;
  const volume = series.oil[i]!;
  return shortfall(potentialOf(series, rate, i), Number.isNaN(volume) ? 0 : volume);
}

function detection(
  series: DailySeries,
  potential: Float64Array,
  from: number,
  to: number,
): number | undefined {
  let days = 0;
  for (let i = from; i < to; i++) {
    const loss = lossOf(series, potential, i);
    const fraction = loss >= leastLoss(potential[i]!) ? loss / potentialOf(series, potential, i) : 0;
    if (fraction >= dropCritical.fraction) return i;
    days = fraction >= dropWarn.fraction ? days + 1 : 0;
    if (days >= dropWarn.validDays) return i;
  }
  return undefined;
}

function describe(
  series: DailySeries,
  potential: Float64Array,
  from: number,
  to: number,
  detected: number,
): Omit<Downtime, 'baselineFromDay' | 'baselineToDay'> {
  let lossSinceStart = 0;
  let produced = 0;
  let newest = from;
  for (let i = from; i < to; i++) {
    if (series.suspect[i] !== 1) newest = i;
    lossSinceStart += lossOf(series, potential, i);
    if (series.oil[i]! > 0) produced += series.oil[i]!;
  }
  return {
    rule,
    day: series.day[from]!,
    detectedDay: series.day[detected]!,
    lastDay: series.day[to - 1]!,
    ended: to < series.day.length,
    rate: produced / (to - from),
    baseline: potential[from]!,
    newestLoss: (lossOf(series, potential, newest) * 24) / series.calendarHours[newest]!,
    hours: series.hours[from]!,
    persistenceDays: to - from,
    lossSinceStart,
  };
}
