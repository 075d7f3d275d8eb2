import type { Sensitivity } from '../vocabulary.ts';
import { changeVariables, isReported, toEvenNoise, type ChangeVariable } from './change-variables.ts';
import { firstCusumAlarm } from './cusum.ts';
import {
  alarmBaselineDays,
  alarmEffectFactor,
  leastAlarmSigmas,
  maxAlarmDays,
  minAlarmBaselineDays,
  standingDays,
  coarseDays,
  levelWindowDays,
  minSegmentDays,
  penaltyFactors,
  spikeHalfWindowDays,
  spikeSigmas,
} from './limits.ts';
import { independentSteps, withoutLocalTrend, withoutOverallTrend, type NetStep } from './decline.ts';
import { coarsePelt, pelt, SegmentCost } from './pelt.ts';
import { changePenalty, clipSpikes, longRunSigma, mean, median, noiseSigma } from './robust-statistics.ts';

/** A lasting change of level in one variable of one well. Days are numbers since 1970-01-01. */
export interface DetectedChange {
  variable: ChangeVariable;
  /** First day of the new level. */
  day: number;
  /** Earliest and latest day that the record supports nearly as well (about 95 %). */
  dayLow: number;
  dayHigh: number;
  /** Day on which it was confirmed, of an alarm the day on which it went off. */
  detectedDay: number;
  /** Mean level over up to 30 valid days either side, in the variable's unit. */
  meanBefore: number;
  meanAfter: number;
  /** Valid days of the levels either side. */
  daysBefore: number;
  daysAfter: number;
  /** The step net of decline, on the scale of even noise: of a rate, the logarithm of its factor. */
  step: number;
  /** Size of that step in units of the noise. */
  score: number;
}

/** Log-likelihood ratio within which a date is as good as the best one: 2 · ln 20 for about 95 %. */
const dateRangeCost = 2 * Math.log(20);

/** The valid days of a variable: `values` on the scale of even noise, `raw` as measured. */
interface Working {
  day: Int32Array;
  values: Float64Array;
  raw: Float64Array;
  sigma: number;
}

/** What is found in a variable of a well: the changes that are certain, and an alarm in the days since. */
export interface VariableWatch {
  changes: DetectedChange[];
  /** A change that the daily alarm sees in the last days, too young for the segmentation to confirm. */
  alarm: DetectedChange | undefined;
}

/**
 * Change points of one variable: PELT on the (log) level with spikes clipped and the decline taken out, first
 * the overall one, then what is left of it between the changes so found; each change must then stand on its
 * own against its neighbors. Behind the last of them the daily alarm watches.
 * @param day days since 1970-01-01, ascending
 * @param value the variable in its unit on those days; NaN where the day is not valid
 */
export function watchVariable(
  variable: ChangeVariable,
  day: Int32Array,
  value: Float64Array,
  sensitivity: Sensitivity,
): VariableWatch {
  const series = prepare(variable, day, value);
  const n = series.values.length;
  if (n < 2 * minSegmentDays) return { changes: [], alarm: undefined };
  const penalty = changePenalty(penaltyFactors[sensitivity], series.sigma, n);
  const options = { penalty, minSegment: minSegmentDays };
  series.values = withoutOverallTrend(series.day, series.values);
  const roughly = coarsePelt(series.values, penalty, coarseDays);
  series.values = withoutLocalTrend(series.day, series.values, roughly);
  const cost = new SegmentCost(series.values);
  const standing = (bounds: readonly number[]) =>
    independentSteps(series.day, series.values, bounds, penalty, series.sigma);
  const steps = withoutMixedSegments(standing(pelt(series.values, options)), cost, n, standing);
  if (!isSettled(series.values, cost, steps.at(-2)?.at ?? 0, steps.at(-1)?.at)) steps.pop();
  const bounds = [0, ...steps.map((step) => step.at), n];
  const changes = steps
    .map(({ at, net }, s) => ({
      net,
      change: describe(variable, series, cost, { at, net }, [bounds[s]!, bounds[s + 2]!], penalty),
    }))
    .filter(({ change, net }) => isReported(change, net.step));
  return {
    changes: changes.map(({ change }) => change),
    alarm: tailAlarm(variable, series, bounds.at(-2)!),
  };
}

/**
 * Whether the last change shows by itself. The shortest segment makes PELT stretch a change of fewer days over as many, and
 * keep what has passed: the change must have lasted that long where it fits best, and still stand on the last days.
 * @param from first index of the segment before it
 * @param at first index of the last segment; undefined without a change
 */
function isSettled(values: Float64Array, cost: SegmentCost, from: number, at: number | undefined): boolean {
  const n = values.length;
  if (at === undefined || n - at >= 2 * minSegmentDays) return true;
  const split = (t: number): number => cost.of(from, t) + cost.of(t, n);
  let best = at;
  for (let t = at + 1; t < n; t++) if (split(t) < split(best)) best = t;
  if (n - best < minSegmentDays) return false;
  const before = median(values.subarray(Math.max(from, at - levelWindowDays), at));
  const step = median(values.subarray(at)) - before;
  const standing = median(values.subarray(n - standingDays)) - before;
  return Math.sign(standing) === Math.sign(step) && Math.abs(standing) >= Math.abs(step) / 2;
}

/**
 * The steps without segments that hold days of two levels: the shortest segment makes PELT stretch a drop of fewer days over
 * as many. Where such a segment was, one step between the levels beside it is left, at its best day, if it stands on its own.
 * @param n length of the record
 * @param standing the steps of some positions that stand on their own
 */
function withoutMixedSegments<Step extends { readonly at: number }>(
  steps: Step[],
  cost: SegmentCost,
  n: number,
  standing: (positions: readonly number[]) => Step[],
): Step[] {
  const bounds = [0, ...steps.map(({ at }) => at), n];
  const mixed = bounds.findIndex(
    (to, s) =>
      s >= 2 && s < bounds.length - 1 && isMixed(cost, bounds[s - 2]!, bounds[s - 1]!, to, bounds[s + 1]!),
  );
  if (mixed < 0) return steps;
  const [from, to] = [bounds[mixed - 2]!, bounds[mixed + 1]!];
  const split = (t: number): number => cost.of(from, t) + cost.of(t, to);
  let best = from + minSegmentDays;
  for (let t = best + 1; t <= to - minSegmentDays; t++) if (split(t) < split(best)) best = t;
  const kept = [...bounds.slice(1, mixed - 1), best, ...bounds.slice(mixed + 1, -1)];
  return withoutMixedSegments(standing(kept), cost, n, standing);
}

/**
 * Whether what lies between two steps at `first` and `last` fits fewer days than a segment has, without any day outside them.
 * @param from first index of the segment before
 * @param to one past the last index of the segment after
 */
function isMixed(cost: SegmentCost, from: number, first: number, last: number, to: number): boolean {
  if (last - first >= 2 * minSegmentDays) return false;
  const fit = (low: number, high: number): number =>
    cost.of(from, low) + cost.of(low, high) + cost.of(high, to);
  let best = { days: last - first, cost: fit(first, last) };
  for (let low = first; low < last; low++)
    for (let high = low + 1; high <= last; high++)
      if (fit(low, high) < best.cost) best = { days: high - low, cost: fit(low, high) };
  return best.days < minSegmentDays;
}

/** As {@link watchVariable}, without the alarm. */
export function detectChanges(
  variable: ChangeVariable,
  day: Int32Array,
  value: Float64Array,
  sensitivity: Sensitivity,
): DetectedChange[] {
  return watchVariable(variable, day, value, sensitivity).changes;
}

/**
 * The daily alarm: a CUSUM of the last days against the level before them, for a change that PELT cannot yet distinguish from
 * noise. Its noise is that of sums over days, since noise with memory adds up faster than its differences show. The change
 * is dated to its onset, where the sum left 0. It must be twice as large as one that PELT reports and still stand on the
 * last days; an alarm that has grown old without PELT confirming it is withdrawn.
 */
function tailAlarm(variable: ChangeVariable, series: Working, from: number): DetectedChange | undefined {
  const n = series.values.length;
  const tail = Math.max(n - 2 * maxAlarmDays, from + minAlarmBaselineDays);
  if (tail >= n) return undefined;
  const before = series.values.subarray(Math.max(from, tail - alarmBaselineDays), tail);
  const target = median(before);
  const sigma = Math.max(series.sigma, longRunSigma(before));
  const alarm = firstCusumAlarm(series.values.subarray(tail), { target, sigma });
  // A sum that never was 0 began before the days that are watched.
  if (alarm === undefined || alarm.onset === 0) return undefined;
  const at = tail + alarm.onset;
  if (n - at > maxAlarmDays) return undefined;
  const step = median(series.values.subarray(Math.max(at, n - standingDays))) - target;
  if (Math.sign(step) !== (alarm.direction === 'up' ? 1 : -1)) return undefined;
  if (Math.abs(step) < leastAlarmSigmas * sigma) return undefined;
  const change: DetectedChange = {
    variable,
    day: series.day[at]!,
    dayLow: series.day[at]!,
    dayHigh: series.day[tail + alarm.index]!,
    detectedDay: series.day[tail + alarm.index]!,
    meanBefore: mean(series.raw.subarray(Math.max(from, at - levelWindowDays), at)),
    meanAfter: mean(series.raw.subarray(at)),
    daysBefore: at - from,
    daysAfter: n - at,
    step,
    score: Math.abs(step) / series.sigma,
  };
  return isReported(change, step, alarmEffectFactor) ? change : undefined;
}

function prepare(variable: ChangeVariable, day: Int32Array, value: Float64Array): Working {
  const scaled = value.map((v) => toEvenNoise(variable, v));
  const known = (_: number, i: number): boolean => Number.isFinite(scaled[i]!);
  const finite = scaled.filter(Number.isFinite);
  const sigma = noiseSigma(finite, changeVariables[variable].noiseFloor);
  return {
    day: day.filter(known),
    raw: value.filter(known),
    values: clipSpikes(finite, spikeHalfWindowDays, spikeSigmas * sigma),
    sigma,
  };
}

function describe(
  variable: ChangeVariable,
  series: Working,
  cost: SegmentCost,
  { at, net }: { at: number; net: NetStep },
  [from, to]: [number, number],
  penalty: number,
): DetectedChange {
  const [low, high] = dateRange(cost, from, at, to, series.sigma);
  return {
    variable,
    day: series.day[at]!,
    dayLow: series.day[low]!,
    dayHigh: series.day[high]!,
    detectedDay: detectionDay(series, cost, [from, at, to], penalty),
    meanBefore: mean(series.raw.subarray(Math.max(from, at - levelWindowDays), at)),
    meanAfter: mean(series.raw.subarray(at, Math.min(to, at + levelWindowDays))),
    daysBefore: at - from,
    daysAfter: to - at,
    step: net.step,
    score: Math.abs(net.step) / series.sigma,
  };
}

/** Positions around `at` whose cost is within the likelihood ratio, without leaving the two segments. */
function dateRange(cost: SegmentCost, from: number, at: number, to: number, sigma: number): [number, number] {
  const limit = cost.of(from, at) + cost.of(at, to) + dateRangeCost * sigma * sigma;
  const asGood = (t: number): boolean => cost.of(from, t) + cost.of(t, to) <= limit;
  let low = at;
  let high = at;
  while (low - 1 > from && asGood(low - 1)) low--;
  while (high + 1 < to && asGood(high + 1)) high++;
  return [low, high];
}

/** The first day on which PELT can confirm the change: its segment is long enough and explains more than the penalty. */
function detectionDay(
  { day }: Working,
  cost: SegmentCost,
  [from, at, to]: readonly [number, number, number],
  penalty: number,
): number {
  let end = Math.min(to, at + minSegmentDays);
  while (end < to && cost.of(from, end) - cost.of(from, at) - cost.of(at, end) < penalty) end++;
  return day[end - 1]!;
}
