import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { InsightKpi } from '../../insight/InsightKpi.tsx';
import { sustainableProductionAtom, sustainableProductionFailure } from './sustainable-production.atoms.ts';
import { useCarbonFigure } from './use-carbon-figure.ts';

/** The window's carbon intensity. */
export function SustainableProductionKpi() {
  const { t } = useTranslation('portal');
  const { window, allHref } = useInsightFrame('sustainableProduction');
  const info = useAtomValue(sustainableProductionAtom);
  const figure = useCarbonFigure();
  return (
    <InsightKpi
      label={t('sustainableProduction.figure')}
      href={allHref}
      view={viewOf(info)}
      failure={sustainableProductionFailure}
      window={window}
      onRetry={() => void info.refetch()}
      figure={(body) => figure(body, window)}
    />
  );
}
