import { itemKey, type Keyed } from '../../item-key.ts';
import type { ColorName } from '../../../tokens/tokens.ts';
import { dayMs } from '../../calendar-day.ts';
import type { TimeWindow } from '../ChartCursor/shared-axis.ts';
import type { Tone } from '../../props.ts';
import { paletteColor } from '../chart-parts/chart-text.ts';
import { placeOn, type AxisScale } from './axis-scale.ts';
import { indexAt } from './line-trace.ts';
import { buildPyramid, extentOf, type Extent, type MinMaxPyramid } from './min-max-pyramid.ts';
import { cleanSeries, gapThreshold, type Reading } from './series-input.ts';
import type { RangeRules } from './value-range.ts';

/** The side of the plot on which a value axis stands. */
export type TrendSide = 'left' | 'right';

/** One line of the chart. */
export interface TrendSeries extends Keyed {
  /** Shown after each value, for example `Sm³/d`. @default none */
  readonly unit?: string | undefined;
  /** One value for each of the chart's times; null, undefined, NaN and infinite values are gaps. */
  readonly values: ArrayLike<Reading>;
  /** @default 'left' */
  readonly axis?: TrendSide | undefined;
  /** `step` holds each value until the next one, for set points. @default 'line' */
  readonly shape?: 'line' | 'step' | undefined;
  /** Tints the area between line and zero. @default false */
  readonly filled?: boolean | undefined;
  /** Decimals of the value in read-out and table. @default 1 */
  readonly digits?: number | undefined;
  /** Whether it is of another time, for comparison: drawn quiet and dashed. @default false */
  readonly compared?: boolean | undefined;
  /** Place in the chart palette. @default the series' place in the list */
  readonly color?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
}

/** A value axis. */
export interface TrendAxis extends RangeRules {
  /** What is measured and in what unit, for example `Oil rate, Sm³/d`. */
  readonly title: string;
  /**
   * `log` gives each power of ten the same length, for what declines or spans decades. Values of zero and less are then
   * left out, and the chart says how many; `fromZero` has no effect. @default 'linear'
   */
  readonly scale?: AxisScale | undefined;
}

/** The mean that a series held for a while, drawn under it; its value stands at its end, where that covers no data. */
export interface TrendMean {
  readonly seriesId: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  readonly value: number;
  /** Decimals of the value that stands at its end. @default those of the series */
  readonly digits?: number | undefined;
}

/** Something that happened, marked above the plot. */
export interface TrendEvent {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly label: string;
  /** What it means, in shape and color. @default 'neutral' */
  readonly tone?: Tone | undefined;
}

/** A stretch of time behind the lines, such as planned work. */
export interface TrendBand {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** Empty where another chart of the same axis names it: the key then leaves it out. */
  readonly label: string;
  /** What the key calls all bands that are alike. @default its label */
  readonly kind?: string | undefined;
  /** Drawn as an outline, for a stretch that must differ from others of the chart. @default false */
  readonly outlined?: boolean | undefined;
}

/**
 * A level to compare with, such as a target. The axis reaches on to it, unless its ends are fixed or the values would take
 * less than a quarter of it: then name and value stand at the edge beyond which it lies.
 */
export interface TrendLimit {
  readonly value: number;
  readonly label: string;
  /** @default 'left' */
  readonly axis?: TrendSide | undefined;
}

/**
 * Two series of one axis to be read against each other: what could have been and what was. The line of what was is the
 * strongest, and ink unless its series has a color.
 */
export interface TrendPair {
  readonly potentialId: string;
  readonly actualId: string;
  /** Names what was lost between them, for example `Deferred`. */
  readonly label: string;
}

/** A window of time in ms; `from` is before `to`. */
export type TrendWindow = TimeWindow;

/** A series ready to draw. */
export interface PlotSeries {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly axis: TrendSide;
  readonly stepped: boolean;
  readonly filled: boolean;
  readonly digits: number;
  readonly color: ColorName;
  /** Width of the line in px. */
  readonly width: number;
  /** Lengths of dash and space in px; empty for a solid line. */
  readonly dash: readonly number[];
  /** The values; NaN where there is none. */
  readonly values: Float64Array;
  /** Where they stand on their axis; NaN where they do not. */
  readonly pyramid: MinMaxPyramid;
}

/** A series of a pair without the times at which the other one has no value. */
export interface PairedSeries {
  readonly pyramid: MinMaxPyramid;
  readonly stepped: boolean;
}

/** The two series of a pair, and what was lost between them. */
export interface PlotPair {
  readonly axis: TrendSide;
  readonly potential: PairedSeries;
  readonly actual: PairedSeries;
  readonly label: string;
  /** max(0, potential - actual) at a point; NaN where one of them is unknown. */
  readonly lostAt: (index: number) => number;
  readonly unit: string;
  readonly digits: number;
}

/** Everything of the data that is worked out once, before anything is drawn. */
export interface TrendModel {
  readonly times: Float64Array;
  readonly series: readonly PlotSeries[];
  readonly pair: PlotPair | null;
  readonly scales: Readonly<Record<TrendSide, AxisScale>>;
  /** Neighbors further apart (ms) are not joined. */
  readonly gapAfter: number;
  /** From the first to the last time, or one day around a single one, unless it is given; null without any value. */
  readonly full: TrendWindow | null;
  readonly rowsWithoutTime: number;
  readonly unusableValues: number;
  /** Values that a logarithmic axis does not have. */
  readonly valuesOffAxis: number;
}

const linear = { left: 'linear', right: 'linear' } as const;
const lineWidth = 1.5;
const actualWidth = 2;
/** Of what is drawn quiet, each line after the first has a dash of its own: their color is one. */
const comparedDashes: readonly (readonly number[])[] = [
  [4, 3],
  [1.5, 3],
  [9, 3, 1.5, 3],
];
/** From the fourth color of the palette on, lines differ by dashes as well: where a reader's system forces its colors, three are left. */
const dashes: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [10, 3, 2, 3]];
const solidSeries = 3;

function dashOf(index: number): readonly number[] {
  return index < solidSeries ? [] : dashes[1 + ((index - solidSeries) % (dashes.length - 1))]!;
}

function fullWindow(times: Float64Array, series: readonly PlotSeries[]): TrendWindow | null {
  const extent: Extent = { min: 0, max: 0 };
  const first = times[0];
  const last = times[times.length - 1];
  if (first === undefined || last === undefined) return null;
  const isKnown = ({ pyramid, values }: PlotSeries) =>
    extentOf(pyramid, 0, times.length, extent) || values.some(Number.isFinite);
  if (!series.some(isKnown)) return null;
  return first < last ? { from: first, to: last } : { from: first - dayMs / 2, to: last + dayMs / 2 };
}

function pairOf(pair: TrendPair | undefined, series: readonly PlotSeries[]): PlotPair | null {
  const potential = series.find(({ id }) => id === pair?.potentialId);
  const actual = series.find(({ id }) => id === pair?.actualId);
  if (!pair || !potential || !actual) return null;
  // Where one is unknown there is no difference to show: not a loss of everything.
  const known = (own: PlotSeries, other: PlotSeries): PairedSeries => ({
    pyramid: buildPyramid(
      own.pyramid.values.map((value, i) => (Number.isNaN(other.pyramid.values[i]!) ? NaN : value)),
    ),
    stepped: own.stepped,
  });
  return {
    axis: actual.axis,
    potential: known(potential, actual),
    actual: known(actual, potential),
    label: pair.label,
    lostAt: (index) => Math.max(0, potential.values[index]! - actual.values[index]!),
    unit: actual.unit,
    digits: actual.digits,
  };
}

/**
 * Prepares series as they arrived.
 * @param full the time to show, where the data does not decide it
 * @param scales how values are spread over each axis
 */
export function trendModel(
  times: ArrayLike<number>,
  series: readonly TrendSeries[],
  pair?: TrendPair,
  full?: TrendWindow,
  scales: TrendModel['scales'] = linear,
): TrendModel {
  const clean = cleanSeries(
    times,
    series.map(({ values }) => values),
  );
  let valuesOffAxis = 0;
  const places = (values: Float64Array, axis: TrendSide) => {
    // A million values need no copy where each stands at itself.
    if (scales[axis] === 'linear') return values;
    return values.map((value) => {
      if (value <= 0) valuesOffAxis++;
      return placeOn(scales[axis], value);
    });
  };
  const compared = series.filter((one) => one.compared);
  const prepared = series.map((one, index): PlotSeries => {
    const isActual = itemKey(one) === pair?.actualId;
    return {
      id: itemKey(one),
      label: one.label,
      unit: one.unit ?? '',
      axis: one.axis ?? 'left',
      stepped: one.shape === 'step',
      filled: one.filled ?? false,
      digits: one.digits ?? 1,
      // What was really produced is ink in every theme; what could have been takes the theme's color.
      color: one.compared
        ? 'textQuiet'
        : isActual && !one.color
          ? 'text'
          : paletteColor(one.color ? one.color - 1 : index),
      width: isActual ? actualWidth : lineWidth,
      dash: one.compared
        ? comparedDashes[compared.indexOf(one) % comparedDashes.length]!
        : isActual
          ? []
          : dashOf((one.color ?? index + 1) - 1),
      values: clean.values[index]!,
      pyramid: buildPyramid(places(clean.values[index]!, one.axis ?? 'left')),
    };
  });
  const known = fullWindow(clean.times, prepared);
  return {
    times: clean.times,
    series: prepared,
    pair: pairOf(pair, prepared),
    scales,
    gapAfter: gapThreshold(clean.times),
    full: full && known ? full : known,
    rowsWithoutTime: clean.rowsWithoutTime,
    unusableValues: clean.unusableValues,
    valuesOffAxis,
  };
}

/** Between which places of an axis its shown series lie within a window, or over all time where it is empty there. */
export function axisExtent(
  model: TrendModel,
  axis: TrendSide,
  window: TrendWindow,
  isShown: (series: PlotSeries) => boolean,
): Extent {
  const from = indexAt(model.times, window.from);
  const to = indexAt(model.times, window.to + 1);
  const shown = model.series.filter((series) => series.axis === axis && isShown(series));
  const over = (start: number, end: number): Extent => {
    const all: Extent = { min: Infinity, max: -Infinity };
    const one: Extent = { min: 0, max: 0 };
    for (const { pyramid } of shown) {
      if (!extentOf(pyramid, start, end, one)) continue;
      all.min = Math.min(all.min, one.min);
      all.max = Math.max(all.max, one.max);
    }
    return all;
  };
  const seen = over(from, to);
  return seen.min <= seen.max ? seen : over(0, model.times.length);
}

/** The narrowest window that may be zoomed to: a minute, or three steps of a finer feed. */
function minWidth(model: TrendModel, full: TrendWindow): number {
  const usual = (full.to - full.from) / Math.max(1, model.times.length - 1);
  return Math.max(1, Math.min(60_000, usual * 3));
}

/** Moves a window into the data, as wide as it was where possible; null means all of the data. */
export function clampWindow(model: TrendModel, target: TrendWindow | null): TrendWindow | null {
  const { full } = model;
  if (!full || !target || !Number.isFinite(target.from) || !Number.isFinite(target.to)) return null;
  const whole = full.to - full.from;
  const width = Math.max(Math.abs(target.to - target.from), minWidth(model, full));
  if (width >= whole) return null;
  const start = Math.min(target.from, target.to);
  const from = Math.min(Math.max(start, full.from), full.to - width);
  return { from, to: from + width };
}
