import type { PlanCourse } from '@cnx/api';
import { SegmentedControl, Text } from '@cnx/ui';
import { useMemo, useState } from 'react';
import { ChartCard } from '../../insight/ChartCard.tsx';
import { BarChart, TrendChart } from '../../insight/LazyCharts.tsx';
import type { LateDay } from '../../insight/daily-groups.ts';
import { estimatedText, withEstimate } from '../../insight/missing-estimate.ts';
import { planShares } from '../../insight/plan-shares.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { isCut, lateText } from './statistics.ts';

const shapes = ['months', 'sum'] as const;
const chartHeight = 260;

/** The last day of a month, or of the window where that ends before it; ms since 1970. */
function monthEnd(month: string, to: string): number {
  const [year, place] = month.split('-').map(Number) as [number, number];
  return Math.min(Date.UTC(year, place, 0), Date.parse(to));
}

/** Props of {@link PlanCard}. */
export interface PlanCardProps {
  body: PlanCourse;
  /** Days that wells have not all reported, oldest first. */
  late: readonly LateDay[];
  loading: boolean;
}

/** What was made beside the plan: month by month, or added up over the window. */
export function PlanCard({ body, loading, late }: PlanCardProps) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const [shape, setShape] = useState<(typeof shapes)[number]>('months');
  const { months, window } = body;
  const product = shownProductOf(body.product);
  const { volume: quantity } = quantitiesOf(product);
  const drawn = useMemo(() => {
    const volume = (value: number | null) => quantities.convert(quantity, value);
    const unit = quantities.unit(quantity);
    const monthLabel = (month: string) => {
      const days = {
        from: month < window.from ? window.from : month,
        to: new Date(monthEnd(month, window.to)).toISOString().slice(0, 10),
      };
      return isCut(days, 'month') ? dates.days(days.from, days.to) : dates.month(month);
    };
    const [plan, actual] = [t('statistics.plan.plan'), t('statistics.plan.actual')];
    const filled = t('statistics.plan.filled');
    // What is estimated of missing days stands beside what was reported, where there is any.
    const isFilled = months.some(({ estimated, missingDays = 0 }) => missingDays > 0 && (estimated ?? 0) > 0);
    return {
      items: months.map(({ month }) => ({
        id: month,
        label: monthLabel(month),
        incomplete: late.some(({ day }) => day.startsWith(month.slice(0, 7))),
      })),
      bars: [
        { id: 'plan', label: plan, values: months.map((one) => volume(one.plan)), whole: true },
        { id: 'actual', label: actual, values: months.map((one) => volume(one.actual)) },
        ...(isFilled
          ? [
              {
                ...{ id: 'filled', label: filled, whole: true },
                values: months.map(({ actual: made, estimated }) =>
                  estimated ? volume((made ?? 0) + estimated) : null,
                ),
              },
            ]
          : []),
      ],
      // From nothing on the first day to the end of each month.
      times: [Date.parse(window.from), ...months.map(({ month }) => monthEnd(month, window.to))],
      lines: [
        {
          id: 'plan',
          label: plan,
          unit,
          digits: 0,
          values: [0, ...months.map((one) => volume(one.cumulativePlan))],
        },
        {
          id: 'actual',
          label: actual,
          unit,
          digits: 0,
          values: [0, ...months.map((one) => volume(one.cumulativeActual))],
        },
        ...(isFilled
          ? [
              {
                ...{ id: 'filled', label: filled, unit, digits: 0 },
                values: [
                  0,
                  ...months.map((one) => volume(one.cumulativeActual + (one.cumulativeEstimated ?? 0))),
                ],
              },
            ]
          : []),
      ],
      axes: { left: { title: `${t(`statistics.figures.${product}`)}, ${unit}`, fromZero: true } },
    };
  }, [months, window, late, dates, quantities, t, product, quantity]);
  const lateDays = lateText(late, formats);
  const title = t('statistics.cards.plan');
  const last = months.at(-1);
  const unreported = last?.unreported ?? 0;
  return (
    <ChartCard
      title={title}
      area="statistics"
      window={window}
      sentence={
        last
          ? t('statistics.plan.sentence', {
              ...{ count: last.wells, wells: quantities.count(last.wells) },
              actual: withEstimate(
                quantities.text(quantity, last.cumulativeActual),
                estimatedText(
                  last.cumulativeEstimated,
                  months.reduce((sum, { missingDays = 0 }) => sum + missingDays, 0),
                  product,
                  formats,
                ),
                formats,
              ),
              plan: quantities.text(quantity, last.cumulativePlan),
              share: planShares(
                {
                  ...{ plan: last.cumulativePlan, actual: last.cumulativeActual },
                  estimated: last.cumulativeEstimated,
                },
                formats,
              ),
            })
          : t('statistics.plan.none')
      }
      empty={!last}
      loading={loading}
      choice={
        <SegmentedControl
          label={t('statistics.plan.shape')}
          size="sm"
          items={shapes.map((value) => ({ value, label: t(`statistics.plan.${value}`) }))}
          value={shape}
          onValueChange={setShape}
        />
      }
    >
      {(asTable) => (
        <>
          {shape === 'months' ? (
            <BarChart
              title={title}
              titleHidden
              items={drawn.items}
              series={drawn.bars}
              unit={quantities.unit(quantity)}
              axisTitle={drawn.axes.left.title}
              labels={{ item: t('statistics.units.month') }}
              height={chartHeight}
              asTable={asTable}
            />
          ) : (
            <TrendChart
              title={title}
              titleHidden
              times={drawn.times}
              series={drawn.lines}
              axes={drawn.axes}
              height={chartHeight}
              asTable={asTable}
            />
          )}
          {lateDays !== null && (
            <Text size="small" emphasis="quiet">
              {lateDays}
            </Text>
          )}
          {unreported > 0 && (
            <Text size="small" emphasis="quiet">
              {t('statistics.plan.unreported', { count: unreported, month: dates.month(last!.month) })}
            </Text>
          )}
        </>
      )}
    </ChartCard>
  );
}
