import { lastInstant } from '../../zone-clock.ts';

/** One value as it may arrive: a number, or nothing (null, undefined, NaN). Infinite numbers cannot be shown. */
export type Reading = number | null | undefined;

/** Times and values that can be drawn: ascending finite times, finite values or NaN where there is none. */
export interface CleanSeries {
  /** Milliseconds since 1970, ascending. */
  readonly times: Float64Array;
  /** One array per series given, each as long as `times`; NaN is a gap. */
  readonly values: readonly Float64Array[];
  /** Rows left out because their time is not a number. */
  readonly rowsWithoutTime: number;
  /** Values that were present but infinite, shown as gaps. */
  readonly unusableValues: number;
}

function isInstant(time: number | undefined): time is number {
  return Math.abs(time ?? NaN) <= lastInstant;
}

function cleanTimes(times: ArrayLike<number>): { clean: Float64Array; order: Uint32Array | null } {
  let ascending = true;
  let usable = 0;
  let last = -Infinity;
  for (let i = 0; i < times.length; i++) {
    const time = times[i];
    if (!isInstant(time)) continue;
    usable++;
    if (time < last) ascending = false;
    last = time;
  }
  if (ascending && usable === times.length) {
    return { clean: times instanceof Float64Array ? times : Float64Array.from(times), order: null };
  }
  const order = new Uint32Array(usable);
  for (let i = 0, at = 0; i < times.length; i++) if (isInstant(times[i])) order[at++] = i;
  if (!ascending) order.sort((a, b) => times[a]! - times[b]! || a - b);
  return { clean: Float64Array.from(order, (index) => times[index]!), order };
}

function isClean(values: Float64Array): boolean {
  for (const value of values) if (value === Infinity || value === -Infinity) return false;
  return true;
}

function cleanValues(values: ArrayLike<Reading>, length: number, order: Uint32Array | null) {
  // A million values need no copy when there is nothing to clean.
  if (!order && values instanceof Float64Array && values.length === length && isClean(values)) {
    return { clean: values, unusable: 0 };
  }
  const clean = new Float64Array(length);
  let unusable = 0;
  for (let i = 0; i < length; i++) {
    const value = values[order ? order[i]! : i];
    if (Number.isFinite(value)) clean[i] = value!;
    else {
      clean[i] = NaN;
      if (Math.abs(value ?? NaN) === Infinity) unusable++;
    }
  }
  return { clean, unusable };
}

/**
 * Makes arrived series drawable: sorts by time (equal times keep their order), leaves out rows without
 * a time, turns what is not a finite number into a gap, and counts both so that the chart can say so.
 * Series shorter than `times` end in a gap; longer ones are cut. Typed arrays with nothing to clean are
 * used as they are: do not write to them while they are shown.
 */
export function cleanSeries(times: ArrayLike<number>, series: readonly ArrayLike<Reading>[]): CleanSeries {
  const { clean, order } = cleanTimes(times);
  let unusableValues = 0;
  const values = series.map((readings) => {
    const result = cleanValues(readings, clean.length, order);
    unusableValues += result.unusable;
    return result.clean;
  });
  return { times: clean, values, rowsWithoutTime: times.length - clean.length, unusableValues };
}

/** Steps read when the usual step is searched; enough for any feed, cheap for a million points. */
const maxSampledSteps = 512;

/** So many usual steps apart, two points are not joined. */
export const usualSteps = 1.5;

/**
 * The time distance (ms) above which two neighboring points must not be joined, read from the data:
 * {@link usualSteps} when at least four fifths of the steps are near the usual one (daily rows with days
 * missing, hours across a clock change), else Infinity (no usual step: only missing values are gaps).
 */
export function gapThreshold(times: Float64Array): number {
  const count = Math.min(times.length - 1, maxSampledSteps);
  if (count < 2) return Infinity;
  const stride = (times.length - 1) / count;
  const steps = Float64Array.from({ length: count }, (_, i) => {
    const at = Math.floor(i * stride);
    return times[at + 1]! - times[at]!;
  }).sort();
  const usual = steps[count >> 1]!;
  if (usual <= 0) return Infinity;
  // A 23 or 25 hour day is 4 % off the usual one.
  const near = steps.filter((step) => Math.abs(step - usual) <= usual * 0.1).length;
  return near >= count * 0.8 ? usual * usualSteps : Infinity;
}
