import { addDays, dayOf, dayTime } from '../quantities.ts';
import { timeZoneAtom } from '../state/display.atoms.ts';
import type { PortalStore } from '../state/store.ts';

/** The clock that a user reads. */
export interface ReaderClock {
  readonly now: Date;
  /** IANA name of the zone that the user chose. @default the computer's */
  readonly timeZone?: string | undefined;
}

/** The clock of the user of a portal, as it is now. */
export function readerClock({ store, now }: { store: PortalStore; now: () => Date }): ReaderClock {
  return { now: now(), timeZone: store.get(timeZoneAtom) ?? undefined };
}

/** The hour of the reader's day at which what was snoozed is shown again. */
export const morningHour = 6;

/** The hour at which work that is planned begins, where nothing else is said. */
export const workingHour = 7;

/** The first day from one on (`YYYY-MM-DD`) that people work on: no Saturday or Sunday. */
export function workingDay(day: string): string {
  const weekday = new Date(dayTime(day)).getUTCDay();
  return addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0);
}

/** The day so many days ahead of the reader's day, `YYYY-MM-DD`. */
export function dayIn(days: number, { now, timeZone }: ReaderClock): string {
  return addDays(dayOf(now.getTime() + offsetAt(now.getTime(), timeZone)), days);
}

/** The morning so many days ahead of the reader's day, ISO 8601. */
export function morningIn(days: number, clock: ReaderClock): string {
  return hourOfDay(dayIn(days, clock), morningHour, clock.timeZone);
}

/** The morning of a reader's day (`YYYY-MM-DD`), ISO 8601; null where it is not after now. */
export function morningOf(day: string, clock: ReaderClock): string | null {
  return hourOf(day, morningHour, clock);
}

/** An hour (0 to 23) of a reader's day (`YYYY-MM-DD`), ISO 8601; null where it is not after now. */
export function hourOf(day: string, hour: number, { now, timeZone }: ReaderClock): string | null {
  if (!Number.isFinite(dayTime(day))) return null;
  const moment = hourOfDay(day, hour, timeZone);
  return Date.parse(moment) > now.getTime() ? moment : null;
}

/** The instant at which a day (`YYYY-MM-DD`) begins in a zone, ISO 8601. @param timeZone its IANA name; undefined for the computer's */
export function startOfDay(day: string, timeZone: string | undefined): string {
  return hourOfDay(day, 0, timeZone);
}

function hourOfDay(day: string, hour: number, timeZone: string | undefined): string {
  const wall = dayTime(day) + hour * 3_600_000;
  // The offset may change that very day: the second reading is that of the hour itself.
  const first = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(first, timeZone)).toISOString();
}

/** How far a zone's clock is ahead of UTC at an instant (ms). */
export function offsetAt(instant: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** A full hour of the clock: "06:00". */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
