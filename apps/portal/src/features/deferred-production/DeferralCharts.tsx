import type { DeferredProduction } from '@cnx/api';
import type { BarSeries, TrendSeries } from '@cnx/ui';
import { useMemo } from 'react';
import type { Compared } from '../../insight/compared.ts';
import { BarChart } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { WindowChart } from '../../insight/WindowChart.tsx';
import { dayTime, quantitiesOf } from '../../quantities.ts';
import { shownProductOf, type ShownProduct } from '../../state/product.atoms.ts';
import { isCause } from '../../insight/loss-causes.ts';
import { reasonText } from '../../insight/reason-text.ts';
import { reasonShares, type DeferralComparison, type DeferralDay } from './deferred-production.ts';

/** Causes that the Pareto chart names, beside what has none. */
const maxReasons = 6;

/** Props of {@link DeferralOverTime}. */
export interface DeferralOverTimeProps {
  /** Whose days they are. */
  product: ShownProduct;
  days: readonly DeferralDay[];
  /** Newer days that nearly all wells have reported: drawn dashed. */
  soFar: readonly DeferralDay[];
  compared: Compared<DeferralComparison> | null;
  asTable: boolean;
  height: number;
}

/** What could have been produced and what was, day by day; what lies between is lost. Beside it, what was in the compared window. */
export function DeferralOverTime(props: DeferralOverTimeProps) {
  const { product, days: whole, soFar, compared, asTable, height } = props;
  const { t, quantities, dates } = useFormats();
  const { rate } = quantitiesOf(product);
  const unit = quantities.unit(rate);
  const { times, series, pair } = useMemo(() => {
    const days = [...whole, ...soFar];
    const line = (id: 'potential' | 'actual', isDrawn = (i: number) => i < whole.length): TrendSeries => ({
      id,
      label: t(`deferredProduction.${id}`),
      unit,
      digits: 0,
      values: days.map((day, i) => quantities.convert(rate, isDrawn(i) ? day[id] : null)),
    });
    // From the last whole day on, so that the dashes join the line.
    const partOf = (id: 'potential' | 'actual'): TrendSeries => ({
      ...line(id, (i) => i >= whole.length - 1),
      id: `${id}SoFar`,
      label: t(`deferredProduction.soFar.${id}`),
      compared: true,
    });
    const comparison = compared?.status === 'shown' ? compared : null;
    const others = new Map(comparison?.body.pairs.map(({ day, other }) => [day.day, other]));
    return {
      times: days.map(({ day }) => dayTime(day)),
      series: [
        line('potential'),
        line('actual'),
        ...(soFar.length > 0 ? [partOf('potential'), partOf('actual')] : []),
        ...(comparison
          ? [
              {
                ...line('actual'),
                id: 'compared',
                label: dates.days(comparison.window.from, comparison.window.to),
                values: days.map(({ day }) => quantities.convert(rate, others.get(day)?.actual ?? null)),
                compared: true,
              },
            ]
          : []),
      ],
      pair: { potentialId: 'potential', actualId: 'actual', label: t('deferredProduction.lost') },
    };
  }, [whole, soFar, compared, quantities, t, dates, unit, rate]);
  return (
    <WindowChart
      title={t(`deferredProduction.chart.${product}`)}
      titleHidden
      times={times}
      series={series}
      axes={{ left: { title: `${t(`deferredProduction.perDay.${product}`)}, ${unit}` } }}
      pair={pair}
      height={height}
      asTable={asTable}
    />
  );
}

/** Props of {@link DeferralByReason}. */
export interface DeferralByReasonProps {
  rows: readonly DeferredProduction[];
  asTable: boolean;
  height: number;
  /** A reason was pressed. */
  onReasonSelect: (reasonCode: string) => void;
}

/** Losses by reason, the largest first; each name says how much it is, and its own share of all losses. */
export function DeferralByReason({ rows, asTable, height, onReasonSelect }: DeferralByReasonProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const product = shownProductOf(rows[0]?.product);
  const { volume } = quantitiesOf(product);
  const unit = quantities.unit(volume);
  const { items, series } = useMemo(() => {
    const shares = reasonShares(rows);
    const causes = shares.filter(isCause).slice(0, maxReasons);
    const named = shares.filter((share) => !isCause(share) || causes.includes(share));
    const bars = (
      id: 'planned' | 'unplanned',
      volumeOf: (share: (typeof named)[number]) => number,
    ): BarSeries => ({
      id,
      label: t(`deferredProduction.${id}`),
      values: named.map((share) => quantities.convert(volume, volumeOf(share))),
    });
    return {
      items: named.map((share) => ({
        id: share.reasonCode,
        label: [
          reasonText(share, formats),
          quantities.text(volume, share.deferred, { digits: 0 }),
          quantities.text('share', share.sharePct, { digits: 0 }),
        ].join(' · '),
      })),
      series: [
        bars('unplanned', ({ deferred, planned }) => deferred - planned),
        bars('planned', ({ planned }) => planned),
      ],
    };
  }, [rows, formats, quantities, t, volume]);
  return (
    <BarChart
      title={t(`deferredProduction.pareto.${product}`)}
      titleHidden
      items={items}
      series={series}
      axisTitle={`${t('deferredProduction.deferred')}, ${unit}`}
      unit={unit}
      labels={{ item: t('deferredProduction.reason') }}
      orientation="horizontal"
      arrangement="stacked"
      highlightedId={items[0]?.id ?? null}
      onSelect={({ id }) => id !== undefined && onReasonSelect(id)}
      height={height}
      asTable={asTable}
    />
  );
}
