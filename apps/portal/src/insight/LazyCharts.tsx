import {
  ErrorState,
  Skeleton,
  type BarChartProps,
  type CalendarHeatMapProps,
  type GanttChartProps,
  type MonthCalendarProps,
  type TrendChartProps,
  type WaterfallChartProps,
} from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { lazyCode } from '../lazy-code.tsx';
import { chartLine } from './chart-line.ts';
import { useLazyCode } from './use-lazy-code.ts';

const charts = lazyCode(() => import('./chart-code.ts'));
const fetchCharts = () => void charts.load().catch(() => undefined);

// At once, so that it comes beside the data and not after it.
fetchCharts();

const defaultHeight = 240;

/** Stands where a chart will be, with its height. */
function Waiting({ failed, height = defaultHeight }: { failed: boolean; height: number | undefined }) {
  const { t } = useTranslation('portal');
  if (!failed) return <Skeleton shape="block" height={height + chartLine} />;
  return <ErrorState title={t('failures.unknown')} onRetry={fetchCharts} />;
}

/** The component package's `TrendChart`, once its code is there. */
export function TrendChart(props: TrendChartProps) {
  const { code, failed } = useLazyCode(charts);
  return code ? <code.TrendChart {...props} /> : <Waiting failed={failed} height={props.height} />;
}

/** The component package's `BarChart`, once its code is there. */
export function BarChart(props: BarChartProps) {
  const { code, failed } = useLazyCode(charts);
  return code ? <code.BarChart {...props} /> : <Waiting failed={failed} height={props.height} />;
}

/** About the height of a Gantt chart of eight activities, px. */
export const ganttHeight = 300;

/** The component package's `GanttChart`, once its code is there. */
export function GanttChart(props: GanttChartProps) {
  const { code, failed } = useLazyCode(charts);
  return code ? <code.GanttChart {...props} /> : <Waiting failed={failed} height={ganttHeight} />;
}

/** About the height of a month calendar, px. */
const monthHeight = 560;

/** The component package's `MonthCalendar`, once its code is there. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { code, failed } = useLazyCode(charts);
  return code ? <code.MonthCalendar {...props} /> : <Waiting failed={failed} height={monthHeight} />;
}

/** About the height of a calendar of some months, px. */
const calendarHeight = 160;

/** The component package's `CalendarHeatMap`, once its code is there. */
export function CalendarHeatMap(props: CalendarHeatMapProps) {
  const { code, failed } = useLazyCode(charts);
  return code ? <code.CalendarHeatMap {...props} /> : <Waiting failed={failed} height={calendarHeight} />;
}

/** The component package's `WaterfallChart`, once its code is there. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { code, failed } = useLazyCode(charts);
  return code ? <code.WaterfallChart {...props} /> : <Waiting failed={failed} height={props.height} />;
}
