import { Text } from '@cnx/ui';
import { checkName } from '../../insight/advice-checks.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { isAgainstRails, isDoneUnaccepted, type AdviceRow } from './advice-row.ts';

/** Of advice that ended without a decision here, how it did: made all the same, made against its guard rails, or withdrawn and why. */
export function AdviceEnd({ advice }: { advice: AdviceRow }) {
  const text = endText(advice, useFormats());
  return text === null ? null : <Text size="small">{text}</Text>;
}

/** The sentence of {@link AdviceEnd}; null where there is none. */
export function endText(advice: AdviceRow, formats: Pick<Formats, 't' | 'dates'>): string | null {
  const { t, dates } = formats;
  if ('againstRails' in advice && isAgainstRails(advice)) return t('optimization.end.againstRails');
  if (isDoneUnaccepted(advice)) return t('optimization.panel.unaccepted');
  const { status, withdrawnFor, expiresAt } = advice;
  if (status !== 'expired' || withdrawnFor == null || expiresAt === null) return null;
  const isOfCheck =
    withdrawnFor !== 'nothingToGain' && withdrawnFor !== 'notComputed' && withdrawnFor !== 'otherStep';
  return t('optimization.end.withdrawn', {
    time: dates.clock(expiresAt),
    reason: isOfCheck
      ? t('optimization.end.check', { check: checkName(withdrawnFor, formats) })
      : t(`optimization.end.${withdrawnFor}`),
  });
}
