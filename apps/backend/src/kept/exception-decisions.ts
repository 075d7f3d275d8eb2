import type { components } from '@cnx/api/schema';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import type { DecidedState } from '../database/tables/kept.ts';
import { readChangePoints } from '../queries/change-points.ts';
import type { Page, PageRequest } from '../queries/pages.ts';
import { findWells } from '../queries/findings.ts';
import { readAllEvents, showEvents, type FoundEvent } from '../queries/well-exceptions.ts';
import { Refusal } from '../refusal.ts';
import { listAssignees, maxNames, notifyAssignee, readAssignee, withdrawNotification } from './assignees.ts';
import { acceptLevels, assertExplains, explainByLog, holdChanges, settleLevels } from './change-verdicts.ts';
import { changeKept, nameOfPrincipal, type KeptOptions } from './changes.ts';
import {
  outcomeOf,
  readStates,
  restore,
  writeState,
  type Decision,
  type FoundState,
} from './decided-findings.ts';
import { decided, holdEvents, type Held, type Target } from './held-events.ts';
import { markAdvice } from './answered-losses.ts';
import { assertFits } from './decision-parts.ts';
import { assertChoosable, logCause, takeCause, takeCausesOf } from './logged-causes.ts';

type Request = components['schemas']['DecideExceptionsRequest'];
type ChangesRequest = components['schemas']['DecideChangesRequest'];
type Result = components['schemas']['DecisionResult'];
type Person = components['schemas']['Person'];
type Tx = Transaction<Database>;

const auditKind = 'exceptionDecision';

/** What a stored decision left. */
interface Stored {
  /** What is decided of each finding, by its id. */
  readonly outcomes: ReadonlyMap<string, Partial<DecidedState>>;
  /** Whether insights have to be computed again. */
  readonly isDue: boolean;
  /** Whether advice has to be: it waits for an answer to a loss, or counts it. */
  readonly isAdviceDue: boolean;
}

/** What decisions are made with. */
export interface DecisionOptions extends KeptOptions {
  /** Called when insights of wells do not follow from what is stored any more. @default nothing: the next maintenance finds them */
  readonly onDue?: () => void;
}

/** What people decide about exceptions. */
export type ExceptionDecisions = ReturnType<typeof createExceptionDecisions>;

export function createExceptionDecisions(options: DecisionOptions) {
  const { db, now, audit, changesOfUser, onDue } = options;

  /** Stores a decision, and what was there before. */
  async function store(
    tx: Tx,
    { userId }: Principal,
    decision: Decision,
    targets: readonly Target[],
  ): Promise<Stored> {
    const { id, action, assigneeId, until, feedback, eventId, causeCode } = decision;
    const comment = decision.comment?.trim() ?? null;
    const findingIds = targets.flatMap((target) => target.findingIds);
    if (eventId !== null) await assertExplains(tx, eventId, findingIds);
    if (causeCode !== null) await assertChoosable(tx, causeCode);
    await tx
      .insertInto('exception_decision')
      .values({
        id,
        at: now(),
        user_id: userId,
        action,
        assignee_id: assigneeId,
        until,
        feedback,
        comment,
        event_id: eventId,
        cause_code: causeCode,
      })
      .execute();
    const isAnew = action === 'reopen' || action === 'explain' || action === 'dismiss';
    const taken = isAnew && (await takeCausesOf(tx, findingIds));
    const logged = causeCode === null ? null : await logCause(tx, { ...decision, causeCode }, findingIds);
    const isComment = action === 'comment';
    const versions = new Map(
      targets.flatMap(({ findingIds: ids, version }) =>
        ids.map((findingId) => [findingId, isComment ? version : version + 1] as const),
      ),
    );
    const wells = await findWells(tx, findingIds);
    const states = withShown(await readStates(tx, findingIds), targets);
    await tx
      .insertInto('exception_decision_finding')
      .values(
        states.map(({ id: findingId, state }) => ({
          decision_id: id,
          finding_id: findingId,
          well_id: wells.get(findingId)!,
          version: versions.get(findingId)!,
          before: JSON.stringify(state),
        })),
      )
      .execute();
    const outcomes = new Map<string, Partial<DecidedState>>();
    if (!isComment)
      for (const { state, ...finding } of states) {
        const outcome = {
          ...outcomeOf(decision, state),
          ...by(userId),
          ...(logged && { explained_by: logged.get(finding.id) ?? null }),
        };
        await writeState(tx, finding, { ...state, ...outcome }, versions.get(finding.id)!);
        outcomes.set(finding.id, outcome);
      }
    if (action === 'reopen') await explainByLog(tx, findingIds);
    if (action === 'accept') await acceptLevels(tx, decision, findingIds);
    const isSettled = await settleLevels(tx, findingIds);
    const isDue = isSettled || taken || action === 'accept' || logged !== null;
    const isAnswer = isAnew || feedback !== null;
    return { outcomes, isDue, isAdviceDue: isAnswer && (await markAdvice(tx, [...wells.values()])) };
  }

  const by = (userId: string) => ({ decided_by: userId, decided_at: now().toISOString() });

  /** Notifies the user that events were given to. */
  function notify(tx: Tx, principal: Principal, { id, assigneeId }: Decision, events: readonly Target[]) {
    const [first] = events;
    return notifyAssignee(tx, principal, {
      ...{ decisionId: id, assigneeId, at: now(), kind: 'exception', severity: first!.severity },
      places: placeNames(events),
      wellId: events.length === 1 ? first!.well.id : null,
      link: `/dashboard/exception-report?exception=${first!.id}`,
    });
  }

  return {
    /** @throws Refusal 400, 404 and 409 as the contract says; 429 for too many changes. */
    decide(principal: Principal, request: Request): Promise<Result> {
      const { exceptions, ...given } = request;
      const decision = { ...given, eventId: given.eventId ?? null, causeCode: given.causeCode ?? null };
      assertFits('exceptions', exceptions, decision, now());
      return make(principal, decision, exceptions, (tx) => holdEvents(tx, request, now()));
    },
    /** As `decide`, on changes by themselves. */
    decideChanges(principal: Principal, request: ChangesRequest): Promise<Result> {
      const { changes, ...given } = request;
      const decision = { ...given, assigneeId: null, until: null, causeCode: given.causeCode ?? null };
      assertFits('changes', changes, decision, now());
      return make(principal, decision, changes, async (tx) => ({ targets: await holdChanges(tx, request) }));
    },
    /** @throws Refusal 403, 404 and 409 as the contract says; 429 for too many changes. */
    async undo(principal: Principal, { id }: components['schemas']['UndoDecisionRequest']): Promise<Result> {
      await changesOfUser.take(principal.userId);
      const { result, isDue } = await changeKept(options, principal, auditKind, async (tx) => {
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
        if (decision.undoneAt) return { result: await resultOf(tx, findings, now()), isDue: false };
        if (decision.action !== 'comment') await restore(tx, id);
        await tx.updateTable('exception_decision').set({ undone_at: now() }).where('id', '=', id).execute();
        await withdrawNotification(tx, id);
        const due = await settleLevels(tx, findings);
        const taken = await takeCause(tx, id);
        const wells = [...(await findWells(tx, findings)).values()];
        const isAdviceDue = decision.action !== 'comment' && (await markAdvice(tx, wells));
        await record(principal, { id, action: 'undo' }, tx);
        return { result: await resultOf(tx, findings, now()), isDue: due || taken || isAdviceDue };
      });
      if (isDue) onDue?.();
      return result;
    },
    /** Active accounts, by name. */
    listAssignees: (page: PageRequest): Promise<Page<Person>> => listAssignees(db, page),
  };

  /** Makes a decision on what `hold` holds, or finds it made. @param on what the caller names, by their ids */
  async function make(
    principal: Principal,
    decision: Decision,
    on: readonly { readonly id: string }[],
    hold: (tx: Tx) => Promise<Held>,
  ): Promise<Result> {
    const { id, action, assigneeId, causeCode } = decision;
    const ids = on.map((one) => one.id);
    await changesOfUser.take(principal.userId);
    const { result, isDue } = await changeKept(options, principal, auditKind, async (tx) => {
      // The same decision sent twice at once: the second waits, and finds it made.
      await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 26))`.execute(tx);
      const made = await tx
        .selectFrom('exception_decision')
        .select(['user_id as userId', ...decisionColumns])
        .where('id', '=', id)
        .executeTakeFirst();
      if (made) {
        const findings = await findingsOf(tx, id);
        const isSame = isSameDecision(made, decision) && ids.every((one) => findings.includes(one));
        if (made.userId !== principal.userId || !isSame)
          throw new Refusal(409, `body/id names a decision that was made already: ${id}`);
        return { result: await resultOf(tx, findings, now()), isDue: false };
      }
      const assignee = await readAssignee(tx, assigneeId);
      const { targets, events } = await hold(tx);
      const { outcomes, isDue: due, isAdviceDue } = await store(tx, principal, decision, targets);
      await notify(tx, principal, decision, targets);
      const wells = placeNames(targets).slice(0, maxNames);
      const named = { ...(assignee && { assignee }), ...(causeCode !== null && { cause: causeCode }) };
      await record(principal, { id, action, wells: wells.join(', '), ...named }, tx);
      const findings = targets.flatMap(({ findingIds }) => findingIds);
      const found =
        events && !due
          ? events.map((event) =>
              decided(event, outcomes.get(event.id), nameOfPrincipal(principal), assignee),
            )
          : await readAllEvents(tx, wellsOf(targets), now(), findings);
      return { result: await showResult(tx, findings, found, now()), isDue: due || isAdviceDue };
    });
    if (isDue) onDue?.();
    return result;
  }

  function record({ userId, sid }: Principal, detail: Record<string, string>, tx: Tx) {
    return audit({ kind: auditKind, outcome: 'ok', userId, sid, detail }, tx);
  }
}

/** What is stored of a decision as its caller gave it. */
const decisionColumns = [
  'action',
  'assignee_id',
  'until',
  'feedback',
  'comment',
  'event_id',
  'cause_code',
] as const;

type StoredDecision = Pick<Selectable<Database['exception_decision']>, (typeof decisionColumns)[number]>;

/** Whether a decision that is sent again is the one that was stored under its id. */
function isSameDecision(stored: StoredDecision, given: Decision): boolean {
  return (
    stored.action === given.action &&
    stored.assignee_id === given.assigneeId &&
    stored.until?.getTime() === (given.until === null ? undefined : Date.parse(given.until)) &&
    stored.feedback === given.feedback &&
    stored.comment === (given.comment?.trim() ?? null) &&
    stored.event_id === given.eventId &&
    stored.cause_code === given.causeCode
  );
}

/** The states of findings, where those of an open event have the one that the event is shown with. */
function withShown(states: readonly FoundState[], targets: readonly Target[]): FoundState[] {
  const stateOf = new Map(states.map((found) => [found.id, found]));
  const shownOf = new Map(
    targets.flatMap(({ findingIds, shown }) => {
      const own = findingIds.flatMap((id) => stateOf.get(id) ?? []);
      // The finding that was decided on last speaks for the event; of several the first one, as in its list.
      const [last] = own.toSorted((one, other) => other.version - one.version);
      return shown && last ? findingIds.map((id) => [id, { ...last.state, ...shown }] as const) : [];
    }),
  );
  return states.map((found) => {
    const shown = shownOf.get(found.id);
    const { explained_by = null } = found.state;
    return shown ? { ...found, state: { ...shown, explained_by } } : found;
  });
}

/** What a decision on findings left, as it is stored now. */
async function resultOf(tx: Tx, findingIds: readonly string[], now: Date): Promise<Result> {
  const wells = await findWells(tx, findingIds);
  const events = await readAllEvents(tx, [...new Set(wells.values())], now, findingIds);
  return showResult(tx, findingIds, events, now);
}

/** What a decision on findings left. @param events those that have the findings, as they are stored now */
async function showResult(tx: Tx, findingIds: readonly string[], events: readonly FoundEvent[], now: Date) {
  return { exceptions: await showEvents(tx, events), changes: await readChangePoints(tx, findingIds, now) };
}

/** Each once: one well may have several events. */
const placeNames = (targets: readonly Target[]) => [...new Set(targets.map(({ place }) => place))];
const wellsOf = (targets: readonly Target[]) => [...new Set(targets.map(({ well }) => well.id))];

async function findingsOf(tx: Tx, decisionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('exception_decision_finding')
    .select('finding_id as id')
    .where('decision_id', '=', decisionId)
    .execute();
  return rows.map(({ id }) => id);
}
