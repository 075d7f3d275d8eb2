import { newPath } from '../chart-parts/painted-again.ts';
import { traceLine, type LineSink, type Trace } from './line-trace.ts';
import type { MinMaxPyramid } from './min-max-pyramid.ts';
import { within, yOf, type PaintArea } from './plot-area.ts';
import type { PlotColors } from './plot-colors.ts';
import type { PairedSeries, TrendModel, TrendSide } from './trend-model.ts';

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

/**
 * The area between a line and the height `base`, each stretch between gaps closed on its own. Its sides stand on whole
 * pixels: of two areas that end together, one cut out of the other, no seam is left.
 */
function areaPath(trace: Trace, base: number): Path2D {
  const path = newPath();
  let firstX = NaN;
  let [lastX, lastY] = [NaN, NaN];
  const close = () => {
    if (Number.isNaN(firstX)) return;
    const side = Math.round(lastX);
    path.lineTo(side, lastY);
    path.lineTo(side, base);
    path.lineTo(firstX, base);
    path.closePath();
  };
  const sink: LineSink = {
    moveTo(x, y) {
      close();
      firstX = Math.round(x);
      [lastX, lastY] = [x, y];
      path.moveTo(firstX, y);
    },
    lineTo(x, y) {
      [lastX, lastY] = [x, y];
      path.lineTo(x, y);
    },
    column(x, entry, _low, _high, exit) {
      [lastX, lastY] = [x, exit];
      path.lineTo(x, entry);
      path.lineTo(x, exit);
    },
    dot: () => undefined,
  };
  traceLine(trace, sink);
  close();
  return path;
}

/** The points of a trace, each stretch between gaps apart; of a dense column where the line enters and leaves it. */
function stretchesOf(trace: Trace): [number, number][][] {
  const stretches: [number, number][][] = [];
  traceLine(trace, {
    moveTo: (x, y) => void stretches.push([[x, y]]),
    lineTo: (x, y) => void stretches.at(-1)?.push([x, y]),
    column: (x, entry, _low, _high, exit) => void stretches.at(-1)?.push([x, entry], [x, exit]),
    dot: () => undefined,
  });
  return stretches;
}

/**
 * The outline of what lies between two lines of the same times, stretch by stretch: there along one, back along the other. It has no
 * side where nothing ends: on paper, where lengths are no whole pixels, such a side would be seen.
 */
export function outlinesBetween(one: Trace, other: Trace): [number, number][][] {
  const back = stretchesOf(other);
  return stretchesOf(one).flatMap((there, index) => {
    const way = back[index];
    return way ? [[...there, ...way.reverse()]] : [];
  });
}

function pathOf(outlines: readonly (readonly [number, number])[][]): Path2D {
  const path = newPath();
  for (const outline of outlines) {
    for (const [place, [x, y]] of outline.entries()) {
      if (place === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
  }
  return path;
}

/** The tint under filled series, and the difference between the two series of a pair. */
export function paintAreas(area: PaintArea, model: TrendModel, isShown: (id: string) => boolean): void {
  within(area, (ctx) => {
    for (const series of model.series) {
      if (!series.filled || !isShown(series.id)) continue;
      const trace = traceIn(area, model, series.axis, series.pyramid, series.stepped);
      ctx.fillStyle = area.colors[series.color as keyof PlotColors];
      ctx.globalAlpha = 0.14;
      // A logarithmic axis has no zero: the area then reaches down to its edge.
      const base = area.scales[series.axis] === 'log' ? area.top + area.height : yOf(area, series.axis, 0);
      ctx.fill(areaPath(trace, base));
    }
    if (model.pair) paintPair(area, model, ctx);
  });
}

function paintPair(area: PaintArea, model: TrendModel, ctx: CanvasRenderingContext2D): void {
  const { axis, potential, actual } = model.pair!;
  const floor = area.top + area.height;
  const traceOf = ({ pyramid, stepped }: PairedSeries) => traceIn(area, model, axis, pyramid, stepped);
  const [upper, lower] = [traceOf(potential), traceOf(actual)];
  const [above, below] = [areaPath(upper, floor), areaPath(lower, floor)];
  const between = pathOf(outlinesBetween(upper, lower));
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
  ctx.fill(between);
  ctx.restore();
  // Production above potential is no negative loss: it is shown, but apart.
  ctx.clip(outside(above), 'evenodd');
  ctx.fillStyle = area.colors.chart1;
  ctx.fill(between);
}
