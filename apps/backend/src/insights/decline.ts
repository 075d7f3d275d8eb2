import { trendKnotDays, trendLagDays, minTrendSegmentDays, trendWindowDays } from './limits.ts';
import { median, weightedMedian } from './robust-statistics.ts';

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
    const lag = (Math.min(to, bounds[b + 1]!) - start) >> 1;
    if (lag * 2 < minTrendSegmentDays) continue;
    for (let i = start; i < start + lag; i++) {
      const days = day[i + lag]! - day[i]!;
      slopes.push([(values[i + lag]! - values[i]!) / days, days]);
    }
  }
  return slopes.length === 0 ? 0 : weightedMedian(slopes);
}
