import type { SustainableProductionInfo } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import type { KeyFigure } from '../../insight/InsightKpi.tsx';
import { kpiChange } from '../../insight/kpi-change.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { windowDays } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { carbonIntensityCode, dailyCarbonIntensity } from './carbon-by-field.ts';

/** The area's key figure: the window's carbon intensity, against the window before. */
export function useCarbonFigure(): (info: SustainableProductionInfo, window: DayWindow | null) => KeyFigure {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return ({ sustainableProductions, metrics }, window) => {
    const metric = metrics.find(({ code }) => code === carbonIntensityCode);
    const change = kpiChange(metric?.value ?? null, metric?.previous ?? null, 'lower', 0.05);
    return {
      value: quantities.number('carbonIntensity', metric?.value ?? null, { digits: 1 }),
      unit: quantities.unit('carbonIntensity'),
      change,
      changeText: quantities.number('carbonIntensity', change?.delta ?? null, { digits: 1, signed: true }),
      than: window ? t('insight.against', { count: windowDays(window.from, window.to) }) : '',
      trend: dailyCarbonIntensity(sustainableProductions).map(({ value }) => value),
    };
  };
}
