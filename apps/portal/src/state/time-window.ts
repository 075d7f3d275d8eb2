import { addDays, windowDays } from '../quantities.ts';
import type { Filters } from './filter-address.ts';

/** The windows that are one press away, in days up to the newest data. */
export const windowPresets = [7, 30, 90] as const;

/** One of {@link windowPresets}, or days of one's own. */
export type WindowChoice = (typeof windowPresets)[number] | 'custom';

/** The window of an address without one: the server's own. */
export const defaultPreset: WindowChoice = 30;

/** The part of the filters that is the window. */
export type TimeWindow = Pick<Filters, 'from' | 'to'>;

/**
 * The window of a preset. It has no end, so that a shared link always reaches up to the newest data; the server's own
 * window needs no address at all.
 * @param newestDay the newest day that data may have
 */
export function presetWindow(preset: (typeof windowPresets)[number], newestDay: string): TimeWindow {
  return { from: preset === defaultPreset ? null : addDays(newestDay, 1 - preset), to: null };
}

/** Which preset a window is; `custom` for every other one. */
export function choiceOf({ from, to }: TimeWindow, newestDay: string | null): WindowChoice {
  if (from === null && to === null) return defaultPreset;
  if (from === null || newestDay === null || (to !== null && to !== newestDay)) return 'custom';
  const days = windowDays(from, newestDay);
  return windowPresets.find((preset) => preset === days) ?? 'custom';
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
