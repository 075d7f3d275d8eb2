import { createSlidingMedian } from './sliding-median.ts';

/** Median of the finite values; NaN when there is none. The input is not changed. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** Linear-interpolated quantile (0..1) of the finite values; NaN when there is none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  return quantileOf(sortedFinite(values), share);
}

/** The finite values, ascending: several of their quantiles need them sorted once. */
export function sortedFinite(values: ArrayLike<number>): Float64Array {
  const finite = new Float64Array(values.length);
  let count = 0;
  for (let i = 0; i < values.length; i++) if (Number.isFinite(values[i])) finite[count++] = values[i]!;
  return finite.subarray(0, count).sort();
}

/** Linear-interpolated quantile (0..1) of what {@link sortedFinite} gave; NaN of none. */
export function quantileOf(sorted: Float64Array, share: number): number {
  if (sorted.length === 0) return NaN;
  const position = (sorted.length - 1) * share;
  const low = Math.floor(position);
  const lower = sorted[low]!;
  return lower + (position - low) * ((sorted[low + 1] ?? lower) - lower);
}

/** Median absolute deviation from the median, unscaled; NaN without values. */
export function medianAbsoluteDeviation(values: ArrayLike<number>): number {
  const center = median(values);
  return median(Float64Array.from(values, (value) => Math.abs(value - center)));
}

/**
 * Weighted median: the smallest value at which half of the total weight is reached; NaN without weight.
 * @param pairs value and weight (≥ 0) of each observation
 */
export function weightedMedian(pairs: readonly (readonly [value: number, weight: number])[]): number {
  const sorted = [...pairs].sort((a, b) => a[0] - b[0]);
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let reached = 0;
  for (const [value, weight] of sorted) {
    reached += weight;
    if (reached >= half && weight > 0) return value;
  }
  return NaN;
}

/**
 * Median of the last `size` finite values before each position, the position itself not included; NaN until
 * `minimum` values are there. Skipping NaN makes "the last 30 valid days" reach over outages.
 */
export function trailingMedian(values: ArrayLike<number>, size: number, minimum: number): Float64Array {
  const result = new Float64Array(values.length);
  const window = createSlidingMedian(size);
  for (let i = 0; i < values.length; i++) {
    result[i] = window.count() < minimum ? NaN : window.median();
    if (Number.isFinite(values[i])) window.add(values[i]!);
  }
  return result;
}

/** As {@link trailingMedian}, but each position counts itself among its last `size` finite values. */
export function runningMedian(values: ArrayLike<number>, size: number, minimum = 1): Float64Array {
  const shifted = new Float64Array(values.length + 1);
  shifted.set(values);
  return trailingMedian(shifted, size, minimum).subarray(1);
}

/** Makes the median absolute deviation of normal noise estimate its standard deviation. */
const madToSigma = 1.4826;

/** Noise σ of values from the median absolute deviation of their first differences: 1.4826 × MAD / √2. */
export function sigmaOfDifferences(deviation: number): number {
  return (madToSigma * deviation) / Math.SQRT2;
}

/**
 * Noise σ of a series, in the series' unit: 1.4826 × MAD of first differences / √2. Differences cancel the
 * level, so steps and slow decline do not inflate it. Noise with memory is underestimated, which is why the
 * penalty factor of the change points starts at 20.
 * @param floor smallest σ answered, for signals that stand still @default 0
 */
export function noiseSigma(values: ArrayLike<number>, floor = 0): number {
  if (values.length < 2) return floor;
  const differences = new Float64Array(values.length - 1);
  for (let i = 1; i < values.length; i++) differences[i - 1] = values[i]! - values[i - 1]!;
  const sigma = sigmaOfDifferences(medianAbsoluteDeviation(differences));
  return Math.max(floor, Number.isFinite(sigma) ? sigma : 0);
}

/** Penalty of one more change point: k · 2 · σ² · ln n, in squared units of the series. */
export function changePenalty(penaltyFactor: number, sigma: number, length: number): number {
  return penaltyFactor * 2 * sigma * sigma * Math.log(Math.max(length, 2));
}

/** Correlation from one value to the next beyond which the record is too short to separate noise from drift. */
const maxMemory = 0.8;

/**
 * Noise of sums over many days, per day: σ·√((1+φ)/(1−φ)) with the memory φ of the values. Twice the plain σ at a
 * memory of 0.6. NaN-free values only; 0 for fewer than three.
 */
export function longRunSigma(values: ArrayLike<number>): number {
  const n = values.length;
  if (n < 3) return 0;
  const spread = madToSigma * medianAbsoluteDeviation(values);
  const differences = noiseSigma(values);
  // Differences keep 1 − φ of the variance, so that the two estimates give the memory.
  const memory = spread > 0 ? Math.min(maxMemory, Math.max(0, 1 - (differences / spread) ** 2)) : 0;
  return spread * Math.sqrt((1 + memory) / (1 - memory));
}

/**
 * Clips values further than `limit` from their running median to that distance. A gauge spike or a start-up
 * day would otherwise buy itself a segment; a level that lasts longer than half the window is untouched.
 * @param halfWindow values either side that the running median sees
 * @param limit largest distance kept, in the values' unit
 */
export function clipSpikes(values: Float64Array, halfWindow: number, limit: number): Float64Array {
  const window = new Float64Array(2 * halfWindow + 1);
  return values.map((value, i) => {
    const from = Math.max(0, i - halfWindow);
    const to = Math.min(values.length, i + halfWindow + 1);
    window.set(values.subarray(from, to));
    const seen = window.subarray(0, to - from).sort();
    const center = (seen[(seen.length - 1) >> 1]! + seen[seen.length >> 1]!) / 2;
    return Math.min(center + limit, Math.max(center - limit, value));
  });
}

/** Arithmetic mean; NaN of none. */
export function mean(values: Float64Array): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
