// What happened to a well and why, in the same words on every page that shows it.
import type { EventChange, WellEvent, WellException } from '@cnx/api';
import { dayOf } from '../quantities.ts';
import { eventReason } from './logged-reason.ts';
import type { Formats } from './use-formats.ts';
import { eventText, startDayOf } from './well-events.ts';

/**
 * When an entry of the log was made. A day of production begins in the morning: an entry of the hours before it says to which
 * day it counts.
 * @param clock how its moment is written @default without year and zone
 */
export function eventTime(
  event: Pick<WellEvent, 'start' | 'startDay'>,
  { t, dates }: Pick<Formats, 't' | 'dates'>,
  clock: string = dates.shortClock(event.start),
): string {
  const startDay = startDayOf(event, dates);
  return dayOf(dates.wall(event.start)) === startDay
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

/** The entry of the log that an exception rests on, with its reason, else the one near it; null where there is neither. */
export function logText(
  { causeEvent, nearbyEvent, laterEvents }: Pick<WellException, 'causeEvent' | 'nearbyEvent' | 'laterEvents'>,
  formats: Formats,
): string | null {
  const later = laterText(laterEvents, formats);
  if (causeEvent === null) return later ?? (nearbyEvent && besideText(nearbyEvent, formats));
  const event = datedEvent(causeEvent, formats);
  const reason = eventReason(causeEvent, formats);
  const text = reason === null ? event : formats.t('evidence.withReason', { event, reason });
  return later === null ? text : `${text} · ${later}`;
}

/** What later falls that joined an exception rest on, each by its own time: "then Choke changed: 31 to 18 %, Nov 21, 07:00"; null without any. */
function laterText(events: WellException['laterEvents'], formats: Formats): string | null {
  const texts = events.map((event) => formats.t('exceptions.then', { event: datedEvent(event, formats) }));
  return texts.join(' · ') || null;
}

/** What is known of an exception's cause. */
type Caused = Pick<
  WellException,
  | 'kind'
  | 'kinds'
  | 'since'
  | 'endedOn'
  | 'rate'
  | 'rateDay'
  | 'cause'
  | 'causeScore'
  | 'causeEvent'
  | 'nearbyEvent'
  | 'laterEvents'
>;

/**
 * The likely cause of an exception: its name, with how sure that is or that the log says so, and the entry that it rests on; else
 * that it is unknown, and what is logged near it. Of a downtime: why the well is down, and from when until when. What is null is
 * not to be said.
 */
export function likelyCause(
  exception: Caused,
  formats: Formats,
): { readonly name: string | null; readonly event: string | null } {
  const { cause, causeEvent, nearbyEvent, laterEvents } = exception;
  if (cause === 'downtime')
    return { name: downReason(causeEvent, formats), event: downSpan(exception, formats) };
  const name = causeName(exception, formats.t);
  if (name === null && causeEvent !== null)
    return { name: loggedCause(causeEvent, formats), event: eventTime(causeEvent, formats) };
  const later = laterText(laterEvents, formats);
  // What is known to have come later says more than what is merely near.
  const near = nearbyEvent !== null && later === null ? besideText(nearbyEvent, formats) : null;
  const first = causeEvent ? (settingsText(causeEvent, formats) ?? datedEvent(causeEvent, formats)) : near;
  const event = [first, later].filter((text) => text !== null).join(' · ') || null;
  return { name: name && sureText(name, exception, formats), event };
}

/** An entry of the log that accounts for what happened: "Chemical treatment, from the log". */
export function loggedCause(event: WellEvent, formats: Formats): string {
  return formats.t('exceptions.fromLog', { cause: eventText(event, formats) });
}

/** Why a well is down: what was logged, and the reason that it names: "Shut in: Sand or scale, from the log". */
function downReason(event: WellEvent | null, formats: Formats): string {
  const { t } = formats;
  if (event === null) return t('exceptions.noReason');
  const name = eventText(event, formats);
  const reason = eventReason(event, formats);
  if (reason === null) return t('exceptions.fromLog', { cause: name });
  // The name of an entry of no known kind says nothing that its reason does not.
  const cause =
    event.kind === 'other' && !event.planned ? reason : t('exceptions.loggedReason', { event: name, reason });
  return t('exceptions.fromLog', { cause });
}

/**
 * From which day a well is down, and until when: the begin and the end of its run of days, else the end of the entry of the log;
 * still shut in while its newest day has no oil. Other findings of the event may last longer: then the entry says it better.
 */
function downSpan(exception: Caused, { t, dates }: Formats): string {
  const { kinds, since, endedOn, rate, rateDay, causeEvent } = exception;
  const isAlone = kinds.every((kind) => kind === 'downtime');
  const first = isAlone ? since : (causeEvent?.startDay ?? since);
  const isDown = endedOn === null && rateDay !== null && rate === 0;
  const ends = [endedOn, causeEvent?.endDay ?? null];
  const [end, otherEnd] = isAlone ? ends : ends.reverse();
  const last = isDown ? null : (end ?? otherEnd ?? null);
  const days = { from: dates.shortDay(first), to: last === null ? '' : dates.shortDay(last) };
  if (isDown) return t('exceptions.down.still', days);
  if (last === null) return t('exceptions.down.since', days);
  return t(last <= first ? 'exceptions.down.on' : 'exceptions.down.until', days);
}

/** A cause that was worked out, with how sure it is. */
function sureText(name: string, exception: Caused, { t, quantities }: Formats): string {
  const { causeScore } = exception;
  return hasCause(exception) && causeScore !== null
    ? t('exceptions.sure', { cause: name, share: quantities.text('share', 100 * causeScore, { digits: 0 }) })
    : name;
}

/** What is no downtime. Gas is its own cause; a silence has none, and what the log alone accounts for is named by it. */
function causeName(
  { kind, cause, causeEvent }: Pick<Caused, 'kind' | 'cause' | 'causeEvent'>,
  t: Formats['t'],
): string | null {
  if (cause !== null && cause !== 'unknown') return t(`exceptions.cause.${cause}`);
  if (causeEvent !== null) return null;
  if (kind === 'gas') return t('exceptions.cause.gas');
  return cause !== null || kind === 'change' ? t('exceptions.cause.unknown') : null;
}

/** Why an exception goes on, in the fewest words: the reason that the log has, else the cause that was worked out, else the entry of the log. */
export function shortCause(
  { kind, cause, causeEvent }: Pick<WellException, 'kind' | 'cause' | 'causeEvent'>,
  formats: Formats,
): string {
  const { t } = formats;
  const logged = causeEvent && (eventReason(causeEvent, formats) ?? eventText(causeEvent, formats));
  if (cause === 'downtime') return logged ?? t('exceptions.noReason');
  return causeName({ kind, cause, causeEvent }, t) ?? logged ?? t('exceptions.cause.unknown');
}

/** Whether what caused an exception was worked out. A change rests on the log alone. */
export function hasCause({ kind, cause }: Pick<WellException, 'kind' | 'cause'>): boolean {
  return cause === null ? kind === 'gas' : cause !== 'unknown';
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
  const day = dates.shortDay(dayOf(dates.wall(plannedEnd)));
  return causeEvent?.kind === activity
    ? t('exceptions.goesOn', { day })
    : t('exceptions.workInProgress', { work: t(`vocabulary.activity.${activity}`), day });
}

/** Whether what changed is the rate of what the well is for. */
export function isOfRate(change: Pick<EventChange, 'variable'> | null): boolean {
  return change?.variable === 'oilRate' || change?.variable === 'gasRate';
}

/**
 * Whether an open exception's well produces again what was expected of it when the exception began. A rise of the rate has
 * nothing to recover from.
 */
export function isRecovered({
  isOpen,
  lossPerDay,
  rate,
  baseline,
  change,
}: Pick<WellException, 'isOpen' | 'lossPerDay' | 'rate' | 'baseline' | 'change'>): boolean {
  if (isOfRate(change) && change?.direction === 'up') return false;
  return isOpen && lossPerDay === 0 && rate !== null && baseline !== null && rate >= baseline;
}

/** What each finding of an exception is, each kind once: "Production drop, Gas interface". */
export function kindsText({ kinds }: Pick<WellException, 'kinds'>, { t }: Pick<Formats, 't'>): string {
  return kinds.map((kind) => t(`exceptions.kind.${kind}`)).join(', ');
}
