import { useAtomValue, useSetAtom } from 'jotai';
import { useInsightFrame } from '../../insight/insight-frame.ts';
import { bothViews, viewOf } from '../../insight/insight-view.ts';
import { changeDetectionStatisticsAtom } from '../../state/shared-data.atoms.ts';
import {
  changedWellAtom,
  changePointsAtom,
  chosenChangeIdAtom,
  shownChangeAtom,
} from './change-points.atoms.ts';
import { ChangePointsCard } from './ChangePointsCard.tsx';

/** The card of change points. */
export function ChangePoints() {
  const frame = useInsightFrame('changePoints');
  const statistics = useAtomValue(changeDetectionStatisticsAtom);
  const changes = useAtomValue(changePointsAtom);
  const series = useAtomValue(changedWellAtom);
  const shown = useAtomValue(shownChangeAtom);
  const choose = useSetAtom(chosenChangeIdAtom);
  return (
    <ChangePointsCard
      view={bothViews(viewOf(statistics), viewOf(changes))}
      frame={frame}
      onRetry={() => {
        if (statistics.error) void statistics.refetch();
        if (changes.error) void changes.refetch();
      }}
      shown={shown}
      onShow={({ id }) => choose(id)}
      series={viewOf(series)}
      onRetrySeries={() => void series.refetch()}
    />
  );
}
