import type { MonthBooks, MonthlyReport, ProductionFigures, StatisticsRow } from '@cnx/api';
import { styled, Text } from '@cnx/ui';
import { useMemo } from 'react';
import type { InsightView } from '../../insight/insight-view.ts';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { estimatedChanges, estimatedText, withEstimate } from '../../insight/missing-estimate.ts';
import { standingSentence } from '../../insight/standing-sum.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { addDays, quantitiesOf, type Quantity } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import {
  adjustedTotal,
  columnWriter,
  daysOfMonth,
  depthOf,
  estimatedOil,
  isRated,
  likeForLike,
  madeColumns,
  madeNamesOf,
  nestedEntities,
  productOf,
  reportedRates,
  sumOf,
  type MadeColumn,
  type RatedName,
} from './monthly-report.ts';
import { adjustedColumns, estimatedColumns } from './adjusted-columns.ts';
import { ChartFigure, Points } from './ReportParts.tsx';
import { ReportTable, type ReportColumn } from './ReportTable.tsx';

/** A name below that of what it is part of. */
const Nested = styled('span', { display: 'block' });

/** What volumes are measured in per calendar day. */
const rateQuantities = {
  oil: 'liquidRate',
  gas: 'gasRate',
  water: 'liquidRate',
  injection: 'liquidRate',
} as const satisfies Record<RatedName, Quantity>;

/** What a section is made of. */
export interface SectionProps {
  report: MonthlyReport;
  /** The months of its fields as the books have them, from the reported one on. */
  books: InsightView<MonthBooks>;
}

/** Key figures beside the month before and the year before, and a sentence for each of the other sections. */
export function SummarySection({ report }: SectionProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const { production, before, lastYear, beforeLikeForLike } = report;
  const alike = likeForLike(before, beforeLikeForLike);
  if (!production) return <Text>{t('monthlyReport.none')}</Text>;
  const value = (of: ProductionFigures | null, name: MadeColumn) =>
    columnWriter(formats, madeColumns[name], [production[name], before?.[name], lastYear?.[name]])(
      of?.[name],
    );
  const rates = reportedRates(report);
  const rateOf = (of: keyof typeof rates) => (name: MadeColumn) =>
    isRated(name) ? quantities.text(rateQuantities[name], rates[of]?.[name] ?? null, { inFull: true }) : '';
  // Of windows of unlike lengths volumes say nothing: what changed is what was made per day.
  const change = (name: MadeColumn) => {
    const [now, then] = isRated(name)
      ? [rates.now?.[name] ?? null, rates.before?.[name] ?? null]
      : [production[name], alike?.[name] ?? null];
    if (now === null || then === null) return '–';
    const quantity = madeColumns[name];
    const { value: written, unit } = quantities.wireChange(quantity === 'share' ? '%' : null, now - then, {
      digits: 1,
    });
    if (quantity === 'share') return `${written} ${unit ?? ''}`;
    return then === 0
      ? '–'
      : quantities.text('share', (100 * (now - then)) / Math.abs(then), { digits: 1, signed: true });
  };
  const columns: ReportColumn<MadeColumn>[] = [
    { head: t('monthlyReport.figure'), value: (name) => t(`statistics.figures.${name}`) },
    { head: t('monthlyReport.unit'), value: (name) => quantities.unit(madeColumns[name]) },
    { head: t('monthlyReport.value'), number: true, value: (name) => value(production, name) },
    ...(report.estimated
      ? [
          {
            head: t('insight.estimated.column'),
            number: true,
            value: (name: MadeColumn) =>
              isRated(name)
                ? quantities.text(madeColumns[name], report.estimated?.[name] ?? null, { inFull: true })
                : '',
          },
        ]
      : []),
    { head: t('monthlyReport.perDay'), number: true, value: rateOf('now') },
    {
      head: report.over ? t('monthlyReport.before') : monthBefore(report, formats),
      number: true,
      value: (name) => value(before, name),
    },
    ...(beforeLikeForLike === undefined
      ? []
      : [{ head: t('monthlyReport.alike'), number: true, value: (name: MadeColumn) => value(alike, name) }]),
    { head: t('monthlyReport.beforePerDay'), number: true, value: rateOf('before') },
    { head: t('monthlyReport.changed'), number: true, value: change },
    { head: t('monthlyReport.lastYear'), number: true, value: (name) => value(lastYear, name) },
  ];
  return (
    <>
      <Points>
        {sentences(report, production, formats).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Points>
      <ReportTable
        caption={t('monthlyReport.sections.summary')}
        columns={columns}
        rows={madeNamesOf(productOf(report))}
        rowId={(name) => name}
      />
      <Text size="small" emphasis="quiet">
        {[t('monthlyReport.summary.rates'), estimatedNote(report, formats)].filter(Boolean).join(' ')}
      </Text>
      {beforeLikeForLike !== undefined && (
        <Text size="small" emphasis="quiet">
          {t('monthlyReport.alikeNote', { days: monthBefore(report, formats) })}
        </Text>
      )}
    </>
  );
}

/** Says what is estimated in rates and changes; null where nothing is. */
function estimatedNote(report: MonthlyReport, formats: Formats): string | null {
  const main = productOf(report);
  const { estimated, beforeEstimated } = report;
  return estimatedChanges(
    estimatedText(estimated?.[main], estimated?.wellDays, main, formats),
    estimatedText(beforeEstimated?.[main], beforeEstimated?.wellDays, main, formats),
    monthBefore(report, formats),
    formats,
  );
}

function sentences(report: MonthlyReport, production: ProductionFigures, formats: Formats): string[] {
  const { t, quantities } = formats;
  const { before, beforeLikeForLike, plan, deferral, emissions, pumps, unanswered, missing } = report;
  const adjusted = adjustedTotal(report);
  const rates = reportedRates(report);
  const main = productOf(report);
  const { rate, volume } = quantitiesOf(main);
  const ofProduct = (amount: number | null) =>
    t(main === 'gas' ? 'exceptions.ofGas' : 'monthlyReport.ofOil', {
      amount: quantities.text(volume, amount),
    });
  const [now, then] = [rates.now?.[main] ?? null, rates.before?.[main] ?? null];
  const { estimated: owed, beforeEstimated: owedBefore } = report;
  const made = {
    made: withEstimate(
      ofProduct(production[main]),
      estimatedText(owed?.[main], owed?.wellDays, main, formats),
      formats,
    ),
    rate: quantities.text(rate, now),
  };
  const lost = deferral.find(({ product }) => product === main);
  const days = sumOf(emissions.map((of) => of.days));
  const estimated = sumOf(emissions.map((of) => of.estimatedDays));
  const counted = (count: number) => ({ count, shown: quantities.count(count) });
  return [
    now === null || !then
      ? t('monthlyReport.summary.madeAlone', made)
      : t(`monthlyReport.summary.${beforeLikeForLike === undefined ? 'made' : 'alike'}`, {
          ...made,
          change: quantities.text('share', (100 * (now - then)) / then, { digits: 1, signed: true }),
          before: withEstimate(
            quantities.text(volume, likeForLike(before, beforeLikeForLike)?.[main] ?? null),
            estimatedText(owedBefore?.[main], owedBefore?.wellDays, main, formats),
            formats,
          ),
          beforeRate: quantities.text(rate, then),
          days: monthBefore(report, formats),
        }),
    ...(adjusted
      ? [
          t('monthlyReport.summary.adjusted', {
            oil: quantities.text('liquidVolume', adjusted.oil, { digits: 1, signed: true }),
            deferred: quantities.text('liquidVolume', adjusted.deferred, { digits: 1, signed: true }),
          }),
        ]
      : []),
    ...(plan && plan.plan > 0 && plan.actual !== null
      ? [
          t('monthlyReport.summary.plan', {
            share: quantities.text('share', (100 * (plan.actual + (plan.estimated ?? 0))) / plan.plan, {
              digits: 1,
            }),
            plan: quantities.text('liquidVolume', plan.plan),
            actual: withEstimate(
              quantities.text('liquidVolume', plan.actual),
              estimatedText(plan.estimated, plan.missingDays, 'oil', formats),
              formats,
            ),
            ...{ count: plan.wells, wells: quantities.count(plan.wells) },
          }),
        ]
      : []),
    ...(lost && lost.potential !== null
      ? [
          t('monthlyReport.summary.deferred', {
            deferred: ofProduct(lost.deferred),
            efficiency: quantities.text('share', lost.efficiencyPct, { digits: 1 }),
          }),
        ]
      : []),
    ...deferral.flatMap(
      ({ product, standing, ...judged }) =>
        standingSentence(standing, judged, shownProductOf(product), formats) ?? [],
    ),
    ...(days > 0
      ? [
          t('monthlyReport.summary.emissions', {
            emissions: quantities.text('emissionsMass', sumOf(emissions.map((of) => of.co2e))),
            ...{ count: estimated, estimated: quantities.count(estimated) },
            days: quantities.count(days),
          }),
        ]
      : []),
    t('monthlyReport.summary.pumps', { count: pumps.filter(({ failed }) => failed).length }),
    t('monthlyReport.summary.unanswered', counted(unanswered.length)),
    t('monthlyReport.summary.missing', counted(sumOf(missing.map((of) => of.days)))),
    // A report that was kept without estimates in its changes names them last.
    ...(report.filledRates === undefined ? estimatedSentence(report, formats) : []),
  ];
}

/** What missing days are estimated to have made; nothing where that is not known. */
export function estimatedSentence(
  { missing, production }: Pick<MonthlyReport, 'missing' | 'production'>,
  { t, quantities }: Pick<Formats, 't' | 'quantities'>,
): string[] {
  const oil = estimatedOil(missing);
  if (oil === null) return [];
  const made = production?.oil ?? 0;
  return [
    t('monthlyReport.summary.estimated', {
      oil: quantities.text('liquidVolume', oil, { digits: 0 }),
      share: quantities.text('share', made > 0 ? (100 * oil) / made : null, { digits: 1 }),
    }),
  ];
}

/** What the month is compared with: the month before by its name, or those of its days that the server compared. */
function monthBefore({ window, beforeWindow }: MonthlyReport, { dates }: Formats): string {
  const last = addDays(window.from, -1);
  return beforeWindow === undefined || beforeWindow.to === last
    ? dates.month(last)
    : dates.days(beforeWindow.from, beforeWindow.to);
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
    </>
  );
}

/** Every well of the selection. */
export function WellsSection({ report }: SectionProps) {
  const formats = useFormats();
  const { t } = formats;
  const { production, wells } = report;
  if (wells.length === 0) return <Text>{t('monthlyReport.none')}</Text>;
  return (
    <ReportTable
      caption={t('monthlyReport.sections.wells')}
      columns={[
        { head: t('statistics.entities.well'), value: ({ entity }) => entity.name },
        { head: t('statistics.entities.field'), value: ({ entity }) => entity.place },
        ...madeColumnsOf(madeNamesOf(productOf(report)), wells, production, formats),
        ...estimatedColumns(wells, productOf(report), formats),
      ]}
      rows={wells}
      rowId={({ entity }) => entity.id ?? ''}
      total={totalRow(report, t('statistics.total'))}
    />
  );
}
