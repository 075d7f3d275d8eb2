import {
  maxSeverityPersistenceDays,
  minRankedScores,
  severityFieldShareHigh,
  severityFieldShareMedium,
  severityTopShare,
  severityWellShareHigh,
  severityWellShareMedium,
} from './limits.ts';
import type { Severity, SeverityFactors } from '../vocabulary.ts';
import { quantile } from './robust-statistics.ts';

/** What a field's wells could give together. */
export interface FieldSize {
  /** Sm3/d of oil equivalent. */
  rate: number;
  /** Wells that give it. */
  wells: number;
}

/** score = loss × confidence × min(persistence, 5 days), in Sm3. */
export function severityScore({ loss, confidence, persistenceDays }: SeverityFactors): number {
  return loss * confidence * Math.min(persistenceDays, maxSeverityPersistenceDays);
}

/**
 * Severity of each of a set. High: the loss exceeds 5 % of the field and half of its average well, or the score is in the
 * top tenth of at least ten and the loss medium. Medium: the loss exceeds 1 % of the field and a tenth of its
 * average well, or the score the median. Low otherwise, and always without a loss.
 * @param fields the field of each, same order
 */
export function severities(factors: readonly SeverityFactors[], fields: readonly FieldSize[]): Severity[] {
  const scores = factors.map(severityScore);
  const losing = scores.filter((score) => score > 0);
  const top = losing.length < minRankedScores ? Infinity : quantile(losing, 1 - severityTopShare);
  const middle = quantile(losing, 0.5);
  return factors.map(({ loss }, i) => {
    const score = scores[i]!;
    const { rate, wells } = fields[i]!;
    const exceeds = (ofField: number, ofWell: number): boolean =>
      loss > Math.max(ofField, ofWell / wells) * rate;
    const isMedium = exceeds(severityFieldShareMedium, severityWellShareMedium);
    if (score <= 0) return 'low';
    if (exceeds(severityFieldShareHigh, severityWellShareHigh) || (score >= top && isMedium)) return 'high';
    return isMedium || score >= middle ? 'medium' : 'low';
  });
}
