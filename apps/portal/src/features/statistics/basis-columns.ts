import type { ProductionStatistics, StatisticsRow } from '@cnx/api';
import type { DataColumn } from '@cnx/ui';
import { isPartial, isRatio, ratioBases } from '../../insight/ratio-basis.ts';
import type { Formats } from '../../insight/use-formats.ts';
import type { ShownFigure } from './statistics.ts';

/** Beside a ratio, how much of the sums it rests on; no column where it rests on all of them in every row. */
export function basisColumns(
  name: ShownFigure,
  { rows, total }: ProductionStatistics,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): readonly DataColumn<StatisticsRow>[] {
  if (!isRatio(name) || ![total, ...rows.map(({ figures }) => figures)].some((of) => isPartial(of, name)))
    return [];
  return ratioBases[name].map((basis) => ({
    id: basis,
    label: t(`statistics.ratio.${basis}`),
    unit: quantities.unit('share'),
    kind: 'number',
    digits: 0,
    value: ({ figures }) => quantities.convert('share', figures?.[basis] ?? null),
    total: () => quantities.convert('share', total?.[basis] ?? null),
    width: 128,
  }));
}
