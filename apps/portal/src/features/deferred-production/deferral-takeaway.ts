import type { DeferredProduction } from '@cnx/api';
import { deferralTotals, reasonShares, type DeferralTotals, type ReasonShare } from './deferral-totals.ts';

/** What a window's losses come to, in the one sentence that is true of them. */
export type DeferralTakeaway =
  /** No row at all. */
  | { readonly kind: 'noRows' }
  /** Rows, but no potential is known yet: nothing to compare with. */
  | { readonly kind: 'noPotential' }
  /** Everything was produced that could be. */
  | { readonly kind: 'noLoss'; readonly totals: DeferralTotals }
  | { readonly kind: 'loss'; readonly totals: DeferralTotals; readonly mainReason: ReasonShare | null };

/** Sums a window's rows (of one level) up. */
export function deferralTakeaway(rows: readonly DeferredProduction[]): DeferralTakeaway {
  if (rows.length === 0) return { kind: 'noRows' };
  const totals = deferralTotals(rows);
  if (totals.potential === 0) return { kind: 'noPotential' };
  if (totals.deferred === 0) return { kind: 'noLoss', totals };
  return { kind: 'loss', totals, mainReason: reasonShares(rows)[0] ?? null };
}
