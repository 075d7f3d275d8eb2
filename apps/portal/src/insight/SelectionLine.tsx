import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { changeDetectionStatisticsAtom } from '../state/shared-data.atoms.ts';
import { useFormats } from './use-formats.ts';

/** What the dashboard is of: its days and how many wells, in a line. Empty until the server has told. */
export function SelectionLine() {
  const { t } = useTranslation('portal');
  const { dates, quantities } = useFormats();
  const statistics = useAtomValue(changeDetectionStatisticsAtom).data?.data;
  if (!statistics) return <>{'\u00a0'}</>;
  const { windowFrom, windowTo, wellsMonitored } = statistics;
  return (
    <>
      {t('insight.selection', {
        count: wellsMonitored,
        days: dates.days(windowFrom, windowTo),
        wells: quantities.count(wellsMonitored),
      })}
    </>
  );
}
