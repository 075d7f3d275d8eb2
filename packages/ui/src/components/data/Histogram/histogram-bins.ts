/** One bin: values from `from` (included) to `to` (excluded, but for the last bin). */
export interface HistogramBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** The bins of some values, and what was left out. */
export interface Histogram {
  readonly bins: readonly HistogramBin[];
  /** Values counted. */
  readonly counted: number;
  /** Values that are no finite number. */
  readonly leftOut: number;
  /** The middle of the sorted values; NaN without any. */
  readonly median: number;
}

const maxBins = 60;

/** Below this the width of a bin would have no power of ten among the numbers of full precision. */
const leastNormal = 1e-290;

/** A width of 1, 2 or 5 times a power of ten that is not below `minWidth`. */
function roundWidth(minWidth: number): number {
  const power = 10 ** Math.floor(Math.log10(minWidth));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= minWidth * (1 - 1e-9)) ?? 10;
  return step * power;
}

/**
 * Counts values into bins of one round width: by the rule of Freedman and Diaconis, or about `bins` of them where
 * that is given; never more than sixty. Values that lie closer together than the bins could be share one.
 */
export function histogram(values: ArrayLike<number | null | undefined>, bins?: number): Histogram {
  const sorted = Float64Array.from(
    Array.from(values).filter((value): value is number => Number.isFinite(value)),
  ).sort();
  const counted = sorted.length;
  const leftOut = values.length - counted;
  if (counted === 0) return { bins: [], counted, leftOut, median: NaN };
  const at = (share: number) => sorted[Math.min(counted - 1, Math.floor(share * counted))]!;
  const median = counted % 2 ? at(0.5) : sorted[counted / 2 - 1]! / 2 + sorted[counted / 2]! / 2;
  const [low, high] = [sorted[0]!, sorted[counted - 1]!];
  // Halves: the spread of the largest doubles is not finite.
  const spread = high / 2 - low / 2;
  const leastSpread = Math.max(
    leastNormal,
    maxBins * Number.EPSILON * Math.max(Math.abs(low), Math.abs(high)),
  );
  if (spread < leastSpread)
    return { bins: [{ from: low, to: high, count: counted }], counted, leftOut, median };
  const usual = (2 * (at(0.75) / 2 - at(0.25) / 2)) / Math.cbrt(counted);
  const least = spread / (maxBins / 2);
  const minWidth = bins !== undefined && bins >= 1 ? (2 * spread) / bins : 2 * (usual || spread / 10);
  const width = roundWidth(Math.max(minWidth, least));
  const first = Math.floor(low / width);
  const count = Math.max(1, Math.min(maxBins + 2, Math.floor(high / width) - first + 1));
  const counts = new Array<number>(count).fill(0);
  for (const value of sorted) counts[Math.min(count - 1, Math.floor(value / width) - first)]!++;
  return {
    bins: counts.map((size, index) => ({
      from: (first + index) * width,
      to: (first + index + 1) * width,
      count: size,
    })),
    counted,
    leftOut,
    median,
  };
}
