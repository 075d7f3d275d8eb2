// What a change of the schedule says, and what a form asks before it.
import type { PlannedWork, WorkPurpose, ScheduleAction, ScheduleActivity, ScheduledActivity } from '@cnx/api';
import { activityStatusesFor } from '@cnx/api/decisions';
import { excessOf } from '../../decisions/decide-form.ts';
import { writtenComment } from '../../decisions/decision.ts';
import { dayMs, dayOf, dayTime, wallTime } from '../../quantities.ts';

/** A change of the schedule as a user makes it; moments are ISO 8601. */
export interface ScheduleDraft {
  readonly action: ScheduleAction;
  /** Only to create. */
  readonly work: PlannedWork | null;
  /** Only to create and move. */
  readonly plannedStart: string | null;
  readonly plannedEnd: string | null;
  /** Only for done. */
  readonly doneAt: string | null;
  /** What was set, in the unit of the step; only for a step that is done. */
  readonly value: number | null;
  /** Why it may overlap other work; only to create and move. */
  readonly overlapReason: string | null;
  /** What it is for; only to explain. */
  readonly purpose: WorkPurpose | null;
  readonly comment: string | null;
}

/** A change without what only some have. */
export const plainChange = (
  action: ScheduleAction,
  given: Partial<Omit<ScheduleDraft, 'action'>> = {},
): ScheduleDraft => ({
  ...{ action, work: null, plannedStart: null, plannedEnd: null, doneAt: null, value: null },
  ...{ overlapReason: null, purpose: null, comment: null },
  ...given,
});

/** What a step sets, of which a value can be given once it is done; null for other work, and where it is not known. */
export function settingOfStep({ activity, step }: Pick<ScheduledActivity, 'activity' | 'step'>) {
  return activity === 'frequencyStep' ? 'frequency' : (step?.setting ?? null);
}

/** The changes that a form asks for: to confirm, only why a step goes ahead that does not keep the guard rails. */
export type ScheduleForm = ScheduleAction;

/** Whether an action can be taken on an activity: what another system owns is changed there. */
export function canChange(
  action: ScheduleAction,
  { status, system }: Pick<ScheduledActivity, 'status' | 'system'>,
): boolean {
  return (system === null || action === 'comment') && activityStatusesFor[action].includes(status);
}

/** What was typed. */
export interface ScheduleEntry {
  readonly wellId: string | null;
  readonly activity: ScheduleActivity;
  readonly title: string;
  /** `YYYY-MM-DD` of the start, of the end for what is done. */
  readonly day: string | null;
  /** Hour of that day. */
  readonly hour: number;
  readonly hours: number | null;
  /** What was set, in the unit of the step. */
  readonly value: number | null;
  /** What it is for; null leaves that to the rule. */
  readonly purpose: WorkPurpose | null;
  readonly crew: string;
  /** Empty until an overlap asks for it. */
  readonly overlapReason: string;
  readonly comment: string;
}

/** What keeps an entry from being a change. */
export type ScheduleFault =
  'noWell' | 'noTitle' | 'noDay' | 'noHours' | 'ahead' | 'noComment' | 'noPurpose' | 'tooLong';

/** Longest work that a form plans (hours). */
export const maxHours = 24 * 90;

/** When what was typed begins, or ended, ms. @param zone minutes that its clock is ahead of UTC */
function momentOf({ day, hour }: Pick<ScheduleEntry, 'day' | 'hour'>, zone: number): number {
  return dayTime(day ?? '') + hour * 3_600_000 - zone * 60_000;
}

/** Minutes that the clock of an activity's field is ahead of UTC. */
export function zoneOf({ plannedStart }: Pick<ScheduledActivity, 'plannedStart'>): number {
  return Math.round((wallTime(plannedStart) - Date.parse(plannedStart)) / 60_000);
}

/** What a form begins with: of work that is there, its own time; of what is done, the present. */
export function entryOf(
  form: ScheduleForm,
  activity: ScheduledActivity | null,
  { now, zone }: { readonly now: number; readonly zone: number },
): ScheduleEntry {
  const present = now + zone * 60_000;
  const start = activity && form !== 'done' ? wallTime(activity.plannedStart) : present;
  const shown = form === 'create' ? dayTime(dayOf(present)) + dayMs + 8 * 3_600_000 : start;
  return {
    wellId: activity?.well?.id ?? null,
    activity: activity?.activity ?? 'wellTest',
    title: '',
    day: dayOf(shown),
    hour: Math.floor((shown % dayMs) / 3_600_000),
    hours: activity ? lengthOf(activity) / 3_600_000 : 8,
    value: form === 'done' ? (activity?.step?.to ?? null) : null,
    purpose: activity?.merit?.typed ? activity.merit.purpose : null,
    crew: '',
    overlapReason: '',
    comment: form === 'explain' ? (activity?.merit?.note ?? '') : '',
  };
}

/** How long an activity is planned to take, ms. */
export function lengthOf({ plannedStart, plannedEnd }: ScheduledActivity): number {
  return Math.max(3_600_000, Date.parse(plannedEnd) - Date.parse(plannedStart));
}

/** Moves an activity by a time (ms); it takes as long as before. */
export function movedBy({ plannedStart, plannedEnd }: ScheduledActivity, by: number): ScheduleDraft {
  const at = (moment: string) => new Date(Date.parse(moment) + by).toISOString();
  return plainChange('move', { plannedStart: at(plannedStart), plannedEnd: at(plannedEnd) });
}

/** What keeps an entry from being a change; null for nothing. */
export function scheduleFaultOf(
  form: ScheduleForm,
  entry: ScheduleEntry,
  { now, zone }: { readonly now: number; readonly zone: number },
): ScheduleFault | null {
  const { wellId, title, day, hours, comment } = entry;
  if (form === 'create' && wellId === null) return 'noWell';
  if (form === 'create' && title.trim() === '') return 'noTitle';
  const isTimed = form === 'create' || form === 'move' || form === 'done';
  if (isTimed && (day === null || !Number.isFinite(dayTime(day)))) return 'noDay';
  if ((form === 'create' || form === 'move') && (hours === null || hours <= 0 || hours > maxHours))
    return 'noHours';
  if (form === 'done' && momentOf(entry, zone) > now) return 'ahead';
  if (form === 'explain' && entry.purpose === null) return 'noPurpose';
  if ((form === 'comment' || form === 'confirm') && writtenComment(comment) === null) return 'noComment';
  return excessOf(comment) > 0 ? 'tooLong' : null;
}

/** The change of an entry without a fault. */
export function scheduleDraftOf(form: ScheduleForm, entry: ScheduleEntry, zone: number): ScheduleDraft {
  const comment = writtenComment(entry.comment);
  const at = momentOf(entry, zone);
  switch (form) {
    case 'create':
    case 'move': {
      const { wellId, activity, title, hours } = entry;
      return plainChange(form, {
        ...(form === 'create' && {
          work: {
            ...{ wellId, fieldId: null, facility: null, activity, title: title.trim() },
            ...{ owner: null, expectedDeferred: null, purpose: entry.purpose },
            crew: entry.crew.trim() || null,
            ...(activity === 'frequencyStep' && entry.value !== null && { setTo: entry.value }),
          },
        }),
        plannedStart: new Date(at).toISOString(),
        plannedEnd: new Date(at + (hours ?? 1) * 3_600_000).toISOString(),
        overlapReason: writtenComment(entry.overlapReason),
        comment,
      });
    }
    case 'done':
      return plainChange(form, { doneAt: new Date(at).toISOString(), value: entry.value, comment });
    case 'explain':
      return plainChange(form, { purpose: entry.purpose, comment });
    case 'confirm':
    case 'cancel':
    case 'comment':
      return plainChange(form, { comment });
  }
}
