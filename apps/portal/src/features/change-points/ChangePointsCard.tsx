import type { ChangeDetectionStatistics, ChangePoint, DailyProduction } from '@cnx/api';
import { Skeleton, Text } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { InsightCard } from '../../insight/InsightCard.tsx';
import type { InsightFrame } from '../../insight/insight-frame.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { TopRows } from '../../insight/TopRows.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { changeDetectionFailure } from './change-points.atoms.ts';
import { rankChanges } from './change-ranking.ts';
import { ChangeChart, changeChartHeight } from './ChangeChart.tsx';
import { useChangeColumns } from './use-change-columns.tsx';
import { useChangeTakeaway } from './use-change-takeaway.ts';

/** Rows that the card shows. */
const topRows = 5;

/** Props of {@link ChangePointsCard}. */
export interface ChangePointsCardProps {
  /** The window's statistics and its change points. */
  view: InsightView<readonly [ChangeDetectionStatistics, readonly ChangePoint[]]>;
  frame: InsightFrame;
  onRetry: () => void;
  /** The change whose chart is shown; null while there is none. */
  shown: ChangePoint | null;
  onShow: (change: ChangePoint) => void;
  /** The series of that change's well. */
  series: InsightView<DailyProduction>;
  onRetrySeries: () => void;
}

/**
 * Change Points: how many drops nothing explains, the largest of them drawn, what all of them come to, and the rows that
 * ask most for attention.
 */
export function ChangePointsCard(props: ChangePointsCardProps) {
  const { view, frame, onRetry, shown, onShow } = props;
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const takeaway = useChangeTakeaway();
  const columns = useChangeColumns();
  return (
    <InsightCard
      area="changePoints"
      view={view}
      failure={changeDetectionFailure}
      frame={frame}
      window={frame.window}
      onRetry={onRetry}
      takeaway={([statistics, changes]) => takeaway(statistics, changes)}
      chartHeight={changeChartHeight}
      source={([{ method, wellsStale }]) => (
        <Text as="span" size="caption" tone="quiet">
          {t('changePoints.method', { name: method.name, days: method.minSegmentDays })}
          {wellsStale > 0 && ` · ${t('changePoints.stale', { count: wellsStale })}`}
        </Text>
      )}
    >
      {([statistics, changes]) =>
        changes.length > 0 && (
          <>
            {shown && <ShownChange {...props} shown={shown} />}
            <Text size="small" tone="quiet" figures>
              {t('changePoints.counts', {
                total: quantities.count(statistics.total),
                recent: quantities.count(statistics.newThisWeek),
                effect: quantities.text('liquidRate', statistics.netOilEffect, { signed: true }),
              })}
            </Text>
            <TopRows
              label={t('changePoints.table')}
              columns={columns.top}
              rows={rankChanges(changes).slice(0, topRows)}
              rowId={({ id }) => id}
              selectedId={shown?.id}
              onSelect={onShow}
            />
          </>
        )
      }
    </InsightCard>
  );
}

function ShownChange({ shown, series, onRetrySeries }: ChangePointsCardProps & { shown: ChangePoint }) {
  if (series.status === 'shown' && series.body.well.id === shown.well.id) {
    return <ChangeChart change={shown} production={series.body} />;
  }
  return (
    <div style={{ minHeight: changeChartHeight }}>
      {series.status === 'failed' ? (
        <InsightFailure
          failure={changeDetectionFailure}
          error={series.error}
          retrying={series.retrying}
          onRetry={onRetrySeries}
        />
      ) : (
        <Skeleton shape="block" height={changeChartHeight} />
      )}
    </div>
  );
}
