import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { InsightKpi } from '../../insight/InsightKpi.tsx';
import {
  productionOptimizationFailure,
  productionOptimizationInfoAtom,
} from './production-optimization.atoms.ts';
import { useGainFigure } from './use-gain-figure.ts';

/** The oil that the open opportunities promise. */
export function ProductionOptimizationKpi() {
  const { t } = useTranslation('portal');
  const { window, allHref } = useInsightFrame('productionOptimization');
  const info = useAtomValue(productionOptimizationInfoAtom);
  const figure = useGainFigure();
  return (
    <InsightKpi
      label={t('productionOptimization.figure')}
      href={allHref}
      view={viewOf(info)}
      failure={productionOptimizationFailure}
      window={window}
      onRetry={() => void info.refetch()}
      figure={figure}
    />
  );
}
