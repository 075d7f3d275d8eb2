import type { ListColumn } from '../columns.ts';

/**
 * Columns without what rows, groups of them and all of them come to: of some rows of a list, that is neither the sum nor the
 * share of any whole.
 */
export function withoutTotals<Row>(columns: readonly ListColumn<Row>[]): ListColumn<Row>[] {
  return columns.map(({ total: _, ...column }) => column);
}
