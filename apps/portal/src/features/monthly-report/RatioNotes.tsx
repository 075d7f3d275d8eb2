import type { ProductionFigures, StatisticsRow } from '@cnx/api';
import { Text } from '@cnx/ui';
import { isRatio, ratioBasis } from '../../insight/ratio-basis.ts';
import { useFormats } from '../../insight/use-formats.ts';
import type { MadeColumn } from './monthly-report.ts';

interface RatioNotesProps {
  rows: readonly StatisticsRow[];
  total: ProductionFigures | null;
  /** The columns of the table above. */
  names: readonly MadeColumn[];
}

/** Below a table, which of its ratios are of fewer days than the sums beside them. */
export function RatioNotes({ rows, total, names }: RatioNotesProps) {
  const formats = useFormats();
  const { t } = formats;
  const all = [
    ...rows.map(({ entity, figures }) => ({ name: entity.name ?? '', figures })),
    { name: t('statistics.total'), figures: total },
  ];
  return names.filter(isRatio).flatMap((ratio) => {
    const said = all.flatMap(({ name, figures }) => {
      const basis = ratioBasis(figures, ratio, formats);
      return basis === null
        ? []
        : t('statistics.ratio.of', { name, ratio: t(`statistics.figures.${ratio}`), basis });
    });
    return said.length === 0 ? (
      []
    ) : (
      <Text key={ratio} size="small" emphasis="quiet" figures>
        {said.join(' ')}
      </Text>
    );
  });
}
