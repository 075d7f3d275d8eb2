import type { StatisticsRow } from '@cnx/api';
import { quantitiesOf, type MainProduct } from '../../quantities.ts';
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

/** What of the product is estimated of days that the wells of rows did not report: a column where any row has some. */
export function estimatedColumns(
  rows: readonly StatisticsRow[],
  product: MainProduct,
  formats: Formats,
): readonly ReportColumn<StatisticsRow>[] {
  const { t, quantities } = formats;
  if (rows.every(({ estimated }) => estimated === undefined)) return [];
  const { volume } = quantitiesOf(product);
  return [
    {
      head: t('insight.estimated.column'),
      unit: quantities.unit(volume),
      number: true,
      value: ({ estimated }) =>
        estimated ? quantities.number(volume, estimated[product], { digits: 0, inFull: true }) : '',
    },
  ];
}
