import type { ChangePoint } from '@cnx/api';
import { besideText, eventTime, loggedCause } from '../../insight/likely-cause.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { eventText, startDayOf } from '../../insight/well-events.ts';

/** Whether events were beside a change, and none of them is accepted as its cause. */
export function isNearOnly({ linkedEvents, nearbyEvents, provisional }: ChangePoint): boolean {
  return !provisional && linkedEvents.length === 0 && nearbyEvents.length > 0;
}

/** As {@link causeText}, where a few words have room: without times, and of what is only near it no more than that. */
export function briefCause(change: ChangePoint, formats: Formats): string | null {
  const [cause] = change.linkedEvents;
  const [near] = change.nearbyEvents;
  if (cause) return eventText(cause, formats);
  if (!isNearOnly(change) || !near || workedOutCause(change, formats) !== null)
    return causeText({ ...change, nearbyEvents: [] }, formats);
  const event = `${eventText(near, formats)}, ${formats.dates.shortDay(startDayOf(near, formats.dates))}`;
  return formats.t('insight.beside', { event });
}

/** What accounts for a change; else what was beside it. Null for one that is not certain: its state says so. */
export function causeText(change: ChangePoint, formats: Formats): string | null {
  const {
    linkedEvents: [cause],
    nearbyEvents: [near],
    provisional,
  } = change;
  if (cause) return `${loggedCause(cause, formats)} · ${eventTime(cause, formats)}`;
  if (provisional) return null;
  const name = workedOutCause(change, formats) ?? formats.t('changePoints.noCause');
  return near ? `${name} · ${besideText(near, formats)}` : name;
}

/** The cause of the exception that a change is part of, with how sure it is; null where that has none either. */
function workedOutCause(
  { cause, causeScore }: Pick<ChangePoint, 'cause' | 'causeScore'>,
  { t, quantities }: Formats,
): string | null {
  if (cause === null || cause === 'unknown') return null;
  const name = t(`exceptions.cause.${cause}`);
  if (cause === 'downtime' || causeScore === null) return name;
  return t('exceptions.sure', {
    cause: name,
    share: quantities.text('share', 100 * causeScore, { digits: 0 }),
  });
}
