/** What was produced below a potential: max(0, potential − actual). NaN when either is. */
export function shortfall(potential: number, actual: number): number {
  return Math.max(0, potential - actual);
}

/** What was produced above a potential, kept apart so that no gain cancels a loss: max(0, actual − potential). */
export function excess(potential: number, actual: number): number {
  return shortfall(actual, potential);
}

/** Sums of many days that differ by less of themselves are equal. */
const rounding = 1e-9;

/**
 * Production efficiency (%): Σ min(actual, potential) / Σ potential, which is what the summed losses leave of the summed
 * potential; from 0 to 100.
 * @param deferred sum over wells and days of the {@link shortfall}
 * @returns null without a potential, and where corrections or adjustments of other months bring the losses below nothing or above it
 */
export function efficiencyPct(potential: number, deferred: number): number | null {
  if (!(potential > 0)) return null;
  const pct = 100 * ((potential - deferred) / potential);
  return pct < -rounding || pct > 100 + rounding ? null : Math.min(100, Math.max(0, pct));
}
