// What a decision makes of an event, a change or advice: one rule for a server that stores it and a page that shows it at once.
import type {
  AdviceAction,
  EventStatus,
  ExceptionAction,
  ExceptionFeedback,
  FrequencyChange,
  PlannedStep,
  ScheduleAction,
  ScheduledActivity,
  WorkBeside,
} from './models.ts';

/** States in which an event waits for a decision or is looked into. */
export const openStatuses: readonly EventStatus[] = ['new', 'acknowledged', 'assigned', 'snoozed'];

/** What decisions leave of an event or a change. */
export interface DecidedState<Owner> {
  readonly status: EventStatus;
  /** Who looks into it; null for no user. */
  readonly owner: Owner | null;
  /** When it is to be seen again, ISO 8601; null unless it is snoozed, and until the next well test. */
  readonly snoozedUntil: string | null;
  /** What was said of the finding; null for nothing. */
  readonly feedback: ExceptionFeedback;
}

/** What a decision can change; no decision makes a loss standing. */
type DecisionOutcome<Owner> = Partial<
  Omit<DecidedState<Owner>, 'status'> & { readonly status: Exclude<EventStatus, 'standing'> }
>;

/** What of a decision changes the state of what it is on. */
export interface DecisionMade<Owner> {
  readonly action: ExceptionAction;
  /** Only to assign. */
  readonly assignee: Owner | null;
  /** Only to snooze; null is until the next well test. */
  readonly until: string | null;
  /** Only to dismiss or judge. */
  readonly feedback: ExceptionFeedback;
}

/**
 * What a decision changes; the rest stays. A dismissal that says nothing of the finding keeps what was said before, and
 * what is opened again goes back to its owner. A comment changes nothing, so that it decides nothing.
 */
export function applyDecision<Owner>(
  before: Pick<DecidedState<Owner>, 'owner' | 'feedback'>,
  { action, assignee, until, feedback }: DecisionMade<Owner>,
): DecisionOutcome<Owner> {
  const snoozedUntil = null;
  switch (action) {
    case 'acknowledge':
      return { status: 'acknowledged', snoozedUntil };
    case 'assign':
      return { status: 'assigned', owner: assignee, snoozedUntil };
    case 'snooze':
      return { status: 'snoozed', snoozedUntil: until };
    case 'dismiss':
      return { status: 'dismissed', feedback: feedback ?? before.feedback, snoozedUntil };
    case 'reopen':
      return { status: before.owner === null ? 'new' : 'assigned', feedback: null, snoozedUntil };
    case 'accept':
      return { status: 'accepted', snoozedUntil };
    case 'explain':
      return { status: 'explained', snoozedUntil };
    case 'judge':
      return { feedback };
    case 'comment':
      return {};
  }
}

/** What a decision makes of advice; null for a comment, which decides nothing, and for an assignment, which changes its owner alone. */
export function adviceStatusAfter(action: AdviceAction): FrequencyChange['status'] | null {
  switch (action) {
    case 'accept':
      return 'accepted';
    case 'reject':
      return 'rejected';
    case 'snooze':
    case 'reopen':
      return 'proposed';
    case 'comment':
    case 'assign':
      return null;
  }
}

/** States of advice in which an action can be taken on it; what is done or expired can only be commented on. */
export const adviceStatusesFor: Readonly<Record<AdviceAction, readonly FrequencyChange['status'][]>> = {
  accept: ['proposed'],
  reject: ['proposed', 'accepted'],
  snooze: ['proposed'],
  reopen: ['proposed', 'accepted', 'rejected'],
  comment: ['proposed', 'accepted', 'rejected', 'done', 'expired'],
  assign: ['proposed', 'accepted'],
};

/** States of an activity of the schedule in which an action can be taken on it; one that is created has none before. */
export const activityStatusesFor: Readonly<Record<ScheduleAction, readonly ScheduledActivity['status'][]>> = {
  create: [],
  move: ['planned', 'confirmed', 'overdue'],
  confirm: ['planned', 'overdue'],
  done: ['planned', 'confirmed', 'overdue', 'inProgress'],
  cancel: ['planned', 'confirmed', 'overdue'],
  comment: ['planned', 'confirmed', 'overdue', 'inProgress', 'done', 'cancelled'],
  explain: ['planned', 'confirmed', 'overdue', 'inProgress'],
};

/**
 * Days after a step of a setting in which work of a kind begins too soon at the same well: the step would spoil a test, and a workover
 * would hide what came of the step. Work of 0 days never stands in the way.
 */
export const daysInTheWay: Readonly<Record<ScheduledActivity['activity'], number>> = {
  wellTest: 2,
  inspection: 2,
  calibration: 2,
  workover: 14,
  espReplacement: 14,
  chemical: 14,
  plannedShutdown: 14,
  frequencyStep: 14,
  settingStep: 14,
  dataReview: 0,
};

/**
 * Whether a step can be set about work of a kind: it measures the well or looks at it, and changes nothing of it. Any other work
 * makes another well of it than advice was computed of.
 */
export function isSetAbout(activity: ScheduledActivity['activity']): boolean {
  return daysInTheWay[activity] < 14;
}

/** What a step sets, and to what. */
export interface StepTarget {
  readonly setting: PlannedStep['setting'];
  readonly to: number;
}

/** Frequencies that are closer than this are one: half of the least step that is advised (Hz). */
export const nearHz = 0.25;

/** Whether two values of a setting are one, as near as steps are planned. */
export function isSameValue(setting: StepTarget['setting'], one: number, other: number): boolean {
  const within = setting === 'frequency' ? nearHz : Math.max(2, 0.02 * other);
  return Math.abs(one - other) <= within + 1e-9;
}

/** Work that is planned, as whether it stands in the way of a step needs it; moments in ms. */
export interface PlannedWork {
  readonly activity: ScheduledActivity['activity'];
  readonly status: ScheduledActivity['status'];
  readonly start: number;
  readonly end: number;
  /** What it sets; null where it sets nothing, or that is not known. @default null */
  readonly step?: StepTarget | null;
}

/** How open work stands in the way of a step; null where it does not. */
export type WorkInTheWay = 'overdue' | 'during' | 'later' | 'otherTarget' | null;

const openWork: readonly ScheduledActivity['status'][] = ['planned', 'confirmed', 'inProgress', 'overdue'];

/**
 * Whether work at a well stands in the way of a step: overdue it can be made at any hour, else it goes on when the step is made, or
 * begins too soon after it. A plan that sets the same to another value stands in its way at any time: one of the two is not to be made.
 * @param at when the step is made, ms
 * @param target what the step sets; null for any step
 */
export function workInTheWay(
  { activity, status, start, end, step = null }: PlannedWork,
  at: number,
  target: StepTarget | null = null,
): WorkInTheWay {
  const days = daysInTheWay[activity];
  if (days === 0 || !openWork.includes(status)) return null;
  if (status === 'overdue') return 'overdue';
  if (step !== null && step.setting === target?.setting && !isSameValue(step.setting, step.to, target.to))
    return 'otherTarget';
  if (end <= at || start >= at + days * 86_400_000) return null;
  return start <= at ? 'during' : 'later';
}

/** Work of a well beside a step, as calls have it. */
type WorkOfWell = Pick<WorkBeside, 'activity' | 'status' | 'plannedStart' | 'plannedEnd' | 'step'>;

/**
 * Whether a time is clear of the work of a well; what is overdue can be made at any hour, and keeps no time.
 * @param at ms
 * @param target what the step sets; null for any step
 */
export function isClear(works: readonly WorkOfWell[], at: number, target: StepTarget | null): boolean {
  return works.every(({ plannedStart, plannedEnd, ...work }) => {
    const [start, end] = [Date.parse(plannedStart), Date.parse(plannedEnd)];
    return work.status === 'overdue' || workInTheWay({ ...work, start, end }, at, target) === null;
  });
}

/**
 * Whether there is a time for a step that is clear of the work of its well: now, or when some of it ends.
 * @param from the present, and `to` when its advice runs out, ms
 */
export function hasClearTime(
  works: readonly WorkOfWell[],
  { from, to }: { readonly from: number; readonly to: number },
  target: StepTarget,
): boolean {
  return [from, ...works.map(({ plannedEnd }) => Date.parse(plannedEnd))].some(
    (at) => at >= from && at <= to && isClear(works, at, target),
  );
}
