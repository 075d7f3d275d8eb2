/** The last few of a stream of numbers, with their median and spread at any time. */
export interface SlidingMedian {
  add(value: number): void;
  /** How many values it remembers now. */
  count(): number;
  /** NaN while it is empty. */
  median(): number;
  /** Median absolute deviation from the median; NaN while it is empty. */
  deviation(): number;
}

/** @param size how many values are remembered */
export function createSlidingMedian(size: number): SlidingMedian {
  const queue: number[] = [];
  const sorted: number[] = [];
  const median = (): number => {
    const half = sorted.length >> 1;
    if (sorted.length === 0) return NaN;
    return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
  };
  return {
    add(value) {
      if (queue.length === size) sorted.splice(lowerBound(sorted, queue.shift()!), 1);
      queue.push(value);
      sorted.splice(lowerBound(sorted, value), 0, value);
    },
    count: () => sorted.length,
    median,
    deviation() {
      const center = median();
      // The deviations grow outwards on both sides: merge them up to the middle one.
      let below = lowerBound(sorted, center) - 1;
      let above = below + 1;
      const next = (): number => {
        const low = below < 0 ? Infinity : center - sorted[below]!;
        const high = above >= sorted.length ? Infinity : sorted[above]! - center;
        return low <= high ? (below--, low) : (above++, high);
      };
      let lower = NaN;
      let upper = NaN;
      for (let rank = 0; rank <= sorted.length >> 1 && rank < sorted.length; rank++)
        [lower, upper] = [upper, next()];
      return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
    },
  };
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
