import type { ChangeDetectionStatistics, DataMeta } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import type { KeyFigure } from '../../insight/InsightKpi.tsx';
import { kpiChange } from '../../insight/kpi-change.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { windowDays } from '../../quantities.ts';
import { unexplainedIn } from './change-takeaway.ts';

/** The area's key figure: unexplained changes, and how many there were in the window before. */
export function useChangeFigure(): (statistics: ChangeDetectionStatistics, meta: DataMeta) => KeyFigure {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return (statistics, { range }) => {
    const { previousWindow, trend } = statistics;
    // A window before all data holds no changes because it holds nothing.
    const known = range !== null && range.from <= previousWindow.windowTo;
    const change = kpiChange(
      unexplainedIn(statistics),
      known ? unexplainedIn(previousWindow) : null,
      'lower',
    );
    return {
      value: quantities.count(unexplainedIn(statistics)),
      change,
      changeText: quantities.count(change?.delta ?? null, { signed: true }),
      than: t('insight.against', { count: windowDays(previousWindow.windowFrom, previousWindow.windowTo) }),
      trend: trend.map(({ value }) => value),
    };
  };
}
