import type { DataMeta } from '@cnx/api';
import type { DayWindow } from '../state/data-window.atoms.ts';
import { offeredWindow } from '../state/time-window.ts';

/** How the selection's data lies to the window that was asked for. */
export type DataCondition =
  /** No data at any time: none has arrived, or the filters select none. */
  | { readonly kind: 'none' }
  /** Data, but none of it in the window; `offered` is the newest window of that length with data. */
  | { readonly kind: 'outside'; readonly range: DayWindow; readonly offered: DayWindow }
  /** Data, the newest of it older than the window's last day. */
  | { readonly kind: 'late'; readonly lastDay: string }
  | { readonly kind: 'current' };

/** Tells how a selection's data lies to a window; null means that the window is not known yet. */
export function dataCondition({ range }: Pick<DataMeta, 'range'>, window: DayWindow | null): DataCondition {
  if (!range) return { kind: 'none' };
  if (!window) return { kind: 'current' };
  if (range.to < window.from || range.from > window.to) {
    return { kind: 'outside', range, offered: offeredWindow(range, window) };
  }
  return range.to < window.to ? { kind: 'late', lastDay: range.to } : { kind: 'current' };
}
