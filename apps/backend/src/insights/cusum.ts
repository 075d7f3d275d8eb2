import { cusumLimit, cusumSlack } from './limits.ts';

/** What a two-sided CUSUM carries from one value to the next, in σ. */
export interface CusumState {
  high: number;
  low: number;
}

/** Parameters of the alarm. */
export interface CusumOptions {
  /** Level the values should keep, in their unit. */
  target: number;
  /** Noise of the values, in their unit, > 0. */
  sigma: number;
  /** Shift that is tolerated (σ). @default 0.5 */
  slack?: number;
  /** Sum at which the alarm goes off (σ). @default 10 */
  limit?: number;
}

/** An alarm of the two-sided CUSUM. */
export interface CusumAlarm {
  /** Position of the value that set it off. */
  index: number;
  /** Position at which the change probably began, not before the sum that set it off left 0. */
  onset: number;
  direction: 'up' | 'down';
}

/** Adds one value to the two sums; neither falls below 0. */
export function nextCusum(state: CusumState, value: number, options: CusumOptions): CusumState {
  const slack = options.slack ?? cusumSlack;
  const deviation = (value - options.target) / options.sigma;
  return {
    high: Math.max(0, state.high + deviation - slack),
    low: Math.max(0, state.low - deviation - slack),
  };
}

/**
 * First alarm in a run of values, or undefined. The caller starts again with a new target after it: a level
 * that has changed would alarm for ever.
 */
export function firstCusumAlarm(values: ArrayLike<number>, options: CusumOptions): CusumAlarm | undefined {
  const limit = options.limit ?? cusumLimit;
  let state: CusumState = { high: 0, low: 0 };
  const onset = { high: 0, low: 0 };
  for (let index = 0; index < values.length; index++) {
    if (state.high === 0) onset.high = index;
    if (state.low === 0) onset.low = index;
    state = nextCusum(state, values[index]!, options);
    if (state.high > limit) {
      return { index, onset: likeliestStart(values, options.target, onset.high, index), direction: 'up' };
    }
    if (state.low > limit) {
      return { index, onset: likeliestStart(values, options.target, onset.low, index), direction: 'down' };
    }
  }
  return undefined;
}

/** The start of the shift up to `last` that explains most squared deviation from the target: its maximum likelihood. */
function likeliestStart(values: ArrayLike<number>, target: number, first: number, last: number): number {
  let sum = 0;
  let most = 0;
  let start = last;
  for (let i = last; i >= first; i--) {
    sum += values[i]! - target;
    const explained = (sum * sum) / (last + 1 - i);
    if (explained >= most) {
      most = explained;
      start = i;
    }
  }
  return start;
}
