import { dayMs } from '../../production-day.ts';
import { median } from '../robust-statistics.ts';
import {
  signals,
  type DayCalendar,
  type DayRate,
  type Readings,
  type RateSource,
  type Signal,
} from './readings.ts';
import { chokeRule, findSteps, frequencyRule, type SettingStep } from './setting-steps.ts';

/**
 * A production day on which a well ran at one setting: medians of its hours, with the rate of the best source. The temperature of the
 * motor is the highest that lasted: a limit is passed by it, not by the middle of the day.
 */
export interface OperatingDay extends Record<Exclude<Signal, 'liquidRate'>, number> {
  /** Days since 1970-01-01. */
  day: number;
  /** Sm3/d. */
  liquid: number;
  source: RateSource;
}

/** A pumped well's day needs this many steady hours to say something (h). */
const leastHours = 12;
/** Time that a well takes to settle after a step or a stop (ms). */
const settling = dayMs;
/** Hours in a row for which a temperature lasts. */
const lastingHours = 3;
const standing = 5;

/** Operating days of a pumped well, ascending; days of a step, of a stop and those just after are none. */
export function operatingDays(
  readings: Readings,
  rates: readonly DayRate[],
  calendar: DayCalendar,
): OperatingDay[] {
  const steps = [
    ...findSteps(readings.at, readings.frequency, frequencyRule),
    ...findSteps(readings.at, readings.choke, chokeRule),
  ];
  const hoursOf = steadyHours(readings, steps, calendar);
  const rateOf = bestRates(rates);
  return [...hoursOf].flatMap(([day, hours]) => {
    if (hours.length < leastHours) return [];
    const of = (signal: Signal): number => median(Float64Array.from(hours, (i) => readings[signal][i]!));
    const rate = rateOf.get(day) ?? { liquid: of('liquidRate'), waterCut: NaN, source: 'metered' as const };
    if (!(rate.liquid > 0)) return [];
    const { liquidRate: _, ...values } = Object.fromEntries(
      signals.map((signal) => [signal, of(signal)]),
    ) as Record<Signal, number>;
    const waterCut = Number.isNaN(rate.waterCut) ? values.waterCut : rate.waterCut;
    const motorTemperature = highestLasting(hours.map((i) => readings.motorTemperature[i]!));
    return [{ ...values, motorTemperature, day, waterCut, liquid: rate.liquid, source: rate.source }];
  });
}

/** The highest value that as many values in a row as last reach, of those that are known; NaN of fewer. */
function highestLasting(values: readonly number[]): number {
  const known = values.filter(Number.isFinite);
  const lasting = known.slice(lastingHours - 1).map((_, i) => Math.min(...known.slice(i, i + lastingHours)));
  return lasting.length === 0 ? NaN : Math.max(...lasting);
}

/** Indices of the steady hours by production day. A day with a step or a stop has none. */
function steadyHours(
  { at, frequency }: Readings,
  steps: readonly SettingStep[],
  { dayOf }: DayCalendar,
): Map<number, number[]> {
  const unsteady = new Set<number>();
  const disturb = (from: number): void => {
    for (let day = dayOf(from); day <= dayOf(from + settling - 1); day++) unsteady.add(day);
  };
  steps.forEach((step) => disturb(step.at));
  const hours = new Map<number, number[]>();
  at.forEach((hour, i) => {
    if (frequency[i]! < standing) disturb(hour);
    if (!(frequency[i]! >= standing)) return;
    const day = dayOf(hour);
    const list = hours.get(day);
    if (list) list.push(i);
    else hours.set(day, [i]);
  });
  unsteady.forEach((day) => hours.delete(day));
  return hours;
}

const rank: Readonly<Record<RateSource, number>> = { test: 0, allocated: 1, metered: 2 };

function bestRates(rates: readonly DayRate[]): Map<number, DayRate> {
  const best = new Map<number, DayRate>();
  for (const rate of rates) {
    const other = best.get(rate.day);
    if (other === undefined || rank[rate.source] < rank[other.source]) best.set(rate.day, rate);
  }
  return best;
}

/**
 * Settings that differ by at least a step: what inflow and outflow can be fitted on.
 * @param leastDays days that a setting needs to be one
 */
export function distinctSettings(days: readonly OperatingDay[], leastDays: number): number {
  const found: { day: OperatingDay; count: number }[] = [];
  for (const day of days) {
    const same = found.find(({ day: other }) => isSameSetting(other, day));
    if (same) same.count++;
    else found.push({ day, count: 1 });
  }
  return found.filter(({ count }) => count >= leastDays).length;
}

/** Whether two days had one frequency and one choke; a choke that is not reported stands still. */
export function isSameSetting(one: OperatingDay, other: OperatingDay): boolean {
  return (
    Math.abs(one.frequency - other.frequency) < frequencyRule.least &&
    !(Math.abs(one.choke - other.choke) >= chokeRule.least)
  );
}
