import type { DeferredProduction } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import type { KeyFigure } from '../../insight/InsightKpi.tsx';
import { kpiChange } from '../../insight/kpi-change.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { windowDays } from '../../quantities.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import { dailyDeferral, deferralTotals } from './deferral-totals.ts';

/** The area's key figure: the oil deferred in a window, and in the one before where its rows are there. */
export function useDeferralFigure(): (
  rows: readonly DeferredProduction[],
  before: readonly DeferredProduction[] | null,
  window: DayWindow | null,
) => KeyFigure {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return (rows, before, window) => {
    const { deferred } = deferralTotals(rows);
    const previous = before && before.length > 0 ? deferralTotals(before).deferred : null;
    const change = kpiChange(deferred, previous, 'lower', 0.5);
    return {
      value: quantities.number('liquidVolume', deferred),
      unit: quantities.unit('liquidVolume'),
      change,
      changeText: quantities.number('liquidVolume', change?.delta ?? null, { signed: true }),
      than: window ? t('insight.against', { count: windowDays(window.from, window.to) }) : '',
      trend: dailyDeferral(rows).map((day) => quantities.convert('liquidVolume', day.deferred)),
    };
  };
}
