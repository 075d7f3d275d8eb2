// What happened to a well and why, in the same words on every page that shows it.
import type { WellEvent, WellException } from '@cnx/api';
import { dayOf, wallTime } from '../quantities.ts';
import type { Formats } from './use-formats.ts';
import { eventText } from './well-events.ts';

/**
 * When an entry of the log was made. A day of production begins in the morning: an entry of the hours before it says to which
 * day it counts.
 * @param clock how its moment is written @default without year and zone
 */
export function eventTime(
  { start, startDay }: Pick<WellEvent, 'start' | 'startDay'>,
  { t, dates }: Pick<Formats, 't' | 'dates'>,
  clock: string = dates.shortClock(start),
): string {
  return dayOf(wallTime(start)) === startDay
    ? clock
    : t('insight.ofDay', { time: clock, day: dates.shortDay(startDay) });
}

/** An entry of the log with its time: "Pump trip, Nov 10, 02:02 (production day Nov 9)". */
export function datedEvent(event: WellEvent, formats: Formats): string {
  return `${eventText(event, formats)}, ${eventTime(event, formats)}`;
}

/** A change of a setting beside the cause that says of what: "48 to 44 Hz, Nov 18, 22:10"; null of others. */
function settingsText(event: WellEvent, formats: Formats): string | null {
  const { t, quantities } = formats;
  const { from, to, unit } = event;
  if (from === null || to === null) return null;
  const digits = (value: number) => ({ digits: Number.isInteger(value) ? 0 : 1 });
  const settings = t('exceptions.settings', {
    from: quantities.count(from, digits(from)),
    to: quantities.wireText(unit, to, digits(to)),
  });
  return `${settings}, ${eventTime(event, formats)}`;
}

/** An entry that is near to what happened, and is not known to be its cause. */
export function besideText(event: WellEvent, formats: Formats): string {
  return formats.t('insight.beside', { event: datedEvent(event, formats) });
}

/** What is known of an exception's cause. */
type Caused = Pick<WellException, 'kind' | 'cause' | 'causeScore' | 'causeEvent' | 'nearbyEvent'>;

/**
 * The likely cause of an exception: its name, with how sure that is, and the entry of the log that it rests on; else that it is
 * unknown, and what is logged near it. That a downtime is one needs no saying: its entry says why, or none does. What is null is
 * not to be said; an entry without a name stands for the cause.
 */
export function likelyCause(
  { kind, cause, causeScore, causeEvent, nearbyEvent }: Caused,
  formats: Formats,
): { readonly name: string | null; readonly event: string | null } {
  const { t, quantities } = formats;
  const name = causeName({ kind, cause, causeEvent }, t);
  const isNamed = cause !== null && cause !== 'unknown' && cause !== 'downtime';
  const share =
    isNamed && causeScore !== null ? quantities.text('share', 100 * causeScore, { digits: 0 }) : null;
  const event = causeEvent
    ? (name !== null && settingsText(causeEvent, formats)) || datedEvent(causeEvent, formats)
    : nearbyEvent && besideText(nearbyEvent, formats);
  return {
    name: name !== null && share !== null ? t('exceptions.sure', { cause: name, share }) : name,
    event,
  };
}

/** Gas is its own cause; a silence has none. */
function causeName(
  { kind, cause, causeEvent }: Pick<Caused, 'kind' | 'cause' | 'causeEvent'>,
  t: Formats['t'],
): string | null {
  if (cause === 'downtime') return causeEvent === null ? t('exceptions.noReason') : null;
  if (cause !== null && cause !== 'unknown') return t(`exceptions.cause.${cause}`);
  if (kind === 'gas' && causeEvent === null) return t('exceptions.cause.gas');
  return causeEvent === null && (cause !== null || kind === 'change') ? t('exceptions.cause.unknown') : null;
}

/** {@link likelyCause} in one text; null where nothing is to be said. */
export function causeText(exception: Caused, formats: Formats): string | null {
  const { name, event } = likelyCause(exception, formats);
  return [name, event].filter((part) => part !== null).join(' · ') || null;
}

/** Work that goes on at the well, and until when: "Pump replacement until Nov 24"; by its end alone where the entry names it. */
export function workText(
  { workInProgress, causeEvent }: Pick<WellException, 'workInProgress' | 'causeEvent'>,
  { t, dates }: Formats,
): string | null {
  if (workInProgress === null) return null;
  const { activity, plannedEnd } = workInProgress;
  const day = dates.shortDay(dayOf(wallTime(plannedEnd)));
  return causeEvent?.kind === activity
    ? t('exceptions.goesOn', { day })
    : t('exceptions.workInProgress', { work: t(`vocabulary.activity.${activity}`), day });
}

/**
 * Whether an open exception's well produces again what was expected of it when the exception began. A rise of the oil rate has
 * nothing to recover from.
 */
export function isRecovered({
  isOpen,
  lossPerDay,
  rate,
  baseline,
  change,
}: Pick<WellException, 'isOpen' | 'lossPerDay' | 'rate' | 'baseline' | 'change'>): boolean {
  if (change?.variable === 'oilRate' && change.direction === 'up') return false;
  return isOpen && lossPerDay === 0 && rate !== null && baseline !== null && rate >= baseline;
}

/** What each finding of an exception is, each kind once: "Production drop, Gas interface". */
export function kindsText({ kinds }: Pick<WellException, 'kinds'>, { t }: Pick<Formats, 't'>): string {
  return kinds.map((kind) => t(`exceptions.kind.${kind}`)).join(', ');
}
