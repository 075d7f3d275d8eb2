import type { ReportedMonths } from '@cnx/api';
import type { Formats } from './use-formats.ts';

/** How many months that were reported as a whole count as such, and how many of the others differ from their days. */
export function monthsText(
  { wellMonths, byMonth, different }: Pick<ReportedMonths, 'wellMonths' | 'byMonth' | 'different'>,
  { t, quantities }: Formats,
): string {
  const others = wellMonths - byMonth;
  return [
    byMonth === 0
      ? t('reportedMonths.noneByMonth')
      : t('reportedMonths.byMonth', { count: byMonth, months: quantities.count(byMonth) }),
    others > 0 &&
      (different === 0
        ? t('reportedMonths.noneDifferent')
        : t('reportedMonths.different', { count: different, months: quantities.count(different) })),
  ]
    .filter(Boolean)
    .join(' ');
}
