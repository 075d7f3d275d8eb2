import { BoxPlot } from '@cnx/ui';
import { useMemo } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { entityName, type PartProps } from './statistics.ts';

/** Props of {@link WaterCutCard}. */
export interface WaterCutCardProps extends PartProps {
  /** A well far from the others was pressed. */
  onWellSelect: (wellId: string) => void;
}

/** How the water cuts of wells spread in each entity, and which wells lie far from the others. */
export function WaterCutCard({ body, loading, onWellSelect }: WaterCutCardProps) {
  const { t, quantities } = useFormats();
  const { waterCuts, window } = body;
  const items = useMemo(
    () =>
      waterCuts.map(({ entity, outliers, ...box }) => ({
        ...box,
        id: entity.id ?? '',
        label: entityName({ entity }, t),
        outliers: outliers.map(({ well, value }) => ({ id: well.id ?? '', label: well.name ?? '', value })),
      })),
    [waterCuts, t],
  );
  const title = t('statistics.cards.waterCuts');
  const far = waterCuts.reduce((count, { outliers }) => count + outliers.length, 0);
  const wells = waterCuts.reduce((count, one) => count + one.wells, 0);
  return (
    <ChartCard
      title={title}
      area="statistics"
      window={window}
      sentence={
        wells === 0
          ? t('statistics.waterCuts.none')
          : t('statistics.waterCuts.sentence', { wells: quantities.count(wells), count: far })
      }
      empty={wells === 0}
      loading={loading}
    >
      {(asTable) => (
        <BoxPlot
          title={title}
          titleHidden
          items={items}
          unit="%"
          axisTitle={`${t('statistics.figures.waterCutPct')}, %`}
          labels={{ item: title }}
          onOutlierSelect={({ id }) => id && onWellSelect(id)}
          asTable={asTable}
        />
      )}
    </ChartCard>
  );
}
