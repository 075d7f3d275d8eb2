/** One cause, with its share of the whole. */
export interface ParetoCause {
  /** Place in what was given. */
  readonly index: number;
  readonly value: number;
  /** Share of the whole that this cause and all larger ones make, 0 to 1. */
  readonly cumulative: number;
}

/**
 * Causes from the largest down, each with the share that it and all before it make. Values that are absent, not
 * finite or not above zero are no part of a whole and are left out.
 */
export function paretoOrder(values: readonly (number | null | undefined)[]): ParetoCause[] {
  const causes = values
    .map((value, index) => ({ index, value: value ?? NaN }))
    .filter(({ value }) => Number.isFinite(value) && value > 0)
    .sort((a, b) => b.value - a.value || a.index - b.index);
  const largest = causes[0]?.value ?? 1;
  // Shares of the largest first: sums of enormous values would not be finite.
  const total = causes.reduce((sum, { value }) => sum + value / largest, 0);
  let sum = 0;
  return causes.map(({ index, value }) => {
    sum += value / largest;
    return { index, value, cumulative: Math.min(1, sum / total) };
  });
}
