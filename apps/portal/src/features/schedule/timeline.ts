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

/** An activity's bar; places are shares of the timeline, 0 to 1. */
export interface TimelineBar {
  readonly activity: ScheduledActivity;
  readonly start: number;
  readonly end: number;
  /** Whether it began before the timeline, or goes on after it. */
  readonly clipped: { readonly start: boolean; readonly end: boolean };
  /** Which of the lane's lines it stands on, so that overlapping activities do not cover each other. */
  readonly line: number;
}

/** The activities of one well or facility. */
export interface TimelineLane {
  readonly id: string;
  readonly name: string;
  readonly fieldName: string | null;
  readonly bars: readonly TimelineBar[];
  /** How many lines the bars need, at least 1. */
  readonly lines: number;
}

/** What an activity is about. */
export function placeOf({ well, facility, fieldId }: ScheduledActivity): {
  id: string;
  name: string;
  fieldName: string | null;
} {
  if (well) return { id: well.id, name: well.name, fieldName: well.fieldName };
  return { id: facility ?? fieldId, name: facility ?? fieldId, fieldName: null };
}

/** Gives each bar (by start) the first line that is free at its start. */
function spreadOverLines(bars: readonly Omit<TimelineBar, 'line'>[]): TimelineBar[] {
  const freeFrom: number[] = [];
  return bars.map((bar) => {
    const free = freeFrom.findIndex((from) => from <= bar.start);
    const line = free < 0 ? freeFrom.length : free;
    freeFrom[line] = bar.end;
    return { ...bar, line };
  });
}

/**
 * Lays activities out on the days from `from` to `to`, one lane for each well or facility, the earliest first. Cancelled activities and those outside are left out.
 */
export function timelineLanes(
  activities: readonly ScheduledActivity[],
  { from, to }: Pick<ScheduleWindow, 'from' | 'to'>,
): TimelineLane[] {
  const begin = dayTime(from);
  const length = dayTime(addDays(to, 1)) - begin;
  const lanes = new Map<
    string,
    { name: string; fieldName: string | null; bars: Omit<TimelineBar, 'line'>[] }
  >();
  const inside = activities
    .filter(({ status }) => status !== 'cancelled')
    .map((activity) => ({ activity, ...activitySpan(activity) }))
    .filter(({ start, end }) => end > begin && start < begin + length)
    .sort((a, b) => a.start - b.start);
  for (const { activity, start, end } of inside) {
    const { id, name, fieldName } = placeOf(activity);
    const lane = lanes.get(id) ?? { name, fieldName, bars: [] };
    lanes.set(id, lane);
    lane.bars.push({
      activity,
      start: Math.max(0, (start - begin) / length),
      end: Math.min(1, (end - begin) / length),
      clipped: { start: start < begin, end: end > begin + length },
    });
  }
  return [...lanes].map(([id, { name, fieldName, bars }]) => {
    const spread = spreadOverLines(bars);
    return { id, name, fieldName, bars: spread, lines: Math.max(...spread.map(({ line }) => line)) + 1 };
  });
}
