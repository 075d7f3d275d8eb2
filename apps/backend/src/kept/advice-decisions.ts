import { randomUUID } from 'node:crypto';
import { adviceStatusAfter, adviceStatusesFor, hasClearTime } from '@cnx/api/decisions';
import type { components } from '@cnx/api/schema';
import { sql, type Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import { anyOf } from '../database/expressions.ts';
import type { Database } from '../database/schema.ts';
import type { PlannedStep } from '../database/tables/operations.ts';
import { dayMs } from '../production-day.ts';
import { readOpenWork, targetOf } from '../queries/planned-work.ts';
import { Refusal } from '../refusal.ts';
import type { ScheduleActivity } from '../vocabulary.ts';
import { maxNames, notifyAssignee, readAssignee, withdrawNotification } from './assignees.ts';
import { changeKept, nameOfPrincipal, type KeptOptions } from './changes.ts';
import { decidedSince } from './decided-findings.ts';
import {
  holdAdvice,
  isSetting,
  readAdvice,
  writeState,
  type Advice,
  type HeldAdvice,
} from './held-advice.ts';

type Request = components['schemas']['DecideAdviceRequest'];
type Result = components['schemas']['AdviceResult'];
type Tx = Transaction<Database>;

const auditKind = 'adviceDecision';
/** How long a planned step takes (ms). */
const stepMs = 3_600_000;
/** Longest time that advice can be put off, or its step planned ahead: a year and a day, whatever the zone of the caller. */
const maxAheadMs = 367 * dayMs;

/** What people decide about advice. */
export type AdviceDecisions = ReturnType<typeof createAdviceDecisions>;

export function createAdviceDecisions(options: KeptOptions) {
  const { now, audit, changesOfUser } = options;

  return {
    /** @throws Refusal 400, 404 and 409 as the contract says; 429 for too many changes. */
    async decide(principal: Principal, request: Request): Promise<Result> {
      const { id, action, advice, assigneeId = null } = request;
      assertFits(request, now());
      await changesOfUser.take(principal.userId);
      const ids = advice.map((one) => one.id);
      return changeKept(options, principal, auditKind, async (tx) => {
        // The same decision sent twice at once: the second waits, and finds it made.
        await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 69))`.execute(tx);
        if (await isMade(tx, principal, request)) return readAdvice(tx, ids, now());
        const assignee = await readAssignee(tx, assigneeId);
        const held = await holdAdvice(tx, ids, now());
        const targets = advice.map((seen, i) => assertDecidable(held, seen, request, `body/advice/${i}`));
        if (request.plannedFor !== null) await assertPlannable(tx, targets, request, now());
        for (const target of targets) await store(tx, principal, request, target);
        await notify(tx, principal, request, targets);
        await record(principal, { id, action, ...(assignee && { assignee }) }, targets, tx);
        return readAdvice(tx, ids, now());
      });
    },
    /** @throws Refusal 403, 404 and 409 as the contract says; 429 for too many changes. */
    async undo(principal: Principal, { id }: components['schemas']['UndoDecisionRequest']): Promise<Result> {
      await changesOfUser.take(principal.userId);
      return changeKept(options, principal, auditKind, async (tx) => {
        const rows = await tx
          .selectFrom('advice_decision')
          .select(['change_id', 'user_id', 'action', 'before', 'entry_id', 'undone_at'])
          .where('id', '=', id)
          .orderBy('change_id')
          .forUpdate()
          .execute();
        const [first] = rows;
        if (!first)
          throw new Refusal(404, `body/id names no decision: ${id}`, undefined, { code: 'decisionGone' });
        if (first.user_id !== principal.userId)
          throw new Refusal(403, 'body/id names a decision of another user', undefined, { code: 'notYours' });
        const ids = rows.map((row) => row.change_id);
        if (first.undone_at === null) {
          const held = await holdAdvice(tx, ids, now());
          for (const row of rows) {
            const advice = held.get(row.change_id);
            if (row.action === 'comment' || !advice) continue;
            const last = advice.decisions.find((one) => one.action !== 'comment' && !one.undone);
            const isOfOwner = adviceStatusAfter(row.action) === null;
            if (last?.id !== id || (advice.status === 'done' && !isOfOwner))
              throw decidedSince('body/id', 'advice', advice.version, shownOf(advice));
            if (isOfOwner) continue;
            await writeState(tx, row.change_id, row.before);
            if (row.entry_id !== null) await dropStep(tx, row.entry_id);
            if (row.before.status === 'accepted') await planAgain(tx, advice);
          }
          await tx.updateTable('advice_decision').set({ undone_at: now() }).where('id', '=', id).execute();
          await withdrawNotification(tx, id);
          await record(principal, { id, action: 'undo' }, [...held.values()], tx);
        }
        return readAdvice(tx, ids, now());
      });
    },
  };

  /** Stores a decision on one piece of advice, with what was there before, and the step that it plans. */
  async function store(tx: Tx, principal: Principal, request: Request, advice: HeldAdvice): Promise<void> {
    const { id, action, reason, until, plannedFor, assigneeId = null } = request;
    const comment = request.comment?.trim() ?? null;
    const status = adviceStatusAfter(action);
    if (status !== null) {
      await cancelSteps(tx, advice);
      const at = status === 'proposed' ? null : now().toISOString();
      // Who decided is the account of the decision.
      await writeState(tx, advice.id, { status, decided_by: null, decided_at: at });
    }
    const entryId =
      plannedFor === null ? null : await planStep(tx, principal, advice, new Date(plannedFor), comment);
    await tx
      .insertInto('advice_decision')
      .values({
        ...{ id, change_id: advice.id, at: now(), user_id: principal.userId, action, reason, until, comment },
        ...{ planned_for: plannedFor, entry_id: entryId, before: JSON.stringify(advice.stored) },
        assignee_id: assigneeId,
        figures: advice.figures,
      })
      .execute();
  }

  /** Puts the step of accepted advice on the schedule. @returns the id of its entry */
  async function planStep(
    tx: Tx,
    principal: Principal,
    advice: Advice,
    start: Date,
    comment: string | null,
  ): Promise<string> {
    const id = `step-${randomUUID()}`;
    const { well } = advice;
    await tx
      .insertInto('schedule_entry')
      .values({
        ...{ id, field_id: well.fieldId, well_id: well.id, facility: null, ...stepOf(advice) },
        planned_start: start,
        planned_end: new Date(start.getTime() + stepMs),
        ...{ actual_start: null, actual_end: null, status: 'planned', owner: nameOfPrincipal(principal) },
        ...{ expected_deferred: null, actual_deferred: null, approved_at: now(), notes: comment },
      })
      .execute();
    return id;
  }

  /** Notifies the user that advice was given to. */
  function notify(
    tx: Tx,
    principal: Principal,
    { id, assigneeId = null }: Request,
    advice: readonly HeldAdvice[],
  ): Promise<void> {
    const [first] = advice;
    return notifyAssignee(tx, principal, {
      ...{ decisionId: id, assigneeId, at: now(), kind: 'schedule', severity: 'low' },
      places: placeNames(advice),
      wellId: advice.length === 1 ? first!.well.id : null,
      link: `/dashboard/optimizationDashboard?advice=${first!.id}`,
    });
  }

  function record(
    { userId, sid }: Principal,
    detail: Readonly<Record<string, string>>,
    advice: readonly Advice[],
    tx: Tx,
  ): Promise<void> {
    const wells = placeNames(advice).slice(0, maxNames).join(', ');
    return audit({ kind: auditKind, outcome: 'ok', userId, sid, detail: { ...detail, wells } }, tx);
  }
}

/** The work that makes advice true. Its title is for programs that read no more of it. */
function stepOf(advice: Advice): { activity: ScheduleActivity; title: string; step: string } {
  if (!isSetting(advice)) {
    const { fromHz, toHz } = advice;
    return {
      activity: 'frequencyStep',
      title: `${fromHz.toFixed(1)} → ${toHz.toFixed(1)} Hz`,
      step: stored({ setting: 'frequency', from: fromHz, to: toHz, unit: 'Hz' }),
    };
  }
  const { kind, from, to, unit } = advice;
  const digits = unit === '%' ? 1 : 0;
  return {
    activity: 'settingStep',
    title: `${kind === 'choke' ? 'Choke' : 'Lift gas'} ${from.toFixed(digits)} → ${to.toFixed(digits)} ${unit}`,
    step: stored({ setting: kind, from, to, unit }),
  };
}

const stored = (step: PlannedStep): string => JSON.stringify(step);

/** Each once: one well may have several pieces of advice. */
const placeNames = (advice: readonly Advice[]) => [...new Set(advice.map(({ well }) => well.name))];

/** Takes a step that was not begun off the schedule, as if it had never been there. */
async function dropStep(tx: Tx, entryId: string): Promise<void> {
  await tx
    .deleteFrom('schedule_entry')
    .where('id', '=', entryId)
    .where('status', 'in', ['planned', 'confirmed'])
    .execute();
}

/** The steps that standing decisions planned for advice, the newest first. */
async function readSteps(tx: Tx, { id, decisions }: Advice): Promise<string[]> {
  const plans = decisions.filter(({ action, undone }) => action === 'accept' && !undone);
  const rows = await tx
    .selectFrom('advice_decision')
    .select('entry_id')
    .where('change_id', '=', id)
    .where('id', '=', anyOf(plans.map((plan) => plan.id)))
    .orderBy('number', 'desc')
    .execute();
  return rows.flatMap(({ entry_id: step }) => step ?? []);
}

/** Cancels the steps that were planned for advice and not begun. */
async function cancelSteps(tx: Tx, advice: Advice): Promise<void> {
  await tx
    .updateTable('schedule_entry')
    .set({ status: 'cancelled' })
    .where('status', 'in', ['planned', 'confirmed'])
    .where('id', '=', anyOf(await readSteps(tx, advice)))
    .execute();
}

/** Plans the step of advice again whose acceptance stands again. */
async function planAgain(tx: Tx, advice: Advice): Promise<void> {
  const [newest] = await readSteps(tx, advice);
  if (newest === undefined) return;
  await tx
    .updateTable('schedule_entry')
    .set({ status: 'planned' })
    .where('status', '=', 'cancelled')
    .where('id', '=', newest)
    .execute();
}

/** Whether a decision is there already, the same one of the same user. @throws Refusal 409 for another one of its id */
async function isMade(tx: Tx, { userId }: Principal, request: Request): Promise<boolean> {
  const made = await tx.selectFrom('advice_decision').selectAll().where('id', '=', request.id).execute();
  const [first] = made;
  if (!first) return false;
  const msOf = (moment: string | null) => moment && Date.parse(moment);
  const isSame =
    first.user_id === userId &&
    first.action === request.action &&
    first.reason === request.reason &&
    first.assignee_id === (request.assigneeId ?? null) &&
    (first.until?.getTime() ?? null) === msOf(request.until) &&
    (first.planned_for?.getTime() ?? null) === msOf(request.plannedFor) &&
    first.comment === (request.comment?.trim() ?? null) &&
    request.advice.every(({ id }) => made.some((row) => row.change_id === id));
  if (!isSame) throw new Refusal(409, `body/id names a decision that was made already: ${request.id}`);
  return true;
}

const shownOf = ({ well, version, decidedBy, decisions }: Advice) => ({
  place: well.name,
  version,
  decidedBy: decisions[0]?.by ?? decidedBy,
  decidedAt: decisions[0]?.at ?? null,
});

/** @throws Refusal 404 for advice that is gone, 409 for what is over, was computed anew or was decided on since. */
function assertDecidable(
  held: ReadonlyMap<string, HeldAdvice>,
  { id, version }: Request['advice'][number],
  { action }: Request,
  place: string,
): HeldAdvice {
  const advice = held.get(id);
  if (!advice) throw new Refusal(404, `${place} is no advice: ${id}`, undefined, { code: 'adviceGone' });
  if (action !== 'comment' && advice.version !== version)
    throw advice.decidedOnNewest
      ? decidedSince(place, 'advice', version, shownOf(advice))
      : figuresSince(place, version, advice);
  if (!adviceStatusesFor[action].includes(advice.status))
    throw new Refusal(409, `${place} cannot be decided on so: it is ${advice.status}`, undefined, {
      code: 'adviceOver',
    });
  return advice;
}

/** A decision on figures that are others by now. */
function figuresSince(place: string, version: number, { well, version: newest }: Advice): Refusal {
  return new Refusal(
    409,
    `${place} is version ${version} of advice of ${well.name}, whose figures were computed anew since: it is version ${newest} now`,
    undefined,
    { code: 'figuresSince', values: { well: well.name } },
  );
}

/**
 * @throws Refusal 409 for a step that is planned for when its advice has run out, that has no time clear of other work before, or that is
 * planned beside other work without a comment that says why
 */
async function assertPlannable(
  tx: Tx,
  targets: readonly HeldAdvice[],
  { plannedFor, comment }: Request,
  now: Date,
): Promise<void> {
  const at = new Date(plannedFor!);
  const late = targets.find(({ expiresAt }) => expiresAt !== null && at > new Date(expiresAt));
  if (late)
    throw new Refusal(
      409,
      `body/plannedFor is after the advice of ${late.well.name} runs out: ${late.expiresAt}`,
      undefined,
      { code: 'planAfterAdvice', values: { well: late.well.name } },
    );
  const timeless = targets.find(
    ({ expiresAt, plannedWork, ...one }) =>
      expiresAt !== null &&
      !hasClearTime(plannedWork, { from: now.getTime(), to: Date.parse(expiresAt) }, targetOf(one)),
  );
  if (timeless)
    throw new Refusal(
      409,
      `body/plannedFor: no time for the step of ${timeless.well.name} is clear of other work before ${timeless.expiresAt}`,
      undefined,
      { code: 'noClearTime', values: { well: timeless.well.name } },
    );
  if ((comment?.trim() ?? '') !== '') return;
  const { inTheWay } = await readOpenWork(
    tx,
    targets.map(({ well }) => well.id),
    now,
  );
  for (const target of targets) {
    const { well } = target;
    const [work] = inTheWay({ wellId: well.id, at, own: null, target: targetOf(target) });
    if (work)
      throw new Refusal(
        409,
        `body/comment must say why the step is made beside other work: ${work.title}`,
        undefined,
        { code: 'workInTheWay', values: { well: well.name } },
      );
  }
}

/** Of each action, what it needs; other parts are not for it. */
const needed = { accept: 'plannedFor', reject: 'reason', snooze: 'until', comment: 'comment' } as const;

/** @throws Refusal 400 for a decision that lacks what its action needs, or says what is not for it. */
function assertFits(request: Request, now: Date): void {
  const { action, reason, advice } = request;
  const own = action in needed ? needed[action as keyof typeof needed] : undefined;
  if (own !== undefined && request[own] === null)
    throw new Refusal(400, `body/${own} must be given to ${action}`);
  if (action === 'assign' && request.assigneeId === undefined)
    throw new Refusal(400, 'body/assigneeId must be given to assign');
  if (action !== 'assign' && request.assigneeId != null)
    throw new Refusal(400, `body/assigneeId is not for ${action}`);
  if (reason === 'other' && request.comment === null)
    throw new Refusal(400, 'body/comment must say what the other reason is');
  const foreign = (['plannedFor', 'reason', 'until'] as const).find(
    (part) => part !== own && request[part] !== null,
  );
  if (foreign !== undefined) throw new Refusal(400, `body/${foreign} is not for ${action}`);
  for (const [part, code] of [
    ['until', 'untilPast'],
    ['plannedFor', 'planPast'],
  ] as const) {
    const moment = request[part];
    if (moment === null) continue;
    if (new Date(moment) <= now)
      throw new Refusal(400, `body/${part} must be in the future`, undefined, { code });
    if (Date.parse(moment) > now.getTime() + maxAheadMs)
      throw new Refusal(400, `body/${part} must be within the next year`);
  }
  if (new Set(advice.map(({ id }) => id)).size < advice.length)
    throw new Refusal(400, 'body/advice must name each piece of advice once');
}
