// What a decision makes of an event or a change, as the page shows it before the server has answered.
import type {
  ChangePoint,
  EventStatus,
  ExceptionAction,
  ExceptionFeedback,
  Person,
  WellEvent,
  WellException,
} from '@cnx/api';
import { applyDecision, openStatuses } from '@cnx/api/decisions';

/** What can be decided on: an event of the exception report, or a change by itself. */
export type Decidable = WellException | ChangePoint;

/** Whether it is a change by itself. */
export function isChange(row: Decidable): row is ChangePoint {
  return 'changeDate' in row;
}

/** A decision as a user makes it. */
export interface DecisionDraft {
  readonly action: ExceptionAction;
  /** Who is to look into it; only to assign. */
  readonly assignee: Person | null;
  /** When it is to be seen again, ISO 8601; only to snooze. Null is after the next well test. */
  readonly until: string | null;
  readonly feedback: ExceptionFeedback;
  /** The entry of the log that explains a change; only to explain. Null where the comment does. */
  readonly event: WellEvent | null;
  /** The cause that explains a change where no entry of the log does: the server writes one. Only to explain. */
  readonly causeCode: string | null;
  readonly comment: string | null;
}

/** What was decided, as a log has it. */
interface Logged {
  readonly id: string;
  readonly byId: string | null;
  readonly undone: boolean;
}

/**
 * What a user can take back of a log, newest first: the newest entry that stands, if it is theirs.
 * @param me null while it is not known who reads: then nothing
 */
export function ownNewest<Entry extends Logged>(log: readonly Entry[], me: Person | null): Entry | undefined {
  const newest = log.find(({ undone }) => !undone);
  return me !== null && newest?.byId === me.id ? newest : undefined;
}

/** A decision without what only some have. */
export const plainDecision = (
  action: ExceptionAction,
  given: Partial<Omit<DecisionDraft, 'action'>> = {},
): DecisionDraft => ({
  action,
  assignee: null,
  until: null,
  feedback: null,
  event: null,
  causeCode: null,
  comment: null,
  ...given,
});

/** Most characters of a comment, as the contract has it. */
export const maxCommentLength = 2_000;

/** A comment as the contract takes it: line feeds are its only control characters, and a blank one is none. */
export function writtenComment(text: string): string | null {
  const written = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim();
  return written === '' ? null : written;
}

/** Who decides, and when. */
export interface Decider {
  readonly name: string | null;
  readonly now: Date;
}

/** An event as a decision leaves it. Its version stays: only the server counts. */
export function decidedException(row: WellException, draft: DecisionDraft, by: Decider): WellException {
  const comments = row.comments + (draft.comment === null ? 0 : 1);
  if (draft.action === 'comment') return { ...row, comments };
  const outcome = applyDecision(row, draft);
  return {
    ...row,
    ...outcome,
    ...(outcome.status !== undefined && {
      isOpen: openStatuses.includes(outcome.status) && row.endedOn === null,
    }),
    ...(draft.action === 'explain' && { causeEvent: draft.event }),
    comments,
    decidedBy: by.name,
    decidedAt: by.now.toISOString(),
  };
}

/** A change by itself has no owner, and no verdict of its own. */
const undecided = { owner: null, feedback: null };

const statusesOfChanges = [
  'new',
  'acknowledged',
  'assigned',
  'snoozed',
  'explained',
  'accepted',
  'dismissed',
] as const;
const isOfChange = (status: EventStatus | undefined): status is ChangePoint['status'] =>
  statusesOfChanges.some((one) => one === status);

/** A change as a decision leaves it. Its version stays: only the server counts. */
export function decidedChange(row: ChangePoint, draft: DecisionDraft): ChangePoint {
  const { event, comment } = draft;
  const { status } = applyDecision(undecided, draft);
  const decided = {
    ...row,
    ...(comment !== null && { comment }),
    ...(isOfChange(status) && { status }),
  };
  if (draft.action !== 'explain') return decided;
  const isOther = ({ id }: WellEvent) => id !== event?.id;
  return {
    ...decided,
    linkedEvents: [...(event ? [event] : []), ...row.linkedEvents.filter(isOther)],
    nearbyEvents: row.nearbyEvents.filter(isOther),
  };
}

/** A decision that the server has not answered yet. */
export interface PendingDecision {
  readonly id: string;
  /** The events that it is on. */
  readonly exceptionIds: readonly string[];
  /** The changes that it is on, by themselves. */
  readonly changeIds: readonly string[];
  readonly draft: DecisionDraft;
  readonly by: Decider;
}

/**
 * Events as they are after the decisions of this tab.
 * @param known what the server made of them, by id; older than a row, it no longer counts
 * @param pending decisions without an answer, oldest first
 */
export function withDecisions(
  rows: readonly WellException[],
  known: ReadonlyMap<string, WellException>,
  pending: readonly PendingDecision[],
): readonly WellException[] {
  if (known.size === 0 && pending.length === 0) return rows;
  return rows.map((row) => {
    const answered = known.get(row.id);
    const newest = answered && answered.version > row.version ? answered : row;
    return pending
      .filter(({ exceptionIds }) => exceptionIds.includes(row.id))
      .reduce((decided, { draft, by }) => decidedException(decided, draft, by), newest);
  });
}

/** As {@link withDecisions}, of changes. */
export function withChangeDecisions(
  rows: readonly ChangePoint[],
  known: ReadonlyMap<string, ChangePoint>,
  pending: readonly PendingDecision[],
): readonly ChangePoint[] {
  if (known.size === 0 && pending.length === 0) return rows;
  return rows.map((row) => {
    const answered = known.get(row.id);
    const newest = answered && answered.version > row.version ? answered : row;
    return pending
      .filter(({ changeIds }) => changeIds.includes(row.id))
      .reduce((decided, { draft }) => decidedChange(decided, draft), newest);
  });
}
