import type { MonthlyReport } from '@cnx/api';
import { Text } from '@cnx/ui';
import { useMemo } from 'react';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import type { sustainableProduction as texts } from '../../i18n/en/sustainable-production.ts';
import { digitsFor, type Quantity } from '../../quantities.ts';
import { columnWriter, emissionsCoverage, factorSetsOf } from './monthly-report.ts';
import type { SectionProps } from './ProductionSections.tsx';
import { ChartFigure } from './ReportParts.tsx';
import { ReportTable, type ReportColumn } from './ReportTable.tsx';

type Emissions = MonthlyReport['emissions'][number];
type KnownCode = keyof typeof texts.codes;

/** What fields emitted and used, with its quantity. */
const emitted = {
  co2e: 'emissionsMass',
  flaredGas: 'gasVolume',
  ventedGas: 'gasVolume',
  energy: 'energy',
  producedWater: 'liquidVolume',
  reinjectedWater: 'liquidVolume',
} as const satisfies Partial<Record<keyof Emissions, Quantity>>;
const emittedNames = Object.keys(emitted) as (keyof typeof emitted)[];

/** Figures of sustainable production against their targets, and what each field emitted. */
export function EmissionsSection({ report }: SectionProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const { metrics, emissions } = report;
  const items = useMemo(
    () =>
      [...emissions]
        .sort((one, other) => other.co2e - one.co2e)
        .map(({ field, co2e }) => ({
          id: field.id,
          label: field.name,
          value: quantities.convert('emissionsMass', co2e),
        })),
    [emissions, quantities],
  );
  const coverage = emissionsCoverage(report);
  if (emissions.length === 0) return <Text>{t('monthlyReport.emissions.none')}</Text>;
  const heads = {
    co2e: t('sustainableProduction.emissions'),
    flaredGas: t('sustainableProduction.flared'),
    ventedGas: t('sustainableProduction.vented'),
    energy: t('sustainableProduction.codes.energy'),
    producedWater: t('monthlyReport.emissions.water'),
    reinjectedWater: t('monthlyReport.emissions.reinjected'),
  };
  const columns: ReportColumn<Emissions>[] = [
    { head: t('statistics.entities.field'), value: ({ field }) => field.name },
    ...emittedNames.map((name): ReportColumn<Emissions> => {
      const write = columnWriter(
        formats,
        emitted[name],
        emissions.map((of) => of[name]),
      );
      return {
        head: heads[name],
        unit: quantities.unit(emitted[name]),
        number: true,
        value: (of) => write(of[name]),
      };
    }),
    {
      head: t('monthlyReport.emissions.estimated'),
      number: true,
      value: ({ estimatedDays, days }) => `${quantities.count(estimatedDays)} / ${quantities.count(days)}`,
    },
  ];
  return (
    <>
      <Text size="small" emphasis="quiet">
        {t('monthlyReport.emissions.lead')}{' '}
        {t('monthlyReport.emissions.factors', { sets: factorSetsOf(report).join(', ') })}
      </Text>
      {coverage && (
        <Text>
          {t('monthlyReport.emissions.coverage', {
            fields: coverage.fields.join(', '),
            share: quantities.text('share', coverage.sharePct, { digits: 1 }),
          })}
        </Text>
      )}
      <ReportTable
        caption={t('monthlyReport.emissions.metrics')}
        columns={[
          {
            head: t('monthlyReport.figure'),
            value: ({ code, label }) =>
              t(`sustainableProduction.codes.${code as KnownCode}`, { defaultValue: label }),
          },
          {
            head: t('monthlyReport.value'),
            number: true,
            value: ({ unit, value, target }) =>
              quantities.wireText(unit, value, { digits: digitsFor(value, target) }),
          },
          {
            head: t('monthlyReport.emissions.target'),
            number: true,
            value: ({ unit, value, target }) =>
              quantities.wireText(unit, target, { digits: digitsFor(value, target) }),
          },
        ]}
        rows={metrics}
        rowId={({ code }) => code}
      />
      {items.length > 1 && (
        <ChartFigure>
          <BarChart
            title={t('monthlyReport.emissions.chart')}
            items={items}
            unit={quantities.unit('emissionsMass')}
            labels={{ item: t('statistics.entities.field') }}
            orientation="horizontal"
          />
        </ChartFigure>
      )}
      <ReportTable
        caption={t('monthlyReport.emissions.fields')}
        columns={columns}
        rows={emissions}
        rowId={({ field }) => field.id}
      />
    </>
  );
}
