import type { DataMeta } from '@cnx/api';
import type { DayWindow } from '../state/shared-data.atoms.ts';
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

/** The window that data must lie in: null while it is not known, `any` where it may lie anywhere, as plans do. */
export type AskedWindow = DayWindow | null | 'any';

/** Tells how a selection's data lies to a window. */
export function dataCondition({ range }: Pick<DataMeta, 'range'>, window: AskedWindow): DataCondition {
  if (window === 'any') return { kind: 'current' };
  if (!range) return { kind: 'none' };
  if (!window) return { kind: 'current' };
  if (range.to < window.from || range.from > window.to) {
    return { kind: 'outside', range, offered: offeredWindow(range, window) };
  }
  return range.to < window.to ? { kind: 'late', lastDay: range.to } : { kind: 'current' };
}
