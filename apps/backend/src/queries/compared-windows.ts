import { comparedWindow as windowBeside, monthEnd, monthFrom } from '@cnx/api/compared-window';
import { dayNumber, isoDay } from '../production-day.ts';
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
const shifted = (day: string, days: number) => isoDay(dayNumber(day) + days);

/** A day is over everywhere two days after it has begun in UTC. */
const settledAfterDays = 3;
/** The last day that is over on every clock at a moment. */
export const settledDay = (now: Date): string =>
  isoDay(Math.floor(dayNumber(now.toISOString().slice(0, 10))) - settledAfterDays);

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

const comparisons = { previousPeriod: 'before', samePeriodLastYear: 'year' } as const;

/** The window that one is compared with. */
export const comparedWindow = (window: DayWindow, wanted: ComparedWith): DayWindow =>
  windowBeside(window, comparisons[wanted]);
