import { getDayOfWeek, parseDate } from '@internationalized/date';

/** A day of the week, 0 for Sunday to 6 for Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const sunday = parseDate('2024-01-07');

/**
 * The day that weeks begin with where a language is spoken: all calendars ask here, so that they agree.
 * @throws RangeError for a locale that the browser does not know
 */
export function weekStartOf(locale: string): Weekday {
  return ((7 - getDayOfWeek(sunday, locale)) % 7) as Weekday;
}
