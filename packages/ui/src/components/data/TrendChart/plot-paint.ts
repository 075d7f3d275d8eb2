import { extentOf, type Extent, type MinMaxPyramid } from './min-max-pyramid.ts';
import { traceLine, type LineSink, type Trace } from './line-trace.ts';
import { spreadLabels } from './marker-layout.ts';
import { leavesFree, placeMeanLabels } from './mean-labels.ts';
import { newPath } from '../chart-parts/painted-again.ts';
import type { PlotColors } from './plot-colors.ts';
import type {
  PairedSeries,
  PlotSeries,
  TrendBand,
  TrendLimit,
  TrendModel,
  TrendSide,
  TrendMean,
  TrendWindow,
} from './trend-model.ts';

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
  /** The values at the lower and upper edge of each axis. */
  readonly range: Readonly<Record<TrendSide, readonly [min: number, max: number]>>;
  readonly colors: PlotColors;
  readonly font: string;
}

function xOf(area: PaintArea, time: number): number {
  const { from, to } = area.window;
  return area.left + ((time - from) / (to - from)) * area.width;
}

function yOf(area: PaintArea, axis: TrendSide, value: number): number {
  const [min, max] = area.range[axis];
  return area.top + area.height * (1 - (value - min) / (max - min));
}

/** How a series' times and values map to the pixels of an area. */
export function traceIn(
  area: PaintArea,
  model: TrendModel,
  axis: TrendSide,
  pyramid: MinMaxPyramid,
  stepped = false,
): Trace {
  const [min, max] = area.range[axis];
  const scale = -area.height / (max - min);
  return {
    times: model.times,
    pyramid,
    gapAfter: model.gapAfter,
    stepped,
    start: area.window.from,
    msPerPixel: (area.window.to - area.window.from) / area.width,
    left: area.left,
    width: area.width,
    zero: area.top + area.height - min * scale,
    scale,
  };
}

/** How a line is painted; lengths are device pixels. */
export interface LineStyle {
  readonly color: string;
  readonly width: number;
  /** Lengths of dash and space; empty for a solid line. */
  readonly dash: readonly number[];
  /** Radius of a value that stands alone. */
  readonly dot: number;
}

/** Sharp joins from here on: round ones take most of the time of a frame and are not seen. */
const maxRoundJoins = 500;

/**
 * Draws a line. Dense columns of a solid line become filled rectangles, which a canvas paints more than
 * ten times as fast as the same columns stroked.
 */
export function paintLine(area: PaintArea, trace: Trace, style: LineStyle): void {
  const { ctx } = area;
  const path = newPath();
  const half = style.width / 2;
  const solid = style.dash.length === 0;
  let strokes = 0;
  let [lastX, lastY] = [NaN, NaN];
  const bar = (x: number, entry: number, low: number, high: number, exit: number) => {
    // Canvas heights grow downward: the smallest value has the greatest.
    let [top, bottom] = [Math.min(low, high), Math.max(low, high)];
    if (x - lastX > 1.5) {
      // Columns without a point, though there is no gap: the line goes straight through them.
      path.moveTo(lastX, lastY);
      path.lineTo(x, entry);
      strokes++;
    } else if (!Number.isNaN(lastX)) {
      top = Math.min(top, lastY);
      bottom = Math.max(bottom, lastY);
    }
    ctx.fillRect(x - half, top - half, style.width, bottom - top + style.width);
    [lastX, lastY] = [x, exit];
  };
  const stroke = (x: number, entry: number, low: number, high: number, exit: number) => {
    for (const y of [entry, low, high, exit]) path.lineTo(x, y);
    strokes++;
  };
  within(area, () => {
    ctx.fillStyle = ctx.strokeStyle = style.color;
    traceLine(trace, {
      moveTo(x, y) {
        path.moveTo(x, y);
        lastX = NaN;
      },
      lineTo(x, y) {
        path.lineTo(x, y);
        strokes++;
      },
      column: solid ? bar : stroke,
      dot(x, y) {
        ctx.beginPath();
        ctx.arc(x, y, style.dot, 0, 2 * Math.PI);
        ctx.fill();
      },
    });
    ctx.lineWidth = style.width;
    ctx.lineJoin = strokes > maxRoundJoins ? 'bevel' : 'round';
    ctx.lineCap = solid ? 'round' : 'butt';
    ctx.setLineDash([...style.dash]);
    ctx.stroke(path);
  });
}

/** The area between a line and the height `base`, each stretch between gaps closed on its own. */
function areaPath(trace: Trace, base: number): Path2D {
  const path = newPath();
  let firstX = NaN;
  let lastX = NaN;
  const close = () => {
    if (Number.isNaN(firstX)) return;
    path.lineTo(lastX, base);
    path.lineTo(firstX, base);
    path.closePath();
  };
  const sink: LineSink = {
    moveTo(x, y) {
      close();
      firstX = lastX = x;
      path.moveTo(x, y);
    },
    lineTo(x, y) {
      lastX = x;
      path.lineTo(x, y);
    },
    column(x, entry, _low, _high, exit) {
      lastX = x;
      path.lineTo(x, entry);
      path.lineTo(x, exit);
    },
    dot: () => undefined,
  };
  traceLine(trace, sink);
  close();
  return path;
}

/** Everything that `paint` draws stays within the plot and leaves no style behind. */
function within(area: PaintArea, paint: (ctx: CanvasRenderingContext2D) => void): void {
  const { ctx } = area;
  ctx.save();
  ctx.beginPath();
  ctx.rect(area.left, area.top, area.width, area.height);
  ctx.clip();
  paint(ctx);
  ctx.restore();
}

const characterWidth = 6.5;

/** Planned work and the like: quiet stretches behind everything, named where there is room. */
export function paintBands(area: PaintArea, bands: readonly TrendBand[]): void {
  within(area, (ctx) => {
    ctx.font = area.font;
    // The engine leaves that of its axes behind.
    ctx.textAlign = 'left';
    ctx.textBaseline = 'top';
    for (const band of bands) {
      if (!(band.to > area.window.from && band.from < area.window.to)) continue;
      const x = Math.max(area.left, xOf(area, band.from));
      // A band of an hour in a year of data is still seen.
      const width = Math.max(area.ratio, Math.min(area.left + area.width, xOf(area, band.to)) - x);
      ctx.fillStyle = area.colors.chartBand;
      ctx.globalAlpha = 0.55;
      ctx.fillRect(x, area.top, width, area.height);
      ctx.globalAlpha = 1;
      const pad = 4 * area.ratio;
      if (band.label.length * characterWidth * area.ratio + 2 * pad > width) continue;
      ctx.fillStyle = area.colors.textQuiet;
      ctx.fillText(band.label, x + pad, area.top + pad);
    }
  });
}

/** The tint under filled series, and the difference between the two series of a pair. */
export function paintAreas(area: PaintArea, model: TrendModel, isShown: (id: string) => boolean): void {
  within(area, (ctx) => {
    for (const series of model.series) {
      if (!series.filled || !isShown(series.id)) continue;
      const trace = traceIn(area, model, series.axis, series.pyramid, series.stepped);
      ctx.fillStyle = area.colors[series.color as keyof PlotColors];
      ctx.globalAlpha = 0.14;
      ctx.fill(areaPath(trace, yOf(area, series.axis, 0)));
    }
    if (model.pair) paintPair(area, model, ctx);
  });
}

function paintPair(area: PaintArea, model: TrendModel, ctx: CanvasRenderingContext2D): void {
  const { axis, potential, actual } = model.pair!;
  const floor = area.top + area.height;
  const under = ({ pyramid, stepped }: PairedSeries) =>
    areaPath(traceIn(area, model, axis, pyramid, stepped), floor);
  const [above, below] = [under(potential), under(actual)];
  const outside = (path: Path2D) => {
    const rest = newPath();
    rest.rect(area.left, area.top, area.width, area.height);
    rest.addPath(path);
    return rest;
  };
  ctx.globalAlpha = 0.28;
  ctx.save();
  ctx.clip(outside(below), 'evenodd');
  ctx.fillStyle = area.colors.warningMark;
  ctx.fill(above);
  ctx.restore();
  // Production above potential is no negative loss: it is shown, but apart.
  ctx.clip(outside(above), 'evenodd');
  ctx.fillStyle = area.colors.chart1;
  ctx.fill(below);
}

/** Levels to compare with: a dashed line and its name at the right end. */
export function paintLimits(area: PaintArea, limits: readonly TrendLimit[]): void {
  within(area, (ctx) => {
    ctx.font = area.font;
    ctx.textAlign = 'right';
    ctx.textBaseline = 'bottom';
    ctx.setLineDash([4 * area.ratio, 4 * area.ratio]);
    ctx.lineWidth = area.ratio;
    for (const limit of limits) {
      const y = Math.round(yOf(area, limit.axis ?? 'left', limit.value)) + area.ratio / 2;
      ctx.strokeStyle = area.colors.textQuiet;
      ctx.beginPath();
      ctx.moveTo(area.left, y);
      ctx.lineTo(area.left + area.width, y);
      ctx.stroke();
      ctx.fillStyle = area.colors.textQuiet;
      ctx.fillText(limit.label, area.left + area.width - 4 * area.ratio, y - 2 * area.ratio);
    }
  });
}

/** A mean on paper: its level and where it begins and ends, device pixels. */
export interface PlacedMean {
  readonly text: string;
  readonly axis: TrendSide;
  readonly value: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The means of shown series that the window holds. */
export function placeMeans(
  area: PaintArea,
  means: readonly (TrendMean & { readonly text: string })[],
  axisOf: (seriesId: string) => TrendSide | null,
): PlacedMean[] {
  return means.flatMap(({ seriesId, text, value, from, to }): PlacedMean[] => {
    const axis = axisOf(seriesId);
    if (!axis || !Number.isFinite(value)) return [];
    if (!(to > area.window.from && from < area.window.to)) return [];
    return [
      {
        text,
        axis,
        value,
        y: Math.round(yOf(area, axis, value)) + area.ratio / 2,
        from: Math.max(area.left, xOf(area, from)),
        to: Math.min(area.left + area.width, xOf(area, to)),
      },
    ];
  });
}

/** The means that series held, as thin dashed levels: painted before the lines, which stay whole. */
export function paintMeans(area: PaintArea, means: readonly PlacedMean[]): void {
  within(area, (ctx) => {
    ctx.lineCap = 'butt';
    ctx.strokeStyle = area.colors.text;
    ctx.lineWidth = area.ratio;
    ctx.setLineDash([4 * area.ratio, 3 * area.ratio]);
    for (const { y, from, to } of means) {
      ctx.beginPath();
      ctx.moveTo(from, y);
      ctx.lineTo(to, y);
      ctx.stroke();
    }
  });
}

/**
 * Writes means at their levels, all or none, where that covers no data of the shown series.
 * @param beyond whether there is room beyond the right edge
 * @returns the means that reach the right edge, whose labels belong beyond it
 */
export function paintMeanLabels(
  area: PaintArea,
  means: readonly PlacedMean[],
  model: TrendModel,
  isShown: (series: PlotSeries) => boolean,
  beyond: boolean,
): PlacedMean[] {
  const { ctx, left, top, width, height, window, ratio } = area;
  const shown = model.series.filter(isShown);
  const timeAt = (x: number) => window.from + ((x - left) / width) * (window.to - window.from);
  const outside: PlacedMean[] = [];
  within(area, () => {
    ctx.font = area.font;
    ctx.fillStyle = area.colors.textQuiet;
    ctx.textAlign = 'left';
    ctx.textBaseline = 'middle';
    const places = placeMeanLabels(
      means.map(({ text, y, from, to }) => ({ y, start: from, end: to, width: ctx.measureText(text).width })),
      { left, top, right: left + width, bottom: top + height },
      14 * ratio,
      beyond,
      (box) =>
        shown.every(({ axis, pyramid }) => {
          const [min, max] = area.range[axis];
          const valueAt = (y: number) => min + (1 - (y - top) / height) * (max - min);
          return leavesFree(model.times, pyramid, {
            from: timeAt(box.left),
            to: timeAt(box.right),
            low: valueAt(box.bottom),
            high: valueAt(box.top),
          });
        }),
    );
    means.forEach((mean, index) => {
      const place = places[index]!;
      if (place === 'edge') outside.push(mean);
      else if (place) ctx.fillText(mean.text, place.x, place.y);
    });
  });
  return outside;
}

/** A name at the right end of a line. */
export interface EndLabel {
  readonly text: string;
  readonly color: string;
  readonly axis: TrendSide;
  /** The last value shown. */
  readonly value: number;
}

/** Writes names beside the right ends of their lines, moved apart where they would touch. */
export function paintEndLabels(area: PaintArea, labels: readonly EndLabel[]): void {
  const { ctx, ratio } = area;
  const places = spreadLabels(
    labels.map(({ axis, value }) => yOf(area, axis, value) - area.top),
    14 * ratio,
    area.height,
  );
  ctx.save();
  ctx.font = area.font;
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  labels.forEach((label, index) => {
    ctx.fillStyle = label.color;
    ctx.fillText(label.text, area.left + area.width + 8 * ratio, area.top + places[index]!);
  });
  ctx.restore();
}

/** The last value of a series within the window, or null where it has none there. */
export function lastValue(pyramid: MinMaxPyramid, from: number, to: number): number | null {
  const extent: Extent = { min: 0, max: 0 };
  if (!extentOf(pyramid, from, to, extent)) return null;
  let index = to - 1;
  while (Number.isNaN(pyramid.values[index]!)) index--;
  return pyramid.values[index]!;
}
