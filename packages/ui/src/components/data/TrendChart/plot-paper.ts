import type uPlot from 'uplot';
import type { Gutters, SharedGutters } from '../ChartCursor/shared-axis.ts';
import { wideFrom, type TickLabeler, type TimeStep } from '../chart-parts/time-axis.ts';
import type { ZoneClock } from '../../zone-clock.ts';
import { logRange, placeOn } from './axis-scale.ts';
import type { PaintArea } from './plot-area.ts';
import type { Extent } from './min-max-pyramid.ts';
import type { PlotColors } from './plot-colors.ts';
import {
  axisExtent,
  type PlotSeries,
  type TrendAxis,
  type TrendBand,
  type TrendLimit,
  type TrendModel,
  type TrendSide,
  type TrendMean,
} from './trend-model.ts';
import { beginsAtZero, valueRange, withLevels, type RangeRules } from './value-range.ts';
import type { TrendViewStore } from './view-store.ts';

/** How a model is shown; may change at any time without a new plot. */
export interface PlotView {
  readonly axes: { readonly left: TrendAxis; readonly right?: TrendAxis | undefined };
  /** With the text of each one's label, and a shorter one for a narrow plot. */
  readonly means: readonly (TrendMean & { readonly text: string; readonly short: string })[];
  readonly bands: readonly TrendBand[];
  /** With the text of each one whose level is not on the axis. */
  readonly limits: readonly (TrendLimit & { readonly text: string })[];
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

/** What painting needs to know of a plot as it is drawn. */
export function paintArea(paper: Paper, u: uPlot): PaintArea {
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
    scales: paper.model.scales,
    range: { left: range('left'), right: range('right') },
    colors: paper.colors,
    font: paper.font.replace(/([\d.]+)px/, (_, size: string) => `${Number(size) * ratio}px`),
  };
}

/** The color of a line: a quiet one where another stands out. */
export function colorOf(paper: Paper, series: PlotSeries): string {
  const { highlighted } = paper.plotView;
  if (highlighted !== null && highlighted !== series.id) return paper.colors.chartQuiet;
  return paper.colors[series.color as keyof PlotColors];
}

/** Whether a series is shown. */
export function isShown(paper: Paper) {
  return ({ id }: { id: string }) => !paper.plotView.hidden.has(id);
}

/** What an axis spans, in units of the engine's scale. */
export function rangeOf(paper: Paper, side: TrendSide): [number, number] {
  const { axes } = paper.plotView;
  const extent = axisExtent(paper.model, side, paper.store.get().window, isShown(paper));
  const rules: RangeRules = (side === 'left' ? axes.left : axes.right) ?? {};
  const scale = paper.model.scales[side];
  // An area is read by its height.
  const filled = paper.model.series.some((one) => one.axis === side && one.filled && isShown(paper)(one));
  // By the values alone, whatever they are compared with.
  const fromZero = filled || (rules.fromZero ?? beginsAtZero(extent));
  const spanOf = (values: Extent) =>
    scale === 'log' ? logRange(values, rules) : valueRange(values, { ...rules, fromZero });
  const levels = paper.plotView.limits.flatMap((limit) => {
    const place = (limit.axis ?? 'left') === side ? placeOn(scale, limit.value) : NaN;
    return Number.isFinite(place) ? [place] : [];
  });
  const [min, max] = spanOf(withLevels(extent, levels, spanOf));
  if (scale === 'log') return [min, max];
  return [min / paper.unit[side], max / paper.unit[side]];
}

/** The width of the widest of some texts in the plot's font, px. */
export function measured(u: uPlot, paper: Paper, texts: readonly string[]): number {
  u.ctx.save();
  u.ctx.font = paper.font;
  const widest = Math.max(0, ...texts.map((text) => u.ctx.measureText(text).width));
  u.ctx.restore();
  return Math.ceil(widest);
}

/** Room beside the plot, px: what it needs, or as much as the charts need that share its axis. */
export function gutter(paper: Paper, side: keyof Gutters, own: number): number {
  const { gutters } = paper.plotView;
  gutters?.ask(paper.store, { [side]: own });
  return Math.max(own, gutters?.get()[side] ?? 0);
}

/** The label of a mean: the number alone where the plot is narrow. */
export function meanText(u: uPlot, { text, short }: PlotView['means'][number]): string {
  return u.width >= wideFrom ? text : short;
}
