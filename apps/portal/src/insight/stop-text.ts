import type { RecentStop } from '@cnx/api';
import { eventTime } from './likely-cause.ts';
import { eventReason } from './logged-reason.ts';
import type { Formats } from './use-formats.ts';
import { eventText } from './well-events.ts';

/** A stop of the log in a line: "Trip since Nov 29, 07:50 · Power", or with its end where it is over. */
export function stopText({ event, lasts }: Pick<RecentStop, 'event' | 'lasts'>, formats: Formats): string {
  const { t, dates } = formats;
  const what = eventText(event, formats);
  const start = eventTime(event, formats);
  const time = event.end === null ? start : `${start} – ${dates.shortClock(event.end)}`;
  return [
    lasts ? t('insight.stoppedSince', { what, time: start }) : t('insight.stoppedFor', { what, time }),
    eventReason(event, formats),
  ]
    .filter(Boolean)
    .join(' · ');
}
