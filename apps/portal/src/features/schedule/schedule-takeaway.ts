import type { ScheduledActivity } from '@cnx/api';
import { addDays, dayTime, windowDays } from '../../quantities.ts';
import { activitySpan, type ScheduleWindow } from './timeline.ts';

/** What the schedule's days come to. */
export interface ScheduleTakeaway {
  /** Activities of the timeline's days, without the cancelled ones. */
  readonly upcoming: number;
  /** Oil expected to be lost by them, Sm3. */
  readonly expectedDeferred: number;
  /** Oil expected to be lost by the activities of the timeline's first week, Sm3. */
  readonly weekDeferred: number;
  /** The same of the week before, Sm3. */
  readonly previousWeekDeferred: number;
  /** Activities that should be over and are not. */
  readonly overdue: number;
  /** Activities of the timeline that overlap another at the same place. */
  readonly conflicts: number;
  /** Expected loss by day of start, from the week before to the end of the first week, Sm3. */
  readonly trend: readonly number[];
}

const isLive = ({ status }: ScheduledActivity) => status !== 'cancelled';

/** Activities, cancelled ones left out, that touch the days from `from` to `to`. */
export function activitiesBetween(
  activities: readonly ScheduledActivity[],
  from: string,
  to: string,
): ScheduledActivity[] {
  const begin = dayTime(from);
  const end = dayTime(addDays(to, 1));
  return activities.filter((activity) => {
    const span = activitySpan(activity);
    return isLive(activity) && span.start < end && span.end > begin;
  });
}

const lossOf = (activities: readonly ScheduledActivity[]) =>
  activities.reduce((sum, { expectedDeferred }) => sum + expectedDeferred, 0);

/** Losses by day of start: an activity that lasts for days is not expected to cost its oil on each of them. */
function lossByStart(activities: readonly ScheduledActivity[], from: string, to: string): number[] {
  const days = new Array<number>(windowDays(from, to)).fill(0);
  const begin = dayTime(from);
  for (const activity of activities.filter(isLive)) {
    const day = Math.floor((activitySpan(activity).start - begin) / 86_400_000);
    if (day >= 0 && day < days.length) days[day]! += activity.expectedDeferred;
  }
  return days;
}

/** Sums up the activities from `previousFrom` to `to`. */
export function scheduleTakeaway(
  activities: readonly ScheduledActivity[],
  { from, to, weekTo, previousFrom }: ScheduleWindow,
): ScheduleTakeaway {
  const upcoming = activitiesBetween(activities, from, to);
  return {
    upcoming: upcoming.length,
    expectedDeferred: lossOf(upcoming),
    weekDeferred: lossOf(activitiesBetween(activities, from, weekTo)),
    previousWeekDeferred: lossOf(activitiesBetween(activities, previousFrom, addDays(from, -1))),
    overdue: activities.filter(({ status }) => status === 'overdue').length,
    conflicts: upcoming.filter(({ conflictIds }) => conflictIds.length > 0).length,
    trend: lossByStart(activities, previousFrom, weekTo),
  };
}

/** What comes next first, and what is overdue before everything. What is done does not come next. */
export function nextActivities(
  activities: readonly ScheduledActivity[],
  { from, to }: Pick<ScheduleWindow, 'from' | 'to'>,
): ScheduledActivity[] {
  const byStart = (a: ScheduledActivity, b: ScheduledActivity) =>
    activitySpan(a).start - activitySpan(b).start;
  const overdue = activities.filter(({ status }) => status === 'overdue');
  const next = activitiesBetween(activities, from, to).filter(
    ({ status }) => status !== 'overdue' && status !== 'done',
  );
  return [...overdue.sort(byStart), ...next.sort(byStart)];
}
