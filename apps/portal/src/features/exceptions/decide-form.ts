// What a form asks before a decision, and what is wrong with what was typed.
import type { Person, WellException } from '@cnx/api';
import {
  maxCommentLength,
  morningOf,
  plainDecision,
  writtenComment,
  type DecisionDraft,
} from './decision.ts';

/** The decisions that a form asks for. */
export type DecideForm = 'assign' | 'snooze' | 'dismiss' | 'comment';

/** What was typed. */
export interface DecideEntry {
  readonly assignee: Person | null;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  /** Whether the event is seen again after the next well test, instead of on a day. @default false */
  readonly untilTest?: boolean;
  readonly comment: string;
}

/** What keeps an entry from being a decision. */
export type EntryFault = 'noAssignee' | 'noDay' | 'noComment' | 'tooLong';

/** By how many characters a comment is too long; 0 for one that fits. */
export function excessOf(comment: string): number {
  return Math.max(0, (writtenComment(comment)?.length ?? 0) - maxCommentLength);
}

/** What keeps an entry from being a decision; null for nothing. */
export function faultOf(
  form: DecideForm,
  { assignee, day, untilTest, comment }: DecideEntry,
  now: Date,
): EntryFault | null {
  if (form === 'assign' && assignee === null) return 'noAssignee';
  if (form === 'snooze' && !untilTest && (day === null || morningOf(day, now) === null)) return 'noDay';
  if (form === 'comment' && writtenComment(comment) === null) return 'noComment';
  return excessOf(comment) > 0 ? 'tooLong' : null;
}

/** The decision of an entry without a fault. */
export function draftOf(
  form: DecideForm,
  { assignee, day, untilTest, comment }: DecideEntry,
  now: Date,
): DecisionDraft {
  const given = { comment: writtenComment(comment) };
  switch (form) {
    case 'assign':
      return plainDecision('assign', { ...given, assignee });
    case 'snooze':
      return plainDecision('snooze', {
        ...given,
        until: untilTest || day === null ? null : morningOf(day, now),
      });
    case 'dismiss':
      return plainDecision('dismiss', { ...given, feedback: 'measurementError' });
    case 'comment':
      return plainDecision('comment', given);
  }
}

/** The name under which a half-written comment on events is kept. */
export function draftName(rows: readonly Pick<WellException, 'id'>[]): string {
  const ids = rows.map(({ id }) => id).sort();
  return `exceptions.comment.${ids.length > 3 ? 'several' : ids.join('+')}`;
}

/** The people to choose from: the user first. */
export function peopleFor(people: readonly Person[], me: Person | null): readonly Person[] {
  return me ? [me, ...people.filter(({ id }) => id !== me.id)] : people;
}
