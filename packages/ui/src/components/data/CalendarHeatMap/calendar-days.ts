import { dayMs, dayOf, dayTime } from '../../calendar-day.ts';
import type { Weekday } from '../../week-start.ts';

/** A day of a calendar and its place: columns are weeks, rows are days of the week. */
export interface CalendarDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly column: number;
  /** From 0, the first day of the week. */
  readonly row: number;
  /** Null where there is no value. */
  readonly value: number | null;
  /** Which fifth of the values it lies in, 0 to 4; null without a value. */
  readonly level: number | null;
}

/** A calendar ready to draw. */
export interface CalendarLayout {
  readonly days: readonly CalendarDay[];
  readonly columns: number;
  /** First days of months, by the column in which they stand. */
  readonly months: readonly { readonly day: string; readonly column: number }[];
  /** The least and the largest value; null without any. */
  readonly range: readonly [number, number] | null;
}

const levels = 5;
/** Ten years; of a longer range only the last days are shown. */
const maxDays = 3660;

/**
 * Lays the days from one to another out by weeks. Values of days that are no days, or outside, are left out.
 * @param weekStart the day that weeks begin with
 */
export function calendarLayout(
  from: string,
  to: string,
  values: ReadonlyMap<string, number | null | undefined>,
  weekStart: Weekday,
): CalendarLayout {
  const [start, last] = [dayTime(from), dayTime(to)];
  const none: CalendarLayout = { days: [], columns: 0, months: [], range: null };
  if (!(start <= last)) return none;
  const first = Math.max(start, last - (maxDays - 1) * dayMs);
  const weekday = (time: number) => (new Date(time).getUTCDay() - weekStart + 7) % 7;
  const weekOne = first - weekday(first) * dayMs;
  let [low, high] = [Infinity, -Infinity];
  const read = (day: string) => {
    const value = values.get(day);
    return Number.isFinite(value) ? value! : null;
  };
  for (let time = first; time <= last; time += dayMs) {
    const value = read(dayOf(time));
    if (value === null) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  const days: CalendarDay[] = [];
  const months: { day: string; column: number }[] = [];
  for (let time = first; time <= last; time += dayMs) {
    const day = dayOf(time);
    const column = Math.floor((time - weekOne) / dayMs / 7);
    if (day.endsWith('-01') || (time === first && Number(day.slice(8)) <= 15)) months.push({ day, column });
    const value = read(day);
    const share = value === null ? 0 : high === low ? 1 : (value / 2 - low / 2) / (high / 2 - low / 2);
    const level = value === null ? null : Math.min(levels - 1, Math.floor(share * levels));
    days.push({ day, column, row: weekday(time), value, level });
  }
  return {
    days,
    columns: (days.at(-1)?.column ?? -1) + 1,
    months,
    range: low <= high ? [low, high] : null,
  };
}
