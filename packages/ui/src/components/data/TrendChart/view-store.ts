import { useSyncExternalStore } from 'react';
import type { TrendSide, TrendWindow } from './trend-model.ts';

/** What the plot shows at this moment. Frame and cursor are CSS px within the chart's surface. */
export interface TrendView {
  readonly window: TrendWindow;
  /** Whether the window is narrower than the data. */
  readonly zoomed: boolean;
  /** The rectangle in which lines are drawn. */
  readonly frame: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  /** Where an axis begins that does not hold zero; null for one that does. */
  readonly cutFrom: Readonly<Record<TrendSide, number | null>>;
  /** Index of the point under the cross-hair, if there is one. */
  readonly cursor: number | null;
}

/** Holds the view outside React: while a chart is panned, only what reads a changed part renders again. */
export interface TrendViewStore {
  readonly get: () => TrendView;
  readonly set: (change: Partial<TrendView>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A window around a time, made shorter or longer by a factor. */
export function scaled(window: TrendWindow, factor: number, around: number): TrendWindow {
  return { from: around - (around - window.from) * factor, to: around + (window.to - around) * factor };
}

/** A view of a window, which is all of the data unless it is `zoomed`. */
export function createViewStore(window: TrendWindow, zoomed: boolean): TrendViewStore {
  let view: TrendView = {
    window,
    zoomed,
    frame: { left: 0, top: 0, width: 0, height: 0 },
    cutFrom: { left: null, right: null },
    cursor: null,
  };
  const listeners = new Set<() => void>();
  return {
    get: () => view,
    set(change) {
      view = { ...view, ...change };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Reads one part of the view; `part` must return the same value (or object) while it has not changed. */
export function useView<Part>(store: TrendViewStore, part: (view: TrendView) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.get()),
    () => part(store.get()),
  );
}
