// When planned work takes place, and what it costs in some days: one rule for pages, calendars, mails and the assistant.
import type { components } from './schema.gen.js';

/** What is known of work: when it takes place, and what it is expected to cost. */
export type CostlyWork = Pick<
  components['schemas']['Schedule'],
  'status' | 'plannedStart' | 'plannedEnd' | 'actualStart' | 'actualEnd' | 'expectedDeferred'
>;

/** A span of time on the clock of an activity's place, ms. */
export interface WorkSpan {
  readonly start: number;
  readonly end: number;
}

/** Production days (`YYYY-MM-DD`), both ends included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const dayTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const offsetPattern = /([+-])(\d\d):?(\d\d)$/;

/** An instant on the clock that its text names, in ms as if that were UTC; without one, on the reader's clock. */
function wallTime(iso: string): number {
  if (offsetPattern.test(iso)) return Date.parse(`${iso.slice(0, 19)}Z`);
  const instant = new Date(iso);
  return instant.getTime() - instant.getTimezoneOffset() * 60_000;
}

/** Work with its planned and its actual times, ISO 8601 with the offset of its place. */
export type TimedWork = Pick<CostlyWork, 'plannedStart' | 'plannedEnd' | 'actualStart' | 'actualEnd'>;

/** When work begins, ISO 8601: as it did where that is known, else as planned. */
export const workStart = ({ actualStart, plannedStart }: TimedWork): string => actualStart ?? plannedStart;

/**
 * When work ends, ISO 8601: as it did where that is known, else as planned. What began at its planned end or later, and goes on, takes as
 * long as planned; its end is on the clock of its begin.
 */
export function workEnd(work: TimedWork): string {
  const { plannedStart, plannedEnd, actualEnd } = work;
  if (actualEnd !== null) return actualEnd;
  const start = workStart(work);
  if (Date.parse(plannedEnd) > Date.parse(start)) return plannedEnd;
  const planned = Date.parse(plannedEnd) - Date.parse(plannedStart);
  const [offset] = offsetPattern.exec(start) ?? [];
  return offset === undefined
    ? new Date(Date.parse(start) + planned).toISOString()
    : `${new Date(wallTime(start) + planned).toISOString().slice(0, 19)}${offset}`;
}

/** {@link workStart} and {@link workEnd} by the clock of the place. */
export function workSpan(work: TimedWork): WorkSpan {
  const start = wallTime(workStart(work));
  return { start, end: Math.max(start, wallTime(workEnd(work))) };
}

/**
 * Oil that work is expected to cost within a span, Sm3: of each as much of its expected loss as of its time lies in the span; all of
 * it where it takes no time. Canceled work costs nothing.
 * @param spanOf the span on the clock of an activity's place
 */
export function plannedLoss<Work extends CostlyWork>(
  work: readonly Work[],
  spanOf: (activity: Work) => WorkSpan,
): number {
  return work
    .filter(({ status }) => status !== 'cancelled')
    .reduce((sum, activity) => {
      const { start, end } = workSpan(activity);
      const span = spanOf(activity);
      if (start === end)
        return start >= span.start && start < span.end ? sum + activity.expectedDeferred : sum;
      const shared = Math.min(end, span.end) - Math.max(start, span.start);
      return shared > 0 ? sum + (activity.expectedDeferred * shared) / (end - start) : sum;
    }, 0);
}

/** The present on the clock of work's place; null while it is not known. */
const wallOf = ({ plannedStart }: CostlyWork, now: number | null) =>
  now === null ? null : now + wallTime(plannedStart) - Date.parse(plannedStart);
const lastMoment = ({ to }: Days) => dayTime(to) + dayMs;

/** How much of days that are under way is over on the clock of work's place, ms. */
export function passedOf(work: CostlyWork, days: Days, now: number | null): number {
  const begin = dayTime(days.from);
  const wall = wallOf(work, now) ?? begin;
  return wall < lastMoment(days) ? Math.max(0, wall - begin) : 0;
}

/**
 * Oil that work is expected to cost in some days, pro rata by time, Sm3: what is to come of it, without work that is done. Days that
 * are all over are looked back at whole, with what was done.
 * @param now the present, ms; null while it is not known
 * @param end the moment at which the days are cut, on the clock of the places
 */
export function lossToCome(
  work: readonly CostlyWork[],
  days: Days,
  now: number | null,
  end: number = lastMoment(days),
): number {
  const counted = work.filter((activity) => {
    const wall = wallOf(activity, now);
    return activity.status !== 'done' || (wall !== null && wall >= lastMoment(days));
  });
  return plannedLoss(counted, (activity) => ({
    start: dayTime(days.from) + passedOf(activity, days, now),
    end,
  }));
}
