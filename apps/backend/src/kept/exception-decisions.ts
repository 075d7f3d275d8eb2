import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { DecidedState } from '../database/tables/kept.ts';
import { pageOf, readPage, type Page, type PageRequest } from '../queries/pages.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { findingTables, findWells } from '../queries/findings.ts';
import { readAllEvents, showEvents } from '../queries/well-exceptions.ts';
import { Refusal, type RefusalReason } from '../refusal.ts';
import { changeKept, type KeptOptions } from './changes.ts';

type Request = components['schemas']['DecideExceptionsRequest'];
type Result = components['schemas']['DecisionResult'];
type Person = components['schemas']['Person'];
type Event = Awaited<ReturnType<typeof readAllEvents>>[number];
type Tx = Transaction<Database>;

const auditKind = 'exceptionDecision';

/** What people decide about exceptions. */
export type ExceptionDecisions = ReturnType<typeof createExceptionDecisions>;

export function createExceptionDecisions(options: KeptOptions) {
  const { db, now, audit, changesOfUser } = options;

  /** Stores a decision on whole events, and what was there before. */
  async function store(tx: Tx, { userId }: Principal, request: Request, events: readonly Event[]) {
    const { id, action, assigneeId, until, feedback } = request;
    const comment = request.comment?.trim() ?? null;
    await tx
      .insertInto('exception_decision')
      .values({ id, at: now(), user_id: userId, action, assignee_id: assigneeId, until, feedback, comment })
      .execute();
    for (const event of events) {
      const isComment = action === 'comment';
      const version = isComment ? event.version : event.version + 1;
      const states = await readStates(tx, event.findingIds);
      await tx
        .insertInto('exception_decision_finding')
        .values(
          states.map(({ id: findingId, state }) => ({
            decision_id: id,
            finding_id: findingId,
            well_id: event.well.id,
            version,
            before: JSON.stringify(state),
          })),
        )
        .execute();
      if (isComment) continue;
      for (const { id: findingId, state } of states)
        await writeState(tx, findingId, { ...state, ...outcomeOf(request, state), ...by(userId) }, version);
    }
  }

  const by = (userId: string) => ({ decided_by: userId, decided_at: now().toISOString() });

  /** Notifies the user that an event was given to, unless it was by that user. */
  async function notify(tx: Tx, principal: Principal, { id, assigneeId }: Request, events: readonly Event[]) {
    if (assigneeId === null || assigneeId === principal.userId) return;
    const [first] = events;
    await tx
      .insertInto('notification')
      .values({
        id: notificationOf(id),
        kind: 'exception',
        severity: first!.severity,
        title: `Assigned to you: ${events.map(({ well }) => well.name).join(', ')}`.slice(0, maxTitle),
        body: `${principal.firstName} ${principal.lastName}`.trim() || principal.email,
        well_id: events.length === 1 ? first!.well.id : null,
        link: `/dashboard/exception-report?exception=${first!.id}`,
        created_at: now(),
        group_key: `assigned:${assigneeId}`,
        user_id: assigneeId,
      })
      .execute();
  }

  return {
    /** @throws Refusal 400, 404 and 409 as the contract says; 429 for too many changes. */
    async decide(principal: Principal, request: Request): Promise<Result> {
      assertFits(request, now());
      await changesOfUser.take(principal.userId);
      return changeKept(options, principal, auditKind, async (tx) => {
        // The same decision sent twice at once: the second waits, and finds it made.
        await sql`select pg_advisory_xact_lock(hashtextextended(${request.id}, 26))`.execute(tx);
        const made = await tx
          .selectFrom('exception_decision')
          .select('user_id as userId')
          .where('id', '=', request.id)
          .executeTakeFirst();
        if (made && made.userId !== principal.userId)
          throw new Refusal(409, `body/id names a decision that was made already: ${request.id}`);
        if (made) return { exceptions: await eventsOf(tx, await findingsOf(tx, request.id), now()) };
        await assertAssignee(tx, request.assigneeId);
        const events = await holdEvents(tx, request, now());
        await store(tx, principal, request, events);
        await notify(tx, principal, request, events);
        await record(principal, request.id, request.action, tx);
        return {
          exceptions: await eventsOf(
            tx,
            events.map(({ id }) => id),
            now(),
          ),
        };
      });
    },
    /** @throws Refusal 403, 404 and 409 as the contract says; 429 for too many changes. */
    async undo(principal: Principal, { id }: components['schemas']['UndoDecisionRequest']): Promise<Result> {
      await changesOfUser.take(principal.userId);
      return changeKept(options, principal, auditKind, async (tx) => {
        const decision = await tx
          .selectFrom('exception_decision')
          .select(['user_id as userId', 'action', 'undone_at as undoneAt'])
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!decision)
          throw new Refusal(404, `body/id names no decision: ${id}`, undefined, { code: 'decisionGone' });
        if (decision.userId !== principal.userId)
          throw new Refusal(403, 'body/id names a decision of another user', undefined, { code: 'notYours' });
        const findings = await findingsOf(tx, id);
        if (decision.undoneAt) return { exceptions: await eventsOf(tx, findings, now()) };
        if (decision.action !== 'comment') await restore(tx, id);
        await tx.updateTable('exception_decision').set({ undone_at: now() }).where('id', '=', id).execute();
        await tx.deleteFrom('notification').where('id', '=', notificationOf(id)).execute();
        await record(principal, id, 'undo', tx);
        return { exceptions: await eventsOf(tx, findings, now()) };
      });
    },
    /** Active accounts, by name. */
    listAssignees(page: PageRequest): Promise<Page<Person>> {
      const people = db
        .selectFrom('app_user as person')
        .select(['person.id', sql<string>`${nameOfUser('person')}`.as('name')])
        .where('person.active', '=', true)
        .orderBy(sql`lower(${nameOfUser('person')})`)
        .orderBy('person.id');
      return readPage(pageOf(people, page));
    },
  };

  function record({ userId, sid }: Principal, id: string, action: string, tx: Tx) {
    return audit({ kind: auditKind, outcome: 'ok', userId, sid, detail: { id, action } }, tx);
  }
}

/** Letters of a notification's title. */
const maxTitle = 200;
const notificationOf = (decisionId: string): string => `as-${decisionId}`;

/** Which part of a request an action needs; the others are not for it. */
const needed = { assign: 'assigneeId', judge: 'feedback', comment: 'comment' } as const;
/** What an action may have besides; snoozed without a moment is snoozed until the next well test. */
const optional = { snooze: 'until', dismiss: 'feedback' } as const;

/** @throws Refusal 400 for a decision that lacks what its action needs, or says what is not for it. */
function assertFits(request: Request, now: Date): void {
  const { action, exceptions, until } = request;
  const own = action in needed ? needed[action as keyof typeof needed] : undefined;
  if (own !== undefined && request[own] === null)
    throw new Refusal(400, `body/${own} must be given to ${action}`);
  const besides = action in optional ? optional[action as keyof typeof optional] : undefined;
  const foreign = (['assigneeId', 'until', 'feedback'] as const).filter(
    (part) => part !== own && part !== besides && request[part] !== null,
  );
  if (foreign.length > 0) throw new Refusal(400, `body/${foreign[0]!} is not for ${action}`);
  if (until !== null && new Date(until) <= now)
    throw new Refusal(400, 'body/until must be in the future', undefined, { code: 'untilPast' });
  const ids = exceptions.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new Refusal(400, 'body/exceptions must name each exception once');
}

async function assertAssignee(tx: Tx, assigneeId: string | null): Promise<void> {
  if (assigneeId === null) return;
  const found = await tx
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', assigneeId)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  if (!found)
    throw new Refusal(404, `body/assigneeId names nobody: ${assigneeId}`, undefined, {
      code: 'assigneeGone',
    });
}

/**
 * The events that a request names, their findings held until the transaction ends.
 * @throws Refusal 404 for one that is gone, 409 for one that was decided on since.
 */
async function holdEvents(tx: Tx, { exceptions, action }: Request, now: Date): Promise<Event[]> {
  const wells = await findWells(
    tx,
    exceptions.map(({ id }) => id),
  );
  const wellIds = [...new Set(wells.values())];
  const ids = exceptions.map(({ id }) => id);
  const missing = (await readAllEvents(tx, wellIds, now)).filter(
    ({ kind, id }) => kind === 'noData' && ids.includes(id),
  );
  await keepMissingReports(tx, missing);
  for (const table of findingTables)
    await tx
      .selectFrom(table)
      .select('id')
      .where('well_id', '=', anyOf(wellIds))
      .orderBy('id')
      .forUpdate()
      .execute();
  const events = await readAllEvents(tx, wellIds, now);
  const held = exceptions.map(({ id, version }, i) => {
    const event = events.find(({ findingIds }) => findingIds.includes(id));
    if (!event)
      throw new Refusal(
        404,
        `body/exceptions/${i} is no exception any more: ${id}. A new computation has removed it.`,
        undefined,
        { code: 'exceptionGone' },
      );
    if (action !== 'comment' && event.version !== version)
      throw decidedSince(`body/exceptions/${i}`, version, event);
    return event;
  });
  return [...new Set(held)];
}

/** Gives missing reports a row each, which holds what is decided on them. */
async function keepMissingReports(tx: Tx, missing: readonly Event[]): Promise<void> {
  if (missing.length === 0) return;
  await tx
    .insertInto('no_data_exception')
    .values(
      missing.map(({ id, well, since }) => ({
        id,
        well_id: well.id,
        day: since,
        assignee_id: null,
        snoozed_until: null,
        feedback: null,
        decided_by: null,
        decided_at: null,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** That another decision came first: who made it and when, as far as that is known. */
function decidedReason(well: string | null, by: string | null, at: string | null): RefusalReason {
  return {
    code: 'decidedSince',
    values: { ...(well !== null && { well }), ...(by !== null && { by }), ...(at !== null && { at }) },
  };
}

function decidedSince(
  place: string,
  version: number,
  { well, version: newest, decidedBy, decidedAt }: Event,
) {
  const who = decidedBy ?? 'Somebody';
  return new Refusal(
    409,
    `${place} is version ${version} of an exception of ${well.name}, but ${who} decided on it at ${decidedAt ?? 'a later time'}: it is version ${newest} now`,
    undefined,
    decidedReason(well.name, decidedBy, decidedAt),
  );
}

/** The events that some findings belong to, in the contract's shape. */
async function eventsOf(db: Kysely<Database>, findingIds: readonly string[], now: Date) {
  const wells = await findWells(db, findingIds);
  const events = await readAllEvents(db, [...new Set(wells.values())], now);
  const wanted = events.filter((event) => event.findingIds.some((id) => findingIds.includes(id)));
  return showEvents(db, wanted);
}

async function findingsOf(tx: Tx, decisionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('exception_decision_finding')
    .select('finding_id as id')
    .where('decision_id', '=', decisionId)
    .execute();
  return rows.map(({ id }) => id);
}

const stateColumns = [
  'status',
  'assignee_id',
  'snoozed_until',
  'feedback',
  'decided_by',
  'decided_at',
] as const;

/** What can be decided of findings, as it is stored. */
async function readStates(tx: Tx, ids: readonly string[]) {
  const found = await Promise.all(
    findingTables.map((table) =>
      tx
        .selectFrom(table)
        .select(['id', ...stateColumns])
        .where('id', '=', anyOf(ids))
        .execute(),
    ),
  );
  return found.flat().map(({ id, snoozed_until: snoozed, decided_at: decided, ...state }) => ({
    id,
    state: {
      ...state,
      snoozed_until: snoozed?.toISOString() ?? null,
      decided_at: decided?.toISOString() ?? null,
    } satisfies DecidedState,
  }));
}

async function writeState(tx: Tx, id: string, state: DecidedState, version: number): Promise<void> {
  for (const table of findingTables)
    await tx
      .updateTable(table)
      .set({ ...state, version })
      .where('id', '=', id)
      .execute();
}

/** What a decision makes of a finding. */
function outcomeOf(
  { action, assigneeId, until, feedback }: Request,
  before: DecidedState,
): Partial<DecidedState> {
  const awake = { snoozed_until: null };
  switch (action) {
    case 'acknowledge':
      return { ...awake, status: 'acknowledged' };
    case 'assign':
      return { ...awake, status: 'assigned', assignee_id: assigneeId };
    case 'snooze':
      return { status: 'snoozed', snoozed_until: until };
    case 'dismiss':
      return { ...awake, status: 'dismissed', feedback: feedback ?? before.feedback };
    case 'reopen':
      return { ...awake, status: before.assignee_id === null ? 'new' : 'assigned', feedback: null };
    case 'judge':
      return { feedback };
    case 'comment':
      return {};
  }
}

/**
 * Gives the findings of a decision what they had before it.
 * @throws Refusal 409 when another user has decided on one since.
 */
async function restore(tx: Tx, decisionId: string): Promise<void> {
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
          decidedReason(null, stored.by, stored.at?.toISOString() ?? null),
        );
      await writeState(tx, id, before, version + 1);
    }
  }
}
