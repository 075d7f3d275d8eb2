import type { ReportedMonth } from '@cnx/api';
import { DataTable } from '@cnx/ui';
import { useMemo } from 'react';
import { amountColumn, codeColumn, dayColumn, namedColumns, type ListColumn } from './columns.ts';
import { useFormats, type Formats } from './use-formats.ts';
import type { Quantity } from '../quantities.ts';

/** Volumes of a month, with those of its days. */
export const monthVolumes = ['oil', 'gas', 'water', 'injection'] as const;
/** One of {@link monthVolumes}. */
export type MonthVolume = (typeof monthVolumes)[number];

const quantityOf: Readonly<Record<MonthVolume, Quantity>> = {
  oil: 'liquidVolume',
  gas: 'gasVolume',
  water: 'liquidVolume',
  injection: 'liquidVolume',
};

/** Props of {@link MonthsTable}. */
export interface MonthsTableProps {
  label: string;
  months: readonly ReportedMonth[];
  /** Whether all are of one well, which need not be named then. @default false */
  ofOneWell?: boolean;
  /** Rows that are shown. @default all */
  rowLimit?: number | undefined;
  /** A month was pressed. @default it leads nowhere */
  onSelect?: (month: ReportedMonth) => void;
}

/** Whole months that were reported beside the sums of their days, in the order that they are given in. */
export function MonthsTable({ label, months, ofOneWell = false, rowLimit, onSelect }: MonthsTableProps) {
  const formats = useFormats();
  const columns = useMemo(() => monthColumns(formats, months, ofOneWell), [formats, months, ofOneWell]);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={months}
      rowId={({ well, month }) => `${well.id} ${month}`}
      compact
      flush
      fullHeight
      {...(rowLimit !== undefined && { rowLimit })}
      {...(onSelect && { onSelect })}
    />
  );
}

/** Only volumes that any month has are in the table. */
function monthColumns(
  formats: Formats,
  months: readonly ReportedMonth[],
  ofOneWell: boolean,
): ListColumn<ReportedMonth>[] {
  const { t, dates, quantities } = formats;
  const amount = (name: MonthVolume, isOfDays: boolean) =>
    amountColumn(
      formats,
      quantityOf[name],
      (row: ReportedMonth) => (isOfDays ? row[`${name}OfDays`] : row[name]),
      { width: 112 },
    );
  const of = namedColumns(
    (
      key:
        | 'well'
        | 'field'
        | 'month'
        | 'reportedDays'
        | 'countsBy'
        | 'daysOn'
        | 'difference'
        | MonthVolume
        | `${MonthVolume}OfDays`,
    ) => t(`reportedMonths.column.${key}`),
    {
      well: { value: ({ well }: ReportedMonth) => well.name, minWidth: 104 },
      field: { value: ({ well }: ReportedMonth) => well.fieldName, groupable: true, minWidth: 104 },
      month: {
        ...dayColumn(formats, ({ month }: ReportedMonth) => month),
        cell: ({ month }) => dates.month(month),
        minWidth: 96,
      },
      reportedDays: {
        value: ({ reportedDays }: ReportedMonth) => reportedDays,
        cell: ({ reportedDays, days }) =>
          t('reportedMonths.daysOf', {
            reported: quantities.count(reportedDays),
            days: quantities.count(days),
          }),
        align: 'end',
        minWidth: 96,
      },
      countsBy: codeColumn(
        ({ countsBy }: ReportedMonth) => countsBy,
        (code) => t(`reportedMonths.countsBy.${code}`),
      ),
      daysOn: amountColumn(formats, 'days', ({ daysOn }: ReportedMonth) => daysOn, { digits: 1, width: 96 }),
      difference: amountColumn(formats, 'share', ({ differencePct }: ReportedMonth) => differencePct, {
        digits: 1,
        width: 112,
      }),
      oil: amount('oil', false),
      oilOfDays: amount('oil', true),
      gas: amount('gas', false),
      gasOfDays: amount('gas', true),
      water: amount('water', false),
      waterOfDays: amount('water', true),
      injection: amount('injection', false),
      injectionOfDays: amount('injection', true),
    },
  );
  const known = monthVolumes.filter((name) => months.some((row) => row[name] !== null));
  return [
    ...(ofOneWell ? [] : [of.well, of.field]),
    of.month,
    of.countsBy,
    of.difference,
    of.reportedDays,
    ...known.flatMap((name) => [
      of[name],
      ...(months.some((row) => row[`${name}OfDays`] !== null) ? [of[`${name}OfDays`]] : []),
    ]),
    ...(months.some(({ daysOn }) => daysOn !== null) ? [of.daysOn] : []),
  ];
}
