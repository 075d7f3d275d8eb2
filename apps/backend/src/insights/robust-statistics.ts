/** Median of the finite values; NaN when there is none. The input is not changed. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** Linear-interpolated quantile (0..1) of the finite values; NaN when there is none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(Array.from(values).filter(Number.isFinite)).sort();
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
  const queue: number[] = [];
  const sorted: number[] = [];
  for (let i = 0; i < values.length; i++) {
    const half = sorted.length >> 1;
    result[i] =
      sorted.length < minimum
        ? NaN
        : sorted.length % 2 === 1
          ? sorted[half]!
          : (sorted[half - 1]! + sorted[half]!) / 2;
    const value = values[i]!;
    if (!Number.isFinite(value)) continue;
    if (queue.length === size) sorted.splice(lowerBound(sorted, queue.shift()!), 1);
    queue.push(value);
    sorted.splice(lowerBound(sorted, value), 0, value);
  }
  return result;
}

/** As {@link trailingMedian}, but each position counts itself among its last `size` finite values. */
export function runningMedian(values: ArrayLike<number>, size: number, minimum = 1): Float64Array {
  const shifted = new Float64Array(values.length + 1);
  shifted.set(values);
  return trailingMedian(shifted, size, minimum).subarray(1);
}

function lowerBound(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
