import type { SustainableProductionInfo } from '@cnx/api';
import { styled, Text } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { InsightCard } from '../../insight/InsightCard.tsx';
import type { InsightFrame } from '../../insight/insight-frame.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { TopRows } from '../../insight/TopRows.tsx';
import { carbonIntensityCode, emissionsByField } from './carbon-by-field.ts';
import { CarbonChart, carbonChartHeight } from './CarbonChart.tsx';
import { MetricList } from './MetricList.tsx';
import { sustainableProductionFailure } from './sustainable-production.atoms.ts';
import { useEmissionsColumns } from './use-emissions-columns.tsx';
import { useEmissionsTakeaway } from './use-emissions-takeaway.ts';

/** Rows that the card shows. */
const topRows = 5;

const Columns = styled('div', {
  display: 'grid',
  gap: '$4 $6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@large': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

/** Props of {@link SustainableProductionCard}. */
export interface SustainableProductionCardProps {
  view: InsightView<SustainableProductionInfo>;
  frame: InsightFrame;
  onRetry: () => void;
}

/** Sustainable Production: carbon intensity against its target, by field, with the window's other figures. */
export function SustainableProductionCard({ view, frame, onRetry }: SustainableProductionCardProps) {
  const { t } = useTranslation('portal');
  const takeaway = useEmissionsTakeaway();
  const columns = useEmissionsColumns();
  return (
    <InsightCard
      area="sustainableProduction"
      view={view}
      failure={sustainableProductionFailure}
      frame={frame}
      window={frame.window}
      onRetry={onRetry}
      takeaway={takeaway}
      chartHeight={carbonChartHeight}
      source={({ sustainableProductions: [newest] }) =>
        newest && (
          <Text as="span" size="caption" tone="quiet">
            {t('sustainableProduction.scopes', { scopes: newest.scopes.join(', ') })}
            {' · '}
            {t('sustainableProduction.factors', { set: newest.factorSet })}
          </Text>
        )
      }
    >
      {({ sustainableProductions: rows, metrics }) => {
        const fields = emissionsByField(rows);
        const target = metrics.find(({ code }) => code === carbonIntensityCode)?.target ?? null;
        return (
          <Columns>
            <CarbonChart fields={fields} target={target} />
            <MetricList metrics={metrics} />
            <div style={{ gridColumn: '1 / -1', minWidth: 0 }}>
              <TopRows
                label={t('sustainableProduction.table')}
                columns={columns.top}
                rows={fields.slice(0, topRows)}
                rowId={({ entity }) => entity.id}
              />
            </div>
          </Columns>
        );
      }}
    </InsightCard>
  );
}
