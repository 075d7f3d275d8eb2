import type { Range } from './decline-files.ts';

/**
 * The range of a sum of figures with ranges of their own: how far each lies below its P50, or above, is taken as correlated with the others, so that the sum is
 * surer than if all came out low at once, and less sure than if each were for itself.
 * @param correlation 0 to 1; 1 adds the ends up
 * @returns null of none
 */
export function rangeOfSum(ranges: readonly Range[], correlation: number): Range | null {
  if (ranges.length === 0) return null;
  const sum = (of: (range: Range) => number) => ranges.reduce((all, range) => all + of(range), 0);
  const spread = (of: (range: Range) => number) =>
    Math.sqrt((1 - correlation) * sum((range) => of(range) ** 2) + correlation * sum(of) ** 2);
  const mid = sum((range) => range.mid);
  return {
    low: Math.max(0, mid - spread((range) => range.mid - range.low)),
    mid,
    high: mid + spread((range) => range.high - range.mid),
  };
}
