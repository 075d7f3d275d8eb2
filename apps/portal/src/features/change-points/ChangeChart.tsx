import type { ChangePoint, DailyProduction } from '@cnx/api';
import type { TrendBand, TrendEvent, TrendSeries } from '@cnx/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TrendChart } from '../../insight/LateCharts.tsx';
import { useChartWords } from '../../insight/use-chart-words.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { addDays, dayTime, digitsFor, wallTime } from '../../quantities.ts';
import { useChangeWords } from './use-change-words.ts';
import { quantityOfVariable, wellTrend } from './well-trend.ts';

/** Height of plot and axes in px. */
export const changeChartHeight = 220;

/** Props of {@link ChangeChart}. */
export interface ChangeChartProps {
  change: ChangePoint;
  production: DailyProduction;
}

/** A well's rate with the means between its change points, the change, and the events that may have caused it. */
export function ChangeChart({ change, production }: ChangeChartProps) {
  const { t } = useTranslation('portal');
  const { language, quantities, dates } = useFormats();
  const words = useChangeWords();
  const { trend: labels } = useChartWords();
  const trend = useMemo(
    () => wellTrend(production, change.variable, quantities),
    [production, change.variable, quantities],
  );
  const name = t(`vocabulary.variable.${trend.variable}`);
  const unit = quantities.unit(quantityOfVariable(trend.variable));
  const series = useMemo<TrendSeries[]>(
    () => [{ id: 'rate', label: name, unit, values: trend.values, digits: digitsFor(...trend.values) }],
    [name, unit, trend],
  );
  const digits = digitsFor(change.meanBefore, change.meanAfter);
  const events: TrendEvent[] = [
    {
      id: change.id,
      at: dayTime(change.changeDate),
      kind: 'alert',
      label: t('changePoints.change', {
        day: dates.day(change.changeDate),
        before: quantities.wireText(change.unit, change.meanBefore, { digits }),
        after: quantities.wireText(change.unit, change.meanAfter, { digits }),
      }),
    },
    ...production.events.map((event) => ({
      id: event.id,
      at: wallTime(event.start),
      label: words.event(event),
    })),
  ];
  const bands: TrendBand[] = production.events.flatMap((event) =>
    event.planned && event.end
      ? [{ from: wallTime(event.start), to: wallTime(event.end), label: words.event(event) }]
      : [],
  );
  const day = 86_400_000;
  return (
    <TrendChart
      title={t('changePoints.chart', {
        variable: name,
        well: change.well.name,
        day: dates.day(change.changeDate),
      })}
      times={trend.times}
      series={series}
      axes={{ left: { title: `${name}, ${unit}` } }}
      locale={language}
      // Production days are names of days: drawn as they are called, in no zone.
      timeZone="UTC"
      labels={labels}
      // A mean holds to the end of its last day.
      steps={trend.steps.map(({ from, to, mean }) => ({ seriesId: 'rate', from, to: to + day, mean }))}
      events={events}
      bands={[
        ...bands,
        {
          from: dayTime(change.dateLow),
          to: dayTime(addDays(change.dateHigh, 1)),
          label: t('changePoints.likely'),
        },
      ]}
      height={changeChartHeight}
    />
  );
}
