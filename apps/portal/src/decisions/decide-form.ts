// What a form asks before a decision, and what is wrong with what was typed.
import type { ExceptionFeedback, Person, WellEvent } from '@cnx/api';
import { morningOf, type ReaderClock } from '../insight/zoned-time.ts';
import { maxCommentLength, plainDecision, writtenComment, type DecisionDraft } from './decision.ts';

/** The decisions that a form asks for. */
export type DecideForm = 'assign' | 'snooze' | 'dismiss' | 'comment' | 'explain' | 'reject';

/** Why a change is dismissed. */
export const rejectReasons = ['falseAlarm', 'measurementError', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** What was typed. */
export interface DecideEntry {
  readonly assignee: Person | null;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  /** Whether the event is seen again after the next well test, instead of on a day. @default false */
  readonly untilTest?: boolean;
  /** The entry of the log that explains a change; null for none of them. @default nothing chosen */
  readonly event?: WellEvent | null | undefined;
  /** The cause that explains a change where no entry of the log does; null for none. @default nothing chosen */
  readonly causeCode?: string | null | undefined;
  /** Why a change is dismissed. @default null */
  readonly reason?: RejectReason | null | undefined;
  readonly comment: string;
}

/** What keeps an entry from being a decision. */
export type EntryFault = 'noAssignee' | 'noDay' | 'noExplanation' | 'noReason' | 'noComment' | 'tooLong';

/** By how many characters a comment is too long; 0 for one that fits. */
export function excessOf(comment: string): number {
  return Math.max(0, (writtenComment(comment)?.length ?? 0) - maxCommentLength);
}

/** Whether a decision is none without a comment: another reason is one that is written, and so is what neither an entry of the log nor a cause explains. */
export function isCommentNeeded(
  form: DecideForm,
  { reason, event, causeCode }: Pick<DecideEntry, 'reason' | 'event' | 'causeCode'>,
): boolean {
  if (form === 'explain') return !event && !causeCode;
  return form === 'comment' || (form === 'reject' && reason === 'other');
}

/** What keeps an entry from being a decision; null for nothing. */
export function faultOf(
  form: DecideForm,
  { assignee, day, untilTest, event, causeCode, reason, comment }: DecideEntry,
  clock: ReaderClock,
): EntryFault | null {
  if (form === 'assign' && assignee === null) return 'noAssignee';
  if (form === 'snooze' && !untilTest && (day === null || morningOf(day, clock) === null)) return 'noDay';
  if (form === 'reject' && !reason) return 'noReason';
  if (isCommentNeeded(form, { reason, event, causeCode }) && writtenComment(comment) === null)
    return form === 'explain' ? 'noExplanation' : 'noComment';
  return excessOf(comment) > 0 ? 'tooLong' : null;
}

/** The decision of an entry without a fault. */
export function draftOf(
  form: DecideForm,
  { assignee, day, untilTest, event = null, causeCode = null, reason, comment }: DecideEntry,
  clock: ReaderClock,
): DecisionDraft {
  const given = { comment: writtenComment(comment) };
  switch (form) {
    case 'assign':
      return plainDecision('assign', { ...given, assignee });
    case 'snooze':
      return plainDecision('snooze', {
        ...given,
        until: untilTest || day === null ? null : morningOf(day, clock),
      });
    case 'dismiss':
      return plainDecision('dismiss', { ...given, feedback: 'measurementError' });
    case 'explain':
      return plainDecision('explain', { ...given, event, causeCode: event === null ? causeCode : null });
    case 'reject':
      return plainDecision('dismiss', { ...given, feedback: feedbackOf(reason) });
    case 'comment':
      return plainDecision('comment', given);
  }
}

function feedbackOf(reason: RejectReason | null | undefined): ExceptionFeedback {
  return reason === 'other' || reason == null ? null : reason;
}

/** The name under which a half-written comment on events is kept. */
export function draftName(rows: readonly { readonly id: string }[]): string {
  const ids = rows.map(({ id }) => id).sort();
  return `exceptions.comment.${ids.length > 3 ? 'several' : ids.join('+')}`;
}

/** The people to choose from: the user first. */
export function peopleFor(people: readonly Person[], me: Person | null): readonly Person[] {
  return me ? [me, ...people.filter(({ id }) => id !== me.id)] : people;
}
