import type { DataMeta, ProductionOptimization } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import type { KeyFigure } from '../../insight/InsightKpi.tsx';
import { kpiChange } from '../../insight/kpi-change.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { windowDays } from '../../quantities.ts';

/** The area's key figure: the oil that the open opportunities promise, and what it was a window ago. */
export function useGainFigure(): (info: ProductionOptimization, meta: DataMeta) => KeyFigure {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return ({ potentialOilGain, previousWindow, trend }, { range }) => {
    const known = range !== null && range.from <= previousWindow.windowTo;
    // More promised oil is neither good nor bad: it is found, or left undone.
    const change = kpiChange(potentialOilGain, known ? previousWindow.potentialOilGain : null, null, 0.05);
    return {
      value: quantities.number('liquidRate', potentialOilGain),
      unit: quantities.unit('liquidRate'),
      change,
      changeText: quantities.number('liquidRate', change?.delta ?? null, { signed: true }),
      than: t('insight.against', { count: windowDays(previousWindow.windowFrom, previousWindow.windowTo) }),
      trend: trend.map(({ value }) => quantities.convert('liquidRate', value)),
    };
  };
}
