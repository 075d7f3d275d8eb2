import type { StatisticsRow } from '@cnx/api';
import { useMemo } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import type { PartProps } from './statistics.ts';

/** Props of {@link EndsCard}. */
export interface EndsCardProps extends PartProps {
  /** Which end of the order. */
  name: 'largest' | 'smallest';
  /** A well was pressed. */
  onSelect: (row: Pick<StatisticsRow, 'entity'>) => void;
}

/** The wells with the largest or the smallest volumes. */
export function EndsCard({ name, body, loading, onSelect }: EndsCardProps) {
  const { t, quantities } = useFormats();
  const rows = body[name];
  const product = shownProductOf(body.product);
  const { volume } = quantitiesOf(product);
  const items = useMemo(
    () =>
      rows.map(({ entity, figures }) => ({
        id: entity.id ?? '',
        label: entity.name ?? '',
        value: quantities.convert(volume, figures?.[product] ?? null),
      })),
    [rows, quantities, product, volume],
  );
  const title = t(`statistics.cards.${name}`);
  const [first] = rows;
  return (
    <ChartCard
      title={title}
      area="statistics"
      window={body.window}
      sentence={
        first
          ? t('statistics.ends', {
              well: first.entity.name ?? '',
              field: first.entity.place ?? '',
              amount: quantities.text(volume, first.figures?.[product] ?? null),
            })
          : t('statistics.none')
      }
      empty={!first}
      loading={loading}
    >
      {(asTable) => (
        <BarChart
          title={title}
          titleHidden
          items={items}
          digits={1}
          unit={quantities.unit(volume)}
          axisTitle={`${t(`statistics.figures.${product}`)}, ${quantities.unit(volume)}`}
          labels={{ item: t('statistics.entities.well') }}
          orientation="horizontal"
          onSelect={({ id }) => {
            const row = rows.find(({ entity }) => entity.id === id);
            if (row) onSelect(row);
          }}
          asTable={asTable}
        />
      )}
    </ChartCard>
  );
}
