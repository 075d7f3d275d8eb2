/** Bins of a quarter of a decade, from 1e-6 on. */
export const binsPerDecade = 4;
const firstDecade = -6;
const binCount = 18 * binsPerDecade;
/** A gap this wide, in bins, between two bodies of figures is no production: it is two units. */
export const unitGap = 2.5 * binsPerDecade;

/** How many values each bin holds: enough to find a median, and two units in one column. */
export type ValueBins = Uint32Array;

/** Bins without values. */
export function emptyBins(): ValueBins {
  return new Uint32Array(binCount);
}

/** Counts a value above zero; what is too small or too large for a bin is in the first or the last. */
export function countValue(bins: ValueBins, value: number): void {
  const bin = binOf(value);
  bins[bin] = (bins[bin] ?? 0) + 1;
}

function binOf(value: number): number {
  const bin = Math.floor((Math.log10(value) - firstDecade) * binsPerDecade);
  return Math.min(Math.max(bin, 0), binCount - 1);
}

/** The middle of a bin. */
export function valueOf(bin: number): number {
  return 10 ** ((bin + 0.5) / binsPerDecade + firstDecade);
}

/** The bin of the median; undefined for fewer than three figures. */
export function medianBin(bins: ValueBins): number | undefined {
  const total = bins.reduce((sum, count) => sum + count, 0);
  if (total < 3) return undefined;
  let below = 0;
  return bins.findIndex((count) => (below += count) * 2 >= total);
}

/** Two bodies of figures with nothing between them over a range that no well spans. */
export function gapIn(bins: ValueBins): { low: number; high: number } | undefined {
  const total = bins.reduce((sum, count) => sum + count, 0);
  const least = Math.max(3, total / 5);
  let below = 0;
  let last: number | undefined;
  for (const [bin, count] of bins.entries()) {
    if (count === 0) continue;
    const isWide = last !== undefined && bin - last > unitGap;
    if (isWide && last !== undefined && below >= least && total - below >= least)
      return { low: valueOf(last), high: valueOf(bin) };
    below += count;
    last = bin;
  }
  return undefined;
}
