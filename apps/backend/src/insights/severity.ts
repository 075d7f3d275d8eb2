import {
  severityFieldShareHigh,
  severityFieldShareMedium,
  maxSeverityPersistenceDays,
  severityTopShare,
} from './limits.ts';
import type { Severity, SeverityFactors } from '../vocabulary.ts';
import { quantile } from './robust-statistics.ts';

/** score = loss × confidence × min(persistence, 5 days), in Sm3. */
export function severityScore({ loss, confidence, persistenceDays }: SeverityFactors): number {
  return loss * confidence * Math.min(persistenceDays, maxSeverityPersistenceDays);
}

/**
 * Severity of each of a set: high when the loss exceeds 5 % of the field's rate or the score is in the top
 * tenth; medium when it exceeds 1 % of the field or the median score; low otherwise. No loss is always low.
 * @param fieldRates oil rate of each one's field (Sm3/d), same order
 */
export function severities(factors: readonly SeverityFactors[], fieldRates: readonly number[]): Severity[] {
  const scores = factors.map(severityScore);
  const losing = scores.filter((score) => score > 0);
  const high = quantile(losing, 1 - severityTopShare);
  const medium = quantile(losing, 0.5);
  return factors.map(({ loss }, i) => {
    const score = scores[i]!;
    const fieldRate = fieldRates[i]!;
    if (score <= 0) return 'low';
    if (loss > severityFieldShareHigh * fieldRate || score >= high) return 'high';
    return loss > severityFieldShareMedium * fieldRate || score >= medium ? 'medium' : 'low';
  });
}
