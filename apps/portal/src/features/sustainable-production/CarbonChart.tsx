import type { BarSeries } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../insight/LateCharts.tsx';
import { useChartWords } from '../../insight/use-chart-words.ts';
import { useFormats } from '../../insight/use-formats.ts';
import type { FieldEmissions } from './carbon-by-field.ts';

/** Height of the chart in px. */
export const carbonChartHeight = 220;

/** Bars that the card has room for. */
const mostBars = 12;

/** Props of {@link CarbonChart}. */
export interface CarbonChartProps {
  /** The highest intensity first. */
  fields: readonly FieldEmissions[];
  /** kg CO2e/boe; null where none is set. */
  target: number | null;
}

/** Carbon intensity by field, against the target. */
export function CarbonChart({ fields, target }: CarbonChartProps) {
  const { t } = useTranslation('portal');
  const { language, quantities } = useFormats();
  const words = useChartWords();
  const unit = quantities.unit('carbonIntensity');
  const label = t('sustainableProduction.intensity');
  const data = useMemo(() => {
    const shown = fields.slice(0, mostBars);
    const series: BarSeries = {
      id: 'intensity',
      label,
      values: shown.map(({ carbonIntensity }) => quantities.convert('carbonIntensity', carbonIntensity)),
    };
    return {
      series: [series],
      categories: shown.map(({ entity }) => ({ id: entity.id, label: entity.name })),
    };
  }, [fields, label, quantities]);
  const limits = useMemo(
    () =>
      target === null
        ? []
        : [
            {
              value: target,
              label: t('sustainableProduction.target', {
                value: quantities.number('carbonIntensity', target, { digits: 1 }),
              }),
            },
          ],
    [target, t, quantities],
  );
  return (
    <BarChart
      title={t('sustainableProduction.chart')}
      titleHidden
      categories={data.categories}
      series={data.series}
      axisTitle={`${t('sustainableProduction.axis')}, ${unit}`}
      unit={unit}
      locale={language}
      labels={words.bars(t('sustainableProduction.entity'))}
      digits={1}
      height={carbonChartHeight}
      limits={limits}
    />
  );
}
