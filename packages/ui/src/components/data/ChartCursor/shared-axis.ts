import { createContext, use } from 'react';

/** A window of time in ms since 1970; `from` is before `to`. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Room beside a plot, px. */
export interface Gutters {
  readonly left: number;
  readonly right: number;
}

/** The room that charts of one axis keep beside their plots: as much as the widest of them asks for. */
export interface SharedGutters {
  /** The same object until it changes. */
  readonly get: () => Gutters;
  /** States what a chart needs, before the others hear of it. */
  readonly ask: (chart: object, needed: Partial<Gutters>) => void;
  /** A chart is gone. */
  readonly leave: (chart: object) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Outside React: an engine asks while it lays its plot out, so the listeners are called after that. */
export function createGutters(): SharedGutters {
  const needs = new Map<object, Gutters>();
  const listeners = new Set<() => void>();
  let now: Gutters = { left: 0, right: 0 };
  const settle = () => {
    const all = [...needs.values()];
    const left = Math.max(0, ...all.map((need) => need.left));
    const right = Math.max(0, ...all.map((need) => need.right));
    if (left === now.left && right === now.right) return;
    now = { left, right };
    for (const listener of listeners) listener();
  };
  return {
    get: () => now,
    ask(chart, needed) {
      const before = needs.get(chart) ?? { left: 0, right: 0 };
      needs.set(chart, { ...before, ...needed });
      queueMicrotask(settle);
    },
    leave(chart) {
      needs.delete(chart);
      queueMicrotask(settle);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The time axis that the charts of a provider share. */
export interface SharedAxis {
  /** All of the time that can be shown. */
  readonly full: TimeWindow;
  /** What is shown of it; null for all. */
  readonly zoomed: TimeWindow | null;
  /** Shows a part of it in every chart; null for all. */
  readonly show: (window: TimeWindow | null) => void;
  readonly gutters: SharedGutters;
}

export const SharedAxisContext = createContext<SharedAxis | null>(null);

/** The time axis of the charts around; null where each keeps its own. */
export function useSharedAxis(): SharedAxis | null {
  return use(SharedAxisContext);
}
