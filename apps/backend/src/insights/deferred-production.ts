import { dayMs, hourMs } from '../production-day.ts';
import { minBaselineDays, baselineValidDays, plannedFreezeDays, maxPotentialAgeDays } from './limits.ts';
import { causeHours, splitLoss, type Loss, type LossCause } from './loss-split.ts';
import { normalizedRates, type DailySeries } from './normalized-rate.ts';
import { trailingMedian } from './robust-statistics.ts';

/** Potential against actual of one well, product and day; volumes in Sm3. */
export interface DeferredDay {
  day: number;
  potential: number;
  actual: number;
  /** max(0, potential − actual). */
  deferred: number;
  /** max(0, actual − potential), kept apart so that gains never cancel losses. */
  abovePotential: number;
  planned: number;
  unplanned: number;
  hoursLost: number;
  /** Adds up to `deferred`; largest first. */
  losses: Loss[];
}

/** An entry of the schedule as the planned rule needs it; times in ms. */
export interface PlannedWindow {
  from: number;
  to: number;
  /** When it was approved; null while it is a proposal. */
  approvedAt: number | null;
}

/** Work counts as planned when it overlaps an entry that was approved before the freeze, 7 days ahead. */
export function isPlanned(from: number, to: number, schedule: readonly PlannedWindow[]): boolean {
  return schedule.some(
    (entry) =>
      entry.from < to &&
      entry.to > from &&
      entry.approvedAt !== null &&
      entry.approvedAt <= entry.from - plannedFreezeDays * dayMs,
  );
}

/**
 * Potential rate of every day (unit of the volumes per 24 h): median q24 of the last 30 valid days before it.
 * NaN before there are five, and 180 days after the last valid one: then the well is lost, not deferred.
 */
export function potentialRates(series: DailySeries, product: 'oil' | 'gas' | 'water'): Float64Array {
  const rates = normalizedRates(series, product);
  const potential = trailingMedian(rates, baselineValidDays, minBaselineDays);
  let lastValid = -Infinity;
  return potential.map((rate, i) => {
    const age = series.day[i]! - lastValid;
    if (Number.isFinite(rates[i]!)) lastValid = series.day[i]!;
    return age > maxPotentialAgeDays ? NaN : rate;
  });
}

/**
 * Deferred production of one well and product, day by day. Days without a report or without a potential have
 * no row. The potential of a 23 or 25 hour day is that share of the daily rate.
 * @param causes everything that held the well back, in any order
 */
export function deferredProduction(
  series: DailySeries,
  product: 'oil' | 'gas' | 'water',
  causes: readonly LossCause[],
): DeferredDay[] {
  const rates = potentialRates(series, product);
  const days: DeferredDay[] = [];
  const ordered = [...causes].sort((a, b) => a.from - b.from);
  for (let i = 0; i < series.day.length; i++) {
    const volume = series[product][i]!;
    const hours = series.hours[i]!;
    const actual = Number.isNaN(volume) && hours === 0 ? 0 : volume;
    if (Number.isNaN(actual) || !(rates[i]! > 0)) continue;
    const calendarHours = series.calendarHours[i]!;
    const potential = (rates[i]! * calendarHours) / 24;
    const hoursLost = Number.isNaN(hours) ? 0 : Math.max(0, calendarHours - hours);
    const deferred = Math.max(0, potential - actual);
    const losses =
      deferred > 0 ? lossesOf(series, i, { deferred, potential, calendarHours, hoursLost }, ordered) : [];
    const planned = losses.reduce((sum, loss) => sum + (loss.kind === 'planned' ? loss.deferred : 0), 0);
    days.push({
      day: series.day[i]!,
      potential,
      actual,
      deferred,
      abovePotential: Math.max(0, actual - potential),
      planned,
      unplanned: Math.max(0, deferred - planned),
      hoursLost,
      losses,
    });
  }
  return days;
}

function lossesOf(
  series: DailySeries,
  i: number,
  day: Parameters<typeof splitLoss>[0],
  causes: readonly LossCause[],
): Loss[] {
  const from = series.start[i]!;
  const to = from + day.calendarHours * hourMs;
  return splitLoss(day, causeHours(causes, from, to));
}
