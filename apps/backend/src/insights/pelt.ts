/** What `pelt` needs beside the values. */
export interface PeltOptions {
  /** Cost of one change, squared units of the values, > 0. */
  penalty: number;
  /** Shortest segment (values), ≥ 1. */
  minSegment: number;
}

/** Sums from the start, of values less their mean: the difference of squares stays accurate far from 0. */
interface RunningSums {
  sum: Float64Array;
  squares: Float64Array;
}

function runningSums(values: ArrayLike<number>): RunningSums {
  const n = values.length;
  const sum = new Float64Array(n + 1);
  const squares = new Float64Array(n + 1);
  let center = 0;
  for (let i = 0; i < n; i++) center += values[i]! / n;
  for (let i = 0; i < n; i++) {
    const value = values[i]! - center;
    sum[i + 1] = sum[i]! + value;
    squares[i + 1] = squares[i]! + value * value;
  }
  return { sum, squares };
}

/** Squared error of each stretch from its own mean, in constant time after one pass. */
export class SegmentCost {
  readonly #sums: RunningSums;

  constructor(values: ArrayLike<number>) {
    this.#sums = runningSums(values);
  }

  /** Σ (value − mean)² of values[from, to). */
  of(from: number, to: number): number {
    const { sum, squares } = this.#sums;
    const total = sum[to]! - sum[from]!;
    return Math.max(0, squares[to]! - squares[from]! - (total * total) / (to - from));
  }
}

/**
 * Change points of a mean-shift model by PELT (Killick, Fearnhead, Eckley 2012): the segmentation with the
 * smallest Σ squared error + penalty × changes, exact over every position (no grid).
 *
 * With a shortest segment the usual pruning would lose optima: a start that is beaten at `t` is still the
 * only legal one until `t + minSegment`, so it leaves the candidates only then.
 * @param values finite numbers
 * @returns index of the first value of every segment but the first, ascending; none when too short
 */
export function pelt(values: ArrayLike<number>, { penalty, minSegment }: PeltOptions): number[] {
  const n = values.length;
  if (n < 2 * minSegment) return [];
  const previous = optimalStarts(runningSums(values), penalty, minSegment);
  const changes: number[] = [];
  for (let at = previous[n]!; at > 0; at = previous[at]!) changes.push(at);
  return changes.reverse();
}

/**
 * Change points on means of `width` values, for a first pass at a tenth of the time: good to `width` values, and
 * blind to segments of less than three means.
 */
export function coarsePelt(values: Float64Array, penalty: number, width: number): number[] {
  const means = Float64Array.from({ length: Math.floor(values.length / width) }, (_, i) => {
    let sum = 0;
    for (let j = i * width; j < (i + 1) * width; j++) sum += values[j]!;
    return sum / width;
  });
  // A shift explains as much per value as before, of `width` times fewer values.
  return pelt(means, { penalty: penalty / width, minSegment: 3 }).map((at) => at * width);
}

/** For every end, the start of the last segment of the best segmentation up to it. */
function optimalStarts({ sum, squares }: RunningSums, penalty: number, minSegment: number): Int32Array {
  const n = sum.length - 1;
  const best = new Float64Array(n + 1).fill(Infinity);
  const previous = new Int32Array(n + 1);
  best[0] = -penalty;
  // This loop takes most of the time of all insights: plain arrays, and a multiplication for a division.
  const inverse = Float64Array.from({ length: n + 1 }, (_, length) => 1 / length);
  const starts = new Int32Array(n + 1);
  const reached = new Float64Array(n + 1);
  const expiry = new Int32Array(n + 1).fill(n + 1);
  let count = 0;
  for (let end = minSegment; end <= n; end++) {
    if (best[end - minSegment]! < Infinity) starts[count++] = end - minSegment;
    const sumEnd = sum[end]!;
    const squaresEnd = squares[end]!;
    let least = Infinity;
    let chosen = 0;
    let kept = 0;
    for (let c = 0; c < count; c++) {
      const start = starts[c]!;
      if (expiry[start]! <= end) continue;
      starts[kept] = start;
      const total = sumEnd - sum[start]!;
      const error = squaresEnd - squares[start]! - total * total * inverse[end - start]!;
      const cost = best[start]! + (error > 0 ? error : 0);
      reached[kept++] = cost;
      if (cost < least) {
        least = cost;
        chosen = start;
      }
    }
    count = kept;
    best[end] = least + penalty;
    previous[end] = chosen;
    for (let c = 0; c < count; c++) {
      const start = starts[c]!;
      if (reached[c]! >= least + penalty && expiry[start]! > n) expiry[start] = end + minSegment;
    }
  }
  return previous;
}
