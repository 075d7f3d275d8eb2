import { ErrorState, Skeleton, type BarChartProps, type TrendChartProps } from '@cnx/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { lateCode } from './late-code.ts';

const charts = lateCode(() => import('./chart-code.ts'));

// At once, so that it comes beside the data and not after it.
charts.fetch();

/** Room of a chart beside its plot: title and axis title, px. */
const frameHeight = 56;

function useCharts() {
  return useSyncExternalStore(charts.subscribe, charts.state, charts.state);
}

/** Stands where a chart will be, with its height. */
function Waiting({ failed, height }: { failed: boolean; height: number }) {
  const { t } = useTranslation('portal');
  if (!failed) return <Skeleton shape="block" height={height + frameHeight} />;
  return (
    <ErrorState
      text={t('failures.unknown')}
      retry={{ label: t('shell.retry'), onPress: () => charts.fetch() }}
    />
  );
}

/** The component package's `TrendChart`, once its code is there. */
export function TrendChart(props: TrendChartProps) {
  const state = useCharts();
  if (state.status === 'ready') return <state.code.TrendChart {...props} />;
  return <Waiting failed={state.status === 'failed'} height={props.height ?? 240} />;
}

/** The component package's `BarChart`, once its code is there. */
export function BarChart(props: BarChartProps) {
  const state = useCharts();
  if (state.status === 'ready') return <state.code.BarChart {...props} />;
  return <Waiting failed={state.status === 'failed'} height={props.height ?? 240} />;
}
