import type { Keyed } from '../../item-key.ts';
import { scaleLinear, type ScaleLinear } from 'd3-scale';
import { bandScale } from '../chart-parts/band-scale.ts';

/** How several series share an item. */
export const barArrangements = ['grouped', 'stacked'] as const;
export type BarArrangement = (typeof barArrangements)[number];

/** Which way bars grow. */
export const barOrientations = ['vertical', 'horizontal'] as const;
export type BarOrientation = (typeof barOrientations)[number];

/** The values of a series. */
export interface BarValues {
  /** One value for each item; null, undefined, NaN and infinite values have no bar. */
  readonly values: readonly (number | null | undefined)[];
  /** How far each value may be off, as [low, high] in the unit of the values. Not shown when stacked. */
  readonly whiskers?: readonly (readonly [low: number, high: number] | null | undefined)[] | undefined;
}

/** What is compared: a well, a field, a reason, a month. */
export interface BarItem extends Keyed {
  /** Its bar, where no series are given; null, undefined, NaN and infinite values have none. */
  readonly value?: number | null | undefined;
  /** Whether more of it is still to come, as of a day that not all have reported: its bars are dashed, and named so. @default false */
  readonly incomplete?: boolean | undefined;
}

/** One series: a bar for each item. */
export interface BarSeries extends BarValues, Keyed {
  /** Place in the chart palette. @default the series' place in the list */
  readonly color?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
  /** Whether its bars are whole also where their item is not, as those of a year before. @default false */
  readonly whole?: boolean | undefined;
}

/** A level to compare all bars with, such as a target. */
export interface BarLimit {
  readonly value: number;
  /** Written beside the line, with the value where it matters. */
  readonly label: string;
}

/** One bar, in px of the plot; `start` and `end` lie along the value axis. */
export interface Bar {
  readonly series: number;
  readonly item: number;
  readonly value: number;
  /** Across the value axis. */
  readonly across: number;
  readonly thickness: number;
  /** Along the value axis: where the bar begins (zero, or the bar below it) and ends. */
  readonly start: number;
  readonly end: number;
  readonly whisker: { readonly low: number; readonly high: number } | null;
}

/** Bars and their axis, in px of the plot. */
export interface BarLayout {
  readonly bars: readonly Bar[];
  /** Where zero lies along the value axis. */
  readonly zero: number;
  readonly ticks: readonly { readonly value: number; readonly at: number }[];
  /** The middle of each item, across the value axis. */
  readonly middles: readonly number[];
  /** Room that one item has, across the value axis. */
  readonly band: number;
  /** Where the levels asked for lie along the value axis, in their order; NaN for one that is no number. */
  readonly levels: readonly number[];
}

/** What to lay out, and the room for it (px). */
export interface BarLayoutOptions {
  readonly series: readonly BarValues[];
  readonly items: number;
  readonly arrangement: BarArrangement;
  readonly orientation: BarOrientation;
  /** Room along the value axis. */
  readonly length: number;
  /** Room across it. */
  readonly breadth: number;
  /** About how many ticks. @default 4 */
  readonly ticks?: number | undefined;
  /** Values that the axis must hold besides, such as a target. */
  readonly levels?: readonly number[] | undefined;
}

const isValue = (value: number | null | undefined): value is number => Number.isFinite(value);

function stackedEnds(series: readonly BarValues[], item: number): { from: number; to: number }[] {
  // Gains and losses stack away from zero on their own sides, so that neither hides the other.
  let above = 0;
  let below = 0;
  return series.map(({ values }) => {
    const value = values[item];
    if (!isValue(value)) return { from: NaN, to: NaN };
    const from = value < 0 ? below : above;
    const to = from + value;
    if (value < 0) below = to;
    else above = to;
    return { from, to };
  });
}

/** Ticks by which an axis of upright bars is rounded at least, however few are drawn. */
const minRounding = 4;

function valueScale(reach: readonly number[], options: BarLayoutOptions): ScaleLinear<number, number> {
  const min = Math.min(0, ...reach);
  const max = Math.max(0, ...reach);
  const range = options.orientation === 'vertical' ? [options.length, 0] : [0, options.length];
  return (
    scaleLinear()
      .domain(min === max ? [0, 1] : [min, max])
      // Lying and low charts have room for few ticks: rounded by those, an axis would end at twice what its bars reach.
      .nice(options.orientation === 'vertical' ? Math.max(minRounding, options.ticks ?? minRounding) : 10)
      .range(range)
  );
}

/**
 * Lays bars out from zero. The axis always holds zero and every value and whisker; items without
 * a value keep their place.
 */
export function layoutBars(options: BarLayoutOptions): BarLayout {
  const { series, items, arrangement, breadth } = options;
  const stacked = arrangement === 'stacked';
  const ends = Array.from({ length: items }, (_, item) =>
    stacked
      ? stackedEnds(series, item)
      : series.map(({ values }) => ({ from: 0, to: isValue(values[item]) ? values[item] : NaN })),
  );
  const whiskerOf = (index: number, item: number) => {
    const whisker = stacked ? null : series[index]!.whiskers?.[item];
    return whisker && isValue(whisker[0]) && isValue(whisker[1]) ? whisker : null;
  };
  const reach = ends.flatMap((item, at) =>
    item.flatMap(({ from, to }, index) => [from, to, ...(whiskerOf(index, at) ?? [])]).filter(isValue),
  );
  const levels = options.levels ?? [];
  const scale = valueScale([...reach, ...levels.filter(isValue)], options);
  const bands = bandScale(Array(items).keys(), { from: 0, to: breadth });
  const lanes = stacked ? 1 : Math.max(1, series.length);
  // Bars of a group stand 2 px apart, as long as there is room for that.
  const gap = lanes > 1 && bands.bandwidth() / lanes > 6 ? 2 : 0;
  const most = lanes > 2 ? mostOfSeveral : 48;
  const thickness = Math.max(1, Math.min(most, (bands.bandwidth() - gap * (lanes - 1)) / lanes));
  const group = thickness * lanes + gap * (lanes - 1);
  const middles = bands.domain().map((item) => bands(item)! + bands.bandwidth() / 2);
  const bars = ends.flatMap((item, at) =>
    item.flatMap(({ from, to }, index): Bar[] => {
      const value = series[index]!.values[at];
      if (!isValue(value)) return [];
      const whisker = whiskerOf(index, at);
      return [
        {
          series: index,
          item: at,
          value,
          across: middles[at]! - group / 2 + (stacked ? 0 : index * (thickness + gap)),
          thickness,
          start: scale(from),
          end: scale(to),
          whisker: whisker && { low: scale(whisker[0]), high: scale(whisker[1]) },
        },
      ];
    }),
  );
  return {
    bars,
    zero: scale(0),
    ticks: scale.ticks(options.ticks ?? 4).map((value) => ({ value, at: scale(value) })),
    middles,
    band: bands.step(),
    levels: levels.map((level) => (isValue(level) ? scale(level) : NaN)),
  };
}

/** Where arrow keys go from a bar: along the items, across the series of one. */
export function nextBar(
  bars: readonly Bar[],
  index: number,
  key: string,
  orientation: BarOrientation,
): number | null {
  const along = orientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  const across = orientation === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowLeft', 'ArrowRight'];
  if (key === 'Home') return 0;
  if (key === 'End') return bars.length - 1;
  const line = along.includes(key) ? 'series' : across.includes(key) ? 'item' : null;
  if (!line) return null;
  const order = [...bars.keys()].filter((at) => bars[at]![line] === bars[index]![line]);
  const step = key === along[0] || key === across[0] ? -1 : 1;
  return order[order.indexOf(index) + step] ?? null;
}

/** Most px of a bar of three or more side by side, whose figures have no room beside their bars. */
const mostOfSeveral = 60;

/**
 * Room in px for a figure over an upright bar, without touching other bars and their figures.
 * @param band px of a group of bars @param lanes bars of a group
 */
export function roomOver(thickness: number, band: number, lanes: number): number {
  if (lanes === 1) return band + 4;
  return lanes === 2 ? Math.max(thickness + 2, band / 2 - 2) : thickness - 2;
}
