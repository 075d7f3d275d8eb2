import type { SustainabilityMetric } from '@cnx/api';
import { StatusBadge, styled, Text, type Status } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { digitsFor } from '../../quantities.ts';
import { useMetricName } from './use-metric-name.ts';

const statuses = { onTrack: 'good', watch: 'warning', off: 'critical' } as const satisfies Record<
  SustainabilityMetric['status'],
  Status
>;

const List = styled('dl', { display: 'flex', flexDirection: 'column', alignSelf: 'center', margin: 0 });
const Entry = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '$1 $3',
  alignItems: 'baseline',
  padding: '$2 0',
  '& + &': { borderTop: '1px solid $border' },
});
const Name = styled('dt', { color: '$textQuiet', fontSize: '$small', overflowWrap: 'anywhere' });
const Value = styled('dd', { margin: 0, fontWeight: '$medium', figures: 'tabular', textAlign: 'right' });
const Detail = styled('dd', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $3',
  margin: 0,
});

/** The window's figures, each with its status against the target, the target, and what it was before. */
export function MetricList({ metrics }: { metrics: readonly SustainabilityMetric[] }) {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const nameOf = useMetricName();
  return (
    <List aria-label={t('sustainableProduction.metrics')}>
      {metrics.map((metric) => {
        const { code, value, unit, target, previous, status, method } = metric;
        const written = (amount: number | null) =>
          quantities.wireText(unit, amount, { digits: digitsFor(value, target) });
        return (
          <Entry key={code}>
            <Name title={method}>{nameOf(metric)}</Name>
            <Value>{written(value)}</Value>
            <Detail>
              <StatusBadge status={statuses[status]} plain>
                {t(`vocabulary.metricStatus.${status}`)}
              </StatusBadge>
              <Text as="span" size="caption" tone="quiet" figures>
                {t('sustainableProduction.targetOf', { value: written(target) })}
              </Text>
              <Text as="span" size="caption" tone="quiet" figures>
                {t('sustainableProduction.previous', { value: written(previous) })}
              </Text>
            </Detail>
          </Entry>
        );
      })}
    </List>
  );
}
