import type { ScheduledActivity } from '@cnx/api';
import {
  lossToCome,
  passedOf,
  plannedLoss,
  workEnd,
  workSpan,
  workStart,
  type WorkSpan,
} from '@cnx/api/planned-loss';
import { facilityText } from '../../insight/facility-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { addDays, dayMs, dayOf, dayTime, viewClock, wallTime, windowDays } from '../../quantities.ts';

/** How many days the timeline shows. */
export const timelineDays = 14;

/** Activities, and when they are looked at. */
export interface ScheduledDays {
  readonly activities: readonly ScheduledActivity[];
  /** The days that they are shown for; null while neither the window nor the server's time is known. */
  readonly days: ScheduleWindow | null;
  /** The present by the server's clock, ms; null while it is not known. */
  readonly present: number | null;
}

/** The days that the schedule covers. */
export interface ScheduleWindow {
  /** First day of the timeline. */
  readonly from: string;
  /** Last day of the timeline. */
  readonly to: string;
  /** Last day of the timeline's first week. */
  readonly weekTo: string;
  /** First day of the week before the timeline. */
  readonly previousFrom: string;
}

/**
 * The schedule's own window: the fortnight that follows the dashboard's, because plans lie ahead of the data.
 * @param lastDay the last production day of the dashboard's window
 */
export function scheduleWindow(lastDay: string): ScheduleWindow {
  return {
    from: addDays(lastDay, 1),
    to: addDays(lastDay, timelineDays),
    weekTo: addDays(lastDay, 7),
    previousFrom: addDays(lastDay, -6),
  };
}

/**
 * When an activity takes place: as it did where that is known, else as planned. By the clock of its place,
 * as {@link wallTime}: a day of the timeline is the field's day.
 */
export const activitySpan: (activity: ScheduledActivity) => WorkSpan = workSpan;

/**
 * An instant on the clock of the field, as {@link wallTime}; the activities bring the clock.
 * @returns null without an instant, or without an activity
 */
export function fieldClock(activities: readonly ScheduledActivity[], instant: number | null): number | null {
  const start = activities[0]?.plannedStart;
  return instant === null || start === undefined ? null : instant + wallTime(start) - Date.parse(start);
}

/** What an activity is about: its well, or a facility with its field, because fields call theirs alike. */
export function placeOf(
  { well, facility, fieldId }: ScheduledActivity,
  fieldNames: ReadonlyMap<string, string>,
): string {
  if (well) return well.name;
  const field = fieldNames.get(fieldId) ?? '';
  return [facility, field].filter(Boolean).join(', ') || fieldId;
}

/** {@link placeOf} an activity, with its facility by the reader's name for it. */
export function placeText(
  { place, facility, well }: Pick<PlacedActivity, 'place' | 'facility' | 'well'>,
  formats: Pick<Formats, 't'>,
): string {
  return well === null && facility !== null && place.startsWith(facility)
    ? facilityText(facility, formats) + place.slice(facility.length)
    : place;
}

/** The state of an activity; that it should have begun and has not is one of its own. */
export type ActivityState = ScheduledActivity['status'] | 'notStarted';

/** When there is something to do with an activity, in the order of a list. */
export const phases = [
  'overdue',
  'inProgress',
  'today',
  'tomorrow',
  'thisWeek',
  'nextWeek',
  'later',
  'closed',
] as const;
export type Phase = (typeof phases)[number];

/**
 * The state of an activity at the present, and for how long it is late, ms: past its end where it is overdue, as the
 * bell counts it, or goes on, past its start where it should have begun and its end is ahead; null where it is not late, or the present is not known.
 */
export function stateOf(
  activity: ScheduledActivity,
  present: number | null,
): { readonly state: ActivityState; readonly late: number | null } {
  const { status, plannedStart, plannedEnd, actualStart } = activity;
  const since = (time: string) => (present === null ? null : Math.max(0, present - Date.parse(time)));
  if (status === 'overdue') return { state: status, late: since(plannedEnd) };
  // Its owner is at it: it is late, and not among what waits for one.
  if (status === 'inProgress') return { state: status, late: since(plannedEnd) || null };
  const waits = (status === 'planned' || status === 'confirmed') && actualStart === null;
  const late = waits ? since(plannedStart) : null;
  return late === null || late === 0 ? { state: status, late: null } : { state: 'notStarted', late };
}

/** The Monday of the week of a day. */
function mondayOf(day: string): string {
  return addDays(day, -((new Date(dayTime(day)).getUTCDay() + 6) % 7));
}

/**
 * The phase of an activity.
 * @param start the day on which it begins
 * @param today the day of the present, on the same clock; null while it is not known
 */
export function phaseOf(status: ScheduledActivity['status'], start: string, today: string | null): Phase {
  if (status === 'overdue' || status === 'inProgress') return status;
  if (!isOpen({ status })) return 'closed';
  if (today === null) return 'later';
  // What should have begun before is to be done today.
  if (start <= today) return 'today';
  if (start === addDays(today, 1)) return 'tomorrow';
  const monday = mondayOf(today);
  if (start < addDays(monday, 7)) return 'thisWeek';
  return start < addDays(monday, 14) ? 'nextWeek' : 'later';
}

/** An activity with the name of its place, its times on the view's clock, and what of its loss lies ahead in the days of the timeline. */
export interface PlacedActivity extends ScheduledActivity {
  readonly place: string;
  /** {@link workStart} it on the reader's clock, see {@link viewClock}. */
  readonly start: string;
  /** The same of {@link workEnd}. */
  readonly end: string;
  /** Sm3, see {@link lossToCome}; null while the days are not known. */
  readonly lossToCome: number | null;
  /** See {@link stateOf}. */
  readonly state: ActivityState;
  /** ms; null where it is not late. */
  readonly late: number | null;
  /** See {@link phaseOf}; its days are those of the view's clock. */
  readonly phase: Phase;
  /** The day of the present on the view's clock; null while it is not known. */
  readonly today: string | null;
}

/** Activities as they are shown, with the names of their places and their losses in `days`. */
export function placedActivities(
  activities: readonly ScheduledActivity[],
  {
    fieldNames,
    days,
    present,
  }: Omit<ScheduledDays, 'activities'> & { fieldNames: ReadonlyMap<string, string> },
): PlacedActivity[] {
  const today = present === null ? null : dayOf(viewClock.wall(present));
  return activities.map((activity) => {
    const start = viewClock.iso(workStart(activity));
    return {
      ...activity,
      ...stateOf(activity, present),
      place: placeOf(activity, fieldNames),
      start,
      end: viewClock.iso(workEnd(activity)),
      lossToCome: days && lossToCome([activity], days, present),
      phase: phaseOf(activity.status, dayOf(wallTime(start)), today),
      today,
    };
  });
}

/**
 * The activities of the days from `from` to `to` that there is room for, the earliest first: those expected to cost
 * most, the earlier ones where that is equal. Canceled activities take no room.
 * @returns them, and how many more there are
 */
export function costliestActivities<Activity extends ScheduledActivity>(
  activities: readonly Activity[],
  { from, to }: Days,
  room: number,
): { readonly shown: Activity[]; readonly more: number } {
  const timed = activitiesBetween(activities, from, to)
    .map((activity) => ({ activity, start: startInstant(activity), end: Date.parse(workEnd(activity)) }))
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const kept = new Set(
    [...timed]
      .sort((a, b) => b.activity.expectedDeferred - a.activity.expectedDeferred || a.start - b.start)
      .slice(0, room),
  );
  return {
    shown: timed.filter((one) => kept.has(one)).map(({ activity }) => activity),
    more: timed.length - kept.size,
  };
}

/** What the schedule's days come to. Losses are pro rata by time, see {@link plannedLoss}. */
export interface ScheduleTakeaway {
  /** Whether the timeline's days are all over. */
  readonly isOver: boolean;
  /**
   * Activities of the timeline's days that are to be done, without those that run and the overdue ones; all but the
   * canceled ones where the days are over.
   */
  readonly upcoming: number;
  /** Activities of those days that are being done; 0 where the days are over. */
  readonly running: number;
  /** Oil expected to be lost by them in those days, Sm3; of days that are under way only the part to come. */
  readonly expectedDeferred: number;
  /** The same of the timeline's first week, Sm3. */
  readonly weekDeferred: number;
  /** The same of the week before, as long as what is left of the first, Sm3. */
  readonly previousWeekDeferred: number;
  /** Activities that should be over and are not. */
  readonly overdue: number;
  /** Those of the upcoming and the running ones that overlap another at the same place. */
  readonly conflicts: number;
  /** Steps that do not keep the guard rails: of the upcoming, the running and the overdue ones. */
  readonly broken: number;
  /** Expected loss by day, from the week before to the end of the first week, Sm3. */
  readonly trend: readonly number[];
}

const isLive = ({ status }: ScheduledActivity) => status !== 'cancelled';

/** Activities, canceled ones left out, that touch the days from `from` to `to`. */
export function activitiesBetween<Activity extends ScheduledActivity>(
  activities: readonly Activity[],
  from: string,
  to: string,
): Activity[] {
  const begin = dayTime(from);
  const end = dayTime(addDays(to, 1));
  return activities.filter((activity) => {
    const span = activitySpan(activity);
    return isLive(activity) && span.start < end && span.end > begin;
  });
}

/** Some days of the schedule. */
type Days = Pick<ScheduleWindow, 'from' | 'to'>;

const beginOf = ({ from }: Days) => dayTime(from);
const lastMoment = ({ to }: Days) => dayTime(addDays(to, 1));

/** Whether days are all over on the clock of an activity's place. */
function areOver(activity: ScheduledActivity, days: Days, now: number | null): boolean {
  const wall = fieldClock([activity], now);
  return wall !== null && wall >= lastMoment(days);
}

/**
 * What the days from `from` to `to` have to do, without what is overdue; of days that are all over, what took place in
 * them. The sentence counts these and the chart draws them.
 */
export function activitiesOf<Activity extends ScheduledActivity>(
  activities: readonly Activity[],
  days: Days,
  now: number | null,
): Activity[] {
  return activitiesBetween(activities, days.from, days.to).filter(
    (activity) => activity.status !== 'overdue' && (isOpen(activity) || areOver(activity, days, now)),
  );
}

/**
 * Sums up the activities from `previousFrom` to `to`. Of days that are under way only what is to come is expected; days
 * that are all over are looked back at whole.
 * @param now the present, ms; null while it is not known
 */
export function scheduleTakeaway(
  activities: readonly ScheduledActivity[],
  { from, to, weekTo, previousFrom }: ScheduleWindow,
  now: number | null,
): ScheduleTakeaway {
  const days = { from, to };
  const [first] = activities;
  const coming = activitiesOf(activities, days, now);
  const isOver = first !== undefined && areOver(first, days, now);
  const running = isOver ? 0 : coming.filter(({ status }) => status === 'inProgress').length;
  return {
    isOver,
    upcoming: coming.length - running,
    running,
    expectedDeferred: lossToCome(activities, days, now),
    weekDeferred: lossToCome(activities, days, now, dayTime(addDays(weekTo, 1))),
    // As long as what is left of the first week.
    previousWeekDeferred: plannedLoss(activities, (activity) => ({
      start: dayTime(previousFrom) + passedOf(activity, days, now),
      end: dayTime(from),
    })),
    overdue: activities.filter(({ status }) => status === 'overdue').length,
    conflicts: coming.filter(({ conflictIds }) => conflictIds.length > 0).length,
    broken: nextActivities(activities, days).filter(breaksRails).length,
    trend: Array.from({ length: windowDays(previousFrom, weekTo) }, (_, day) => {
      const start = dayTime(previousFrom) + day * dayMs;
      return plannedLoss(activities, () => ({ start, end: start + dayMs }));
    }),
  };
}

/** Whether an activity is still to be done, or being done. */
export function isOpen({ status }: Pick<ScheduledActivity, 'status'>): boolean {
  return status !== 'done' && status !== 'cancelled';
}

/** Whether a step that is still to be made does not keep the guard rails, as far as they are known. */
export function breaksRails(activity: Pick<ScheduledActivity, 'status' | 'effect'>): boolean {
  const { effect } = activity;
  return isOpen(activity) && effect !== null && (effect.broken.length > 0 || effect.basis === 'doesNotFlow');
}

/** Lower comes first; see {@link byUrgency}. */
const urgency = { overdue: 0, inProgress: 1, confirmed: 2, planned: 2, done: 3, cancelled: 4 } as const;

/** When an activity begins, ms: clocks of different fields do not say what comes first. */
const startInstant = (activity: ScheduledActivity) => Date.parse(workStart(activity));

/**
 * Orders activities: what is overdue, what is running, what comes next; then what is done, the newest first, and what was
 * canceled.
 */
export function byUrgency<Activity extends ScheduledActivity>(activities: readonly Activity[]): Activity[] {
  const rank = (activity: Activity) => startInstant(activity) * (isOpen(activity) ? 1 : -1);
  return [...activities].sort((a, b) => urgency[a.status] - urgency[b.status] || rank(a) - rank(b));
}

/** What comes next first, and what is overdue before everything. What is done does not come next. */
export function nextActivities<Activity extends ScheduledActivity>(
  activities: readonly Activity[],
  days: Days,
): Activity[] {
  const byStart = (a: Activity, b: Activity) => startInstant(a) - startInstant(b);
  const overdue = activities.filter(({ status }) => status === 'overdue');
  return [...overdue.sort(byStart), ...activitiesOf(activities, days, null).sort(byStart)];
}

/** First and last day of a month (`YYYY-MM`). */
export function monthDays(month: string): { from: string; to: string } {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { from: `${month}-01`, to: dayOf(Date.UTC(year, number, 0)) };
}

/** How many days ahead the home page lists work, after today. */
export const daysAhead = 7;

/** What is overdue, what is being done, and what begins within {@link daysAhead}, in the order of {@link byUrgency}. */
export function workAhead(activities: readonly PlacedActivity[]): PlacedActivity[] {
  const isAhead = ({ status, start, today }: PlacedActivity) =>
    status === 'overdue' ||
    status === 'inProgress' ||
    (today !== null && dayOf(wallTime(start)) <= addDays(today, daysAhead));
  return byUrgency(activities.filter((activity) => isOpen(activity) && isAhead(activity)));
}

/**
 * The time that a timeline of days shows, on the view's clock as {@link wallTime}: those days by the clocks of all
 * activities. With `lead`, half a day more before them.
 */
export function timelineSpan(activities: readonly PlacedActivity[], days: Days, lead: boolean): WorkSpan {
  const shifts = activities.map((activity) => wallTime(activity.start) - wallTime(workStart(activity)));
  const [earliest, latest] = shifts.length > 0 ? [Math.min(...shifts), Math.max(...shifts)] : [0, 0];
  return { start: beginOf(days) + earliest - (lead ? dayMs / 2 : 0), end: lastMoment(days) + latest };
}

/** The last day on which an activity is at work: one that ends at midnight has none of the day that begins then. */
export function lastDayOf({ start, end }: Pick<PlacedActivity, 'start' | 'end'>): string {
  return dayOf(Math.max(wallTime(start), wallTime(end) - 1));
}
