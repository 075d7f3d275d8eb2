import { dayNumber, isoDay } from '../production-day.ts';
import { windowBefore } from './data-extent.ts';
import type { DayWindow } from './selection.ts';

/** A window as it is read: whole months from their sums, the rest of it by days. */
export interface WindowParts {
  /** Null where no whole month lies in the window. */
  readonly months: DayWindow | null;
  readonly days: readonly DayWindow[];
  /** The window, whose whole months are read from the books where they are closed; null where all days show their rows. */
  readonly books: DayWindow | null;
}

/** What a window is compared with. */
export type ComparedWith = 'previousPeriod' | 'samePeriodLastYear';

const monthOf = (day: string) => day.slice(0, 7);
/** First day of the month so many months after that of a day. */
export function monthFrom(day: string, months: number): string {
  const [year, place] = monthOf(day).split('-').map(Number);
  const count = year! * 12 + place! - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}
const shifted = (day: string, days: number) => isoDay(dayNumber(day) + days);
const monthEnd = (day: string) => shifted(monthFrom(day, 1), -1);

/**
 * Splits a window into its whole months and the days before and after them.
 * @param settled the last day that is over on every clock; a month that ends later is read by its days
 */
export function windowParts(books: DayWindow, settled: string): WindowParts {
  const { from, to } = books;
  const first = from.endsWith('-01') ? from : monthFrom(from, 1);
  const until = to < settled ? to : settled;
  const last = monthEnd(until) === until ? until : shifted(`${monthOf(until)}-01`, -1);
  if (first > last) return { months: null, days: [{ from, to }], books };
  const days = [
    { from, to: shifted(first, -1) },
    { from: shifted(last, 1), to },
  ];
  return { months: { from: first, to: last }, days: days.filter((part) => part.from <= part.to), books };
}

/** The same date of another month; the last day of one that is shorter. */
function sameDate(day: string, months: number): string {
  const first = monthFrom(day, months);
  const last = monthEnd(first);
  const same = `${monthOf(first)}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** Months of the periods that a window can be the beginning of, the shortest first. */
const periods = [1, 3, 12];

/** Months of the shortest period with whose first month a window begins and in which it lies; null for none. */
function periodOf({ from, to }: DayWindow): number | null {
  const place = Number(from.slice(5, 7)) - 1;
  return periods.find((months) => place % months === 0 && to < monthFrom(from, months)) ?? null;
}

/**
 * The window that one is compared with: the same dates a year before, Feb 28 for Feb 29; or, of what begins a month, a quarter
 * or a year, as much of the one before, so that a year to date has the same dates of last year; of other months as many
 * before, to the end of a month or the same date; else as many days before.
 */
export function comparedWindow(window: DayWindow, wanted: ComparedWith): DayWindow {
  const { from, to } = window;
  if (wanted === 'samePeriodLastYear') return { from: sameDate(from, -12), to: sameDate(to, -12) };
  if (!from.endsWith('-01')) return windowBefore(window);
  let months = periodOf(window) ?? 1;
  while (monthFrom(from, months) <= to) months += 1;
  const before = sameDate(to, -months);
  return { from: monthFrom(from, -months), to: monthEnd(to) === to ? monthEnd(before) : before };
}
