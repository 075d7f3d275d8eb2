import { dayMs } from '../production-day.ts';
import { isPlanned } from './deferred-production.ts';
import { standingLatest } from './limits.ts';
import type { LoggedWork } from './decline-days.ts';
import type { FieldWork, LoggedEvent, ScheduledWork } from './field-record.ts';
import { reasonNotReported, type LossCause } from './loss-split.ts';
import type { DatedEvent } from './merge-changes.ts';
import type { LoweringEvent } from './drop-cause.ts';

/** Which scheduled work can make which event planned: an approved well test does not plan a trip. */
const plannedBy: Partial<Record<LoggedEvent['kind'], readonly ScheduledWork['activity'][]>> = {
  facility: ['plannedShutdown'],
  workover: ['workover', 'espReplacement'],
  espReplacement: ['espReplacement', 'workover'],
  chemical: ['chemical'],
  test: ['wellTest'],
  shutIn: ['inspection', 'calibration', 'wellTest', 'plannedShutdown'],
};

/** Shut-ins and facility outages shorter than this leave no new level (ms). */
const lastingOutageMs = dayMs;

/** Reasons that are plain from what was logged or scheduled. */
const plainReasons: Partial<Record<LoggedEvent['kind'] | ScheduledWork['activity'], string>> = {
  test: 'well-test',
  wellTest: 'well-test',
  workover: 'workover',
  espReplacement: 'workover',
  plannedShutdown: 'turnaround',
};

/** Scheduled work that may take a well off stream; at a facility only a shutdown does. */
export const workThatStops: ReadonlySet<ScheduledWork['activity']> = new Set([
  ...Object.values(plannedBy).flat(),
  'plannedShutdown',
]);

/**
 * Everything that may have held a well back: its own events, those of the whole field, and approved work of the schedule.
 * A setting needs its reason to be a cause; other events without one need an end, for one that was forgotten would explain
 * everything that comes later.
 */
export function lossCauses(wellId: string, { events, schedule }: FieldWork): LossCause[] {
  const logged = eventsOf(wellId, events)
    .filter((event) => !event.isInstant && (event.reasonCode !== null || isPlainOutage(event)))
    .map((event): LossCause => ({
      basis: event.reasonCode === null ? 'event' : 'reason',
      eventId: event.id,
      from: event.from,
      to: lastsUntil(event),
      reasonCode: event.reasonCode ?? plainReasons[event.kind] ?? reasonNotReported,
      planned: isPlanned(event.from, event.to, planningWork(event, schedule)),
      capacity: keptCapacity(event),
    }));
  const scheduled = schedule
    .filter((work) => mayStop(work, wellId) && isPlanned(work.from, work.to, [work]))
    .map((work): LossCause => ({
      basis: 'schedule',
      eventId: null,
      ...(work.done ?? { from: work.from, to: work.to }),
      reasonCode: plainReasons[work.activity] ?? reasonNotReported,
      planned: true,
      capacity: 0,
    }));
  return [...logged, ...scheduled];
}

function isPlainOutage({ kind, to }: LoggedEvent): boolean {
  return kind !== 'choke' && kind !== 'frequency' && Number.isFinite(to);
}

function mayStop({ wellId: ofWell, activity }: ScheduledWork, wellId: string): boolean {
  return ofWell === null ? activity === 'plannedShutdown' : ofWell === wellId && workThatStops.has(activity);
}

/**
 * Whether planned work that was logged touches a production day; such days do not show what a well can do. Work of the
 * schedule alone may not have taken place.
 */
export function plannedDays(
  causes: readonly LossCause[],
  dayOf: (moment: number) => number,
): (day: number) => boolean {
  const spans = causes
    .filter(({ planned, basis }) => planned && basis !== 'schedule')
    .map(({ from, to }) => [dayOf(from), Number.isFinite(to) ? dayOf(to - 1) : Infinity] as const);
  return (day) => spans.some(([first, last]) => first <= day && day <= last);
}

/** Scheduled work that could have planned an event: of its kind, and of its well or its field's facilities. */
function planningWork(event: LoggedEvent, schedule: readonly ScheduledWork[]): ScheduledWork[] {
  const activities = plannedBy[event.kind] ?? [];
  return schedule.filter((work) => work.wellId === event.wellId && activities.includes(work.activity));
}

/** The cause of a new level without an end explains no days after which a loss is standing at the latest. */
function lastsUntil({ kind, from, to }: LoggedEvent): number {
  return kind === 'other' ? Math.min(to, from + standingLatest.days * dayMs) : to;
}

/** A restriction keeps its new setting's share of the old one, a new level its share of the rate; all other causes shut the well in. */
function keptCapacity({ kind, fromValue, toValue }: LoggedEvent): number {
  const isRestriction = kind === 'choke' || kind === 'frequency' || kind === 'other';
  if (!isRestriction || fromValue === null || toValue === null || fromValue <= 0) return 0;
  return Math.min(1, Math.max(0, toValue / fromValue));
}

/** Events that explain a change of level, dated by the production day; long outages count at both ends. */
export function explanations(
  wellId: string,
  events: readonly LoggedEvent[],
  dayOf: (moment: number) => number,
): DatedEvent[] {
  return eventsOf(wellId, events).flatMap((event) => {
    const begin = { id: event.id, day: dayOf(event.from) };
    if (event.isInstant) return [begin];
    if (event.kind === 'test' || event.kind === 'chemical') return [{ ...begin, isPassing: true }];
    if (!(event.to - event.from >= lastingOutageMs)) return [];
    return Number.isFinite(event.to) ? [begin, { id: event.id, day: dayOf(event.to) }] : [begin];
  });
}

/** Events that may have lowered a rate, dated by the production day. */
export function loweringEvents(
  wellId: string,
  events: readonly LoggedEvent[],
  dayOf: (moment: number) => number,
): LoweringEvent[] {
  return eventsOf(wellId, events).map((event) => ({
    id: event.id,
    day: dayOf(event.from),
    lastDay: dayOf(Number.isFinite(event.to) ? Math.max(event.from, event.to - 1) : event.from),
    kind: loweringKind(event),
  }));
}

/** What was done to a well, with the first whole day after it: the day in which it ends is of both levels, unless it ends with the day. */
export function loggedWork(
  wellId: string,
  events: readonly LoggedEvent[],
  dayOf: (moment: number) => number,
): LoggedWork[] {
  return events
    .filter((event) => event.wellId === wellId)
    .map(({ kind, from, to, isInstant, fromValue, toValue }) => ({
      ...{ kind, fromValue, toValue },
      day: dayOf((isInstant || !Number.isFinite(to) ? from : to) - 1) + 1,
    }));
}

function loweringKind({ kind, fromValue, toValue }: LoggedEvent): LoweringEvent['kind'] {
  if (kind === 'test') return 'test';
  const lowers = fromValue !== null && toValue !== null && toValue < fromValue;
  return lowers && (kind === 'choke' || kind === 'frequency') ? kind : 'other';
}

function eventsOf(wellId: string, events: readonly LoggedEvent[]): LoggedEvent[] {
  return events.filter((event) => event.wellId === wellId || event.wellId === null);
}
