import { fromAbsolute, getLocalTimeZone, toCalendarDate, toTime } from '@internationalized/date';
import { isTimeZone } from '../../zone-clock.ts';

/** Which clock days go by. */
export interface DayClock {
  /** The time zone of the days, an IANA name: `Europe/Oslo`. Without it, the reader's own, which is not named. */
  readonly timeZone?: string | undefined;
  /** When a day begins there, `HH:MM`. @default 00:00 */
  readonly dayStart?: string | undefined;
}

const clockTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** The beginning of a day if it is another than midnight. */
export function ownDayStart(dayStart: string | undefined): string | undefined {
  return dayStart !== undefined && clockTime.test(dayStart) && dayStart !== '00:00' ? dayStart : undefined;
}

/** The day (`YYYY-MM-DD`) that it is by a clock at a moment (ms), now by default; null in an unknown time zone. */
export function currentDay({ timeZone, dayStart }: DayClock, now = Date.now()): string | null {
  if (timeZone !== undefined && !isTimeZone(timeZone)) return null;
  const here = fromAbsolute(now, timeZone ?? getLocalTimeZone());
  const day = toCalendarDate(here);
  const begun = toTime(here).toString().slice(0, 5) >= (ownDayStart(dayStart) ?? '00:00');
  return (begun ? day : day.subtract({ days: 1 })).toString();
}
