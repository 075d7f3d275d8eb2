import { dayMs, hourMs, productionDayStart } from '../production-day.ts';
import type { FieldPlan } from './field-hierarchy.ts';
import { planningDays } from './options.ts';
import { Random } from './random.ts';
import type { WellPlan } from './well-plan.ts';

/** Codes of the deferment reasons that the demonstration books its outages to; every database has them. */
export type ReasonCode =
  | 'lift-equipment-failure'
  | 'gas-lock'
  | 'sand-or-scale'
  | 'integrity'
  | 'workover'
  | 'separator'
  | 'compressor'
  | 'power'
  | 'water-handling'
  | 'turnaround'
  | 'pipeline'
  | 'offloading'
  | 'quota'
  | 'weather';

/** A time in which a well, or all wells of a field, did not flow. Times in ms since 1970-01-01T00:00Z. */
export interface Outage {
  /** Unique within the well or field. */
  key: string;
  kind: 'shutIn' | 'trip' | 'workover' | 'espReplacement' | 'chemical' | 'facility';
  from: number;
  to: number;
  reason: ReasonCode;
  planned: boolean;
  /** When planned work was approved; close to its start now and then, which is too late to count. */
  approvedAt: number;
}

/** How often something happens and how long it lasts. */
interface Pattern {
  name: string;
  kind: Outage['kind'];
  reasons: Partial<Record<ReasonCode, number>>;
  /** Mean time from the end of one to the next (days). */
  gapDays: number;
  /** Shortest and longest duration (h), even over the logarithm. */
  hours: readonly [min: number, max: number];
  planned: boolean;
}

function pattern(
  name: string,
  kind: Pattern['kind'],
  gapDays: number,
  hours: Pattern['hours'],
  reasons: Pattern['reasons'],
  planned = false,
): Pattern {
  return { name, kind, gapDays, hours, reasons, planned };
}

const shutIns = (reasons: Pattern['reasons']) => pattern('shut', 'shutIn', 75, [2, 60], reasons);
const squeezes = pattern('squeeze', 'chemical', 420, [16, 36], { 'sand-or-scale': 1 }, true);
const workovers = pattern('work', 'workover', 800, [70, 500], { workover: 1 }, true);

/** A well that lifts itself has no lift equipment that fails; its times are those that it would have with some. */
const unliftedPatterns = [shutIns({ 'sand-or-scale': 3, integrity: 4 }), squeezes, workovers];

const lifted = shutIns({ 'sand-or-scale': 3, integrity: 2, 'lift-equipment-failure': 2 });

const gasLiftPatterns = [lifted, squeezes, workovers];

const pumpedPatterns = [
  lifted,
  squeezes,
  pattern('trip', 'trip', 70, [0.7, 22], { 'lift-equipment-failure': 4, power: 2, 'gas-lock': 2 }),
  pattern('pump', 'espReplacement', 950, [140, 720], { 'lift-equipment-failure': 1 }),
];

const fieldPatterns = [
  pattern('plant', 'facility', 55, [1.5, 18], { compressor: 4, separator: 2, power: 3, 'water-handling': 2 }),
  pattern('export', 'facility', 240, [5, 60], { pipeline: 3, offloading: 2, weather: 3, quota: 1 }),
];

/** Outages of one well, by start; up to the plans beyond the newest day. */
export function wellOutages(plan: WellPlan, seed: string, lastDay: number): Outage[] {
  const unpumped = plan.method === 'continuousGasLift' ? gasLiftPatterns : unliftedPatterns;
  const patterns = plan.pump === undefined ? unpumped : pumpedPatterns;
  const from = plan.startDay + 10;
  return inOrder(patterns.flatMap((each) => drawOutages(each, `${seed}/${plan.id}`, from, lastDay)));
}

/** Outages of all wells of a field, by start, with a planned turnaround every year. */
export function fieldOutages(field: FieldPlan, seed: string, firstDay: number, lastDay: number): Outage[] {
  const drawn = fieldPatterns.flatMap((each) => drawOutages(each, `${seed}/${field.id}`, firstDay, lastDay));
  return inOrder([...drawn, ...turnarounds(field, seed, firstDay, lastDay)]);
}

function drawOutages(
  { name, kind, gapDays, hours, reasons, planned }: Pattern,
  stream: string,
  firstDay: number,
  lastDay: number,
): Outage[] {
  const random = new Random(`${stream}/${name}`);
  const outages: Outage[] = [];
  let time = firstDay * dayMs;
  for (;;) {
    time += random.exponential(gapDays * dayMs);
    if (time > (lastDay + planningDays) * dayMs) return outages;
    // Planned work begins in the morning.
    const from = planned ? Math.floor(time / dayMs) * dayMs + 8 * hourMs : Math.round(time / 60_000) * 60_000;
    const to = from + Math.round(random.logBetween(...hours) * 60) * 60_000;
    const lead = random.chance(0.85) ? random.between(9, 40) : random.between(1, 6);
    outages.push({
      key: `${name}-${outages.length + 1}`,
      kind,
      from,
      to,
      reason: random.weighted(reasons as Record<ReasonCode, number>),
      planned,
      approvedAt: from - lead * dayMs,
    });
    time = to;
  }
}

/** A field's planned turnarounds: one about every year, in order of time. */
export function turnarounds(field: FieldPlan, seed: string, firstDay: number, lastDay: number): Outage[] {
  const random = new Random(`${seed}/${field.id}/turnaround`);
  const outages: Outage[] = [];
  let day = firstDay + random.whole(40, 330);
  while (day <= lastDay + planningDays) {
    const from = productionDayStart(day, field.clock) + 2 * hourMs;
    outages.push({
      key: `turnaround-${outages.length + 1}`,
      kind: 'facility',
      from,
      to: from + random.whole(4, 8) * dayMs,
      reason: 'turnaround',
      planned: true,
      approvedAt: from - 120 * dayMs,
    });
    day += 365 + random.whole(-20, 20);
  }
  return outages;
}

/** Outages by start. */
export function inOrder(outages: readonly Outage[]): Outage[] {
  return [...outages].sort((a, b) => a.from - b.from || a.key.localeCompare(b.key));
}

/** Times in which at least one outage holds, merged and in order (ms). */
export function downTimes(outages: readonly Outage[]): [from: number, to: number][] {
  const merged: [number, number][] = [];
  for (const { from, to } of inOrder(outages)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Hours of down time between two moments. @param times merged and in order, see {@link downTimes} */
export function downHours(times: readonly (readonly [number, number])[], from: number, to: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]![1] <= from) low = middle + 1;
    else high = middle;
  }
  let sum = 0;
  for (let i = low; i < times.length && times[i]![0] < to; i++) {
    sum += Math.min(times[i]![1], to) - Math.max(times[i]![0], from);
  }
  return sum / hourMs;
}
