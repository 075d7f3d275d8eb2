import type { BarChartLabels, TrendChartLabels } from '@cnx/ui';
import type { TFunction } from 'i18next';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts';
import {
  dateFormat,
  quantityFormat,
  unknownValue,
  type DateFormat,
  type QuantityFormat,
} from '../quantities.ts';
import { unitSystemAtom } from '../state/preferences.atoms.ts';

/** How the user reads texts, quantities and days. */
export interface Formats {
  readonly language: Language;
  /** The texts of the portal. */
  readonly t: TFunction<'portal'>;
  readonly quantities: QuantityFormat;
  readonly dates: DateFormat;
}

/** The formats of the language and the current units; the same object until one of them changes. */
export function useFormats(): Formats {
  const { t, i18n } = useTranslation('portal');
  const system = useAtomValue(unitSystemAtom);
  const language = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  return useMemo(
    () => ({ language, t, quantities: quantityFormat(language, system), dates: dateFormat(language) }),
    [language, t, system],
  );
}

/** The labels of charts; the same object until the formats change. */
export function useChartLabels(): { trend: TrendChartLabels; bars: (category: string) => BarChartLabels } {
  const { t, quantities } = useFormats();
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
