import type { DeferredProduction } from '@cnx/api';
import { Skeleton, Tabs, Text } from '@cnx/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InsightCard } from '../../insight/InsightCard.tsx';
import type { InsightFrame } from '../../insight/insight-frame.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import { TopRows } from '../../insight/TopRows.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { deferralByEntity, deferralTotals } from './deferral-totals.ts';
import { deferralChartHeight, DeferralByReason, DeferralOverTime } from './DeferralCharts.tsx';
import { deferredProductionFailure } from './deferred-production.atoms.ts';
import { useDeferralColumns } from './use-deferral-columns.tsx';
import { useDeferralTakeaway } from './use-deferral-takeaway.ts';

/** Rows that the card shows. */
const topRows = 5;

/** Rows whose page ended before the window did: the newest of them, and how many there are. */
export interface DeferralRows {
  readonly rows: readonly DeferredProduction[];
  /** Rows of the whole window; null when all are here. */
  readonly outOf: number | null;
}

/** Props of {@link DeferredProductionCard}. */
export interface DeferredProductionCardProps {
  /** The window's rows of the fewest entities: for the sums and the charts. */
  view: InsightView<DeferralRows>;
  /** The window's rows by field: for the table. */
  fields: InsightView<readonly DeferredProduction[]>;
  frame: InsightFrame;
  onRetry: () => void;
  onRetryFields: () => void;
}

/** Deferred Production: what was lost and mostly why, potential against actual or losses by reason, and where. */
export function DeferredProductionCard(props: DeferredProductionCardProps) {
  const { view, frame, onRetry } = props;
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const takeaway = useDeferralTakeaway();
  const [chart, setChart] = useState<'overTime' | 'byReason'>('overTime');
  return (
    <InsightCard
      area="deferredProduction"
      view={view}
      failure={deferredProductionFailure}
      frame={frame}
      window={frame.window}
      onRetry={onRetry}
      takeaway={({ rows }) => takeaway(rows)}
      chartHeight={deferralChartHeight}
      source={({ rows, outOf }) => <Source rows={rows} outOf={outOf} />}
    >
      {({ rows }) => (
        <>
          <Tabs
            label={t('deferredProduction.view')}
            value={chart}
            onChange={setChart}
            tabs={[
              {
                id: 'overTime',
                label: t('deferredProduction.overTime'),
                content: <DeferralOverTime rows={rows} />,
              },
              {
                id: 'byReason',
                label: t('deferredProduction.byReason'),
                content: <DeferralByReason rows={rows} />,
              },
            ]}
          />
          <Text size="small" tone="quiet" figures>
            {t('deferredProduction.efficiency', {
              share: quantities.text('share', deferralTotals(rows).efficiencyPct, { digits: 1 }),
            })}
            {' · '}
            {t('deferredProduction.above', {
              volume: quantities.text('liquidVolume', deferralTotals(rows).abovePotential),
            })}
          </Text>
          <WorstFields {...props} />
        </>
      )}
    </InsightCard>
  );
}

function Source({ rows, outOf }: DeferralRows) {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const [newest] = rows;
  return (
    <Text as="span" size="caption" tone={outOf === null ? 'quiet' : 'warning'}>
      {outOf === null
        ? newest &&
          t('deferredProduction.potentialBy', {
            method: t(`vocabulary.estimation.${newest.estimationMethod}`),
          })
        : t('insight.incomplete', {
            shown: quantities.count(rows.length),
            total: quantities.count(outOf),
          })}
    </Text>
  );
}

function WorstFields({ fields, onRetryFields }: DeferredProductionCardProps) {
  const { t } = useTranslation('portal');
  const columns = useDeferralColumns();
  if (fields.status === 'loading') return <Skeleton lines={topRows} />;
  if (fields.status === 'failed') {
    return (
      <InsightFailure
        failure={deferredProductionFailure}
        error={fields.error}
        retrying={fields.retrying}
        onRetry={onRetryFields}
      />
    );
  }
  return (
    <TopRows
      label={t('deferredProduction.table')}
      columns={columns.top}
      rows={deferralByEntity(fields.body).slice(0, topRows)}
      rowId={({ entity }) => entity.id}
    />
  );
}
