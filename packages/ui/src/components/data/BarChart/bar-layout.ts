import { scaleBand, scaleLinear, type ScaleLinear } from 'd3-scale';

/** Gap in px between a name and the axis beside it. */
export const NAME_GAP = 8;

/** How several series share a category. */
export const barArrangements = ['grouped', 'stacked'] as const;
export type BarArrangement = (typeof barArrangements)[number];

/** Which way bars grow. */
export const barOrientations = ['vertical', 'horizontal'] as const;
export type BarOrientation = (typeof barOrientations)[number];

/** What the layout needs of a series. */
export interface BarValues {
  /** One value per category; null, undefined, NaN and infinite values have no bar. */
  readonly values: readonly (number | null | undefined)[];
  /** The uncertainty of each value as [low, high], in the unit of the values. */
  readonly whiskers?: readonly (readonly [low: number, high: number] | null | undefined)[] | undefined;
}

/** One bar, in px of the plot; `start` and `end` lie along the value axis. */
export interface Bar {
  readonly series: number;
  readonly category: number;
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
  /** The middle of each category, across the value axis. */
  readonly middles: readonly number[];
  /** Room that one category has, across the value axis. */
  readonly band: number;
  /** Where the levels asked for lie along the value axis, in their order; NaN for one that is no number. */
  readonly levels: readonly number[];
}

/** What to lay out, and the room for it (px). */
export interface BarLayoutInput {
  readonly series: readonly BarValues[];
  readonly categories: number;
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

function stackedEnds(series: readonly BarValues[], category: number): { from: number; to: number }[] {
  // Gains and losses stack away from zero on their own sides, so that neither hides the other.
  let above = 0;
  let below = 0;
  return series.map(({ values }) => {
    const value = values[category];
    if (!isValue(value)) return { from: NaN, to: NaN };
    const from = value < 0 ? below : above;
    const to = from + value;
    if (value < 0) below = to;
    else above = to;
    return { from, to };
  });
}

function valueScale(reach: readonly number[], input: BarLayoutInput): ScaleLinear<number, number> {
  const min = Math.min(0, ...reach);
  const max = Math.max(0, ...reach);
  const range = input.orientation === 'vertical' ? [input.length, 0] : [0, input.length];
  return scaleLinear()
    .domain(min === max ? [0, 1] : [min, max])
    .nice(input.ticks ?? 4)
    .range(range);
}

/**
 * Lays bars out from zero. The axis always holds zero and every value and whisker; categories without
 * a value keep their place.
 */
export function layoutBars(input: BarLayoutInput): BarLayout {
  const { series, categories, arrangement, breadth } = input;
  const stacked = arrangement === 'stacked';
  const ends = Array.from({ length: categories }, (_, category) =>
    stacked
      ? stackedEnds(series, category)
      : series.map(({ values }) => ({ from: 0, to: isValue(values[category]) ? values[category] : NaN })),
  );
  const whiskerOf = (index: number, category: number) => {
    const whisker = stacked ? null : series[index]!.whiskers?.[category];
    return whisker && isValue(whisker[0]) && isValue(whisker[1]) ? whisker : null;
  };
  const reach = ends.flatMap((category, at) =>
    category.flatMap(({ from, to }, index) => [from, to, ...(whiskerOf(index, at) ?? [])]).filter(isValue),
  );
  const levels = input.levels ?? [];
  const scale = valueScale([...reach, ...levels.filter(isValue)], input);
  const bands = scaleBand<number>()
    .domain(Array.from({ length: categories }, (_, category) => category))
    .range([0, breadth])
    .paddingInner(0.3)
    .paddingOuter(0.15);
  const lanes = stacked ? 1 : Math.max(1, series.length);
  // Bars of a group stand 2 px apart, as long as there is room for that.
  const gap = lanes > 1 && bands.bandwidth() / lanes > 6 ? 2 : 0;
  const thickness = Math.max(1, Math.min(48, (bands.bandwidth() - gap * (lanes - 1)) / lanes));
  const group = thickness * lanes + gap * (lanes - 1);
  const middles = bands.domain().map((category) => bands(category)! + bands.bandwidth() / 2);
  const bars = ends.flatMap((category, at) =>
    category.flatMap(({ from, to }, index): Bar[] => {
      const value = series[index]!.values[at];
      if (!isValue(value)) return [];
      const whisker = whiskerOf(index, at);
      return [
        {
          series: index,
          category: at,
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
    ticks: scale.ticks(input.ticks ?? 4).map((value) => ({ value, at: scale(value) })),
    middles,
    band: bands.step(),
    levels: levels.map((level) => (isValue(level) ? scale(level) : NaN)),
  };
}
