import type { DataMeta } from '@cnx/api';
import type { Tone } from '@cnx/ui';
import type { Quantity } from '../quantities.ts';

/** The key figure of an insight area, in the units of the wire. */
export interface KeyFigure {
  /** What it measures; null for a count. */
  readonly quantity: Quantity | null;
  readonly value: number | null;
  /** What it was in the window before; null where that is not known. */
  readonly previous: number | null;
  /** Days of the window before; null where they are not known. */
  readonly previousDays: number | null;
  /** The days ahead that it speaks of; absent where it speaks of the current window. */
  readonly ahead?: { readonly from: string; readonly days: number };
  /** Which way is good news; null where neither is. */
  readonly better: 'higher' | 'lower' | null;
  /** Changes up to this size do not show in the decimals, so they count as none. @default 0 */
  readonly resolution?: number;
  /** Decimals. @default about three figures */
  readonly digits?: number;
  /** Its course, oldest first. */
  readonly trend: readonly (number | null)[];
}

/** How a key figure compares with the one of the window before. */
export interface KpiChange {
  /** Now less before, in the figure's unit. */
  readonly delta: number;
  readonly direction: 'up' | 'down' | 'same';
  /** Whether that is good news; `neutral` where nothing changed, or where no side is better. */
  readonly tone: Extract<Tone, 'good' | 'critical' | 'neutral'>;
}

/** Compares a key figure with the one before. Null when one of the two is not known. */
export function kpiChange({
  value,
  previous,
  better,
  resolution = 0,
}: Pick<KeyFigure, 'value' | 'previous' | 'better' | 'resolution'>): KpiChange | null {
  if (value === null || previous === null) return null;
  const delta = value - previous;
  if (Math.abs(delta) <= resolution) return { delta: 0, direction: 'same', tone: 'neutral' };
  const direction = delta > 0 ? 'up' : 'down';
  if (better === null) return { delta, direction, tone: 'neutral' };
  return { delta, direction, tone: (better === 'higher') === delta > 0 ? 'good' : 'critical' };
}

/** Whether the window before is known to reach into the data: one before all data is empty because it has no data. */
export function hasWindowBefore({ range }: DataMeta, before: { readonly windowTo: string }): boolean {
  return range !== null && range !== undefined && range.from <= before.windowTo;
}
