import type { StatisticsRow } from '@cnx/api';
import type { Formats } from '../../insight/use-formats.ts';
import type { ReportColumn } from './ReportTable.tsx';

/** What of the oil of rows is adjustments of months that were closed before: columns where any row has some, else none. */
export function adjustedColumns(
  rows: readonly StatisticsRow[],
  names: readonly ('oil' | 'deferred')[],
  { t, quantities }: Formats,
): readonly ReportColumn<StatisticsRow>[] {
  if (rows.every(({ adjusted }) => adjusted === undefined)) return [];
  return names.map((name) => ({
    head: t(`monthlyReport.adjusted.${name}`),
    unit: quantities.unit('liquidVolume'),
    number: true,
    value: ({ adjusted }) =>
      adjusted ? quantities.number('liquidVolume', adjusted[name], { digits: 1, signed: true }) : '',
  }));
}
