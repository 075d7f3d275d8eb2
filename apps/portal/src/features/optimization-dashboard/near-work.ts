// Work at a well that a step would spoil, or that would hide what comes of it, and a time after it.
import type { ScheduledActivity, WorkBeside } from '@cnx/api';
import { daysInTheWay, isClear, workInTheWay, type StepTarget, type WorkInTheWay } from '@cnx/api/decisions';
import { dayMs } from '../../quantities.ts';

const hourMs = 3_600_000;

/** Other work beside a step. */
export interface NearWork {
  readonly activity: ScheduledActivity;
  /** Overdue: it can be made at any hour; else it goes on when the step is made, begins later, or sets the same to another value. */
  readonly how: Exclude<WorkInTheWay, null>;
  /** Whole hours from the step to its begin; 0 unless it is later. */
  readonly hours: number;
}

/**
 * Work that is still to be done at some wells and stands in the way of a step, the first one first.
 * @param steps what is to be set, by well
 * @param at when the step is to be made, ms
 * @param own ids of the steps that the advice itself planned
 */
export function workNear(
  activities: readonly ScheduledActivity[],
  steps: ReadonlyMap<string, readonly StepTarget[]>,
  at: number,
  own: ReadonlySet<string> = new Set(),
): NearWork[] {
  return activities
    .filter(({ id }) => !own.has(id))
    .flatMap((activity): NearWork[] => {
      const { activity: kind, status, step, well } = activity;
      const [start, end] = [Date.parse(activity.plannedStart), Date.parse(activity.plannedEnd)];
      const work = { activity: kind, status, start, end, step };
      const how = (steps.get(well?.id ?? '') ?? [])
        .map((target) => workInTheWay(work, at, target))
        .find((found) => found !== null);
      if (how === undefined) return [];
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
 * @param target what the step sets
 */
export function stepTimes(
  works: readonly WorkBeside[],
  from: number,
  to: number,
  target: StepTarget,
): StepTimes {
  const timed = works.filter(({ status }) => status !== 'overdue');
  const starts = timed.map(
    ({ activity, plannedStart }) => Date.parse(plannedStart) - daysInTheWay[activity] * dayMs,
  );
  const before = Math.min(...starts);
  const ends = timed.map(({ plannedEnd }) => Date.parse(plannedEnd)).sort((a, b) => a - b);
  return {
    before: timed.length > 0 && before >= from + hourMs && isClear(timed, before, target) ? before : null,
    after: ends.find((end) => end <= to && end >= from && isClear(timed, end, target)) ?? null,
  };
}
