// Work at a well that a step would spoil, or that would hide what comes of it, and a time after it.
import type { ScheduledActivity, WorkBeside } from '@cnx/api';
import { daysInTheWay, workInTheWay } from '@cnx/api/decisions';
import { dayMs } from '../../quantities.ts';

const hourMs = 3_600_000;

/** Other work beside a step. */
export interface NearWork {
  readonly activity: ScheduledActivity;
  /** Overdue: it can be made at any hour; else it goes on when the step is made, or begins later. */
  readonly how: 'overdue' | 'during' | 'later';
  /** Whole hours from the step to its begin; 0 unless it is later. */
  readonly hours: number;
}

/**
 * Work that is still to be done at some wells and stands in the way of a step, the first one first.
 * @param at when the step is to be made, ms
 * @param own ids of the steps that the advice itself planned
 */
export function workNear(
  activities: readonly ScheduledActivity[],
  wellIds: ReadonlySet<string>,
  at: number,
  own: ReadonlySet<string> = new Set(),
): NearWork[] {
  return activities
    .filter(({ id, well }) => well !== null && wellIds.has(well.id) && !own.has(id))
    .flatMap((activity): NearWork[] => {
      const { activity: kind, status } = activity;
      const [start, end] = [Date.parse(activity.plannedStart), Date.parse(activity.plannedEnd)];
      const how = workInTheWay({ activity: kind, status, start, end }, at);
      if (how === null) return [];
      const hours = how === 'later' ? Math.max(1, Math.round((start - at) / hourMs)) : 0;
      return [{ activity, how, hours }];
    })
    .sort((a, b) => Date.parse(a.activity.plannedStart) - Date.parse(b.activity.plannedStart));
}

/**
 * A morning after all work beside a step; null where there is no such work, or only overdue work, which can be made at any hour.
 * @param nearAt the work beside a step at a time (ms)
 * @param morningAfter the first morning after a time (ms)
 */
export function timeAfterWork(
  at: number,
  nearAt: (at: number) => readonly NearWork[],
  morningAfter: (at: number) => number,
): number | null {
  let time = at;
  // Work follows on work: a few times over, and no time is proposed.
  for (let round = 0; round < 10; round++) {
    const ends = nearAt(time).flatMap(({ how, activity }) =>
      how === 'overdue' ? [] : [Date.parse(activity.plannedEnd)],
    );
    if (ends.length === 0) return time === at ? null : time;
    time = morningAfter(Math.max(...ends));
  }
  return null;
}

/** Whether a time (ms) is clear of work; what is overdue can be made at any hour, and keeps no time. */
export function isClear(works: readonly WorkBeside[], at: number): boolean {
  return works.every(({ activity, status, ...work }) => {
    if (status === 'overdue') return true;
    const [start, end] = [Date.parse(work.plannedStart), Date.parse(work.plannedEnd)];
    return workInTheWay({ activity, status, start, end }, at) === null;
  });
}

/** When a step can be set about the work beside it, ms; null where there is no such time. */
export interface StepTimes {
  /** The latest time that is far enough before the first of it. */
  readonly before: number | null;
  /** The first time after it. */
  readonly after: number | null;
}

/**
 * When a step can be set about the work beside it.
 * @param from the present, and `to` when the advice runs out, ms
 */
export function stepTimes(works: readonly WorkBeside[], from: number, to: number): StepTimes {
  const timed = works.filter(({ status }) => status !== 'overdue');
  const starts = timed.map(
    ({ activity, plannedStart }) => Date.parse(plannedStart) - daysInTheWay[activity] * dayMs,
  );
  const before = Math.min(...starts);
  const ends = timed.map(({ plannedEnd }) => Date.parse(plannedEnd)).sort((a, b) => a - b);
  return {
    before: timed.length > 0 && before >= from + hourMs && isClear(timed, before) ? before : null,
    after: ends.find((end) => end <= to && end >= from && isClear(timed, end)) ?? null,
  };
}
