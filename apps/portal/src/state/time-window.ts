import { addDays, dayMs, dayOf, windowDays } from '../quantities.ts';
import { serversWindow, type TimeWindow } from '@cnx/api/filter-address';

/** The windows that are one press away, in days up to the newest data; the first one is that day alone. */
export const windowPresets = [1, 7, 30, 90] as const;

/** One of {@link windowPresets}, or days of one's own. */
export type WindowChoice = (typeof windowPresets)[number] | 'custom';

/** The window of an address without one: the server's own. */
export const defaultPreset: WindowChoice = 30;

/**
 * The window of a preset. It names no day, so that a shared link always reaches up to the newest data and keeps its
 * length; the server's own window needs no address at all.
 */
export function presetWindow(preset: (typeof windowPresets)[number]): TimeWindow {
  return { ...serversWindow, days: preset === defaultPreset ? null : preset };
}

/**
 * Which preset a window is; `custom` for every other one.
 * @param newestDay the newest day that data may have; null while it is not known
 */
export function choiceOf({ from, to, days }: TimeWindow, newestDay: string | null): WindowChoice {
  if (from === null && to === null && days === null) return defaultPreset;
  if (days === null && (from === null || newestDay === null || (to !== null && to !== newestDay))) {
    return 'custom';
  }
  const length = days ?? windowDays(from!, newestDay!);
  return windowPresets.find((preset) => preset === length) ?? 'custom';
}

/**
 * The window with which a selection without data in the asked one is offered its newest: as long as the asked one,
 * ending with the data.
 */
export function offeredWindow(
  range: { readonly from: string; readonly to: string },
  asked: { readonly from: string; readonly to: string },
): { readonly from: string; readonly to: string } {
  const from = addDays(range.to, 1 - windowDays(asked.from, asked.to));
  return { from: from > range.from ? from : range.from, to: range.to };
}

/** The days that a chart over time shows between two instants (ms): those whose points are nearest to its edges. */
export function daysBetween({ from, to }: { readonly from: number; readonly to: number }): {
  readonly from: string;
  readonly to: string;
} {
  const nearest = (time: number) => dayOf(Math.round(time / dayMs) * dayMs);
  return { from: nearest(from), to: nearest(to) };
}
