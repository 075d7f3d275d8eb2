import type { OptimizationOpportunity, ProductionOptimization } from '@cnx/api';

/** What the optimization opportunities come to, in the one sentence that is true of them. */
export type OpportunityTakeaway =
  /** Nothing looks for opportunities at these wells. */
  | { readonly kind: 'notComputed' }
  /** Nothing was ever found in the window, and nothing is open. */
  | { readonly kind: 'none' }
  /** Nothing is open, but the window's findings were dealt with. */
  | { readonly kind: 'allDecided'; readonly found: number }
  /** Open opportunities; `gain` is the expected oil of all of them in Sm3/d, `best` the largest known one. */
  | {
      readonly kind: 'open';
      readonly count: number;
      readonly wells: number;
      readonly gain: number;
      readonly best: OptimizationOpportunity | null;
    };

/** Sums the opportunities up. */
export function opportunityTakeaway(info: ProductionOptimization): OpportunityTakeaway {
  if (!info.computed) return { kind: 'notComputed' };
  const { openOpportunities: count, wellsWithOpportunity: wells, potentialOilGain: gain, funnel } = info;
  if (count === 0) return funnel.found > 0 ? { kind: 'allDecided', found: funnel.found } : { kind: 'none' };
  return { kind: 'open', count, wells, gain, best: rankOpportunities(info.top)[0] ?? null };
}

/** The best first: by expected oil, then by the energy that they save. */
export function rankOpportunities(top: readonly OptimizationOpportunity[]): OptimizationOpportunity[] {
  return [...top].sort((a, b) => b.expectedOil - a.expectedOil || a.expectedPower - b.expectedPower);
}
