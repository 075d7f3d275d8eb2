import type { BarChartLabels, TrendChartLabels } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownValue } from '../quantities.ts';
import { useFormats } from './use-formats.ts';

/** The words of the charts in the language in force; the same object until it changes. */
export function useChartWords(): { trend: TrendChartLabels; bars: (category: string) => BarChartLabels } {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return useMemo(() => {
    const frame = {
      showTable: t('charts.showTable'),
      showChart: t('charts.showChart'),
      previousPage: t('charts.previousPage'),
      nextPage: t('charts.nextPage'),
      rows: (from: number, to: number, total: number) =>
        t('charts.rows', {
          from: quantities.count(from),
          to: quantities.count(to),
          total: quantities.count(total),
        }),
      series: t('charts.series'),
      noValue: unknownValue,
      empty: t('charts.empty'),
    };
    return {
      trend: {
        ...frame,
        time: t('charts.time'),
        cursor: t('charts.cursor'),
        keys: t('charts.keys'),
        resetZoom: t('charts.resetZoom'),
        unusable: (values, rows) => t('charts.unusable', { values, rows }),
        events: t('charts.events'),
        eventCount: (count) => t('charts.eventCount', { count }),
      },
      bars: (category) => ({ ...frame, category, marks: t('charts.bars') }),
    };
  }, [t, quantities]);
}
