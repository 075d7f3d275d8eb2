/** What `pelt` needs beside the values. */
export interface PeltOptions {
  /** Cost of one change, squared units of the values, > 0. */
  penalty: number;
  /** Shortest segment (values), ≥ 1. */
  minSegment: number;
}

/** Squared error of each stretch from its own mean, in constant time after one pass. */
export class SegmentCost {
  readonly #sum: Float64Array;
  readonly #squares: Float64Array;

  constructor(values: ArrayLike<number>) {
    const n = values.length;
    this.#sum = new Float64Array(n + 1);
    this.#squares = new Float64Array(n + 1);
    // Centring keeps the difference of squares accurate for values far from 0.
    let centre = 0;
    for (let i = 0; i < n; i++) centre += values[i]! / n;
    for (let i = 0; i < n; i++) {
      const value = values[i]! - centre;
      this.#sum[i + 1] = this.#sum[i]! + value;
      this.#squares[i + 1] = this.#squares[i]! + value * value;
    }
  }

  /** Σ (value − mean)² of values[from, to). */
  of(from: number, to: number): number {
    const sum = this.#sum[to]! - this.#sum[from]!;
    const cost = this.#squares[to]! - this.#squares[from]! - (sum * sum) / (to - from);
    return cost > 0 ? cost : 0;
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
  const segment = new SegmentCost(values);
  const best = new Float64Array(n + 1).fill(Infinity);
  const previous = new Int32Array(n + 1);
  best[0] = -penalty;

  const starts = new Int32Array(n + 1);
  const expiry = new Int32Array(n + 1).fill(n + 1);
  const reached = new Float64Array(n + 1);
  let count = 0;
  for (let end = minSegment; end <= n; end++) {
    const newest = end - minSegment;
    if (best[newest]! < Infinity) starts[count++] = newest;
    let kept = 0;
    for (let c = 0; c < count; c++) {
      const start = starts[c]!;
      if (expiry[start]! <= end) continue;
      starts[kept++] = start;
      const total = best[start]! + segment.of(start, end);
      reached[start] = total;
      if (total + penalty < best[end]!) {
        best[end] = total + penalty;
        previous[end] = start;
      }
    }
    count = kept;
    for (let c = 0; c < count; c++) {
      const start = starts[c]!;
      if (reached[start]! >= best[end]! && expiry[start]! > n) expiry[start] = end + minSegment;
    }
  }

  const changes: number[] = [];
  for (let at = previous[n]!; at > 0; at = previous[at]!) changes.push(at);
  return changes.reverse();
}
