import { extentOf, type Extent, type MinMaxPyramid } from './min-max-pyramid.ts';

/** Where a traced line goes: a canvas, or a list in a test. Coordinates are device pixels. */
export interface LineSink {
  /** Begins a new stretch: there is a gap before it. */
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  /** Many values in one pixel column: where the line enters it, how far it reaches, where it leaves. */
  column(x: number, entry: number, low: number, high: number, exit: number): void;
  /** A value with a gap on both sides: no line can show it. */
  dot(x: number, y: number): void;
}

/** What is traced, and how it maps to pixels. */
export interface Trace {
  /** Ascending, in ms. */
  readonly times: Float64Array;
  readonly pyramid: MinMaxPyramid;
  /** Neighbors further apart (ms) are not joined. */
  readonly gapAfter: number;
  /** Holds each value until the next one, as a set point does. */
  readonly stepped: boolean;
  /** Time at the left edge and ms per pixel. */
  readonly start: number;
  readonly msPerPixel: number;
  /** Pixel of the left edge and width of the plot. */
  readonly left: number;
  readonly width: number;
  /** y = zero + value × scale. */
  readonly zero: number;
  readonly scale: number;
}

/** The first index whose time is not before `time`, searched in from..to. */
export function indexAt(times: Float64Array, time: number, from = 0, to = times.length): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle]! < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Points for each pixel above which columns are cheaper than points and paint the same pixels. */
const pointsPerColumn = 1;

/**
 * Traces what the window shows. Where points are dense, each pixel column becomes one stroke from its
 * smallest to its largest value, so that no spike is lost; gaps wider than a column stay gaps.
 */
export function traceLine(trace: Trace, sink: LineSink): void {
  const { times, start, msPerPixel, width } = trace;
  const from = Math.max(0, indexAt(times, start) - 1);
  const to = Math.min(times.length, indexAt(times, start + width * msPerPixel) + 1);
  if (to - from > width * pointsPerColumn) traceColumns(trace, from, to, sink);
  else tracePoints(trace, from, to, sink);
}

function tracePoints(trace: Trace, from: number, to: number, sink: LineSink): void {
  const { times, gapAfter, stepped, start, msPerPixel, left, zero, scale } = trace;
  const values = trace.pyramid.values;
  let joined = false;
  let lastY = 0;
  for (let i = from; i < to; i++) {
    const value = values[i]!;
    if (Number.isNaN(value)) {
      joined = false;
      continue;
    }
    const x = left + (times[i]! - start) / msPerPixel;
    const y = zero + value * scale;
    const next = values[i + 1];
    const joins = next !== undefined && !Number.isNaN(next) && times[i + 1]! - times[i]! <= gapAfter;
    if (joined) {
      if (stepped) sink.lineTo(x, lastY);
      sink.lineTo(x, y);
    } else if (joins) sink.moveTo(x, y);
    else sink.dot(x, y);
    joined = joins;
    lastY = y;
  }
}

function traceColumns(trace: Trace, from: number, to: number, sink: LineSink): void {
  const { times, pyramid, gapAfter, start, msPerPixel, left, zero, scale } = trace;
  const values = pyramid.values;
  const extent: Extent = { min: 0, max: 0 };
  let lastTime = -Infinity;
  let broken = true;
  for (let first = from; first < to;) {
    const column = Math.floor((times[first]! - start) / msPerPixel);
    const end = Math.max(first + 1, indexAt(times, start + (column + 1) * msPerPixel, first, to));
    if (extentOf(pyramid, first, end, extent)) {
      let entry = first;
      while (Number.isNaN(values[entry]!)) entry++;
      let exit = end - 1;
      while (Number.isNaN(values[exit]!)) exit--;
      const x = left + column + 0.5;
      const y = zero + values[entry]! * scale;
      if (broken || times[entry]! - lastTime > gapAfter) sink.moveTo(x, y);
      sink.column(x, y, zero + extent.min * scale, zero + extent.max * scale, zero + values[exit]! * scale);
      lastTime = times[exit]!;
      broken = false;
    } else broken = true;
    first = end;
  }
}
