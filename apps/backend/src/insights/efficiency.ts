/** What was produced below a potential: max(0, potential − actual). NaN when either is. */
export function shortfall(potential: number, actual: number): number {
  return Math.max(0, potential - actual);
}

/** What was produced above a potential, kept apart so that no gain cancels a loss: max(0, actual − potential). */
export function excess(potential: number, actual: number): number {
  return shortfall(actual, potential);
}

/**
 * Production efficiency (%): Σ min(actual, potential) / Σ potential, which is what the summed losses leave of the summed
 * potential; from 0 to 100.
 * @param deferred sum over wells and days of the {@link shortfall}
 * @returns null without a potential
 */
export function efficiencyPct(potential: number, deferred: number): number | null {
  return potential > 0 ? Math.max(0, 100 * ((potential - deferred) / potential)) : null;
}
