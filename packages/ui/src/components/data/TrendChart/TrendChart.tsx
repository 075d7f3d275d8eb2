import { ZoomOut } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
} from 'react';
import { tickText } from '../chart-parts/chart-text.ts';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { AxisTitles, EmptyChart, Stage } from '../chart-parts/ChartStage.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { EventLane, laneHeight, type EventLaneLabels } from './EventLane.tsx';
import { Legend } from '../chart-parts/Legend.tsx';
import { tickLabeler, zoneClock } from '../chart-parts/time-axis.ts';
import { useLegend, type LegendState } from '../chart-parts/use-legend.ts';
import { PlotSurface } from './PlotSurface.tsx';
import { Readout } from './Readout.tsx';
import {
  trendModel,
  type TrendAxis,
  type TrendBand,
  type TrendEvent,
  type TrendLimit,
  type TrendModel,
  type TrendPair,
  type TrendSeries,
  type TrendStep,
  type TrendWindow,
} from './trend-model.ts';
import type { PlotView } from './plot-options.ts';
import type { TrendPlot } from './trend-plot.ts';
import { pointText, trendTable, useTrendTexts } from './trend-texts.ts';
import { createViewStore, useView, type TrendViewStore } from './view-store.ts';

/** UI strings of a {@link TrendChart}. */
export interface TrendChartLabels extends ChartFrameLabels, EventLaneLabels {
  /** Head of the table's first column. */
  readonly time: string;
  /** Names the keyboard's cursor, for example `Point in time`. */
  readonly cursor: string;
  /** Explains the keys: arrows, Shift and arrows, Enter, plus and minus, Escape. */
  readonly keys: string;
  /** Names the list of series. */
  readonly series: string;
  readonly resetZoom: string;
  /** Stands for an absent value in the table and the read-out, for example `–`. */
  readonly noValue: string;
  /** Says that there is nothing to draw, and why if it is known. */
  readonly empty: string;
  /** Says how many infinite values and how many rows without a time could not be shown. */
  readonly unusable: (values: number, rows: number) => string;
}

/** What can be done with a chart from outside. */
export interface TrendChartHandle {
  /** Shows a window without rendering anything again; all of the data for null. */
  show(window: TrendWindow | null): void;
}

/**
 * Props of {@link TrendChart}. `times`, `series` and `pair` must keep their identity while the data stays
 * the same: a new one is cleaned, measured and drawn anew.
 */
export interface TrendChartProps {
  title: string;
  /** Leaves the title to be read aloud only, where a card's heading shows it already. @default false */
  titleHidden?: boolean;
  /** Milliseconds since 1970, in any order. */
  times: ArrayLike<number>;
  series: readonly TrendSeries[];
  axes: { readonly left: TrendAxis; readonly right?: TrendAxis | undefined };
  /** BCP 47 language of numbers and dates. */
  locale: string;
  /** IANA time zone of the field, for example `Europe/Oslo`. */
  timeZone: string;
  labels: TrendChartLabels;
  /** Potential and actual: tints what was lost between them, and apart what exceeded. */
  pair?: TrendPair;
  /** Means that series held, drawn over them. */
  steps?: readonly TrendStep[];
  events?: readonly TrendEvent[];
  bands?: readonly TrendBand[];
  limits?: readonly TrendLimit[];
  /** Height of plot and axes, CSS px. @default 240 */
  height?: number;
  /** Id of the series that stands out. */
  emphasis?: string | null;
  /** The window shown; null for all. Leave out to let the chart keep it. */
  shown?: TrendWindow | null;
  /** A user has zoomed or panned; null when all is shown. */
  onShownChange?: (window: TrendWindow | null) => void;
  onOpenEvent?: (event: TrendEvent) => void;
  ref?: Ref<TrendChartHandle>;
}

const none: readonly never[] = [];

/** Names beside their lines need this much width (CSS px), and no more series than can be distinguished. */
const endLabelLimits = { width: 560, series: 4 } as const;

/** How the model is shown now: the props, what the legend hides or points at, and the width there is. */
function usePlotView(
  props: TrendChartProps,
  model: TrendModel,
  legend: LegendState,
  wide: boolean,
): PlotView {
  const { axes, locale, timeZone, steps = none, events = none, bands = none, limits = none } = props;
  const { series } = model;
  const { hidden } = legend;
  const emphasis = legend.pointed ?? props.emphasis ?? null;
  const onLeft = series.every(({ axis }) => axis === 'left');
  const endLabels = wide && onLeft && series.length > 1 && series.length <= endLabelLimits.series;
  const headroom = events.length > 0 ? laneHeight : 8;
  const ticks = useMemo(
    () => ({
      clock: zoneClock(timeZone),
      tickLabels: tickLabeler(locale, timeZone),
      formatTick: tickText(locale),
    }),
    [locale, timeZone],
  );
  return useMemo(
    () => ({ axes, steps, bands, limits, hidden, emphasis, endLabels, headroom, ...ticks }),
    [axes, steps, bands, limits, hidden, emphasis, endLabels, headroom, ticks],
  );
}

/** The button that shows all again; there only while less than all is shown. */
function ResetZoom({ store, label, onReset }: { store: TrendViewStore; label: string; onReset: () => void }) {
  const zoomed = useView(store, (now) => now.zoomed);
  if (!zoomed) return null;
  const icon = <ZoomOut size={16} />;
  return <IconButton size="sm" label={label} title={label} icon={icon} onClick={onReset} />;
}

/**
 * Series over time in one field's time zone. Draws a million points as fluently as a thousand, never joins
 * what a gap divides, and is read by eye, by keyboard (a cursor in time) and as a table.
 */
export function TrendChart(props: TrendChartProps) {
  const { title, titleHidden = false, times, series, axes, locale, timeZone, labels, pair } = props;
  const { events = none, bands = none, height = 240, shown, onShownChange, onOpenEvent, ref } = props;
  const model = useMemo(() => trendModel(times, series, pair), [times, series, pair]);
  const [store] = useState(() => createViewStore(model.full ?? { from: 0, to: 1 }));
  const plot = useRef<TrendPlot | null>(null);
  const legend = useLegend();
  const [wide, setWide] = useState(false);
  const keysId = useId();
  const texts = useTrendTexts(model, locale, timeZone, labels.noValue);
  const plotView = usePlotView(props, model, legend, wide);
  const zoom = useCallback(
    (window: TrendWindow | null) => {
      const now = plot.current?.show(window) ?? null;
      onShownChange?.(now);
    },
    [onShownChange],
  );
  useEffect(() => {
    if (shown !== undefined) plot.current?.show(shown);
  }, [shown, model]);
  useImperativeHandle(ref, () => ({ show: (window) => void plot.current?.show(window) }), []);
  const skipped = model.unusableValues + model.rowsWithoutTime;
  return (
    <ChartFrame
      title={title}
      titleHidden={titleHidden}
      labels={labels}
      table={() => trendTable(model, texts, store.get().window, labels.time)}
      note={skipped > 0 && labels.unusable(model.unusableValues, model.rowsWithoutTime)}
      actions={<ResetZoom store={store} label={labels.resetZoom} onReset={() => zoom(null)} />}
      legend={
        model.series.length > 1 &&
        !plotView.endLabels && <Legend {...legend.legend} label={labels.series} entries={model.series} />
      }
    >
      {model.full ? (
        <>
          <AxisTitles left={axes.left.title} right={axes.right?.title} />
          <Stage>
            <PlotSurface
              model={model}
              plotView={plotView}
              store={store}
              height={height}
              label={labels.cursor}
              describedBy={keysId}
              pointText={(index) => pointText(model, texts, legend.hidden, index)}
              plotRef={plot}
              onZoom={zoom}
              onWidth={(width) => setWide(width >= endLabelLimits.width)}
            />
            {events.length > 0 && (
              <EventLane
                events={events}
                store={store}
                formatTime={texts.time}
                labels={labels}
                onOpen={onOpenEvent}
                onZoom={zoom}
              />
            )}
            <Readout model={model} bands={bands} hidden={legend.hidden} store={store} texts={texts} />
          </Stage>
          <VisuallyHidden id={keysId}>{labels.keys}</VisuallyHidden>
        </>
      ) : (
        <EmptyChart style={{ height }}>{labels.empty}</EmptyChart>
      )}
    </ChartFrame>
  );
}
