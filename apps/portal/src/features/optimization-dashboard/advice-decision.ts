// What a decision makes of advice, as the page shows it before the server has answered, and what a form asks before it.
import type { AdviceAction, AdviceRejection, Person } from '@cnx/api';
import { adviceStatusAfter, adviceStatusesFor } from '@cnx/api/decisions';
import { excessOf } from '../../decisions/decide-form.ts';
import { writtenComment, type Decider } from '../../decisions/decision.ts';
import { hourOf, morningOf, type ReaderClock } from '../../insight/zoned-time.ts';
import { openChecks } from '../../insight/advice-checks.ts';
import { ownerOf, type AdviceRow } from './advice-row.ts';

/** A decision on advice as a user makes it. */
export interface AdviceDraft {
  readonly action: AdviceAction;
  /** Who is to look into it, null for no one; only to assign. */
  readonly assignee: Person | null;
  /** Why; only to reject. */
  readonly reason: AdviceRejection;
  /** When it is to be seen again, ISO 8601; only to snooze. */
  readonly until: string | null;
  /** When the step is to be made, ISO 8601; only to accept. */
  readonly plannedFor: string | null;
  readonly comment: string | null;
}

/** A decision without what only some have. */
export const plainAdviceDraft = (
  action: AdviceAction,
  given: Partial<Omit<AdviceDraft, 'action'>> = {},
): AdviceDraft => ({
  action,
  assignee: null,
  reason: null,
  until: null,
  plannedFor: null,
  comment: null,
  ...given,
});

/** A decision on advice that the server has not answered yet. */
export interface PendingAdviceDecision {
  readonly id: string;
  readonly adviceIds: readonly string[];
  readonly draft: AdviceDraft;
  readonly by: Decider;
}

/** Advice as a decision leaves it. Its version stays: only the server counts. */
export function decidedAdvice(
  row: AdviceRow,
  { id, draft, by }: Omit<PendingAdviceDecision, 'adviceIds'>,
): AdviceRow {
  const at = by.now.toISOString();
  const made = { ...draft, assignee: draft.assignee?.name ?? null };
  const decisions = [{ id, at, by: by.name, byId: null, ...made, undone: false }, ...row.decisions];
  const status = adviceStatusAfter(draft.action);
  if (status === null)
    return { ...row, decisions, ...(draft.action === 'assign' && { owner: draft.assignee }) };
  const isDecided = status !== 'proposed';
  return {
    ...row,
    status,
    decisions,
    decidedBy: isDecided ? by.name : null,
    decidedAt: isDecided ? at : null,
    snoozedUntil: draft.until,
    plannedFor: draft.plannedFor,
    // Only the server knows the activity that it made.
    scheduleId: null,
  };
}

/**
 * Advice as it is after the decisions of this tab.
 * @param known what the server made of it, by id; older than a row, it no longer counts
 * @param pending decisions without an answer, oldest first
 */
export function withAdviceDecisions(
  rows: readonly AdviceRow[],
  known: ReadonlyMap<string, AdviceRow>,
  pending: readonly PendingAdviceDecision[],
): readonly AdviceRow[] {
  if (known.size === 0 && pending.length === 0) return rows;
  return rows.map((row) => {
    const answered = known.get(row.id);
    const newest = answered && answered.version > row.version ? answered : row;
    return pending.filter(({ adviceIds }) => adviceIds.includes(row.id)).reduce(decidedAdvice, newest);
  });
}

/** Whether an action can be taken on all of some advice. */
export function canDecide(action: AdviceAction, rows: readonly AdviceRow[]): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      (row) =>
        adviceStatusesFor[action].includes(row.status) &&
        // What is proposed and not put off is open already.
        (action !== 'reopen' || row.status !== 'proposed' || row.snoozedUntil !== null) &&
        (action !== 'assign' || ownerOf(row) !== undefined),
    )
  );
}

/** How many checks that decide were not made, of one piece of advice or of the most open one. */
export function openOf(rows: readonly Pick<AdviceRow, 'checks'>[]): number {
  return Math.max(0, ...rows.map(({ checks }) => openChecks(checks).length));
}

/** The decisions that a form asks for. */
export type AdviceForm = Extract<AdviceAction, 'accept' | 'reject' | 'snooze' | 'comment' | 'assign'>;

/** Why advice is rejected. */
export const rejections = ['equipmentRisk', 'facilityLimit', 'otherWork', 'wrongData', 'other'] as const;

/** What was typed. */
export interface AdviceEntry {
  /** Null while no one is chosen. */
  readonly assignee: Person | null;
  /** `YYYY-MM-DD`, of the step or of when the advice is seen again. */
  readonly day: string | null;
  /** Hour of that day at which a step is to be made, on the reader's clock. */
  readonly hour: number;
  readonly reason: AdviceRejection;
  readonly comment: string;
}

/** What keeps an entry from being a decision. */
export type AdviceFault =
  'noAssignee' | 'noDay' | 'pastDay' | 'afterAdvice' | 'noReason' | 'noComment' | 'tooLong';

/** What an entry is measured by beside itself. */
export interface EntryBounds {
  readonly clock: ReaderClock;
  /** When the first advice of it runs out, ISO 8601; null where none does. @default null */
  readonly expiresAt?: string | null;
  /** Whether other work stands in the way of the step. @default false */
  readonly inTheWay?: boolean;
  /** How many checks that decide were not made. @default 0 */
  readonly open?: number;
}

/** When the first of some advice runs out, ISO 8601; null where none does. */
export function firstExpiry(rows: readonly Pick<AdviceRow, 'expiresAt'>[]): string | null {
  return (
    rows.flatMap(({ expiresAt }) => expiresAt ?? []).sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
  );
}

/** Whether a decision is none without a comment: it says what another reason is, or why a step is made beside other work or with checks open. */
export function isCommentNeeded(form: AdviceForm, reason: AdviceRejection, inTheWay = false): boolean {
  return form === 'comment' || (form === 'reject' && reason === 'other') || (form === 'accept' && inTheWay);
}

/** What is wrong with the time of an entry, which is said before it is sent; null for nothing. */
export function timeFaultOf(
  form: AdviceForm,
  { day, hour }: Pick<AdviceEntry, 'day' | 'hour'>,
  { clock, expiresAt = null }: EntryBounds,
): AdviceFault | null {
  if (form !== 'accept' && form !== 'snooze') return null;
  if (day === null) return 'noDay';
  const moment = form === 'accept' ? hourOf(day, hour, clock) : morningOf(day, clock);
  if (moment === null) return 'pastDay';
  const isLate = form === 'accept' && expiresAt !== null && Date.parse(moment) > Date.parse(expiresAt);
  return isLate ? 'afterAdvice' : null;
}

/** What keeps an entry from being a decision; null for nothing. */
export function adviceFaultOf(form: AdviceForm, entry: AdviceEntry, bounds: EntryBounds): AdviceFault | null {
  const { assignee, reason, comment } = entry;
  const time = timeFaultOf(form, entry, bounds);
  if (time !== null) return time;
  if (form === 'assign' && assignee === null) return 'noAssignee';
  if (form === 'reject' && reason === null) return 'noReason';
  const isExplained = bounds.inTheWay === true || (bounds.open ?? 0) > 0;
  if (isCommentNeeded(form, reason, isExplained) && writtenComment(comment) === null) return 'noComment';
  return excessOf(comment) > 0 ? 'tooLong' : null;
}

/** The decision of an entry without a fault. */
export function adviceDraftOf(
  form: AdviceForm,
  { assignee, day, hour, reason, comment }: AdviceEntry,
  clock: ReaderClock,
): AdviceDraft {
  return plainAdviceDraft(form, {
    comment: writtenComment(comment),
    ...(form === 'accept' && { plannedFor: day && hourOf(day, hour, clock) }),
    ...(form === 'snooze' && { until: day && morningOf(day, clock) }),
    ...(form === 'reject' && { reason }),
    ...(form === 'assign' && { assignee }),
  });
}
