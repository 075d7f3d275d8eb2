import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { rootProps } from '../../root-props.ts';
import { useLocale } from '../../../words/words.tsx';
import { tickText } from '../chart-parts/chart-text.ts';
import { ChartFrame } from '../chart-parts/ChartFrame.tsx';
import { EmptyChart, Stage } from '../chart-parts/ChartStage.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { EventLane, laneHeight } from './EventLane.tsx';
import { pointOf, useChartCursor } from '../ChartCursor/chart-cursor.ts';
import { useSharedAxis, type SharedAxis } from '../ChartCursor/shared-axis.ts';
import { Legend } from '../chart-parts/Legend.tsx';
import type { ChartProps } from '../chart-parts/MarkChart.tsx';
import { tickLabeler } from '../chart-parts/time-axis.ts';
import { knownZone, zoneClock } from '../../zone-clock.ts';
import { useChartWords } from '../chart-parts/use-chart-words.ts';
import { useLegend, type HiddenSeriesProps, type LegendState } from '../chart-parts/use-legend.ts';
import { usualSteps } from './series-input.ts';
import { PlotSurface } from './PlotSurface.tsx';
import { ZoomActions, ZoomSaid } from './ZoomActions.tsx';
import { Readout } from './Readout.tsx';
import { TrendKey } from './TrendKey.tsx';
import { trendChartWords, type TrendChartLabels } from './trend-chart.words.ts';
import {
  clampWindow,
  trendModel,
  type TrendAxis,
  type TrendBand,
  type TrendEvent,
  type TrendLimit,
  type TrendMean,
  type TrendModel,
  type TrendPair,
  type TrendSeries,
  type TrendSide,
  type TrendWindow,
} from './trend-model.ts';
import type { PlotView } from './plot-paper.ts';
import type { TrendPlot } from './trend-plot.ts';
import { pointText, trendTable, useTrendTexts } from './trend-texts.ts';
import { createViewStore, useView, type TrendViewStore } from './view-store.ts';

/** What can be done with a chart from outside. */
export interface TrendChartHandle {
  /** Shows a window without rendering anything again; all of the data for null. */
  show(window: TrendWindow | null): void;
}

/**
 * Props of {@link TrendChart}. `times`, `series` and `pair` must keep their identity while the data stays
 * the same: a new one is cleaned, measured and drawn anew.
 */
export interface TrendChartProps extends ChartProps<TrendChartLabels>, HiddenSeriesProps {
  /** Milliseconds since 1970, in any order. */
  times: ArrayLike<number>;
  series: readonly TrendSeries[];
  /** What the axes measure, and how far they reach. @default one at the left, of the series' units */
  axes?: { readonly left: TrendAxis; readonly right?: TrendAxis | undefined };
  /**
   * IANA time zone of the field, for example `Europe/Oslo`; times of day are read out with it. The default fits rows
   * that are days, whose times are midnights in UTC; it is also taken, with a warning, for a zone that is not known here.
   * @default 'UTC'
   */
  timeZone?: string;
  /** Potential and actual: tints what was lost between them, and apart what exceeded. */
  pair?: TrendPair;
  /** Means that series held, drawn under them. */
  means?: readonly TrendMean[];
  events?: readonly TrendEvent[];
  bands?: readonly TrendBand[];
  limits?: readonly TrendLimit[];
  /** Height of plot and axes, CSS px. @default 240 */
  height?: number;
  /** Id of the series that stands out. */
  highlightedId?: string | null;
  /** The window shown; null for all. Leave out to let the chart keep it. Charts on a shared axis show that one’s. */
  window?: TrendWindow | null;
  /** The window shown at first, where the chart keeps it; null for all. @default null */
  defaultWindow?: TrendWindow | null;
  /** A user has zoomed or panned; null when all is shown. */
  onWindowChange?: (window: TrendWindow | null) => void;
  /** What can be done with the window shown: stands before the button that shows all again, while less is shown. */
  zoomActions?: ReactNode;
  /** A point in time was chosen, ms since 1970: pressed, or by Enter at the cursor. Without it points are only read. */
  onTimeSelect?: (time: number) => void;
  /** An event was chosen; without it events are only read. */
  onSelect?: (event: TrendEvent) => void;
  /** Gets what can be done with the chart from outside. */
  handle?: Ref<TrendChartHandle>;
}

const none: readonly never[] = [];

/** Names beside their lines need this much width (CSS px), and no more series than can be distinguished. */
const endLabelLimits = { width: 560, series: 4 } as const;

/** As few figures as distinguish the levels of a narrow plot. */
const shortMean = (value: number) => Number(value.toPrecision(Math.abs(value) < 1000 ? 3 : 4));

/** How the model is shown now: the props, what the legend hides or points at, and the width there is. */
function usePlotView(
  props: TrendChartProps & { axes: PlotView['axes']; locale: string; timeZone: string },
  model: TrendModel,
  legend: LegendState,
  wide: boolean,
  gutters: PlotView['gutters'],
  meanText: (mean: TrendMean) => string,
  limitText: (limit: TrendLimit) => string,
): PlotView {
  const { axes, locale, timeZone, means = none, events = none, bands = none, limits = none } = props;
  const { series } = model;
  const { hidden } = legend;
  const highlighted = legend.pointed ?? props.highlightedId ?? null;
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
  const written = useMemo(
    () =>
      means.map((mean) => ({
        ...mean,
        text: meanText(mean),
        short: tickText(locale)(shortMean(mean.value)),
      })),
    [means, meanText, locale],
  );
  const levels = useMemo(
    () => limits.map((limit) => ({ ...limit, text: limitText(limit) })),
    [limits, limitText],
  );
  return useMemo(
    () => ({
      axes,
      means: written,
      bands,
      limits: levels,
      hidden,
      highlighted,
      endLabels,
      headroom,
      gutters,
      ...ticks,
    }),
    [axes, written, bands, levels, hidden, highlighted, endLabels, headroom, gutters, ticks],
  );
}

interface AxisTitleProps extends Pick<TrendChartLabels, 'cutAxis' | 'logAxis'> {
  axis: TrendAxis;
  side: TrendSide;
  store: TrendViewStore;
  locale: string;
}

/** What an axis measures, whether it is logarithmic, and from where it begins when that is not zero. */
function AxisTitle({ axis: { title, scale }, side, store, locale, cutAxis, logAxis }: AxisTitleProps) {
  const from = useView(store, (now) => now.cutFrom[side]);
  if (scale === 'log') return `${title} · ${logAxis}`;
  return from === null ? title : `${title} · ${cutAxis(tickText(locale)(from))}`;
}

/** Shows windows that a user asks for, or only reports them where the window is given. */
function useWindow(props: TrendChartProps, model: TrendModel, axis: SharedAxis | null) {
  const { defaultWindow = null, onWindowChange, handle } = props;
  const window = axis ? axis.zoomed : props.window;
  const showInAll = axis?.show;
  const [store] = useState(() => {
    const first = window === undefined ? defaultWindow : window;
    return createViewStore(first ?? model.full ?? { from: 0, to: 1 }, first !== null);
  });
  const plot = useRef<TrendPlot | null>(null);
  const held = window !== undefined;
  const zoom = useCallback(
    (next: TrendWindow | null) => {
      const shown = held ? clampWindow(model, next) : (plot.current?.show(next) ?? null);
      showInAll?.(shown);
      onWindowChange?.(shown);
    },
    [held, model, showInAll, onWindowChange],
  );
  useEffect(() => {
    if (window !== undefined) plot.current?.show(window);
  }, [window, model]);
  useImperativeHandle(
    handle,
    () => ({
      show: (next) => (showInAll ? showInAll(clampWindow(model, next)) : void plot.current?.show(next)),
    }),
    [showInAll, model],
  );
  return { store, plot, zoom };
}

/** Marks what another chart points at, and shares what is pointed at here. */
function useSharedCursor(
  model: TrendModel,
  store: TrendViewStore,
  plot: { readonly current: TrendPlot | null },
) {
  const shared = useChartCursor();
  useEffect(() => {
    if (!shared) return undefined;
    let shown: number | null = null;
    const share = () => {
      const { cursor } = store.get();
      if (cursor === shown) return;
      shown = cursor;
      shared.set(cursor === null ? null : model.times[cursor]!, store);
    };
    const follow = () => {
      if (shared.source() === store) return;
      const at = shared.get();
      const { window } = store.get();
      const index = at === null ? null : pointOf(model.times, at, model.gapAfter / usualSteps);
      const time = model.times[index ?? -1] ?? NaN;
      plot.current?.follow(time >= window.from && time <= window.to ? index : null);
    };
    const endings = [store.subscribe(share), shared.subscribe(follow)];
    return () => {
      shared.set(null, store);
      for (const end of endings) end();
    };
  }, [shared, model, store, plot]);
}

/**
 * Series over time in one field's time zone. Draws a million points as fluently as a thousand, never joins
 * what a gap divides, and is read by eye, by keyboard (a cursor in time) and as a table.
 */
export function TrendChart(props: TrendChartProps) {
  const { title, titleHidden = false, times, series, pair } = props;
  const { events = none, bands = none, means = none, height = 240, onSelect, onTimeSelect } = props;
  const labels = useChartWords(trendChartWords, props.labels);
  const locale = useLocale(props.locale);
  const timeZone = knownZone(props.timeZone);
  const axis = useSharedAxis();
  const full = axis?.full;
  const { left = 'linear', right = 'linear' } = {
    left: props.axes?.left.scale,
    right: props.axes?.right?.scale,
  };
  const model = useMemo(
    () => trendModel(times, series, pair, full, { left, right }),
    [times, series, pair, full, left, right],
  );
  const axes = useMemo(
    () => props.axes ?? { left: { title: [...new Set(model.series.map(({ unit }) => unit))].join(', ') } },
    [props.axes, model],
  );
  const { store, plot, zoom } = useWindow(props, model, axis);
  useSharedCursor(model, store, plot);
  const legend = useLegend(props);
  const [wide, setWide] = useState(false);
  const keysId = useId();
  const texts = useTrendTexts(model, locale, timeZone, labels.noValue);
  const { mean: meanWord } = labels;
  const meanText = useCallback((mean: TrendMean) => meanWord(texts.mean(mean)), [meanWord, texts]);
  const gutters = axis?.gutters ?? null;
  const plotView = usePlotView(
    { ...props, axes, locale, timeZone },
    model,
    legend,
    wide,
    gutters,
    meanText,
    texts.limit,
  );
  const limitList = plotView.limits.map(({ text }) => text).join('; ');
  const limitsNote = limitList === '' ? undefined : labels.limits(limitList);
  const axisNote = { store, locale, cutAxis: labels.cutAxis, logAxis: labels.logAxis };
  const skipped = model.unusableValues + model.rowsWithoutTime;
  const notes = [
    skipped > 0 && labels.unusable(model.unusableValues, model.rowsWithoutTime),
    model.valuesOffAxis > 0 && labels.offAxis(model.valuesOffAxis),
  ].filter(Boolean);
  return (
    <ChartFrame
      {...rootProps(props)}
      className={props.className}
      title={title}
      titleHidden={titleHidden}
      axes={
        model.full
          ? {
              left: <AxisTitle axis={axes.left} side="left" {...axisNote} />,
              right: axes.right && <AxisTitle axis={axes.right} side="right" {...axisNote} />,
            }
          : {}
      }
      labels={labels}
      asTable={props.asTable}
      onAsTableChange={props.onAsTableChange}
      table={() =>
        trendTable(model, texts, store.get().window, texts.daily ? labels.day : labels.time, limitsNote, {
          ...{ means, events, bands, labels },
        })
      }
      note={notes.length > 0 && notes.join(' ')}
      actions={
        model.full && (
          <ZoomActions store={store} labels={labels} onZoom={zoom}>
            {props.zoomActions}
          </ZoomActions>
        )
      }
      legend={
        <>
          {model.series.length > 1 && !plotView.endLabels && (
            <Legend {...legend.legend} label={labels.series} items={model.series} />
          )}
          <TrendKey
            {...{ model, events, bands, store, labels }}
            means={plotView.means.some(({ seriesId }) => model.series.some(({ id }) => id === seriesId))}
          />
        </>
      }
    >
      {model.full ? (
        <>
          <Stage>
            <PlotSurface
              model={model}
              plotView={plotView}
              store={store}
              height={height}
              label={labels.cursor}
              describedBy={keysId}
              pointText={(index) => pointText(model, texts, legend.hidden, index)}
              rangeText={(from, to) => labels.marked(texts.range(model.times[from]!, model.times[to]!))}
              plotRef={plot}
              onZoom={zoom}
              onPoint={onTimeSelect && ((index) => onTimeSelect(model.times[index]!))}
              onWidth={(width) => setWide(width >= endLabelLimits.width)}
            />
            {events.length > 0 && (
              <EventLane
                events={events}
                store={store}
                formatTime={texts.time}
                labels={labels}
                onSelect={onSelect}
                onZoom={zoom}
              />
            )}
            <Readout model={model} bands={bands} hidden={legend.hidden} store={store} texts={texts} />
          </Stage>
          <ZoomSaid store={store} texts={texts} labels={labels} />
          <VisuallyHidden id={keysId}>
            {[limitsNote, labels.keys, onTimeSelect && labels.choose].filter(Boolean).join(' ')}
          </VisuallyHidden>
        </>
      ) : (
        <EmptyChart style={{ height }}>{labels.empty}</EmptyChart>
      )}
    </ChartFrame>
  );
}
