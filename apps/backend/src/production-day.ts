/** The clock by which a field books its production. */
export interface FieldClock {
  /** IANA name, such as `Europe/Oslo`. */
  timeZone: string;
  /** Hour of the field's clock at which a production day begins (0 to 23). */
  startHour: number;
}

/** Milliseconds of an hour and of a 24-hour day. */
export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Days since 1970-01-01 of an ISO date (`2025-03-30`). @throws RangeError when it is no calendar date */
export function dayNumber(isoDate: string): number {
  const time = Date.parse(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(time)) throw new RangeError(`"${isoDate}" is not a date`);
  return time / dayMs;
}

const isoDays = new Map<number, string>();

/** ISO date of a number of days since 1970-01-01. Remembered: bulk writes ask for the same days for every well. */
export function isoDay(day: number): string {
  let iso = isoDays.get(day);
  if (iso === undefined) {
    iso = new Date(day * dayMs).toISOString().slice(0, 10);
    isoDays.set(day, iso);
  }
  return iso;
}

/**
 * Moment at which a production day begins.
 * @param day days since 1970-01-01 on the field's calendar
 * @returns milliseconds since 1970-01-01T00:00Z
 */
export function productionDayStart(day: number, { timeZone, startHour }: FieldClock): number {
  const wallClock = day * dayMs + startHour * hourMs;
  const guess = wallClock - zoneOffset(wallClock, timeZone);
  return wallClock - zoneOffset(guess, timeZone);
}

/** Length of a production day: 23 or 25 h around a change of the clock, else 24 h. */
export function productionDayHours(day: number, clock: FieldClock): number {
  return (productionDayStart(day + 1, clock) - productionDayStart(day, clock)) / hourMs;
}

/** The production day that a moment belongs to, as days since 1970-01-01. */
export function productionDayOf(moment: number, { timeZone, startHour }: FieldClock): number {
  return Math.floor((moment + zoneOffset(moment, timeZone) - startHour * hourMs) / dayMs);
}

/** The newest production day that is over at a moment, as days since 1970-01-01. */
export function lastCompleteDay(moment: number, clock: FieldClock): number {
  return productionDayOf(moment, clock) - 1;
}

/** An instant (ISO) on the clock of a zone, with its offset from UTC: `2026-11-21T08:00:00+01:00`. */
export function zonedTime(instant: string, timeZone: string): string {
  const moment = Date.parse(instant);
  const offset = zoneOffset(moment, timeZone);
  const wall = new Date(moment + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(Math.round(offset / 60_000));
  const pad = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${wall}${offset < 0 ? '-' : '+'}${pad(minutes / 60)}:${pad(minutes % 60)}`;
}

/** Offset of a zone's clock from UTC at a moment (ms). */
function zoneOffset(moment: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const parts: Record<string, number> = {};
  for (const { type, value } of format.formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const seconds = Math.floor(moment / 1000) * 1000;
  return Date.UTC(year, month - 1, day, hour, minute, second) - seconds;
}
