import type uPlot from 'uplot';
import { indexAt } from './line-trace.ts';
import type { PlotColors } from './plot-colors.ts';
import {
  lastValue,
  paintLine,
  paintAreas,
  paintBands,
  paintEndLabels,
  paintLimits,
  paintMeanLabels,
  paintMeans,
  placeMeans,
  traceIn,
  type EndLabel,
  type PaintArea,
} from './plot-paint.ts';
import type { Gutters, SharedGutters } from '../ChartCursor/shared-axis.ts';
import {
  axisStep,
  timeTicks,
  wideFrom,
  type TickLabeler,
  type TimeStep,
  type ZoneClock,
} from '../chart-parts/time-axis.ts';
import {
  axisExtent,
  type PlotSeries,
  type TrendAxis,
  type TrendBand,
  type TrendLimit,
  type TrendModel,
  type TrendSide,
  type TrendMean,
  type TrendWindow,
} from './trend-model.ts';
import { cutFrom, valueRange } from './value-range.ts';
import type { TrendViewStore } from './view-store.ts';

/** How a model is shown; may change at any time without a new plot. */
export interface PlotView {
  readonly axes: { readonly left: TrendAxis; readonly right?: TrendAxis | undefined };
  /** With the text of each one's label, and a shorter one for a narrow plot. */
  readonly means: readonly (TrendMean & { readonly text: string; readonly short: string })[];
  readonly bands: readonly TrendBand[];
  readonly limits: readonly TrendLimit[];
  readonly hidden: ReadonlySet<string>;
  /** The series that stands out; the others are quiet. */
  readonly highlighted: string | null;
  /** Writes the series' names at their right ends. */
  readonly endLabels: boolean;
  /** Room above the plot in CSS px, for event markers. */
  readonly headroom: number;
  readonly clock: ZoneClock;
  readonly tickLabels: TickLabeler;
  readonly formatTick: (value: number) => string;
  /** The room beside the plots of the charts that share its axis, if any do. */
  readonly gutters: SharedGutters | null;
}

/** What a user did with the pointer. */
export interface PlotGestures {
  brush(window: TrendWindow): void;
  reset(): void;
}

const lineWidth = 1.5;
const loneDotRadius = 2;
const maxLabelRoom = 140;

/** What a plot is drawn from; `plotView`, `colors` and `step` change while it lives. */
export interface Paper {
  readonly model: TrendModel;
  readonly store: TrendViewStore;
  /** The cross-hair marks what another chart points at, not the pointer over this one. */
  following: boolean;
  plotView: PlotView;
  colors: PlotColors;
  /** CSS font of ticks and labels; the engine scales its size to device pixels. */
  font: string;
  step: TimeStep;
  /** The value of one unit of the engine's scales, by axis: see {@link scaleUnit}. */
  readonly unit: Readonly<Record<TrendSide, number>>;
}

/**
 * A power of ten by which values of an axis are divided for the engine, which finds no ticks for numbers of more than
 * fifteen digits; 1 for usual ones.
 */
export function scaleUnit(largest: number): number {
  return largest < 1e15 || !Number.isFinite(largest) ? 1 : 10 ** (Math.floor(Math.log10(largest)) - 3);
}

function paintArea(paper: Paper, u: uPlot): PaintArea {
  const range = (side: TrendSide): readonly [number, number] => {
    const { min, max } = u.scales[side] ?? {};
    return [(min ?? 0) * paper.unit[side], (max ?? 1) * paper.unit[side]];
  };
  const { left, top, width, height } = u.bbox;
  const ratio = devicePixelRatio;
  return {
    ctx: u.ctx,
    left,
    top,
    width,
    height,
    ratio,
    window: paper.store.get().window,
    range: { left: range('left'), right: range('right') },
    colors: paper.colors,
    font: paper.font.replace(/([\d.]+)px/, (_, size: string) => `${Number(size) * ratio}px`),
  };
}

function colorOf(paper: Paper, series: PlotSeries): string {
  const { highlighted } = paper.plotView;
  if (highlighted !== null && highlighted !== series.id) return paper.colors.chartQuiet;
  return paper.colors[series.color as keyof PlotColors];
}

function isShown(paper: Paper) {
  return ({ id }: { id: string }) => !paper.plotView.hidden.has(id);
}

function rangeOf(paper: Paper, side: TrendSide): [number, number] {
  const { axes } = paper.plotView;
  const extent = axisExtent(paper.model, side, paper.store.get().window, isShown(paper));
  const rules = (side === 'left' ? axes.left : axes.right) ?? {};
  // An area is read by its height.
  const filled = paper.model.series.some((one) => one.axis === side && one.filled && isShown(paper)(one));
  const [min, max] = valueRange(extent, filled ? { ...rules, fromZero: true } : rules);
  return [min / paper.unit[side], max / paper.unit[side]];
}

function plotSeries(paper: Paper): uPlot.Series[] {
  return paper.model.series.map((series) => ({
    scale: series.axis,
    // Ranges come from the pyramid: the engine would scan every value of the window on each frame.
    auto: false,
    show: !paper.plotView.hidden.has(series.id),
    points: { show: false },
    // Lines are painted by us, when the engine says that it is their turn.
    paths: () => null,
  }));
}

function measured(u: uPlot, paper: Paper, texts: readonly string[]): number {
  u.ctx.save();
  u.ctx.font = paper.font;
  const widest = Math.max(0, ...texts.map((text) => u.ctx.measureText(text).width));
  u.ctx.restore();
  return Math.ceil(widest);
}

/** Room beside the plot, px: what it needs, or as much as the charts need that share its axis. */
function gutter(paper: Paper, side: keyof Gutters, own: number): number {
  const { gutters } = paper.plotView;
  gutters?.ask(paper.store, { [side]: own });
  return Math.max(own, gutters?.get()[side] ?? 0);
}

function valueAxis(paper: Paper, side: TrendSide): uPlot.Axis {
  return {
    scale: side,
    side: side === 'left' ? 3 : 1,
    space: 36,
    gap: 8,
    font: paper.font,
    stroke: () => paper.colors.chartAxis,
    size: (u, values) => gutter(paper, side, measured(u, paper, values ?? []) + 12),
    values: (_, ticks) => ticks.map((tick) => paper.plotView.formatTick(tick * paper.unit[side])),
    grid: { show: side === 'left', stroke: () => paper.colors.chartGrid, width: 1 },
    ticks: { show: false },
    border: { show: false },
  };
}

function timeAxis(paper: Paper): uPlot.Axis {
  return {
    scale: 'x',
    side: 2,
    size: 40,
    gap: 4,
    font: paper.font,
    lineGap: 1.3,
    stroke: () => paper.colors.chartAxis,
    space: 1,
    incrs: (_u, _axis, from, to, width) => {
      paper.step = axisStep(to - from, width);
      return [paper.step.length];
    },
    splits: (_u, _axis, from, to) => timeTicks(from, to, paper.step, paper.plotView.clock),
    values: (u, ticks) => {
      const { from, to } = paper.store.get().window;
      const plot = u.bbox.width / devicePixelRatio;
      const room = u.width - u.bbox.left / devicePixelRatio;
      // A label that the right edge would cut is left out.
      return paper.plotView
        .tickLabels(ticks, paper.step)
        .map((text, index) =>
          ((ticks[index]! - from) / (to - from)) * plot + measured(u, paper, text.split('\n')) / 2 > room
            ? ''
            : text,
        );
    },
    grid: { show: false },
    ticks: { stroke: () => paper.colors.chartGrid, width: 1, size: 4 },
    border: { show: true, stroke: () => paper.colors.chartGrid, width: 1 },
  };
}

function endLabels(paper: Paper): EndLabel[] {
  const { window } = paper.store.get();
  const from = indexAt(paper.model.times, window.from);
  const to = indexAt(paper.model.times, window.to + 1);
  return paper.model.series.filter(isShown(paper)).flatMap((series): EndLabel[] => {
    const value = lastValue(series.pyramid, from, to);
    return value === null
      ? []
      : [{ text: series.label, color: colorOf(paper, series), axis: series.axis, value }];
  });
}

/** The label of a mean: the number alone where the plot is narrow. */
function meanText(u: uPlot, { text, short }: PlotView['means'][number]): string {
  return u.width >= wideFrom ? text : short;
}

function hooks(paper: Paper, gestures: PlotGestures): uPlot.Hooks.Arrays {
  const axisOf = (id: string) =>
    paper.plotView.hidden.has(id)
      ? null
      : (paper.model.series.find((series) => series.id === id)?.axis ?? null);
  const meansIn = (area: PaintArea, u: uPlot) =>
    placeMeans(
      area,
      paper.plotView.means.map((mean) => ({ ...mean, text: meanText(u, mean) })),
      axisOf,
    );
  const hasRight = paper.model.series.some(({ axis }) => axis === 'right');
  return {
    drawClear: [(u) => paintBands(paintArea(paper, u), paper.plotView.bands)],
    drawAxes: [
      (u) => {
        const area = paintArea(paper, u);
        paintAreas(area, paper.model, (id) => !paper.plotView.hidden.has(id));
        paintMeans(area, meansIn(area, u));
      },
    ],
    drawSeries: [
      (u, index) => {
        const series = paper.model.series[index - 1]!;
        const area = paintArea(paper, u);
        const trace = traceIn(area, paper.model, series.axis, series.pyramid, series.stepped);
        paintLine(area, trace, {
          color: colorOf(paper, series),
          width: lineWidth * area.ratio,
          dash: series.dash.map((length) => length * area.ratio),
          dot: loneDotRadius * area.ratio,
        });
      },
    ],
    draw: [
      (u) => {
        const area = paintArea(paper, u);
        paintLimits(area, paper.plotView.limits);
        const beyond = paintMeanLabels(area, meansIn(area, u), paper.model, isShown(paper), !hasRight).map(
          ({ text, axis, value }) => ({ text, axis, value, color: paper.colors.textQuiet }),
        );
        paintEndLabels(area, [...(paper.plotView.endLabels ? endLabels(paper) : []), ...beyond]);
        const { left, top, width, height } = u.bbox;
        const frame = [left, top, width, height].map((length) => length / devicePixelRatio);
        const known = paper.store.get().frame;
        const [x = 0, y = 0, w = 0, h = 0] = frame;
        if (known.left !== x || known.top !== y || known.width !== w || known.height !== h) {
          paper.store.set({ frame: { left: x, top: y, width: w, height: h } });
        }
        const before = paper.store.get().cutFrom;
        const cut = { left: cutFrom(area.range.left), right: cutFrom(area.range.right) };
        if (before.left !== cut.left || before.right !== cut.right) paper.store.set({ cutFrom: cut });
      },
    ],
    setCursor: [
      (u) => {
        const cursor = paper.following ? null : (u.cursor.idx ?? null);
        if (cursor !== paper.store.get().cursor) paper.store.set({ cursor });
      },
    ],
    setSelect: [
      (u) => {
        const { left, width } = u.select;
        u.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
        if (width > 0) gestures.brush({ from: u.posToVal(left, 'x'), to: u.posToVal(left + width, 'x') });
      },
    ],
  };
}

function cursor(paper: Paper, gestures: PlotGestures): uPlot.Cursor {
  const values = (seriesIdx: number) => paper.model.series[seriesIdx - 1]?.pyramid.values;
  return {
    y: false,
    drag: { x: true, y: false, setScale: false, dist: 6 },
    // The cross-hair stands on the point whose values are read out, not between two.
    move: (u, left, top) => {
      if (left < 0 || u.data[0].length === 0) return [left, top];
      return [u.valToPos(u.data[0][u.posToIdx(left)]!, 'x'), top];
    },
    dataIdx: (_u, seriesIdx, index) =>
      seriesIdx > 0 && Number.isNaN(values(seriesIdx)?.[index] ?? NaN) ? null : index,
    points: {
      size: 7,
      width: 1.5,
      stroke: () => paper.colors.surface,
      fill: (_u, seriesIdx) => {
        const series = paper.model.series[seriesIdx - 1];
        return series ? colorOf(paper, series) : paper.colors.text;
      },
    },
    bind: {
      dblclick: () => () => {
        gestures.reset();
        return null;
      },
    },
  };
}

/** The engine's options: what it draws itself (axes, cross-hair), and where it calls our painting. */
export function plotOptions(
  paper: Paper,
  gestures: PlotGestures,
  width: number,
  height: number,
): uPlot.Options {
  const hasRight = paper.model.series.some(({ axis }) => axis === 'right');
  const x = (): [number, number] => {
    const { from, to } = paper.store.get().window;
    return [from, to];
  };
  return {
    width,
    height,
    ms: 1,
    legend: { show: false },
    padding: [
      () => paper.plotView.headroom,
      (u) => {
        if (hasRight) return 0;
        const shown = paper.model.series.filter(isShown(paper));
        const { to } = paper.store.get().window;
        const names = [
          ...(paper.plotView.endLabels ? shown.map(({ label }) => label) : []),
          ...paper.plotView.means.flatMap((mean) =>
            mean.to >= to && shown.some(({ id }) => id === mean.seriesId) ? [meanText(u, mean)] : [],
          ),
        ];
        return gutter(paper, 'right', Math.min(maxLabelRoom, measured(u, paper, names)) + 16);
      },
      0,
      0,
    ],
    series: [{}, ...plotSeries(paper)],
    scales: {
      x: { time: false, range: x },
      left: { range: () => rangeOf(paper, 'left') },
      right: { range: () => rangeOf(paper, 'right') },
    },
    axes: [timeAxis(paper), valueAxis(paper, 'left'), ...(hasRight ? [valueAxis(paper, 'right')] : [])],
    cursor: cursor(paper, gestures),
    hooks: hooks(paper, gestures),
  };
}
