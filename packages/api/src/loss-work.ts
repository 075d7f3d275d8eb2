// What is planned about a loss: one rule for the server's answers and what pages say of them.
import type { ScheduledActivity } from './models.ts';

type Activity = ScheduledActivity['activity'];

/** Work that can give back what a well that is down lost. */
const repairsOfDown: readonly Activity[] = ['workover', 'espReplacement', 'chemical'];
/** Work that can give back what a well lost that still flows. */
const repairs: readonly Activity[] = [...repairsOfDown, 'frequencyStep', 'settingStep'];
/**
 * Causes of a stop, by their code in the catalog, that some of this work cannot remove. None of them goes away by itself: without such
 * work the well stays down.
 */
const repairsByCause: Readonly<Record<string, readonly Activity[]>> = {
  integrity: ['workover'],
  'lift-equipment-failure': ['workover', 'espReplacement'],
};

/** Why a well makes less than it did. */
export interface LossReason {
  /** Nothing comes from the well. */
  readonly isDown: boolean;
  /** Code in the catalog of what stopped it; null where the log does not say. */
  readonly cause: string | null;
}

/** Whether only work ends a stop for this cause. */
export const needsRepair = (cause: string | null): boolean =>
  cause !== null && Object.hasOwn(repairsByCause, cause);

/** Whether work can give back what was lost for a reason. */
export function canGiveBack(activity: Activity, { isDown, cause }: LossReason): boolean {
  const wanted = !isDown
    ? repairs
    : cause !== null && needsRepair(cause)
      ? repairsByCause[cause]!
      : repairsOfDown;
  return wanted.includes(activity);
}

/** Open work of a well. */
export interface WorkAhead {
  readonly activity: Activity;
  /** Begin as planned, ISO 8601. */
  readonly plannedStart: string;
}

/** What of a well's open work is about its loss. */
export interface WorkOfLoss<Work> {
  /** The first that can give it back; null for none. */
  readonly repair: Work | null;
  /** The first test of a well that is down, without a repair that begins before it; null for none. */
  readonly idleTest: Work | null;
}

/**
 * What is planned about a loss.
 * @param works the open work of the well, by begin
 */
export function workOfLoss<Work extends WorkAhead>(
  works: readonly Work[],
  reason: LossReason,
): WorkOfLoss<Work> {
  const repair = works.find(({ activity }) => canGiveBack(activity, reason)) ?? null;
  const test = reason.isDown ? (works.find(({ activity }) => activity === 'wellTest') ?? null) : null;
  const isIdle =
    test !== null && (repair === null || Date.parse(repair.plannedStart) >= Date.parse(test.plannedStart));
  return { repair, idleTest: isIdle ? test : null };
}
