import type { MonthBooks, MonthlyReport, ProductionFigures, StatisticsRow } from '@cnx/api';
import { styled, Text } from '@cnx/ui';
import { useMemo } from 'react';
import type { InsightView } from '../../insight/insight-view.ts';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import {
  adjustedTotal,
  columnWriter,
  daysOfMonth,
  depthOf,
  madeColumns,
  madeNamesOf,
  nestedEntities,
  productOf,
  type MadeColumn,
} from './monthly-report.ts';
import { adjustedColumns, estimatedColumns } from './adjusted-columns.ts';
import { ChartFigure } from './ReportParts.tsx';
import { RatioNotes } from './RatioNotes.tsx';
import { ReportTable, type ReportColumn } from './ReportTable.tsx';

/** A name below that of what it is part of. */
const Nested = styled('span', { display: 'block' });

/** What a section is made of. */
export interface SectionProps {
  report: MonthlyReport;
  /** The months of its fields as the books have them, from the reported one on. */
  books: InsightView<MonthBooks>;
}

/** The efficiency of what a row's wells are for: that of gas is named. */
function efficiencyText(
  { figures, mainProduct, mainEfficiencyPct }: StatisticsRow,
  write: (value: number | null | undefined) => string,
  { t }: Formats,
): string {
  if (mainProduct !== 'gas') return write(figures?.efficiencyPct);
  return t('monthlyReport.ofGas', { share: write(mainEfficiencyPct) });
}

/** Columns of what rows made, each with the digits that its largest value needs. */
function madeColumnsOf(
  names: readonly MadeColumn[],
  rows: readonly StatisticsRow[],
  total: ProductionFigures | null,
  formats: Formats,
): ReportColumn<StatisticsRow>[] {
  const { t, quantities } = formats;
  return names.map((name) => {
    const quantity = madeColumns[name];
    const write = columnWriter(formats, quantity, [
      ...rows.map(({ figures }) => figures?.[name]),
      total?.[name],
    ]);
    return {
      head: t(`statistics.figures.${name}`),
      unit: quantities.unit(quantity),
      number: true,
      value: (row) =>
        name === 'efficiencyPct' ? efficiencyText(row, write, formats) : write(row.figures?.[name]),
    };
  });
}

/** The row that rows of entities add up to. */
const totalRow = (
  { production: figures, estimated }: Pick<MonthlyReport, 'production' | 'estimated'>,
  name: string,
  adjusted?: StatisticsRow['adjusted'],
): StatisticsRow => ({
  entity: { level: 'field', id: '', name, place: null },
  figures,
  before: null,
  ...(adjusted && { adjusted }),
  ...(estimated && { estimated }),
});

/** What was made by day, and by entity at every level. */
export function ProductionSection({ report }: SectionProps) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const { production, entities, days, month } = report;
  const main = productOf(report);
  const { volume: quantity } = quantitiesOf(main);
  const chart = useMemo(() => {
    const byDay = new Map(days.map((one) => [one.from, one]));
    const shownDays = daysOfMonth(month);
    const volumesOf = (of: 'figures' | 'lastYear') =>
      shownDays.map((day) => quantities.convert(quantity, byDay.get(day)?.[of]?.[main] ?? null));
    return {
      items: shownDays.map((day) => ({ id: day, label: String(Number(day.slice(8))) })),
      series: [
        { id: main, label: dates.month(month), values: volumesOf('figures') },
        { id: 'lastYear', label: t('monthlyReport.lastYear'), values: volumesOf('lastYear') },
      ],
    };
  }, [days, month, main, quantity, quantities, dates, t]);
  const nested = useMemo(() => nestedEntities(entities), [entities]);
  if (!production) return <Text>{t('monthlyReport.none')}</Text>;
  const unit = quantities.unit(quantity);
  const level = (entity: StatisticsRow['entity']) =>
    entity.id === '' ? '' : t(`statistics.entities.${entity.level}`);
  return (
    <>
      <ChartFigure>
        <BarChart
          title={`${t(main === 'gas' ? 'monthlyReport.production.gasChart' : 'monthlyReport.production.chart')}, ${dates.month(month)}`}
          items={chart.items}
          series={chart.series}
          unit={unit}
          axisTitle={`${t(`statistics.figures.${main}`)}, ${unit}`}
          labels={{ item: t('monthlyReport.production.day') }}
          height={220}
        />
      </ChartFigure>
      <Text size="small" emphasis="quiet">
        {t('monthlyReport.production.lead')}
      </Text>
      <ReportTable
        caption={t('monthlyReport.production.levels')}
        columns={[
          {
            head: t('monthlyReport.production.entity'),
            value: (row) => (
              <Nested css={{ paddingInlineStart: `${depthOf(row)}em` }}>{row.entity.name}</Nested>
            ),
          },
          { head: t('monthlyReport.production.place'), value: ({ entity }) => entity.place ?? level(entity) },
          {
            head: t('statistics.wells'),
            number: true,
            value: ({ figures }) => quantities.count(figures?.wells ?? null),
          },
          ...madeColumnsOf(madeNamesOf(main), entities, production, formats),
          ...estimatedColumns(entities, main, formats),
          ...adjustedColumns(entities, ['oil'], formats),
        ]}
        rows={nested}
        rowId={({ entity }) => `${entity.level} ${entity.id ?? ''}`}
        total={totalRow(report, t('statistics.total'), adjustedTotal(report))}
      />
      <RatioNotes rows={entities} total={production} names={madeNamesOf(main)} />
    </>
  );
}

/** Every well of the selection. */
export function WellsSection({ report }: SectionProps) {
  const formats = useFormats();
  const { t } = formats;
  const { production, wells } = report;
  if (wells.length === 0) return <Text>{t('monthlyReport.none')}</Text>;
  const names = madeNamesOf(productOf(report));
  return (
    <>
      <ReportTable
        caption={t('monthlyReport.sections.wells')}
        columns={[
          { head: t('statistics.entities.well'), value: ({ entity }) => entity.name },
          { head: t('statistics.entities.field'), value: ({ entity }) => entity.place },
          ...madeColumnsOf(names, wells, production, formats),
          ...estimatedColumns(wells, productOf(report), formats),
        ]}
        rows={wells}
        rowId={({ entity }) => entity.id ?? ''}
        total={totalRow(report, t('statistics.total'))}
      />
      <RatioNotes rows={wells} total={production} names={names} />
    </>
  );
}
