// What planned work is for, and its merit, and what is asked of it.
import type { ScheduledActivity } from '@cnx/api';
import { isOpen } from './schedule.ts';

type Asked = Pick<ScheduledActivity, 'status' | 'merit'>;

/** Whether open work is asked something: what it is for, or whether it pays. */
export function isQuestioned(activity: Asked): boolean {
  return isOpen(activity) && (activity.merit?.questions.length ?? 0) > 0;
}

/** Whether open work costs oil without a purpose. */
export function lacksPurpose(activity: Asked): boolean {
  return isOpen(activity) && (activity.merit?.questions.some(({ kind }) => kind === 'noPurpose') ?? false);
}

/** Whether open work needs a test header or a crew that other work has at the same time. */
export function isDoubleBooked(activity: Pick<ScheduledActivity, 'status' | 'clashes'>): boolean {
  return isOpen(activity) && activity.clashes.length > 0;
}

/** Oil per day that work may bring: of a step what it promises, else what its well may get back (Sm3/d); null for not known. */
export function upliftOf({ effect, merit }: Pick<ScheduledActivity, 'effect' | 'merit'>): number | null {
  return effect?.expectedOil ?? merit?.uplift ?? null;
}

/** What some work comes to that is asked something. */
export interface WorkQuestions {
  /** Work without a purpose, and the oil that all of it costs, Sm3. */
  readonly withoutPurpose: number;
  readonly cost: number;
  /** Work that is asked anything else. */
  readonly doubtful: number;
  /** Work that needs what other work has. */
  readonly doubleBooked: number;
}

/** What is asked of some work. */
export function workQuestions(
  activities: readonly Pick<ScheduledActivity, 'status' | 'merit' | 'clashes' | 'expectedDeferred'>[],
): WorkQuestions {
  const without = activities.filter(lacksPurpose);
  return {
    withoutPurpose: without.length,
    cost: without.reduce((sum, { expectedDeferred }) => sum + expectedDeferred, 0),
    doubtful: activities.filter((row) => isQuestioned(row) && !lacksPurpose(row)).length,
    doubleBooked: activities.filter(isDoubleBooked).length,
  };
}
