import { hourMs, productionDayStart, type FieldClock } from '../production-day.ts';

/** Begin and length of consecutive production days of one clock. */
export interface DayCalendar {
  firstDay: number;
  /** ms since 1970-01-01T00:00Z; one more than there are days, so that the last one has an end. */
  starts: Float64Array;
}

/** The production days from first to last, both inclusive. */
export function dayCalendar(clock: FieldClock, firstDay: number, lastDay: number): DayCalendar {
  const length = Math.max(0, lastDay - firstDay + 2);
  return {
    firstDay,
    starts: Float64Array.from({ length }, (_, i) => productionDayStart(firstDay + i, clock)),
  };
}

/** Begin of a day of the calendar (ms). */
export function startOf(calendar: DayCalendar, day: number): number {
  return calendar.starts[day - calendar.firstDay]!;
}

/** Length of a day of the calendar: 23, 24 or 25 h. */
export function hoursOf(calendar: DayCalendar, day: number): number {
  return (startOf(calendar, day + 1) - startOf(calendar, day)) / hourMs;
}
