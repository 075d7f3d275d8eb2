import { parseDate, type CalendarDate } from '@internationalized/date';
import { dayTime } from '../../calendar-day.ts';
import { weekStartOf } from '../../week-start.ts';

/** Weeks drawn for every month, so that a calendar keeps its height. */
const weeksShown = 6;

/** Days between which something may be chosen, both inclusive, as `YYYY-MM-DD`; what is no day limits nothing. */
export interface DayLimits {
  /** The first day that can be chosen. */
  readonly min?: string | undefined;
  /** The last day that can be chosen. */
  readonly max?: string | undefined;
}

/** Whether a text is a day (`YYYY-MM-DD`) of the calendar. */
export const isDay = (day: string | null | undefined): day is string =>
  day != null && !Number.isNaN(dayTime(day));

/** The month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const firstOf = (month: string) => parseDate(`${month}-01`);
// Four digits write no year before 1 and none after 9999.
const inCalendar = (date: CalendarDate) => date.era === 'AD' && date.year <= 9999;

/** The month so many months later; the calendar's own ends hold it. */
export function addMonths(month: string, count: number): string {
  const moved = firstOf(month).add({ months: count });
  return inCalendar(moved) ? monthOf(moved.toString()) : month;
}

/** The day within the limits that is nearest to a day. */
export function withinLimits(day: string, { min, max }: DayLimits): string {
  if (isDay(max) && day > max) return max;
  return isDay(min) && day < min ? min : day;
}

/** Whether a day may be chosen. */
export const isWithin = (day: string, limits: DayLimits): boolean => withinLimits(day, limits) === day;

/** How many days of its week come before a day, where the language is spoken. */
const placeInWeek = (date: CalendarDate, locale: string) =>
  (date.toDate('UTC').getUTCDay() - weekStartOf(locale) + 7) % 7;

/**
 * The weeks of a month, as many for every month, each from the first day of the week where the language is spoken.
 * @returns Days as `YYYY-MM-DD`; null for places that belong to other months.
 */
export function monthWeeks(month: string, locale: string): (string | null)[][] {
  const first = firstOf(month);
  const before = placeInWeek(first, locale);
  const count = first.calendar.getDaysInMonth(first);
  return Array.from({ length: weeksShown }, (_, week) =>
    Array.from({ length: 7 }, (_unused, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day >= 1 && day <= count ? `${month}-${String(day).padStart(2, '0')}` : null;
    }),
  );
}

/** Where a key goes from a day of a calendar; undefined if the key moves nothing. */
export function moveDay(
  day: string,
  key: { readonly key: string; readonly shiftKey: boolean },
  locale: string,
  rightToLeft = false,
): string | undefined {
  const date = parseDate(day);
  const ahead = rightToLeft ? -1 : 1;
  const weekday = () => {
    const start = date.subtract({ days: placeInWeek(date, locale) });
    return key.key === 'Home' ? start : start.add({ days: 6 });
  };
  const page = (sign: number) => date.add(key.shiftKey ? { years: sign } : { months: sign });
  const moves: Record<string, () => CalendarDate> = {
    ArrowRight: () => date.add({ days: ahead }),
    ArrowLeft: () => date.add({ days: -ahead }),
    ArrowDown: () => date.add({ days: 7 }),
    ArrowUp: () => date.add({ days: -7 }),
    Home: weekday,
    End: weekday,
    PageDown: () => page(1),
    PageUp: () => page(-1),
  };
  const moved = moves[key.key]?.();
  if (!moved) return undefined;
  return inCalendar(moved) ? moved.toString() : day;
}
