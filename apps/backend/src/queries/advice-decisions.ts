import { adviceStatusAfter } from '@cnx/api/decisions';
import type { components } from '@cnx/api/schema';
import type { Expression, Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/schema.ts';
import type { AdviceAction, AdviceRejection } from '../vocabulary.ts';
import { nameOfUser } from './user-name.ts';

type AdviceDecision = components['schemas']['AdviceDecision'];
type FrequencyChange = components['schemas']['FrequencyChange'];

/** A decision on advice as JSON of the database has it. */
export interface AdviceDecisionRow {
  readonly id: string;
  readonly at: string;
  readonly by: string | null;
  readonly byId: string | null;
  readonly action: AdviceAction;
  /** Whom it gave the advice to. */
  readonly assignee: string | null;
  readonly assigneeId: string | null;
  readonly reason: AdviceRejection | null;
  readonly until: string | null;
  readonly plannedFor: string | null;
  readonly comment: string | null;
  readonly undone: boolean;
  /** Which figures of the advice it was made on. */
  readonly figures: number;
  /** The work that it planned. */
  readonly entryId: string | null;
}

/** What people decided on advice, newest first, as a column. @param id of the advice, as an expression */
export const decisionsOn = (db: Kysely<Database>, id: Expression<string>) =>
  jsonArrayFrom(
    db
      .selectFrom('advice_decision as decision')
      .leftJoin('app_user as decider', 'decider.id', 'decision.user_id')
      .leftJoin('app_user as assignee', 'assignee.id', 'decision.assignee_id')
      .select(({ eb }) => [
        'decision.id',
        'decision.at',
        nameOfUser('decider').as('by'),
        'decider.id as byId',
        'decision.action',
        nameOfUser('assignee').as('assignee'),
        'assignee.id as assigneeId',
        'decision.reason',
        'decision.until',
        'decision.planned_for as plannedFor',
        'decision.comment',
        'decision.figures',
        'decision.entry_id as entryId',
        eb('decision.undone_at', 'is not', null).$castTo<boolean>().as('undone'),
      ])
      .where('decision.change_id', '=', id)
      .orderBy('decision.number', 'desc'),
  );

/** What decisions leave of a change. */
type DecidedParts = Pick<
  FrequencyChange,
  'decidedBy' | 'snoozedUntil' | 'plannedFor' | 'scheduleId' | 'owner' | 'version' | 'decisions'
>;

/**
 * What decisions leave of a change beside its status.
 * @param rows newest first
 */
export function decidedParts(
  {
    status,
    decidedBy,
    figures,
  }: Pick<FrequencyChange, 'status' | 'decidedBy'> & {
    /** How often the figures became others. */
    figures: number;
  },
  rows: readonly AdviceDecisionRow[],
  now: Date,
): DecidedParts {
  const decisions = rows.map(asDecision);
  const made = decisions.filter(({ action }) => action !== 'comment');
  const last = made.find(({ action, undone }) => !undone && adviceStatusAfter(action) !== null);
  const isPutOff = status === 'proposed' && last?.action === 'snooze';
  const isPlanned = status === 'accepted' && last?.action === 'accept';
  return {
    decidedBy: last === undefined ? decidedBy : last.action === 'reopen' ? null : last.by,
    snoozedUntil: isPutOff && new Date(last.until!) > now ? last.until : null,
    plannedFor: isPlanned ? last.plannedFor : null,
    scheduleId: isPlanned ? (rows.find(({ id }) => id === last.id)?.entryId ?? null) : null,
    owner: ownerOf(rows),
    // New figures count, and a decision does, once more when it is taken back.
    version: figures + made.length + made.filter(({ undone }) => undone).length,
    decisions,
  };
}

/** Whom the newest assignment that stands gave advice to; null for no user. @param rows newest first */
function ownerOf(rows: readonly AdviceDecisionRow[]): FrequencyChange['owner'] {
  const given = rows.find(({ action, undone }) => action === 'assign' && !undone);
  return given?.assigneeId == null || given.assignee === null
    ? null
    : { id: given.assigneeId, name: given.assignee };
}

function asDecision({
  at,
  until,
  plannedFor,
  figures: _,
  entryId: _entry,
  assigneeId: _assignee,
  ...row
}: AdviceDecisionRow): AdviceDecision {
  return {
    ...row,
    at: momentOf(at),
    until: until && momentOf(until),
    plannedFor: plannedFor && momentOf(plannedFor),
  };
}

const momentOf = (at: string) => new Date(at).toISOString();
