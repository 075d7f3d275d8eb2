import type { Sensitivity } from '../vocabulary.ts';
import { changeVariables, toEvenNoise, type ChangeVariable } from './change-variables.ts';
import { firstCusumAlarm } from './cusum.ts';
import {
  alarmBaselineDays,
  minAlarmDays,
  coarseDays,
  levelWindowDays,
  minSegmentDays,
  penaltyFactors,
  spikeHalfWindowDays,
  spikeSigmas,
} from './limits.ts';
import { independentSteps, withoutLocalTrend, withoutOverallTrend, type NetStep } from './decline.ts';
import { coarsePelt, pelt, SegmentCost } from './pelt.ts';
import { changePenalty, clipSpikes, longRunSigma, median, noiseSigma } from './robust-statistics.ts';

/** A lasting change of level in one variable of one well. Days are numbers since 1970-01-01. */
export interface DetectedChange {
  variable: ChangeVariable;
  /** First day of the new level. */
  day: number;
  /** Earliest and latest day that the record supports nearly as well (about 95 %). */
  dayLow: number;
  dayHigh: number;
  /** Day on which the daily alarm or the seventh day of the new level would have found it. */
  detectedDay: number;
  /** Mean level over up to 30 valid days either side, in the variable's unit. */
  meanBefore: number;
  meanAfter: number;
  /** Valid days of the levels either side. */
  daysBefore: number;
  daysAfter: number;
  /** Size of the step, net of decline, in units of the noise. */
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
  const steps = independentSteps(series.day, series.values, pelt(series.values, options), penalty);
  const bounds = [0, ...steps.map((step) => step.at), n];
  const cost = new SegmentCost(series.values);
  return {
    changes: steps.map((step, s) => describe(variable, series, cost, step, [bounds[s]!, bounds[s + 2]!])),
    alarm: tailAlarm(variable, series, bounds.at(-2)!),
  };
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
 * The daily alarm over the last days, which are too few for a segment of their own. Its noise is that of sums
 * over days: noise with memory adds up faster than its differences show.
 */
function tailAlarm(variable: ChangeVariable, series: Working, from: number): DetectedChange | undefined {
  const n = series.values.length;
  const tail = n - (minSegmentDays - 1);
  const before = series.values.subarray(Math.max(from, tail - alarmBaselineDays), tail);
  if (before.length < minAlarmDays) return undefined;
  const target = median(before);
  const sigma = Math.max(series.sigma, longRunSigma(before));
  const watched = series.values.subarray(tail);
  const alarm = firstCusumAlarm(watched, { target, sigma });
  if (alarm === undefined) return undefined;
  const at = tail + alarm.onset;
  const rawBefore = series.raw.subarray(Math.max(from, at - levelWindowDays), at);
  return {
    variable,
    day: series.day[at]!,
    dayLow: series.day[at]!,
    dayHigh: series.day[tail + alarm.index]!,
    detectedDay: series.day[tail + alarm.index]!,
    meanBefore: mean(rawBefore),
    meanAfter: mean(series.raw.subarray(at)),
    daysBefore: at - from,
    daysAfter: n - at,
    score: Math.abs(median(series.values.subarray(at)) - target) / series.sigma,
  };
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
): DetectedChange {
  const [low, high] = dateRange(cost, from, at, to, series.sigma);
  return {
    variable,
    day: series.day[at]!,
    dayLow: series.day[low]!,
    dayHigh: series.day[high]!,
    detectedDay: detectionDay(series, from, at, to),
    meanBefore: mean(series.raw.subarray(Math.max(from, at - levelWindowDays), at)),
    meanAfter: mean(series.raw.subarray(at, Math.min(to, at + levelWindowDays))),
    daysBefore: at - from,
    daysAfter: to - at,
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

/** The daily alarm watches from the change on with the level before it; PELT finds it after the shortest segment. */
function detectionDay(series: Working, from: number, at: number, to: number): number {
  const before = series.values.subarray(Math.max(from, at - levelWindowDays), at);
  const alarm = firstCusumAlarm(series.values.subarray(at, to), {
    target: median(before),
    sigma: Math.max(series.sigma, longRunSigma(before)),
  });
  const latest = at + minSegmentDays - 1;
  return series.day[Math.min(latest, at + (alarm?.index ?? minSegmentDays))]!;
}

function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
