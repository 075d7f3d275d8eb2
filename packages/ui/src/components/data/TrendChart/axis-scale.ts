import type { Extent } from './min-max-pyramid.ts';
import type { RangeRules } from './value-range.ts';

/** How values are spread over an axis: evenly, or each power of ten over the same length. */
export type AxisScale = 'linear' | 'log';

/**
 * Where a value stands on an axis: at itself, or at its power of ten. NaN for what a logarithmic axis does not have: zero
 * and less.
 */
export function placeOn(scale: AxisScale, value: number): number {
  if (scale === 'linear') return value;
  return value > 0 ? Math.log10(value) : NaN;
}

/** The value of a place: {@link placeOn} the other way round. */
export function valueAt(scale: AxisScale, place: number): number {
  return scale === 'linear' ? place : 10 ** place;
}

/** The numbers by which the ends of a logarithmic axis, and its ticks within a decade, go on. */
const steps = [0, Math.log10(2), Math.log10(5), 1];

/** Air above and below the values, in decades. */
const air = 0.02;

/** The nearest of 1, 2 or 5 times a power of ten that is not above a place. */
function stepBelow(place: number): number {
  const decade = Math.floor(place);
  return decade + steps.findLast((step) => decade + step <= place)!;
}

function stepAbove(place: number): number {
  const decade = Math.floor(place);
  return decade + steps.find((step) => decade + step >= place)!;
}

/**
 * The ends of a logarithmic axis for values whose places are in `extent`, as places: 1, 2 or 5 times a power of ten, with
 * some air. Without any value: one decade, from 1 to 10. Fixed ends count where such an axis has them.
 */
export function logRange(extent: Extent, rules: RangeRules = {}): [min: number, max: number] {
  const known = extent.min <= extent.max;
  const fixed = [placeOn('log', rules.min ?? NaN), placeOn('log', rules.max ?? NaN)];
  const [low, high] = fixed as [number, number];
  const min = Number.isNaN(low) ? (known ? stepBelow(extent.min - air) : 0) : low;
  const max = Number.isNaN(high) ? (known ? stepAbove(extent.max + air) : 1) : high;
  return min < max ? [min, max] : [min, min + 1];
}

/**
 * The ticks between two places of a logarithmic axis, as places: 1, 2 and 5 times each power of ten where there is room,
 * else the powers of ten, as few of them as there is room for.
 * @param most how many there is room for, at least two
 */
export function logTicks(from: number, to: number, most: number): number[] {
  const close = 1e-9;
  const first = Math.floor(from + close);
  const decades = Array.from({ length: Math.floor(to + close) - first + 1 }, (_, i) => first + i);
  const within = (places: number[]) => places.filter((place) => place >= from - close && place <= to + close);
  const all = within(decades.flatMap((decade) => steps.slice(0, -1).map((step) => decade + step)));
  if (all.length <= most) return all;
  const whole = within(decades);
  const kept = whole.length > 1 ? whole : all;
  const stride = Math.ceil(kept.length / most);
  return kept.filter((_, i) => i % stride === 0);
}
