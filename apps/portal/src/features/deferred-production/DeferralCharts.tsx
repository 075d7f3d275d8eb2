import type { DeferredProduction } from '@cnx/api';
import type { BarSeries, TrendSeries } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BarChart, TrendChart } from '../../insight/LateCharts.tsx';
import { useChartWords } from '../../insight/use-chart-words.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { dayTime } from '../../quantities.ts';
import { dailyDeferral, reasonShares } from './deferral-totals.ts';
import { useReasonWords } from './use-reason-words.ts';

/** Height of either chart in px. */
export const deferralChartHeight = 220;

/** Reasons that a Pareto chart names. */
const mostReasons = 6;

/** Props of the charts: rows of one level. */
export interface DeferralChartProps {
  rows: readonly DeferredProduction[];
}

/** What could have been produced and what was, day by day; what lies between is lost. */
export function DeferralOverTime({ rows }: DeferralChartProps) {
  const { t } = useTranslation('portal');
  const { language, quantities } = useFormats();
  const { trend: labels } = useChartWords();
  const unit = quantities.unit('liquidRate');
  const [potential, actual] = [t('deferredProduction.potential'), t('deferredProduction.actual')];
  const data = useMemo(() => {
    const days = dailyDeferral(rows);
    const line = (id: 'potential' | 'actual', label: string): TrendSeries => ({
      id,
      label,
      unit,
      digits: 0,
      values: days.map((day) => quantities.convert('liquidRate', day[id])),
    });
    return {
      times: days.map(({ day }) => dayTime(day)),
      series: [line('potential', potential), line('actual', actual)],
    };
  }, [rows, quantities, unit, potential, actual]);
  const pair = useMemo(
    () => ({ potentialId: 'potential', actualId: 'actual', lostLabel: t('deferredProduction.lost') }),
    [t],
  );
  return (
    <TrendChart
      title={t('deferredProduction.chart')}
      titleHidden
      times={data.times}
      series={data.series}
      axes={{ left: { title: `${t('deferredProduction.oilPerDay')}, ${unit}` } }}
      locale={language}
      timeZone="UTC"
      labels={labels}
      pair={pair}
      height={deferralChartHeight}
    />
  );
}

/** Losses by reason, the largest first; each name says how much of all losses it and the larger ones make up. */
export function DeferralByReason({ rows }: DeferralChartProps) {
  const { t } = useTranslation('portal');
  const { language, quantities } = useFormats();
  const words = useChartWords();
  const nameOf = useReasonWords();
  const unit = quantities.unit('liquidVolume');
  const shares = useMemo(() => reasonShares(rows), [rows]);
  const [planned, unplanned] = [t('deferredProduction.planned'), t('deferredProduction.unplanned')];
  const series = useMemo<BarSeries[]>(() => {
    const named = shares.slice(0, mostReasons);
    const volume = (value: number) => quantities.convert('liquidVolume', value);
    return [
      {
        id: 'unplanned',
        label: unplanned,
        values: named.map((share) => volume(share.deferred - share.planned)),
      },
      { id: 'planned', label: planned, values: named.map((share) => volume(share.planned)) },
    ];
  }, [shares, quantities, planned, unplanned]);
  const categories = shares.slice(0, mostReasons).map((share) => ({
    id: share.reasonCode,
    label: `${nameOf(share)} · ${quantities.text('share', share.cumulativePct, { digits: 0 })}`,
  }));
  return (
    <BarChart
      title={t('deferredProduction.pareto')}
      titleHidden
      categories={categories}
      series={series}
      axisTitle={`${t('deferredProduction.deferred')}, ${unit} · ${t('deferredProduction.cumulative')}, %`}
      unit={unit}
      locale={language}
      labels={words.bars(t('deferredProduction.reason'))}
      orientation="horizontal"
      arrangement="stacked"
      height={deferralChartHeight}
    />
  );
}
