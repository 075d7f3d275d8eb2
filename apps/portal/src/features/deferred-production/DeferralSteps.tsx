import type { DeferredProduction } from '@cnx/api';
import type { WaterfallItem } from '@cnx/ui';
import { useMemo } from 'react';
import { CalendarHeatMap, WaterfallChart } from '../../insight/LazyCharts.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { quantitiesOf } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { reasonText } from '../../insight/reason-text.ts';
import { dailyDeferral, deferralSteps } from './deferred-production.ts';

/** Causes that the steps name; the others are one step. */
const maxSteps = 5;

/** Props of {@link DeferralSteps}. */
export interface DeferralStepsProps {
  rows: readonly DeferredProduction[];
  asTable: boolean;
  height: number;
  /** A cause was pressed. */
  onReasonSelect: (reasonCode: string) => void;
}

/** From what could have been produced to what was: what each cause took, and apart from it what was above the potential. */
export function DeferralSteps({ rows, asTable, height, onReasonSelect }: DeferralStepsProps) {
  const formats = useFormats();
  const { t, quantities } = formats;
  const product = shownProductOf(rows[0]?.product);
  const { volume: quantity } = quantitiesOf(product);
  const unit = quantities.unit(quantity);
  const items = useMemo((): WaterfallItem[] => {
    const { potential, causes, others, gains, withoutPotential, actual } = deferralSteps(rows, maxSteps);
    const volume = (value: number) => quantities.convert(quantity, value);
    return [
      { id: 'potential', label: t('deferredProduction.potential'), kind: 'total', value: volume(potential) },
      ...causes.map((share): WaterfallItem => ({
        id: `reason ${share.reasonCode}`,
        label: reasonText(share, formats),
        kind: 'change',
        value: volume(-share.deferred),
      })),
      ...(others > 0
        ? [
            {
              id: 'others',
              label: t('deferredProduction.otherCauses'),
              kind: 'change' as const,
              value: volume(-others),
            },
          ]
        : []),
      ...(gains > 0
        ? [
            {
              id: 'gains',
              label: t('deferredProduction.abovePotential'),
              kind: 'change' as const,
              value: volume(gains),
            },
          ]
        : []),
      ...(withoutPotential > 0
        ? [
            {
              id: 'withoutPotential',
              label: t('deferredProduction.withoutPotential'),
              kind: 'change' as const,
              value: volume(withoutPotential),
            },
          ]
        : []),
      { id: 'actual', label: t('deferredProduction.actual'), kind: 'total', value: volume(actual) },
    ];
  }, [rows, formats, quantities, t, quantity]);
  return (
    <WaterfallChart
      title={t(`deferredProduction.steps.${product}`)}
      titleHidden
      items={items}
      unit={unit}
      axisTitle={`${t(`deferredProduction.products.${product}`)}, ${unit}`}
      labels={{ item: t('deferredProduction.step') }}
      height={height}
      onSelect={({ id }) => id?.startsWith('reason ') && onReasonSelect(id.slice('reason '.length))}
      asTable={asTable}
    />
  );
}

/** Deferred oil, or gas, day by day, a column a week. */
export function DeferralCalendar({ rows, asTable }: Pick<DeferralStepsProps, 'rows' | 'asTable'>) {
  const { t, quantities } = useFormats();
  const product = shownProductOf(rows[0]?.product);
  const { volume: quantity } = quantitiesOf(product);
  const unit = quantities.unit(quantity);
  const { values, from, to } = useMemo(() => {
    const { days, soFar } = dailyDeferral(rows);
    const all = [...days, ...soFar];
    return {
      values: new Map(all.map(({ day, deferred }) => [day, quantities.convert(quantity, deferred)])),
      from: all[0]?.day,
      to: all.at(-1)?.day,
    };
  }, [rows, quantities, quantity]);
  if (from === undefined || to === undefined) return null;
  return (
    <CalendarHeatMap
      title={t(`deferredProduction.calendar.${product}`)}
      titleHidden
      from={from}
      to={to}
      values={values}
      unit={unit}
      axisTitle={`${t('deferredProduction.deferred')}, ${unit}`}
      asTable={asTable}
    />
  );
}
