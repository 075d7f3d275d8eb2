import type { ReportedMonths } from '@cnx/api';
import type { Formats } from './use-formats.ts';

/** How many months that were reported as a whole count as such, and how many differ from their days. */
export function monthsText(
  { byMonth, different }: Pick<ReportedMonths, 'byMonth' | 'different'>,
  { t, quantities }: Formats,
): string {
  return [
    byMonth === 0
      ? t('reportedMonths.noneByMonth')
      : t('reportedMonths.byMonth', { count: byMonth, months: quantities.count(byMonth) }),
    different === 0
      ? t('reportedMonths.noneDifferent')
      : t('reportedMonths.different', { count: different, months: quantities.count(different) }),
  ].join(' ');
}
