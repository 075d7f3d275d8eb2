import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { InsightKpi } from '../../insight/InsightKpi.tsx';
import {
  deferredBeforeAtom,
  deferredProductionAtom,
  deferredProductionFailure,
} from './deferred-production.atoms.ts';
import { useDeferralFigure } from './use-deferral-figure.ts';

/** The oil deferred in the window. The comparison comes when the rows of the window before have come. */
export function DeferredProductionKpi() {
  const { t } = useTranslation('portal');
  const { window, allHref } = useInsightFrame('deferredProduction');
  const rows = useAtomValue(deferredProductionAtom);
  const before = useAtomValue(deferredBeforeAtom);
  const figure = useDeferralFigure();
  return (
    <InsightKpi
      label={t('deferredProduction.figure')}
      href={allHref}
      view={viewOf(rows)}
      failure={deferredProductionFailure}
      window={window}
      onRetry={() => void rows.refetch()}
      figure={(body) => figure(body, before.data?.data ?? null, window)}
    />
  );
}
