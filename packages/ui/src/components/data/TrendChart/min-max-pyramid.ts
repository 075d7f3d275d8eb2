/** The smallest and largest value of a stretch of a series. */
export interface Extent {
  min: number;
  max: number;
}

interface Level {
  readonly min: Float64Array;
  readonly max: Float64Array;
}

/** A series with the extents of its blocks, so that the extent of any stretch is read in O(log n). */
export interface MinMaxPyramid {
  readonly values: Float64Array;
  /** Level k holds the extent of each block of blockSize^(k+1) values; NaN where a block has no value. */
  readonly levels: readonly Level[];
}

/** Values in a block. Sixteen keeps the levels at a fifteenth of the values and a query short. */
const blockSize = 16;

function reduce(min: Float64Array, max: Float64Array): Level {
  const blocks = Math.ceil(min.length / blockSize);
  const level: Level = { min: new Float64Array(blocks), max: new Float64Array(blocks) };
  for (let block = 0; block < blocks; block++) {
    let low = Infinity;
    let high = -Infinity;
    const end = Math.min((block + 1) * blockSize, min.length);
    for (let i = block * blockSize; i < end; i++) {
      if (min[i]! < low) low = min[i]!;
      if (max[i]! > high) high = max[i]!;
    }
    level.min[block] = low === Infinity ? NaN : low;
    level.max[block] = high === -Infinity ? NaN : high;
  }
  return level;
}

/** Builds the pyramid in one pass per level. NaN means "no value"; infinite values must not be passed. */
export function buildPyramid(values: Float64Array): MinMaxPyramid {
  const levels: Level[] = [];
  let below: Level = { min: values, max: values };
  while (below.min.length > blockSize) {
    below = reduce(below.min, below.max);
    levels.push(below);
  }
  return { values, levels };
}

/**
 * Reads the extent of `values[from..to)` into `into`.
 * @returns false, and leaves `into` at (Infinity, -Infinity), when the stretch holds no value.
 */
export function extentOf(pyramid: MinMaxPyramid, from: number, to: number, into: Extent): boolean {
  let low = Infinity;
  let high = -Infinity;
  let min = pyramid.values;
  let max = pyramid.values;
  let left = Math.max(0, from);
  let right = Math.min(pyramid.values.length, to);
  // From the values upward: the ragged ends are read on each level, whole blocks are left to the next.
  for (let level = 0; left < right; level++) {
    const above = pyramid.levels[level];
    const leftEnd = above ? Math.min(right, Math.ceil(left / blockSize) * blockSize) : right;
    const rightStart = above ? Math.max(leftEnd, Math.floor(right / blockSize) * blockSize) : right;
    for (let i = left; i < leftEnd; i++) {
      if (min[i]! < low) low = min[i]!;
      if (max[i]! > high) high = max[i]!;
    }
    for (let i = rightStart; i < right; i++) {
      if (min[i]! < low) low = min[i]!;
      if (max[i]! > high) high = max[i]!;
    }
    if (!above) break;
    left = leftEnd / blockSize;
    right = rightStart / blockSize;
    min = above.min;
    max = above.max;
  }
  into.min = low;
  into.max = high;
  return low <= high;
}
