import type { OptimizationOpportunity } from '@cnx/api';
import type { BarSeries } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart } from '../../insight/LateCharts.tsx';
import { useChartWords } from '../../insight/use-chart-words.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { digitsFor } from '../../quantities.ts';
import { rankOpportunities } from './opportunity-takeaway.ts';

/** Bars that a narrow card has room for. */
const mostBars = 6;

/** The best opportunities as bars of expected oil, with whiskers from the tenth to the ninetieth percentile. */
export function OpportunityChart({ top }: { top: readonly OptimizationOpportunity[] }) {
  const { t } = useTranslation('portal');
  const { language, quantities } = useFormats();
  const words = useChartWords();
  const best = useMemo(() => rankOpportunities(top).slice(0, mostBars), [top]);
  const unit = quantities.unit('liquidRate');
  const label = t('productionOptimization.oil');
  const data = useMemo(() => {
    const oil = (value: number) => quantities.convert('liquidRate', value) ?? NaN;
    const series: BarSeries = {
      id: 'oil',
      label,
      values: best.map(({ expectedOil }) => oil(expectedOil)),
      whiskers: best.map(({ expectedOilLow, expectedOilHigh }) => [
        oil(expectedOilLow),
        oil(expectedOilHigh),
      ]),
    };
    return { series: [series], categories: best.map(({ id, well }) => ({ id, label: well.name })) };
  }, [best, label, quantities]);
  return (
    <BarChart
      title={t('productionOptimization.chart')}
      titleHidden
      categories={data.categories}
      series={data.series}
      axisTitle={`${t('productionOptimization.axis')}, ${unit}`}
      unit={unit}
      locale={language}
      labels={words.bars(t('productionOptimization.well'))}
      digits={digitsFor(...data.series[0]!.values.map((value) => value ?? null))}
      orientation="horizontal"
    />
  );
}
