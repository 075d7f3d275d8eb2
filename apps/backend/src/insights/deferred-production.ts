import { dayMs, hourMs } from '../production-day.ts';
import type { Product } from '../vocabulary.ts';
import { excess, shortfall } from './efficiency.ts';
import { plannedFreezeDays } from './limits.ts';
import {
  causeHours,
  normalVariation,
  splitLoss,
  underperformance,
  type Loss,
  type LossCause,
  type LossDay,
} from './loss-split.ts';
import type { DailySeries } from './normalized-rate.ts';
import type { Potential } from './potential.ts';

/** Potential against actual of one well, product and day; volumes in Sm3. */
export interface DeferredDay {
  day: number;
  potential: number;
  actual: number;
  deferred: number;
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

/** What a day produced: nothing reported on a day off stream is zero; NaN where nothing is known. */
export function actualVolume(series: DailySeries, product: Product, i: number): number {
  const volume = series[product][i]!;
  return Number.isNaN(volume) && series.hours[i] === 0 ? 0 : volume;
}

/**
 * Deferred production of one well and product, day by day. Days without a report or without a potential have
 * no row, nor have days whose report contradicts itself: it does not say what was lost. The potential of a 23 or 25 hour day is that share of the daily rate.
 *
 * What no cause explains and what lies within the band of the potential is the well's noise. In a dead band it is not booked: such a
 * day shows what the well can do, and its potential is what it made and what causes took. Else it has a reason of its own.
 * @param causes everything that held the well back, in any order
 */
export function deferredProduction(
  series: DailySeries,
  product: Product,
  potentials: Potential,
  causes: readonly LossCause[],
): DeferredDay[] {
  const days: DeferredDay[] = [];
  const ordered = [...causes].sort((a, b) => a.from - b.from);
  for (let i = 0; i < series.day.length; i++) {
    const actual = actualVolume(series, product, i);
    const rate = potentials.rate[i]!;
    if (series.suspect[i] === 1 || Number.isNaN(actual) || !(rate > 0)) continue;
    const level = (rate * series.calendarHours[i]!) / 24;
    const { potential, losses } = withoutNoise(
      level,
      actual,
      lossesOf(series, i, { potential: level, deferred: shortfall(level, actual) }, ordered),
      { width: level * potentials.band[i]!, isDead: potentials.isDead },
    );
    const deferred = shortfall(potential, actual);
    const planned = losses.reduce((sum, loss) => sum + (loss.kind === 'planned' ? loss.deferred : 0), 0);
    days.push({
      day: series.day[i]!,
      potential,
      actual,
      deferred,
      abovePotential: excess(potential, actual),
      planned,
      unplanned: Math.max(0, deferred - planned),
      hoursLost: hoursLost(series, i),
      losses,
    });
  }
  return days;
}

/**
 * A day's potential and losses with what is noise set apart.
 * @param band how far the day may lie off the potential without a cause
 */
function withoutNoise(
  potential: number,
  actual: number,
  losses: Loss[],
  band: { width: number; isDead: boolean },
): { potential: number; losses: Loss[] } {
  if (excess(potential, actual) > 0) {
    const isNoise = band.isDead && excess(potential, actual) <= band.width;
    return { potential: isNoise ? actual : potential, losses };
  }
  const own = losses.find(({ reasonCode }) => reasonCode === underperformance);
  if (own === undefined || own.deferred > band.width) return { potential, losses };
  if (!band.isDead) {
    const named = losses.map((loss) => (loss === own ? { ...own, reasonCode: normalVariation } : loss));
    return { potential, losses: named };
  }
  return { potential: potential - own.deferred, losses: losses.filter((loss) => loss !== own) };
}

function hoursLost({ hours, calendarHours }: DailySeries, i: number): number {
  return Number.isNaN(hours[i]!) ? 0 : Math.max(0, calendarHours[i]! - hours[i]!);
}

function lossesOf(
  series: DailySeries,
  i: number,
  day: Pick<LossDay, 'potential' | 'deferred'>,
  causes: readonly LossCause[],
): Loss[] {
  if (day.deferred === 0) return [];
  const calendarHours = series.calendarHours[i]!;
  const from = series.start[i]!;
  const to = from + calendarHours * hourMs;
  return splitLoss({ ...day, calendarHours, hoursLost: hoursLost(series, i) }, causeHours(causes, from, to));
}
