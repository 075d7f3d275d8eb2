import { workEnd, workStart } from '@cnx/api/planned-loss';
import type { components } from '@cnx/api/schema';
import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { Language } from '../mail/languages.ts';
import { dayMs } from '../production-day.ts';

type Activity = components['schemas']['Schedule'];

/** What a calendar is written with. */
export interface CalendarOptions {
  readonly language: Language;
  /** Where an event leads to. */
  readonly pageAddress: string;
  readonly now: Date;
}

/** What a calendar says beside the texts of the activities. */
const words = {
  en: { name: 'CNX schedule', loss: 'Expected loss' },
  es: { name: 'Programación CNX', loss: 'Pérdida esperada' },
  fr: { name: 'Planning CNX', loss: 'Perte attendue' },
} as const satisfies Record<Language, object>;

/** How soon a program is to ask again. */
const refreshSeconds = 3_600;

/** What calendars know of a status: work that is not confirmed, or that should be over, may not be. */
const statuses = {
  planned: ICalEventStatus.TENTATIVE,
  overdue: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  inProgress: ICalEventStatus.CONFIRMED,
  done: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus['CANCELLED'],
} as const satisfies Record<Activity['status'], ICalEventStatus>;

/**
 * Activities as iCalendar (RFC 5545), whose lines end in CRLF. An event keeps its UID for as long as its activity is there, and its
 * SEQUENCE rises with each change. Times are in UTC; work that takes whole days on the clock of its field has dates. It names no
 * people, and is the same text again on the same day while nothing changes.
 */
export function writeCalendar(
  activities: readonly Activity[],
  { language, pageAddress, now }: CalendarOptions,
): string {
  const { name, loss } = words[language];
  const calendar = new ICalCalendar({
    name,
    prodId: { company: 'CNX', product: 'Portal', language: language.toUpperCase() },
    ttl: refreshSeconds,
  });
  const volume = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  // What no user changed has no moment of its change; a moment of every answer would make each another text.
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs);
  for (const activity of activities) {
    const { id, well, facility, title, status, version, expectedDeferred, changes } = activity;
    const place = plainText(well?.name ?? facility ?? '');
    const changedAt = changes[0] ? new Date(changes[0].at) : null;
    calendar.createEvent({
      id: `${plainText(id)}@schedule.cnx`,
      sequence: version - 1,
      stamp: changedAt ?? today,
      lastModified: changedAt,
      ...timesOf(activity),
      summary: `${place}: ${plainText(title)}`,
      location: place,
      ...(expectedDeferred > 0 && { description: `${loss}: ${volume.format(expectedDeferred)} Sm³` }),
      status: statuses[status],
      // Work at a well takes none of the time of those who look at it.
      transparency: ICalEventTransparency.TRANSPARENT,
      url: pageAddress,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** From when to when an activity is; whole days as those days, without the one that ends it. */
function timesOf(activity: Activity) {
  const [start, end] = [workStart(activity), workEnd(activity)];
  if (isMidnight(start) && isMidnight(end) && start.slice(0, 10) < end.slice(0, 10))
    return { allDay: true, start: dayOf(start), end: dayOf(end) };
  return { start: new Date(start), end: new Date(end) };
}

/** By the clock of the field, on which times of the schedule are. */
const isMidnight = (time: string) => time.slice(11, 19) === '00:00:00';
const dayOf = (time: string) => new Date(`${time.slice(0, 10)}T00:00:00Z`);

/** A text without characters that control, which no line of a calendar may hold. */
const plainText = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
