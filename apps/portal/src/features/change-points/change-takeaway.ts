import type { ChangeDetectionStatistics, ChangePoint } from '@cnx/api';
import { isUnexplained, isUnexplainedDrop, rankChanges } from './change-ranking.ts';

/** What the change points of a window come to, in the one sentence that is true of them. */
export type ChangeTakeaway =
  /** No well is in the selection. */
  | { readonly kind: 'noWells' }
  /** Wells were watched, nothing changed. */
  | { readonly kind: 'steady'; readonly wells: number }
  /** Falls of the oil rate that nothing accounts for; `effect` is their sum in Sm3/d, negative. */
  | {
      readonly kind: 'drops';
      readonly count: number;
      readonly effect: number;
      readonly largest: ChangePoint;
    }
  /** Changes, but no unexplained fall of the oil rate among them. */
  | { readonly kind: 'noDrops'; readonly count: number; readonly unexplained: number }
  /** More changes than rows were fetched: only the counts of the whole window are known. */
  | {
      readonly kind: 'counted';
      readonly count: number;
      readonly unexplained: number;
      readonly netOilEffect: number;
    };

/**
 * Sums a window up. `changes` are the fetched rows; they speak for the window only when they are as many as the
 * statistics count.
 */
export function changeTakeaway(
  statistics: ChangeDetectionStatistics,
  changes: readonly ChangePoint[],
): ChangeTakeaway {
  const { total, wellsMonitored, netOilEffect } = statistics;
  if (total === 0 && wellsMonitored === 0) return { kind: 'noWells' };
  if (total === 0) return { kind: 'steady', wells: wellsMonitored };
  if (changes.length < total) {
    return { kind: 'counted', count: total, unexplained: unexplainedIn(statistics), netOilEffect };
  }
  const drops = rankChanges(changes.filter(isUnexplainedDrop));
  const [largest] = drops;
  if (!largest) return { kind: 'noDrops', count: total, unexplained: changes.filter(isUnexplained).length };
  return {
    kind: 'drops',
    count: drops.length,
    effect: drops.reduce((sum, { delta }) => sum + delta, 0),
    largest,
  };
}

/** Changes of a counted window that neither an event nor a verdict accounts for. */
export function unexplainedIn({ byStatus }: Pick<ChangeDetectionStatistics, 'byStatus'>): number {
  return byStatus.new + byStatus.acknowledged;
}
