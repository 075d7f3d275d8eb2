import { productionDayOf, productionDayStart, isoDay, hourMs } from '../production-day.ts';

/** When a summary is sent, on the reader's clock. */
export interface Schedule {
  readonly pace: 'daily' | 'weekly';
  /** 0 to 23. */
  readonly hour: number;
  /** 1 is Monday; of a weekly one. */
  readonly weekday: number;
}

/** 1970-01-01 was a Thursday. */
const weekdayOf = (day: number) => ((day + 3) % 7) + 1;

/** The first moment after `now` at which a summary is due. */
export function nextDue({ pace, hour, weekday }: Schedule, timeZone: string, now: Date): Date {
  const clock = { timeZone, startHour: hour };
  let day = productionDayOf(now.getTime(), clock) + 1;
  if (pace === 'weekly') while (weekdayOf(day) !== weekday) day += 1;
  return new Date(productionDayStart(day, clock));
}

/** The day of the reader's calendar that a summary is of. */
export function periodOf(due: Date, timeZone: string): string {
  return isoDay(productionDayOf(due.getTime(), { timeZone, startHour: 0 }));
}

/** Hours between which nothing is sent; both null for none. */
export interface QuietHours {
  readonly from: number | null;
  readonly to: number | null;
}

/** Whether a moment is within the quiet hours of a reader; they may go over midnight. */
export function isQuiet({ from, to }: QuietHours, timeZone: string, now: Date): boolean {
  if (from === null || to === null) return false;
  const clock = { timeZone, startHour: 0 };
  const begin = productionDayStart(productionDayOf(now.getTime(), clock), clock);
  const hour = (now.getTime() - begin) / hourMs;
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}
