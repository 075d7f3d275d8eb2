import {
  declineWindowDays,
  maxExpectedDecline,
  minDeclineDays,
  minDeclineStretchDays,
  stepWindowDays,
  trendKnotDays,
  trendLagDays,
  minTrendSegmentDays,
  trendWindowDays,
} from './limits.ts';
import { median, noiseSigma, weightedMedian } from './robust-statistics.ts';

/**
 * Takes the overall robust (log-)linear trend out of a record: the median of all slopes over 90 valid days, or
 * a quarter of a shorter record, so that a step touches few of them.
 * @param day days since 1970-01-01 of the values, ascending
 * @returns values minus trend; the first one keeps its value
 */
export function withoutOverallTrend(day: Int32Array, values: Float64Array): Float64Array {
  const lag = Math.min(trendLagDays, values.length >> 2);
  const slopes = values
    .subarray(0, values.length - lag)
    .map((value, i) => (values[i + lag]! - value) / (day[i + lag]! - day[i]!));
  const slope = median(slopes);
  return Number.isFinite(slope) ? values.map((value, i) => value - slope * (day[i]! - day[0]!)) : values;
}

/**
 * Takes the trend that is left between changes out of a record. Decline slows down with time, so it is
 * measured anew every 30 valid days and followed in between.
 * @param changes first index of every new level
 */
export function withoutLocalTrend(
  day: Int32Array,
  values: Float64Array,
  changes: readonly number[],
): Float64Array {
  const bounds = [0, ...changes, values.length];
  const knots = Array.from({ length: Math.ceil(values.length / trendKnotDays) + 1 }, (_, k) =>
    trendAround(day, values, bounds, k * trendKnotDays),
  );
  let trend = 0;
  return values.map((value, i) => {
    if (i > 0) {
      const knot = Math.floor(i / trendKnotDays);
      const share = i / trendKnotDays - knot;
      trend += (knots[knot]! * (1 - share) + knots[knot + 1]! * share) * (day[i]! - day[i - 1]!);
    }
    return value - trend;
  });
}

/**
 * Robust slope around a position (units per day): weighted median of the slopes between the first and second
 * halves of every undisturbed stretch near it (Theil's incomplete method), so that the changes themselves
 * leave no mark on it. 0 when no stretch is long enough.
 * @param bounds first index of every segment and the length, ascending
 */
export function trendAround(
  day: Int32Array,
  values: Float64Array,
  bounds: readonly number[],
  at: number,
): number {
  const from = Math.max(0, at - trendWindowDays);
  const to = Math.min(values.length, at + trendWindowDays);
  const slopes: [number, number][] = [];
  for (let b = 0; b + 1 < bounds.length; b++) {
    const start = Math.max(from, bounds[b]!);
    const end = Math.min(to, bounds[b + 1]!);
    if (((end - start) >> 1) * 2 >= minTrendSegmentDays)
      slopes.push(...halfSlopes((i) => day[i]!, values, start, end));
  }
  return slopes.length === 0 ? 0 : weightedMedian(slopes);
}

/** Slopes between the days of the first and the second half of a stretch, each with the distance that it is measured over. */
function halfSlopes(
  dayAt: (position: number) => number,
  values: Float64Array,
  start: number,
  end: number,
): [slope: number, distance: number][] {
  const lag = (end - start) >> 1;
  return Array.from({ length: lag }, (_, k) => {
    const i = start + k;
    const distance = dayAt(i + lag) - dayAt(i);
    return [(values[i + lag]! - values[i]!) / distance, distance];
  });
}

/**
 * How a rate declines before a position (fraction per valid day), from the stretches of one level in the valid days before it.
 * 0 where they are too short together.
 * @param values log rates of the valid days; -Infinity on days without oil
 * @param breaks first position of every new level, in any order
 */
export function expectedDecline(values: Float64Array, breaks: readonly number[], at: number): number {
  const measured = measuredDecline(values, breaks, at, {
    windowDays: declineWindowDays,
    minDays: minDeclineDays,
  });
  return Math.min(maxExpectedDecline, Math.max(0, measured ?? 0));
}

/** Which days a decline is measured on. */
export interface DeclineDays {
  /** Valid days before the position. */
  readonly windowDays: number;
  /** Days that the stretches of one level must have together. */
  readonly minDays: number;
}

/**
 * How a rate declined before a position, in ln of the rate per valid day: negative where it rose. The weighted median of the slopes
 * between the halves of each stretch of one level.
 * @param values log rates of the valid days; -Infinity on days without product
 * @param breaks first position of every new level, in any order
 * @returns undefined where the stretches are too short together
 */
export function measuredDecline(
  values: Float64Array,
  breaks: readonly number[],
  at: number,
  { windowDays, minDays }: DeclineDays,
): number | undefined {
  const from = Math.max(0, at - windowDays);
  const within = breaks.filter((position) => position > from && position < at);
  const bounds = [from, ...within.sort((a, b) => a - b), at];
  const slopes: [number, number][] = [];
  let days = 0;
  for (let b = 0; b + 1 < bounds.length; b++) {
    const [start, end] = [bounds[b]!, bounds[b + 1]!];
    if (end - start < minDeclineStretchDays) continue;
    days += end - start;
    slopes.push(...halfSlopes((i) => i, values, start, end));
  }
  if (days < minDays) return undefined;
  const known = slopes.filter(([slope]) => Number.isFinite(slope));
  const slope = weightedMedian(known);
  return Number.isNaN(slope) ? undefined : -slope;
}

/** A step between two levels, with the trend of the well taken out. */
export interface NetStep {
  /** Level after − level before at the moment of the change, in the values' unit. */
  step: number;
  /** Squared error that the step explains: step² · n₁n₂/(n₁+n₂), squared units of the values. */
  gain: number;
}

/**
 * The step at `at` net of a trend (units per day), from the medians of both sides up to the neighboring changes and at most 90
 * valid days. Decline alone gives two levels but no net step.
 */
export function netStep(
  day: Int32Array,
  values: Float64Array,
  bounds: readonly number[],
  at: number,
  slope: number,
): NetStep {
  const position = bounds.indexOf(at);
  const from = Math.max(bounds[position - 1] ?? 0, at - stepWindowDays);
  const to = Math.min(bounds[position + 1] ?? values.length, at + stepWindowDays);
  const level = values.subarray(from, to).map((value, i) => value - slope * (day[from + i]! - day[at]!));
  const step = median(level.subarray(at - from)) - median(level.subarray(0, at - from));
  const before = at - from;
  const after = to - at;
  return { step, gain: (step * step * before * after) / (before + after) };
}

/**
 * Backward elimination: drops the weakest change whose net step explains less than the penalty, then compares
 * again, because its neighbors now reach further. Where the noise around a change is larger than that of the record, as that of oil is once nearly all is water, the step must explain that much more.
 * @param sigma noise of the record that the penalty was made for
 * @returns the changes that stand on their own, with their net steps, ascending
 */
export function independentSteps(
  day: Int32Array,
  values: Float64Array,
  changes: readonly number[],
  penalty: number,
  sigma: number,
): { at: number; net: NetStep }[] {
  let bounds = [0, ...changes, values.length];
  const noises = new Map(changes.map((at) => [at, noiseBeside(values, at, sigma)]));
  const slopes = new Map(changes.map((at) => [at, trendAround(day, values, bounds, at)]));
  for (;;) {
    const steps = bounds.slice(1, -1).map((at) => {
      const { step, gain } = netStep(day, values, bounds, at, slopes.get(at)!);
      return { at, net: { step, gain: gain * (sigma / noises.get(at)!) ** 2 } };
    });
    const weakest = steps.reduce<(typeof steps)[number] | undefined>(
      (least, step) => (least === undefined || step.net.gain < least.net.gain ? step : least),
      undefined,
    );
    if (weakest === undefined || weakest.net.gain >= penalty) return steps;
    bounds = bounds.filter((bound) => bound !== weakest.at);
  }
}

/** Between sides that differ this much the noise itself has changed (ratio). */
const noiseChange = 1.5;

/** Noise of up to 90 valid days either side of a position, of the noisier one alone where the noise changes; at least `sigma`. */
function noiseBeside(values: Float64Array, at: number, sigma: number): number {
  const [from, to] = [Math.max(0, at - stepWindowDays), at + stepWindowDays];
  const sides = [noiseSigma(values.subarray(from, at), sigma), noiseSigma(values.subarray(at, to), sigma)];
  const [quiet, loud] = [Math.min(...sides), Math.max(...sides)];
  return loud > noiseChange * quiet ? loud : noiseSigma(values.subarray(from, to), sigma);
}
