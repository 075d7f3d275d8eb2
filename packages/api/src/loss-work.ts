// What is planned about a loss: one rule for the server's answers and what pages say of them.
import type { ScheduledActivity } from './models.ts';

type Activity = ScheduledActivity['activity'];

/** Work that can give back what a well that is down lost. */
const repairsOfDown: readonly Activity[] = ['workover', 'espReplacement', 'chemical'];
/** Work that can give back what a well lost that still flows. */
const repairs: readonly Activity[] = [...repairsOfDown, 'frequencyStep', 'settingStep'];

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
 * @param isDown whether nothing comes from the well
 */
export function workOfLoss<Work extends WorkAhead>(
  works: readonly Work[],
  isDown: boolean,
): WorkOfLoss<Work> {
  const wanted = isDown ? repairsOfDown : repairs;
  const repair = works.find(({ activity }) => wanted.includes(activity)) ?? null;
  const test = isDown ? (works.find(({ activity }) => activity === 'wellTest') ?? null) : null;
  const isIdle =
    test !== null && (repair === null || Date.parse(repair.plannedStart) >= Date.parse(test.plannedStart));
  return { repair, idleTest: isIdle ? test : null };
}
