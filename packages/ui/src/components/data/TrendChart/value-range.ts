import type { Extent } from './min-max-pyramid.ts';

/** What a value axis must show. */
export interface RangeRules {
  /** Fixed ends; the data decides where absent. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Whether zero must be on the axis. @default when all values are on one side and not far from zero */
  readonly fromZero?: boolean | undefined;
}

/** Air above and below the values, as a share of their spread. */
const airShare = 0.06;

/** Values this near to zero, compared with the farthest, get an axis from zero. */
const nearZero = 0.5;

/** Parts of about this many make a step to which the end of an axis without zero is rounded. */
const stepsOfAxis = 5;

/** The next multiple below of a step of 1, 2 or 5 times a power of ten, about a fifth of the spread. */
function roundDown(value: number, spread: number): number {
  const power = 10 ** Math.floor(Math.log10(spread / stepsOfAxis));
  const share = spread / stepsOfAxis / power;
  const step = power * (share > 5 ? 10 : share > 2 ? 5 : share > 1 ? 2 : 1);
  const rounded = Math.floor(value / step) * step;
  // Beyond the figures that a number has, a step is lost or leads upward.
  return rounded <= value ? rounded : value;
}

/**
 * The end of an axis nearer to zero where zero is not on it, so that a chart can say so: null for an axis that holds
 * zero.
 */
export function cutFrom([min, max]: readonly [min: number, max: number]): number | null {
  if (min > 0) return min;
  return max < 0 ? max : null;
}

/** Whether an axis of such values holds zero, unless it is said otherwise: all on one side of it, and not far away. */
export function beginsAtZero({ min, max }: Extent): boolean {
  const nearest = Math.min(Math.abs(min), Math.abs(max));
  const farthest = Math.max(Math.abs(min), Math.abs(max));
  return (min >= 0 || max <= 0) && nearest <= farthest * nearZero;
}

/** The share of an axis, of one, that its values keep where it reaches on to a level to compare with. */
const leastShare = 0.25;

/**
 * The extent of values and of the levels that they are compared with, but for those that are so far away that the values
 * could hardly be read beside them.
 * @param rangeOf the ends of the axis that an extent gets
 */
export function withLevels(
  extent: Extent,
  levels: readonly number[],
  rangeOf: (extent: Extent) => readonly [min: number, max: number],
): Extent {
  const [min, max] = rangeOf(extent);
  const isNear = (level: number) => max - min >= leastShare * (Math.max(max, level) - Math.min(min, level));
  const near = extent.min <= extent.max ? levels.filter(isNear) : levels;
  return { min: Math.min(extent.min, ...near), max: Math.max(extent.max, ...near) };
}

/**
 * The ends of a value axis for values in `extent`: with some air, from zero where that is honest and
 * readable, and never of zero height. An end that stands for zero, where zero is not on the axis, is a round number.
 * Without any value: 0 to 1, or the fixed ends.
 */
export function valueRange(extent: Extent, rules: RangeRules = {}): [min: number, max: number] {
  const known = extent.min <= extent.max;
  let min = known ? extent.min : 0;
  let max = known ? extent.max : 1;
  const fromZero = rules.fromZero ?? beginsAtZero({ min, max });
  if (fromZero) {
    min = Math.min(0, min);
    max = Math.max(0, max);
  }
  if (min === max) {
    // A flat line in the middle; flat at zero, the axis runs to 1.
    const half = Math.abs(min) / 10 || 1;
    if (min !== 0 || !fromZero) min -= half;
    max += half;
  }
  const air = (max - min) * airShare;
  // Air never crosses zero: values that are all above it would seem to reach below.
  const floor = min > 0 ? Math.max(0, min - air) : min - air;
  const ceiling = max < 0 ? Math.min(0, max + air) : max + air;
  const low = rules.min ?? (fromZero && min === 0 ? 0 : floor > 0 ? roundDown(floor, max - min) : floor);
  const high =
    rules.max ?? (fromZero && max === 0 ? 0 : ceiling < 0 ? -roundDown(-ceiling, max - min) : ceiling);
  // Fixed ends that lie on the wrong side of each other or of the data still give an axis.
  return low < high ? [low, high] : [low, low + Math.max(1, Math.abs(low) / 10)];
}
