// Work at a well that a step would spoil, or that would hide what comes of it, and a time after it.
import type { ScheduledActivity } from '@cnx/api';
import { workInTheWay } from '@cnx/api/decisions';

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
