/** What a step needs in order to be placed. */
export interface WaterfallValue {
  /** A change to what was before, or where it stands in all. */
  readonly kind: 'change' | 'total';
  /** Absent and not finite values have no bar. For a total, absent means the sum so far. */
  readonly value?: number | null | undefined;
}

/** Where a step begins and ends; NaN where it has no value. */
export interface WaterfallSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Places steps one on another: changes from where the last one ended, totals from zero. A total with a value of
 * its own sets the level anew; an unknown change leaves the level as it was and has no bar.
 */
export function waterfallSpans(steps: readonly WaterfallValue[]): WaterfallSpan[] {
  let level = 0;
  return steps.map(({ kind, value }) => {
    const known = Number.isFinite(value);
    if (kind === 'total') {
      if (value != null && !known) return { from: NaN, to: NaN };
      if (known) level = value!;
      return { from: 0, to: level };
    }
    if (!known) return { from: NaN, to: NaN };
    const from = level;
    level += value!;
    return { from, to: level };
  });
}

/** A smaller share of the largest level than this one cannot be read as the height of a bar. */
const leastShare = 1 / 6;
/** How far the axis goes on below the lowest level, as a share of what the levels span. */
const room = 0.6;

/**
 * Where the axis begins: at zero, or, where the steps are small beside levels that are all above zero, so far below the lowest level that they
 * can be read. Totals are then cut off.
 */
export function waterfallBase(spans: readonly WaterfallSpan[]): number {
  // What stands before a total is where it begins, not a level.
  const levels = spans.map(({ to }) => to).filter(Number.isFinite);
  const [low, high] = [Math.min(...levels), Math.max(...levels)];
  const span = high - low;
  return levels.length > 1 && span > 0 && span < leastShare * high ? low - room * span : 0;
}
