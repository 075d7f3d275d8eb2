import type { ProductionOptimization } from '@cnx/api';
import { Text } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { InsightCard } from '../../insight/InsightCard.tsx';
import type { InsightFrame } from '../../insight/insight-frame.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { rankOpportunities } from './opportunity-takeaway.ts';
import { OpportunityChart } from './OpportunityChart.tsx';
import { productionOptimizationFailure } from './production-optimization.atoms.ts';
import { useOpportunityColumns } from './use-opportunity-columns.tsx';
import { useOpportunityTakeaway } from './use-opportunity-takeaway.ts';

/** Rows that the card shows. */
const topRows = 5;

/** Props of {@link ProductionOptimizationCard}. */
export interface ProductionOptimizationCardProps {
  view: InsightView<ProductionOptimization>;
  frame: InsightFrame;
  onRetry: () => void;
}

/** Production Optimization: what the open opportunities promise, the best of them ranked, and how far earlier ones came. */
export function ProductionOptimizationCard({ view, frame, onRetry }: ProductionOptimizationCardProps) {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const takeaway = useOpportunityTakeaway();
  const columns = useOpportunityColumns();
  return (
    <InsightCard
      area="productionOptimization"
      view={view}
      failure={productionOptimizationFailure}
      frame={frame}
      window={frame.window}
      onRetry={onRetry}
      takeaway={takeaway}
      source={({ realisedOilGainMtd }) => (
        <Text as="span" size="caption" tone="quiet">
          {t('productionOptimization.realised', {
            volume: quantities.text('liquidVolume', realisedOilGainMtd),
          })}
        </Text>
      )}
    >
      {({ top, funnel }) => (
        <>
          {top.length > 0 && <OpportunityChart top={top} />}
          <Text size="small" tone="quiet" figures>
            {t('productionOptimization.funnel', {
              found: quantities.count(funnel.found),
              accepted: quantities.count(funnel.accepted),
              done: quantities.count(funnel.done),
              proved: quantities.count(funnel.proved),
            })}
          </Text>
          {top.length > 0 && (
            <TopRows
              label={t('productionOptimization.table')}
              columns={columns.top}
              rows={rankOpportunities(top).slice(0, topRows)}
              rowId={({ id }) => id}
            />
          )}
        </>
      )}
    </InsightCard>
  );
}
