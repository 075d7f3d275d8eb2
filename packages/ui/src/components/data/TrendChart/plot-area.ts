import type { AxisScale } from './axis-scale.ts';
import type { PlotColors } from './plot-colors.ts';
import type { TrendSide, TrendWindow } from './trend-model.ts';

/** What painting needs to know of a drawn plot. Lengths are device pixels. */
export interface PaintArea {
  readonly ctx: CanvasRenderingContext2D;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Device pixels for each CSS pixel. */
  readonly ratio: number;
  readonly window: TrendWindow;
  readonly scales: Readonly<Record<TrendSide, AxisScale>>;
  /** The places at the lower and upper edge of each axis. */
  readonly range: Readonly<Record<TrendSide, readonly [min: number, max: number]>>;
  readonly colors: PlotColors;
  readonly font: string;
}

/** Where an instant lies, device pixels. */
export function xOf(area: PaintArea, time: number): number {
  const { from, to } = area.window;
  return area.left + ((time - from) / (to - from)) * area.width;
}

/** Where a place of an axis lies, device pixels. */
export function yOf(area: PaintArea, axis: TrendSide, place: number): number {
  const [min, max] = area.range[axis];
  return area.top + area.height * (1 - (place - min) / (max - min));
}

/** Everything that `paint` draws stays within the plot and leaves no style behind. */
export function within(area: PaintArea, paint: (ctx: CanvasRenderingContext2D) => void): void {
  const { ctx } = area;
  ctx.save();
  ctx.beginPath();
  ctx.rect(area.left, area.top, area.width, area.height);
  ctx.clip();
  paint(ctx);
  ctx.restore();
}
