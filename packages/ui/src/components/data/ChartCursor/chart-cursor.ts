import { createContext, use } from 'react';
import { indexAt } from '../TrendChart/line-trace.ts';

/** The instant that is pointed at in one of several charts. */
export interface ChartCursor {
  /** Milliseconds since 1970; null while no chart is pointed at. */
  readonly get: () => number | null;
  /** The chart that is pointed at; it shows its own cross-hair. */
  readonly source: () => object | null;
  readonly set: (at: number | null, source: object) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Outside React: a move of the pointer renders nothing but what follows it. */
export function createChartCursor(): ChartCursor {
  let now: number | null = null;
  let from: object | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    source: () => from,
    set(at, source) {
      // A chart that is left late takes nothing from the one that was entered since.
      if (at === now || (at === null && from !== source)) return;
      now = at;
      from = at === null ? null : source;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const ChartCursorContext = createContext<ChartCursor | null>(null);

/** The cursor of the charts around; null where they share none. */
export function useChartCursor(): ChartCursor | null {
  return use(ChartCursorContext);
}

/**
 * The point of a series that an instant belongs to: the last one not after it, as far as one step reaches; days hold all
 * of their hours.
 * @param step from one point to the next, ms; Infinity where points have no usual distance
 */
export function pointOf(times: Float64Array, at: number, step: number): number | null {
  const index = indexAt(times, at + 1) - 1;
  const time = times[index];
  if (time === undefined) return null;
  if (step === Infinity) return at <= times[times.length - 1]! ? index : null;
  return at - time < step ? index : null;
}
