import type { MonthlyReport, StatisticsRow } from '@cnx/api';
import { Text } from '@cnx/ui';
import { useMemo } from 'react';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { reasonText } from '../../insight/reason-text.ts';
import { efficiencyWithStanding, standingSentence } from '../../insight/standing-sum.ts';
import { withoutPotential } from '../../insight/without-potential.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { quantitiesOf } from '../../quantities.ts';
import { columnWriter, productOf } from './monthly-report.ts';
import type { SectionProps } from './ProductionSections.tsx';
import { adjustedColumns } from './adjusted-columns.ts';
import { ChartFigure } from './ReportParts.tsx';
import { ReportTable, type ReportColumn } from './ReportTable.tsx';

type Deferral = MonthlyReport['deferral'][number];
type Loss = Deferral['losses'][number];

/** Causes that the chart shows. */
const shownCauses = 10;

const volumeOf = (product: Deferral['product']) => (product === 'gas' ? 'gasVolume' : 'liquidVolume');

/** What was lost of each product, and to what. */
export function DeferralSection({ report }: SectionProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const known = report.deferral.filter(({ potential }) => potential !== null);
  const main = productOf(report);
  const { volume: quantity } = quantitiesOf(main);
  const ofMain = report.deferral.find(({ product }) => product === main);
  const items = useMemo(
    () =>
      [...byCause(ofMain?.losses ?? [])].slice(0, shownCauses).map(([loss, deferred]) => ({
        id: loss.reasonCode,
        label: reasonText(loss, formats),
        value: quantities.convert(quantity, deferred),
      })),
    [ofMain, quantity, formats, quantities],
  );
  if (known.length === 0) return <Text>{t('monthlyReport.none')}</Text>;
  const volume = (of: Deferral, value: number | null) =>
    quantities.text(volumeOf(of.product), value, { inFull: true });
  return (
    <>
      <Text size="small" emphasis="quiet">
        {t('monthlyReport.deferral.lead')}
      </Text>
      <ReportTable
        caption={t('monthlyReport.sections.deferral')}
        columns={[
          {
            head: t('monthlyReport.deferral.product'),
            value: ({ product }) => t(`statistics.figures.${product}`),
          },
          {
            head: t('monthlyReport.deferral.potential'),
            number: true,
            value: (of) => volume(of, of.potential),
          },
          {
            head: t('monthlyReport.deferral.deferred'),
            number: true,
            value: (of) => volume(of, of.deferred),
          },
          {
            head: t('monthlyReport.deferral.above'),
            number: true,
            value: (of) => volume(of, of.abovePotential),
          },
          {
            head: t('monthlyReport.deferral.unjudged'),
            number: true,
            value: (of) => volume(of, withoutPotential(report.production?.[of.product] ?? null, of)),
          },
          {
            head: t('monthlyReport.deferral.produced'),
            number: true,
            value: (of) => volume(of, report.production?.[of.product] ?? null),
          },
          {
            head: t('monthlyReport.deferral.efficiency'),
            number: true,
            value: ({ efficiencyPct }) => quantities.text('share', efficiencyPct, { digits: 1 }),
          },
          ...(known.some(({ standing }) => standing && standing.wells + (standing.notComputed ?? 0) > 0)
            ? [
                {
                  head: t('monthlyReport.deferral.standing'),
                  number: true,
                  value: (of: Deferral) =>
                    of.standing?.wells === 0 && (of.standing.notComputed ?? 0) > 0
                      ? t('insight.standing.unknown')
                      : volume(of, of.standing?.volume ?? null),
                },
                {
                  head: t('monthlyReport.deferral.withStanding'),
                  number: true,
                  value: ({ standing, ...judged }: Deferral) =>
                    quantities.text(
                      'share',
                      // Of a part of the wells it would be too high.
                      standing && !standing.notComputed ? efficiencyWithStanding(judged, standing) : null,
                      { digits: 1 },
                    ),
                },
              ]
            : []),
        ]}
        rows={known}
        rowId={({ product }) => product}
      />
      {known.map(({ product, standing, ...judged }) => {
        const sentence = standingSentence(standing, judged, shownProductOf(product), formats);
        return (
          sentence && (
            <Text key={product} size="small">
              {t(`statistics.figures.${product}`)}: {sentence}
            </Text>
          )
        );
      })}
      <StandingWells report={report} />
      <VolumesOfFields report={report} />
      {items.length > 0 && (
        <ChartFigure>
          <BarChart
            title={t(main === 'gas' ? 'monthlyReport.deferral.gasChart' : 'monthlyReport.deferral.chart')}
            items={items}
            unit={quantities.unit(quantity)}
            axisTitle={`${t('monthlyReport.deferral.deferred')}, ${quantities.unit(quantity)}`}
            labels={{ item: t('monthlyReport.deferral.cause') }}
            orientation="horizontal"
          />
        </ChartFigure>
      )}
      {known.map((of) => (
        <Causes key={of.product} of={of} />
      ))}
    </>
  );
}

/** Which wells lack something that no potential counts, and since when. */
function StandingWells({ report: { standing } }: { report: MonthlyReport }) {
  const { t, dates, quantities } = useFormats();
  if (standing === undefined || standing.length === 0) return null;
  return (
    <ReportTable
      caption={t('monthlyReport.deferral.standingWells')}
      columns={[
        { head: t('statistics.entities.well'), value: ({ well }) => well.name },
        { head: t('statistics.entities.field'), value: ({ well }) => well.fieldName },
        {
          head: t('monthlyReport.deferral.product'),
          value: ({ product }) => t(`statistics.figures.${product}`),
        },
        { head: t('monthlyReport.deferral.since'), value: ({ since }) => dates.day(since) },
        {
          head: t('monthlyReport.deferral.standing'),
          number: true,
          value: ({ product, volume }) =>
            quantities.text(quantitiesOf(product).volume, volume, { inFull: true }),
        },
        {
          head: t('monthlyReport.deferral.perDay'),
          number: true,
          value: ({ product, rate }) => quantities.text(quantitiesOf(product).rate, rate, { inFull: true }),
        },
      ]}
      rows={standing}
      rowId={({ well }) => well.id}
    />
  );
}

/** From the potential of the oil, or of gas alone, to what was made, by field: each line closes as the whole does. */
function VolumesOfFields({ report }: { report: MonthlyReport }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const main = productOf(report);
  const { volume: quantity } = quantitiesOf(main);
  const fields = report.entities.filter(
    ({ entity, figures }) => entity.level === 'field' && figures !== null,
  );
  if (fields.length === 0) return null;
  const column = (
    head: string,
    value: (figures: NonNullable<StatisticsRow['figures']>) => number | null,
  ): ReportColumn<StatisticsRow> => {
    const of = (row: StatisticsRow) => row.figures && value(row.figures);
    const write = columnWriter(formats, quantity, fields.map(of));
    return { head, unit: quantities.unit(quantity), number: true, value: (row) => write(of(row)) };
  };
  return (
    <ReportTable
      caption={t(main === 'gas' ? 'monthlyReport.deferral.gasByField' : 'monthlyReport.deferral.byField')}
      columns={[
        { head: t('statistics.entities.field'), value: ({ entity }) => entity.name ?? '–' },
        column(t('monthlyReport.deferral.potential'), ({ potential }) => potential),
        column(t('monthlyReport.deferral.deferred'), ({ deferred }) => deferred),
        column(t('monthlyReport.deferral.above'), ({ abovePotential }) => abovePotential),
        column(t('monthlyReport.deferral.unjudged'), (figures) => withoutPotential(figures[main], figures)),
        column(t('monthlyReport.deferral.produced'), (figures) => figures[main]),
        ...(fields.some(({ standing }) => standing !== undefined)
          ? [
              {
                head: t('monthlyReport.deferral.standing'),
                unit: quantities.unit(quantity),
                number: true,
                value: ({ standing }: StatisticsRow) =>
                  quantities.number(quantity, standing ?? null, { digits: 0, inFull: true }),
              },
            ]
          : []),
        ...adjustedColumns(fields, ['deferred', 'oil'], formats),
      ]}
      rows={fields}
      rowId={({ entity }) => entity.id ?? ''}
    />
  );
}

/** Losses summed over their kinds, the largest first. */
function byCause(losses: readonly Loss[]): Map<Loss, number> {
  const sums = new Map<string, readonly [Loss, number]>();
  for (const loss of losses) {
    const [first, sum] = sums.get(loss.reasonCode) ?? [loss, 0];
    sums.set(loss.reasonCode, [first, sum + loss.deferred]);
  }
  return new Map([...sums.values()].sort(([, one], [, other]) => other - one));
}

function Causes({ of }: { of: Deferral }) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const { product, losses, deferred } = of;
  const caption = `${t('monthlyReport.deferral.causes')}: ${t(`statistics.figures.${product}`)}`;
  if (losses.length === 0)
    return (
      <Text size="small">
        {caption} – {t('monthlyReport.deferral.none')}
      </Text>
    );
  const quantity = volumeOf(product);
  const write = columnWriter(
    formats,
    quantity,
    losses.map((loss) => loss.deferred),
  );
  const hours = columnWriter(
    formats,
    'hours',
    losses.map((loss) => loss.hours),
  );
  return (
    <ReportTable
      caption={caption}
      columns={[
        { head: t('monthlyReport.deferral.cause'), value: (loss) => reasonText(loss, formats) },
        { head: t('monthlyReport.deferral.choke'), value: ({ choke }) => t(`vocabulary.choke.${choke}`) },
        { head: t('monthlyReport.deferral.kind'), value: ({ kind }) => t(`monthlyReport.deferral.${kind}`) },
        {
          head: t('monthlyReport.deferral.deferred'),
          unit: quantities.unit(quantity),
          number: true,
          value: (loss) => write(loss.deferred),
        },
        {
          head: t('monthlyReport.deferral.share'),
          unit: quantities.unit('share'),
          number: true,
          value: (loss) =>
            quantities.number('share', deferred ? (100 * loss.deferred) / deferred : null, { digits: 1 }),
        },
        {
          head: t('monthlyReport.deferral.hours'),
          unit: quantities.unit('hours'),
          number: true,
          value: (loss) => hours(loss.hours),
        },
      ]}
      rows={losses}
      rowId={({ reasonCode, kind }) => `${reasonCode} ${kind}`}
    />
  );
}
