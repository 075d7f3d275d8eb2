import { applyDecision } from '@cnx/api/decisions';
import { sql, type Transaction } from 'kysely';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { DecidedState } from '../database/tables/kept.ts';
import { findingTables } from '../queries/findings.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal, type RefusalCode, type RefusalReason } from '../refusal.ts';
import type { ExceptionAction, ExceptionFeedback } from '../vocabulary.ts';

type Tx = Transaction<Database>;

/** A decision, whatever it is on. */
export interface Decision {
  readonly id: string;
  readonly action: ExceptionAction;
  readonly assigneeId: string | null;
  readonly until: string | null;
  readonly feedback: ExceptionFeedback | null;
  /** The entry of the log that explains a change. */
  readonly eventId: string | null;
  /** The cause of the catalog that explains a change: the decision writes it into the log. */
  readonly causeCode: string | null;
  readonly comment: string | null;
}

const stateColumns = [
  'status',
  'assignee_id',
  'snoozed_until',
  'feedback',
  'decided_by',
  'decided_at',
] as const;

type FindingTable = (typeof findingTables)[number];

/** What can be decided of findings, as it is stored, and where. */
export async function readStates(tx: Tx, ids: readonly string[]) {
  const found = findingTables.map((table) =>
    tx
      .selectFrom(table)
      .select(['id', 'version', ...stateColumns])
      .select([
        sql<string | null>`${table === 'change_point' ? sql.ref('explained_by') : sql`null`}`.as(
          'explained_by',
        ),
        sql<FindingTable>`${table}`.as('table'),
      ])
      .where('id', '=', anyOf(ids)),
  );
  const rows = await found.reduce((all, some) => all.unionAll(some)).execute();
  return rows.map(({ id, version, table, snoozed_until: snoozed, decided_at: decided, ...state }) => ({
    id,
    version,
    table,
    state: {
      ...state,
      snoozed_until: snoozed?.toISOString() ?? null,
      decided_at: decided?.toISOString() ?? null,
    } satisfies DecidedState,
  }));
}

/** A finding with what is decided of it. */
export type FoundState = Awaited<ReturnType<typeof readStates>>[number];

/** Stores what was decided of a finding. An entry of the log that has gone since explains nothing. */
export async function writeState(
  tx: Tx,
  { id, table }: { readonly id: string; readonly table: FindingTable },
  { explained_by: event = null, ...state }: DecidedState,
  version: number,
): Promise<void> {
  await tx
    .updateTable(table)
    .set({ ...state, version })
    .where('id', '=', id)
    .execute();
  if (table !== 'change_point') return;
  await tx
    .updateTable(table)
    .set({ explained_by: sql`(select id from well_event where id = ${event})` })
    .where('id', '=', id)
    .execute();
}

/** What a decision makes of a finding. Every state but that of an explanation takes the named entry of the log away. */
export function outcomeOf(
  { action, assigneeId, until, feedback, eventId }: Decision,
  before: DecidedState,
): Partial<DecidedState> {
  const { owner, snoozedUntil, ...outcome } = applyDecision(
    { owner: before.assignee_id, feedback: before.feedback },
    { action, assignee: assigneeId, until: until === null ? null : new Date(until).toISOString(), feedback },
  );
  return {
    ...outcome,
    ...(owner !== undefined && { assignee_id: owner }),
    ...(snoozedUntil !== undefined && { snoozed_until: snoozedUntil }),
    ...(outcome.status !== undefined && { explained_by: action === 'explain' ? eventId : null }),
  };
}

/**
 * Gives the findings of a decision what they had before it.
 * @throws Refusal 409 when another user has decided on one since.
 */
export async function restore(tx: Tx, decisionId: string): Promise<void> {
  const findings = await tx
    .selectFrom('exception_decision_finding')
    .select(['finding_id as id', 'version', 'before'])
    .where('decision_id', '=', decisionId)
    .orderBy('finding_id')
    .execute();
  for (const { id, version, before } of findings) {
    for (const table of findingTables) {
      const stored = await tx
        .selectFrom(table)
        .leftJoin('app_user as decider', 'decider.id', `${table}.decided_by`)
        .select([`${table}.version`, `${table}.decided_at as at`, nameOfUser('decider').as('by')])
        .where(`${table}.id`, '=', id)
        .forUpdate(table)
        .executeTakeFirst();
      if (!stored) continue;
      if (stored.version !== version)
        throw new Refusal(
          409,
          `${stored.by ?? 'Somebody'} decided on ${id} at ${stored.at?.toISOString() ?? 'a later time'}, after the decision that body/id names`,
          undefined,
          decidedReason('decidedSince', null, stored.by, stored.at?.toISOString() ?? null),
        );
      await writeState(tx, { id, table }, before, version + 1);
    }
  }
}

/** What was decided on, as refusals name it. */
interface DecidedOn {
  /** The name of where it is. */
  readonly place: string;
  readonly version: number;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
}

/**
 * A decision that comes after another one.
 * @param name Where the request names it.
 * @param what How messages name what it is on.
 * @param code Of the refusal. @default that of a decision
 */
export function decidedSince(
  name: string,
  what: string,
  version: number,
  { place, version: newest, decidedBy, decidedAt }: DecidedOn,
  code: RefusalCode = 'decidedSince',
): Refusal {
  const who = decidedBy ?? 'Somebody';
  return new Refusal(
    409,
    `${name} is version ${version} of ${what} of ${place}, but ${who} decided on it at ${decidedAt ?? 'a later time'}: it is version ${newest} now`,
    undefined,
    decidedReason(code, place, decidedBy, decidedAt),
  );
}

/** That another decision came first: who made it and when, as far as that is known. */
function decidedReason(
  code: RefusalCode,
  well: string | null,
  by: string | null,
  at: string | null,
): RefusalReason {
  return {
    code,
    values: { ...(well !== null && { well }), ...(by !== null && { by }), ...(at !== null && { at }) },
  };
}
