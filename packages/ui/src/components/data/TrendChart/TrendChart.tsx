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
import { styled } from '../../../themes/stitches.ts';
import { ChartFrame, type ChartFrameLabels } from '../chart-parts/ChartFrame.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { EventLane, LANE, type EventLaneLabels } from './EventLane.tsx';
import { Legend } from '../chart-parts/Legend.tsx';
import { indexAt } from './line-trace.ts';
import { PlotSurface } from './PlotSurface.tsx';
import { Readout, type TrendFormats } from './Readout.tsx';
import { tickLabeler, zoneClock } from '../chart-parts/time-axis.ts';
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
import type { PlotLook } from './plot-options.ts';
import type { TrendPlot } from './trend-plot.ts';
import { createViewStore, useView, type TrendViewStore } from './view-store.ts';

/** Words of a {@link TrendChart}. */
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
  /** Points further apart (ms) are not joined. @default one and a half of the usual step */
  gapAfter?: number;
  /** Height of plot and axes, CSS px. @default 240 */
  height?: number;
  /** Id of the series that stands out. */
  emphasis?: string | null;
  /** The window shown; null for all. Leave out to let the chart keep it. */
  shown?: TrendWindow | null;
  /** A person has zoomed or panned; null when all is shown. */
  onShownChange?: (window: TrendWindow | null) => void;
  onOpenEvent?: (event: TrendEvent) => void;
  ref?: Ref<TrendChartHandle>;
}

const Titles = styled('div', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$3',
  marginBlock: '$1',
  color: '$chartAxis',
  fontSize: '$caption',
});

const Stage = styled('div', { position: 'relative' });

const Empty = styled('div', {
  display: 'grid',
  placeItems: 'center',
  padding: '$4',
  border: '1px dashed $borderStrong',
  borderRadius: '$control',
  color: '$textQuiet',
  fontSize: '$small',
  textAlign: 'center',
});

const NONE: readonly never[] = [];

/** Rows at least this far apart (ms) are days: their time of day says nothing. */
const DAILY = 20 * 3_600_000;

/** Names beside their lines need this much width (CSS px), and no more series than can be told apart. */
const labeled = { width: 560, series: 4 } as const;

function useFormats(locale: string, timeZone: string, model: TrendModel): TrendFormats {
  return useMemo(() => {
    const daily = model.gapAfter !== Infinity && model.gapAfter >= DAILY;
    const time = new Intl.DateTimeFormat(locale, {
      timeZone,
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      ...(!daily && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
    });
    const byDigits = new Map<number, Intl.NumberFormat>();
    return {
      time: (instant) => time.format(instant),
      value(value, digits) {
        let format = byDigits.get(digits);
        if (!format) {
          format = new Intl.NumberFormat(locale, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          });
          byDigits.set(digits, format);
        }
        return format.format(value);
      },
    };
  }, [locale, timeZone, model]);
}

function useScribe(locale: string, timeZone: string) {
  return useMemo(() => {
    const ticks = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 });
    // No letter for thousand or million: the oil field's M and the metric one mean different things.
    const enormous = new Intl.NumberFormat(locale, { maximumSignificantDigits: 4, notation: 'scientific' });
    return {
      clock: zoneClock(timeZone),
      tickLabels: tickLabeler(locale, timeZone),
      formatTick: (value: number) => (Math.abs(value) < 1e9 ? ticks : enormous).format(value),
    };
  }, [locale, timeZone]);
}

/** The button that shows all again; there only while less than all is shown. */
function ResetZoom({ view, label, onReset }: { view: TrendViewStore; label: string; onReset: () => void }) {
  const zoomed = useView(view, (now) => now.zoomed);
  if (!zoomed) return null;
  const icon = <ZoomOut size={16} aria-hidden="true" />;
  return <IconButton size="sm" label={label} title={label} icon={icon} onClick={onReset} />;
}

/**
 * Series over time in one field's time zone. Draws a million points as fluently as a thousand, never joins
 * what a gap divides, and is read by eye, by keyboard (a cursor in time) and as a table.
 */
export function TrendChart(props: TrendChartProps) {
  const { title, titleHidden = false, times, series, axes, locale, timeZone, labels, pair, gapAfter } = props;
  const { steps = NONE, events = NONE, bands = NONE, limits = NONE, height = 240, emphasis = null } = props;
  const { shown, onShownChange, onOpenEvent, ref } = props;
  const model = useMemo(() => trendModel(times, series, pair, gapAfter), [times, series, pair, gapAfter]);
  const [view] = useState(() => createViewStore(model.full ?? { from: 0, to: 1 }));
  const plot = useRef<TrendPlot | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [pointed, setPointed] = useState<string | null>(null);
  const [wide, setWide] = useState(false);
  const keysId = useId();
  const formats = useFormats(locale, timeZone, model);
  const scribe = useScribe(locale, timeZone);
  const count = model.series.length;
  const endLabels =
    count > 1 && count <= labeled.series && wide && model.series.every(({ axis }) => axis === 'left');
  const headroom = events.length > 0 ? LANE : 8;
  const strong = pointed ?? emphasis;
  const look = useMemo<PlotLook>(
    () => ({ axes, steps, bands, limits, hidden, emphasis: strong, endLabels, headroom, ...scribe }),
    [axes, steps, bands, limits, hidden, strong, endLabels, headroom, scribe],
  );
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

  const valueOf = (index: number, at: number) => {
    const { pyramid, digits } = model.series[at]!;
    const value = pyramid.values[index]!;
    return Number.isNaN(value) ? labels.noValue : formats.value(value, digits);
  };
  const lostAt = (index: number) => {
    const lost = model.pair?.lostAt(index) ?? NaN;
    return Number.isNaN(lost) ? labels.noValue : formats.value(lost, model.pair?.digits ?? 0);
  };
  const tell = (index: number) =>
    [
      formats.time(model.times[index]!),
      ...model.series.flatMap(({ id, label, unit }, at) =>
        hidden.has(id) ? [] : [`${label} ${valueOf(index, at)} ${unit}`],
      ),
      ...(model.pair ? [`${model.pair.lostLabel} ${lostAt(index)} ${model.pair.unit}`] : []),
    ].join(', ');
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    setHidden(next);
  };
  const skipped = model.unusableValues + model.rowsWithoutTime;
  const table = () => {
    const { window } = view.get();
    const first = indexAt(model.times, window.from);
    return {
      columns: [
        labels.time,
        ...model.series.map(({ label, unit }) => `${label}, ${unit}`),
        ...(model.pair ? [`${model.pair.lostLabel}, ${model.pair.unit}`] : []),
      ],
      rowCount: model.full ? indexAt(model.times, window.to + 1) - first : 0,
      row: (index: number) => [
        formats.time(model.times[first + index]!),
        ...model.series.map((_, at) => valueOf(first + index, at)),
        ...(model.pair ? [lostAt(first + index)] : []),
      ],
    };
  };
  return (
    <ChartFrame
      title={title}
      titleHidden={titleHidden}
      labels={labels}
      table={table}
      note={skipped > 0 && labels.unusable(model.unusableValues, model.rowsWithoutTime)}
      actions={<ResetZoom view={view} label={labels.resetZoom} onReset={() => zoom(null)} />}
      legend={
        count > 1 &&
        !endLabels && (
          <Legend
            label={labels.series}
            entries={model.series}
            hidden={hidden}
            onToggle={toggle}
            onPoint={setPointed}
          />
        )
      }
    >
      {model.full ? (
        <>
          <Titles>
            <span>{axes.left.title}</span>
            {axes.right && <span>{axes.right.title}</span>}
          </Titles>
          <Stage>
            <PlotSurface
              model={model}
              look={look}
              view={view}
              height={height}
              label={labels.cursor}
              describedBy={keysId}
              tell={tell}
              plotRef={plot}
              onZoom={zoom}
              onWidth={(width) => setWide(width >= labeled.width)}
            />
            {events.length > 0 && (
              <EventLane
                events={events}
                view={view}
                formatTime={formats.time}
                labels={labels}
                onOpen={onOpenEvent}
                onZoom={zoom}
              />
            )}
            <Readout
              model={model}
              bands={bands}
              hidden={hidden}
              view={view}
              formats={formats}
              noValue={labels.noValue}
            />
          </Stage>
          <VisuallyHidden id={keysId}>{labels.keys}</VisuallyHidden>
        </>
      ) : (
        <Empty style={{ height }}>{labels.empty}</Empty>
      )}
    </ChartFrame>
  );
}
