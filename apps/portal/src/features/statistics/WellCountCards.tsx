import type { ProductionStatistics, WellCounts } from '@cnx/api';
import { useMemo } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';

const countLists = ['states', 'methods', 'manufacturers'] as const;

/** Props of {@link WellCountCards}. */
export interface WellCountCardsProps {
  body: WellCounts;
  loading: boolean;
  /** The days of the page; null while they are not known. */
  window: ProductionStatistics['window'] | null;
}

/** How many wells there are by state, method of production and maker of their lift equipment. */
export function WellCountCards({ body, loading, window }: WellCountCardsProps) {
  const { t, quantities } = useFormats();
  const bars = useMemo(
    () => ({
      states: body.states.map(({ state, wells }) => ({
        id: state,
        label: t(`productionDay.list.${state}`),
        value: wells,
      })),
      methods: body.methods.map(({ method, wells }) => ({
        id: method,
        label: t(`vocabulary.method.${method}`),
        value: wells,
      })),
      manufacturers: body.manufacturers.map(({ id, name, wells }) => ({
        id: id ?? '',
        label: name ?? t('statistics.noMaker'),
        value: wells,
      })),
    }),
    [body, t],
  );
  return countLists.map((list) => (
    <ChartCard
      key={list}
      title={t(`statistics.cards.${list}`)}
      area="statistics"
      window={window}
      sentence={
        body.total === 0
          ? t('statistics.none')
          : t('statistics.wellsOf', { count: body.total, wells: quantities.count(body.total) })
      }
      empty={body.total === 0}
      loading={loading}
    >
      {(asTable) => (
        <BarChart
          title={t(`statistics.cards.${list}`)}
          titleHidden
          items={bars[list]}
          unit={t('statistics.wells')}
          labels={{ item: t(`statistics.cards.${list}`) }}
          orientation="horizontal"
          asTable={asTable}
        />
      )}
    </ChartCard>
  ));
}
