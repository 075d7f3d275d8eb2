import type { BookReason } from '../vocabulary.ts';

/** What is known of a well whose losses were computed again. */
export interface Recomputed {
  /** What was said to have changed since they were computed before; null where nothing was. */
  readonly changedBy: 'import' | 'recode' | null;
  /** The versions of the rules that they were computed by before; null for the first time. */
  readonly rulesBefore: string | null;
  readonly rulesNow: string;
}

/**
 * Why computed figures of a closed month are others than the books have: new rows or a recode that were stored since the
 * last computation; else other rules; else what people said of an exception, in the log or in the schedule, on which
 * potential and causes rest.
 */
export function adjustmentReason({
  changedBy,
  rulesBefore,
  rulesNow,
}: Recomputed): Exclude<BookReason, 'close'> {
  if (changedBy !== null) return changedBy;
  return rulesBefore !== null && rulesBefore !== rulesNow ? 'rule' : 'decision';
}
