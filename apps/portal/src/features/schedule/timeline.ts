import type { ScheduledActivity } from '@cnx/api';
import { addDays, dayTime, wallTime } from '../../quantities.ts';

/** How many days the timeline shows. */
export const timelineDays = 14;

/** The days that the schedule looks at. */
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
 * When an activity is held to take place: as it was where that is known, else as planned. By the clock of its place,
 * as {@link wallTime}: a day of the timeline is the field's day.
 */
export function activitySpan(activity: ScheduledActivity): { readonly start: number; readonly end: number } {
  const start = wallTime(activity.actualStart ?? activity.plannedStart);
  const planned = wallTime(activity.plannedEnd);
  const end = activity.actualEnd === null ? planned : wallTime(activity.actualEnd);
  return { start, end: Math.max(start, end) };
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

/** An activity on the timeline; places are shares of it, 0 to 1. */
export interface TimelineBar {
  readonly activity: ScheduledActivity;
  readonly start: number;
  readonly end: number;
  /** Whether it began before the timeline. */
  readonly beganBefore: boolean;
  /** Whether it goes on after the timeline. */
  readonly goesOn: boolean;
  /** The side of the bar that has more room for its words. */
  readonly wordsAt: 'start' | 'end';
}

/**
 * The bars that there is room for: those expected to cost most, the earlier ones where that is equal, in their order of
 * time.
 */
export function costliestBars(bars: readonly TimelineBar[], room: number): TimelineBar[] {
  const kept = new Set(
    [...bars]
      .sort((a, b) => b.activity.expectedDeferred - a.activity.expectedDeferred || a.start - b.start)
      .slice(0, room),
  );
  return bars.filter((bar) => kept.has(bar));
}

/**
 * Lays activities out on the days from `from` to `to`, one line each, the earliest first. Cancelled activities and
 * those outside are left out.
 */
export function timelineBars(
  activities: readonly ScheduledActivity[],
  { from, to }: Pick<ScheduleWindow, 'from' | 'to'>,
): TimelineBar[] {
  const begin = dayTime(from);
  const length = dayTime(addDays(to, 1)) - begin;
  return activities
    .filter(({ status }) => status !== 'cancelled')
    .map((activity) => ({ activity, ...activitySpan(activity) }))
    .filter(({ start, end }) => end > begin && start < begin + length)
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ activity, start, end }) => {
      const left = Math.max(0, (start - begin) / length);
      const right = Math.min(1, (end - begin) / length);
      return {
        activity,
        start: left,
        end: right,
        beganBefore: start < begin,
        goesOn: end > begin + length,
        wordsAt: left > 1 - right ? 'start' : 'end',
      };
    });
}
