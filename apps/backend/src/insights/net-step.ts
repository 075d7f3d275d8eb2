import { trendAround } from './decline.ts';
import { stepWindowDays } from './limits.ts';
import { median } from './robust-statistics.ts';

/** A step between two levels, with the trend of the well taken out. */
export interface NetStep {
  /** Level after − level before at the moment of the change, in the values' unit. */
  step: number;
  /** Squared error that the step explains: step² · n₁n₂/(n₁+n₂), squared units of the values. */
  gain: number;
}

/**
 * The step at `at` net of a trend (units per day), from the medians of both sides up to the neighboring changes and at most 90
 * valid days. Decline alone gives two levels but no net step.
 */
export function netStep(
  day: Int32Array,
  values: Float64Array,
  bounds: readonly number[],
  at: number,
  slope: number,
): NetStep {
  const position = bounds.indexOf(at);
  const from = Math.max(bounds[position - 1] ?? 0, at - stepWindowDays);
  const to = Math.min(bounds[position + 1] ?? values.length, at + stepWindowDays);
  const level = values.subarray(from, to).map((value, i) => value - slope * (day[from + i]! - day[at]!));
  const step = median(level.subarray(at - from)) - median(level.subarray(0, at - from));
  const before = at - from;
  const after = to - at;
  return { step, gain: (step * step * before * after) / (before + after) };
}

/**
 * Backward elimination: drops the weakest change whose net step explains less than the penalty, then looks
 * again, because its neighbors now reach further.
 * @returns the changes that stand on their own, with their net steps, ascending
 */
export function standingSteps(
  day: Int32Array,
  values: Float64Array,
  changes: readonly number[],
  penalty: number,
): { at: number; net: NetStep }[] {
  let bounds = [0, ...changes, values.length];
  const slopes = new Map(changes.map((at) => [at, trendAround(day, values, bounds, at)]));
  for (;;) {
    const steps = bounds
      .slice(1, -1)
      .map((at) => ({ at, net: netStep(day, values, bounds, at, slopes.get(at)!) }));
    const weakest = steps.reduce<(typeof steps)[number] | undefined>(
      (least, step) => (least === undefined || step.net.gain < least.net.gain ? step : least),
      undefined,
    );
    if (weakest === undefined || weakest.net.gain >= penalty) return steps;
    bounds = bounds.filter((bound) => bound !== weakest.at);
  }
}
