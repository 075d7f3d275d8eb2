import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { InsightKpi } from '../../insight/InsightKpi.tsx';
import { changeDetectionStatisticsAtom } from '../../state/shared-data.atoms.ts';
import { changeDetectionFailure } from './change-points.atoms.ts';
import { useChangeFigure } from './use-change-figure.ts';

/** How many changes of the window nothing accounts for yet. */
export function ChangePointsKpi() {
  const { t } = useTranslation('portal');
  const { window, allHref } = useInsightFrame('changePoints');
  const statistics = useAtomValue(changeDetectionStatisticsAtom);
  const figure = useChangeFigure();
  return (
    <InsightKpi
      label={t('changePoints.figure')}
      href={allHref}
      view={viewOf(statistics)}
      failure={changeDetectionFailure}
      window={window}
      onRetry={() => void statistics.refetch()}
      figure={figure}
    />
  );
}
