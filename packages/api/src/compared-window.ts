// What a window of production days is compared with: one rule for the server's sums and the pages that name their days.
import type { Comparison } from '@cnx/api/filter-address';

/** Production days (`YYYY-MM-DD`), both ends included. */
export interface ComparedDays {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);
const monthOf = (day: string) => day.slice(0, 7);

/** First day of the month so many months after that of a day. */
export function monthFrom(day: string, months: number): string {
  const [year, place] = monthOf(day).split('-').map(Number);
  const count = year! * 12 + place! - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-01`;
}

/** Last day of the month of a day. */
export const monthEnd = (day: string): string => dayOf(numberOf(monthFrom(day, 1)) - 1);

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
function periodOf({ from, to }: ComparedDays): number | null {
  const place = Number(from.slice(5, 7)) - 1;
  return periods.find((months) => place % months === 0 && to < monthFrom(from, months)) ?? null;
}

/**
 * The window that one is compared with. `year`: the same dates a year before, Feb 28 for Feb 29. `before`: of what begins a month, a
 * quarter or a year, as much of the one before, so that a year to date has the same dates of last year; of other months
 * as many before, to the end of a month or the same date; else as many days before.
 */
export function comparedWindow({ from, to }: ComparedDays, comparison: Comparison): ComparedDays {
  if (comparison === 'year') return { from: sameDate(from, -12), to: sameDate(to, -12) };
  if (!from.endsWith('-01')) {
    const first = numberOf(from);
    return { from: dayOf(2 * first - numberOf(to) - 1), to: dayOf(first - 1) };
  }
  let months = periodOf({ from, to }) ?? 1;
  while (monthFrom(from, months) <= to) months += 1;
  const before = sameDate(to, -months);
  return { from: monthFrom(from, -months), to: monthEnd(to) === to ? monthEnd(before) : before };
}

/**
 * The day of the compared window that a day of a window is compared with: the one as far into it, or its date a year before. Null
 * where it has none: February 29 beside February 28, and the last days of a month beside a shorter one.
 */
export function comparedDay(day: string, window: ComparedDays, comparison: Comparison): string | null {
  if (comparison === 'year') return day.endsWith('-02-29') && window.from < day ? null : sameDate(day, -12);
  const other = comparedWindow(window, comparison);
  const same = dayOf(numberOf(other.from) + numberOf(day) - numberOf(window.from));
  return same <= other.to ? same : null;
}
