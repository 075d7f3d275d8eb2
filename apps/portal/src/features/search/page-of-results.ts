import type { ResultKind } from './search-address.ts';

/** Results of a page. */
export const pageSize = 20;

/** What of a list of two parts stands on a page: places of the first part, and which of the second part to ask for. */
export interface PartsOfPage {
  /** Places in the first part: the first one and the one behind the last. */
  readonly own: readonly [from: number, to: number];
  /** Which of the second part: how many, after how many. None: a call for their number alone. */
  readonly others: { readonly limit: number; readonly offset: number };
}

/**
 * Where a page lies in a list that begins with the portal's own results and goes on with the server's.
 * @param ownCount how many own results there are
 * @param page from 1
 */
export function partsOfPage(ownCount: number, page: number): PartsOfPage {
  const begin = (page - 1) * pageSize;
  const from = Math.min(begin, ownCount);
  const to = Math.min(begin + pageSize, ownCount);
  return {
    own: [from, to],
    others: { limit: pageSize - (to - from), offset: Math.max(0, begin - ownCount) },
  };
}

/** The last page of so many results; 1 for none. */
export const lastPage = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** How many results of a kind there are, or of all kinds. */
export function countOf(
  counts: readonly { readonly kind: ResultKind; readonly count: number }[],
  kind: ResultKind | null,
): number {
  return counts.reduce((sum, one) => sum + (kind === null || one.kind === kind ? one.count : 0), 0);
}
