import { randomUUID } from 'node:crypto';
import { activityStatusesFor } from '@cnx/api/decisions';
import type { components } from '@cnx/api/schema';
import { sql, type Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import type { ScheduledState } from '../database/tables/kept.ts';
import type { PlannedStep } from '../database/tables/operations.ts';
import { readActivity } from '../queries/schedule.ts';
import { onOneHeader } from '../queries/work-clashes.ts';
import { breaksRails } from '../queries/step-effects.ts';
import { Refusal } from '../refusal.ts';
import type { ScheduleAction, ScheduleActivity } from '../vocabulary.ts';
import { changeKept, nameOfPrincipal, type KeptOptions } from './changes.ts';
import { decidedSince } from './decided-findings.ts';
import { forgetStep, frequencyBefore, logStep } from './logged-steps.ts';
import { assertFits } from './schedule-requests.ts';

type Request = components['schemas']['ChangeScheduleRequest'];
type Result = components['schemas']['ScheduleResult'];
type Activity = components['schemas']['Schedule'];
type Tx = Transaction<Database>;

const auditKind = 'scheduleChange';
/** How the audit log names what is done: some of the contract's words mean other things there. */
const auditWords = {
  ...{ create: 'add', move: 'move', confirm: 'approve', done: 'finish', cancel: 'cancel' },
  ...{ comment: 'comment', undo: 'undo', explain: 'explain' },
} as const;

/** What people change of the schedule. */
export function createScheduleChanges(options: KeptOptions) {
  const { now, audit, changesOfUser } = options;

  return {
    /** @throws Refusal 400, 404 and 409 as the contract says; 429 for too many changes. */
    async change(principal: Principal, request: Request): Promise<Result> {
      assertFits(request, now());
      await changesOfUser.take(principal.userId);
      return changeKept(options, principal, auditKind, async (tx) => {
        // The same change sent twice at once: the second waits, and finds it made.
        await hold(tx, request.id);
        const made = await entryOfMade(tx, principal, request);
        if (made !== null) return shown(tx, made);
        if (request.action === 'create') return create(tx, principal, request);
        const { activity, stored: before } = await holdActivity(tx, request.activity!.id, now());
        assertChangeable(activity, request);
        assertReasoned(activity, request);
        const after = stateAfter(before, request, now());
        if (request.action === 'move')
          await assertFree(tx, { ...activity, wellId: activity.well?.id ?? null }, after, request);
        if (request.action !== 'comment') await writeState(tx, activity.id, after);
        const eventId = await logDone(tx, activity, request);
        await keep(tx, principal, request, { entryId: activity.id, before, after, eventId });
        return shown(tx, activity.id);
      });
    },
    /** @throws Refusal 403, 404 and 409 as the contract says; 429 for too many changes. */
    async undo(principal: Principal, { id }: components['schemas']['UndoDecisionRequest']): Promise<Result> {
      await changesOfUser.take(principal.userId);
      return changeKept(options, principal, auditKind, async (tx) => {
        const change = await tx
          .selectFrom('schedule_change')
          .selectAll()
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirst();
        if (!change)
          throw new Refusal(404, `body/id names no change: ${id}`, undefined, { code: 'decisionGone' });
        if (change.user_id !== principal.userId)
          throw new Refusal(403, 'body/id names a change of another user', undefined, { code: 'notYours' });
        if (change.undone_at !== null) return shown(tx, change.entry_id);
        const { activity } = await holdActivity(tx, change.entry_id, now());
        if (change.action !== 'comment') {
          if (activity.version !== change.version) throw staleOf(activity, change.version);
          await writeState(tx, activity.id, change.before ?? { ...change.after, status: 'cancelled' });
        }
        await tx.updateTable('schedule_change').set({ undone_at: now() }).where('id', '=', id).execute();
        if (change.event_id !== null) await forgetStep(tx, change.event_id);
        await record(principal, id, 'undo', activity, tx);
        return shown(tx, activity.id);
      });
    },
  };

  async function shown(tx: Tx, id: string): Promise<Result> {
    return { activity: (await readActivity(tx, id, now()))! };
  }

  async function create(tx: Tx, principal: Principal, request: Request): Promise<Result> {
    const { wellId, facility, activity, title, owner, expectedDeferred, setTo = null } = request.work!;
    const { crew = null, purpose = null } = request.work!;
    const fieldId = await fieldOf(tx, request.work!);
    if (setTo !== null && (activity !== 'frequencyStep' || wellId === null))
      throw new Refusal(400, 'setTo of the work is for a frequency step of a well');
    const id = `own-${randomUUID()}`;
    const start = new Date(request.plannedStart!);
    const after: ScheduledState = {
      ...{ status: 'planned', planned_start: start.toISOString() },
      planned_end: new Date(request.plannedEnd!).toISOString(),
      ...{ actual_start: null, actual_end: null, approved_at: null },
    };
    await assertFree(tx, { id, wellId, fieldId, facility, activity, crew }, after, request);
    await tx
      .insertInto('schedule_entry')
      .values({
        ...{ id, field_id: fieldId, well_id: wellId, facility, activity, title, ...after },
        owner: owner ?? nameOfPrincipal(principal),
        ...{
          expected_deferred: expectedDeferred,
          actual_deferred: null,
          notes: request.comment?.trim() ?? null,
        },
        ...{ system: null, system_address: null, purpose, purpose_note: null, crew },
        step: setTo === null ? null : JSON.stringify(await stepTo(tx, wellId!, setTo, now())),
      })
      .execute();
    await keep(tx, principal, request, { entryId: id, before: null, after, eventId: null });
    return shown(tx, id);
  }

  /** Keeps a change, with the version that it made, and writes it into the audit log. */
  async function keep(
    tx: Tx,
    principal: Principal,
    { id, action, comment, overlapReason }: Request,
    { entryId, before, after, eventId }: StoredChange,
  ): Promise<void> {
    const { activity } = await shown(tx, entryId);
    await tx
      .insertInto('schedule_change')
      .values({
        ...{ id, entry_id: entryId, at: now(), user_id: principal.userId, action, event_id: eventId },
        ...{ comment: comment?.trim() ?? null, overlap_reason: overlapReason?.trim() ?? null },
        before: before && JSON.stringify(before),
        after: JSON.stringify(after),
        version: activity.version,
      })
      .execute();
    await record(principal, id, action, activity, tx, comment?.trim() ?? null);
  }

  function record(
    { userId, sid }: Principal,
    id: string,
    action: ScheduleAction | 'undo',
    { title, ...place }: Activity,
    tx: Tx,
    reason: string | null = null,
  ): Promise<void> {
    const detail = {
      ...{ id, action: auditWords[action], where: placeOf(place), work: title },
      // Why a step goes ahead that does not keep the guard rails.
      ...(action === 'confirm' && breaksRails(place) && reason !== null && { reason }),
    };
    return audit({ kind: auditKind, outcome: 'ok', userId, sid, detail }, tx);
  }
}

/** A step of the frequency from what the drive has now. */
async function stepTo(tx: Tx, wellId: string, to: number, now: Date): Promise<PlannedStep> {
  return { setting: 'frequency', from: await frequencyBefore(tx, wellId, now), to, unit: 'Hz' };
}

/** What is kept of a change beside what its request says. */
interface StoredChange {
  readonly entryId: string;
  readonly before: ScheduledState | null;
  readonly after: ScheduledState;
  readonly eventId: string | null;
}

/** Waits for, and keeps others from, what is changed under a name, until the transaction ends. */
const hold = (tx: Tx, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 71))`.execute(tx);

/** The activity of a change that is made already; null for a new one. @throws Refusal 409 for another one of its id */
async function entryOfMade(tx: Tx, { userId }: Principal, { id, action }: Request): Promise<string | null> {
  const made = await tx
    .selectFrom('schedule_change')
    .select(['user_id', 'action', 'entry_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!made) return null;
  if (made.user_id !== userId || made.action !== action)
    throw new Refusal(409, `body/id names a change that was made already: ${id}`);
  return made.entry_id;
}

/** An activity as it is shown, with what is stored of its state. */
interface HeldActivity {
  readonly activity: Activity;
  readonly stored: ScheduledState;
}

async function holdActivity(tx: Tx, id: string, now: Date): Promise<HeldActivity> {
  const row = await tx
    .selectFrom('schedule_entry')
    .select(['status', 'planned_start', 'planned_end', 'actual_start', 'actual_end', 'approved_at'])
    .select(['purpose', 'purpose_note'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const activity = row && (await readActivity(tx, id, now));
  if (!activity)
    throw new Refusal(404, `body/activity names no activity: ${id}`, undefined, { code: 'activityGone' });
  const { status, purpose, purpose_note, ...moments } = row;
  const stored = {
    status,
    planned_start: moments.planned_start.toISOString(),
    planned_end: moments.planned_end.toISOString(),
    actual_start: moments.actual_start?.toISOString() ?? null,
    actual_end: moments.actual_end?.toISOString() ?? null,
    approved_at: moments.approved_at?.toISOString() ?? null,
    ...{ purpose, purpose_note },
  };
  return { activity, stored };
}

/** @throws Refusal 409 for an activity that was changed since, that another system owns, or that is over. */
function assertChangeable(activity: Activity, { action, activity: seen }: Request): void {
  if (action === 'comment') return;
  if (activity.system !== null)
    throw new Refusal(409, `body/activity is changed in ${activity.system.name}`, undefined, {
      code: 'activityElsewhere',
    });
  if (activity.version !== seen!.version) throw staleOf(activity, seen!.version);
  if (!activityStatusesFor[action].includes(activity.status))
    throw new Refusal(409, `body/activity cannot be changed so: it is ${activity.status}`, undefined, {
      code: 'activityOver',
    });
}

/** @throws Refusal 409 for a step that does not keep the guard rails and is confirmed without a reason */
function assertReasoned(activity: Activity, { action, comment }: Request): void {
  if (action !== 'confirm' || (comment?.trim() ?? '') !== '' || !breaksRails(activity)) return;
  const names = activity.effect!.broken.map(({ name }) => name).join(', ') || activity.effect!.basis;
  throw new Refusal(
    409,
    `body/comment must say why a step is confirmed that does not keep: ${names}`,
    undefined,
    {
      code: 'railsBroken',
    },
  );
}

/** That another change came first: the newest one says whose; of what no user changed there is none. */
function staleOf(activity: Activity, version: number): Refusal {
  const last = activity.changes.find(({ action }) => action !== 'comment');
  return decidedSince('body/activity', 'the work', version, {
    ...{ place: placeOf(activity), version: activity.version },
    ...{ decidedBy: last?.by ?? null, decidedAt: last?.at ?? null },
  });
}

const placeOf = ({ well, facility }: Pick<Activity, 'well' | 'facility'>) => well?.name ?? facility ?? '';

/** What a change makes of an activity's state. Work that is moved before it begins is planned again: what was approved is another time. */
function stateAfter(
  before: ScheduledState,
  { action, plannedStart, plannedEnd, doneAt, purpose, comment }: Request,
  now: Date,
): ScheduledState {
  const at = now.toISOString();
  switch (action) {
    case 'move': {
      const isBegun = before.status === 'inProgress';
      return {
        ...before,
        status: isBegun ? before.status : 'planned',
        planned_start: new Date(plannedStart!).toISOString(),
        planned_end: new Date(plannedEnd!).toISOString(),
        approved_at: isBegun ? before.approved_at && at : null,
      };
    }
    case 'confirm':
      return { ...before, status: 'confirmed', approved_at: before.approved_at ?? at };
    case 'done': {
      const end = new Date(doneAt!).toISOString();
      const begun = before.actual_start ?? before.planned_start;
      return { ...before, status: 'done', actual_start: begun < end ? begun : end, actual_end: end };
    }
    case 'cancel':
      return { ...before, status: 'cancelled' };
    case 'explain':
      return { ...before, purpose: purpose ?? null, purpose_note: comment?.trim() ?? null };
    case 'create':
    case 'comment':
      return before;
  }
}

async function writeState(tx: Tx, id: string, state: ScheduledState): Promise<void> {
  await tx.updateTable('schedule_entry').set(state).where('id', '=', id).execute();
}

/** Highest settings: Hz, % open, Sm3/d of gas. */
const mostOf = { frequency: 1_000, choke: 100, gasLift: 10_000_000 } as const;

/** Writes the step that was made into the log. @returns the id of its entry; null where none was made */
async function logDone(
  tx: Tx,
  { well, activity, step }: Activity,
  { id, action, doneAt, value, comment }: Request,
): Promise<string | null> {
  if (value === null) return null;
  const setting = activity === 'frequencyStep' ? 'frequency' : activity === 'settingStep' && step?.setting;
  if (action !== 'done' || well === null || !setting)
    throw new Refusal(400, 'body/value is for a step that is done, of what is known to be set');
  if (value > mostOf[setting]) throw new Refusal(400, `body/value must be at most ${mostOf[setting]}`);
  const remark = comment?.trim() ?? null;
  return logStep(tx, {
    id,
    well,
    at: new Date(doneAt!),
    setting,
    from: step?.from ?? null,
    to: value,
    remark,
  });
}

/** The field of work that is created. @throws Refusal 400 for a place that is not there */
async function fieldOf(tx: Tx, { wellId, fieldId, facility }: NonNullable<Request['work']>): Promise<string> {
  const place =
    wellId === null
      ? await tx.selectFrom('field').select('id as field').where('id', '=', fieldId).executeTakeFirst()
      : await tx.selectFrom('well').select('field_id as field').where('id', '=', wellId).executeTakeFirst();
  if ((wellId === null) !== (facility !== null) || (wellId === null) !== (fieldId !== null))
    throw new Refusal(400, 'body/work names either a well, or a facility and its field');
  if (!place)
    throw new Refusal(400, `body/work names no ${wellId === null ? 'field' : 'well'} that is there`);
  return place.field;
}

/** Where an activity is, and which it is. */
interface Placed {
  readonly id: string;
  readonly wellId: string | null;
  readonly fieldId: string;
  readonly facility: string | null;
  readonly activity: ScheduleActivity;
  readonly crew: string | null;
}

/** @throws Refusal 409 where open work of the same place overlaps, unless a reason is given */
async function assertFree(
  tx: Tx,
  { id, wellId, fieldId, facility, activity, crew }: Placed,
  { planned_start: start, planned_end: end }: ScheduledState,
  { overlapReason }: Request,
): Promise<void> {
  // Two people who plan for one place at once: the second one sees what the first one planned.
  await hold(tx, wellId ?? `${fieldId}/${facility}`);
  if (overlapReason !== null) return;
  const other = await tx
    .selectFrom('schedule_entry')
    .select('title')
    .where('id', '<>', id)
    .where('status', 'not in', ['cancelled', 'done'])
    .where('planned_start', '<', new Date(end))
    .where('planned_end', '>', new Date(start))
    .where(({ and, or, eb }) =>
      or([
        wellId === null
          ? and([eb('well_id', 'is', null), eb('field_id', '=', fieldId), eb('facility', '=', facility)])
          : eb('well_id', '=', wellId),
        ...(crew === null ? [] : [eb('crew', '=', crew)]),
        ...(activity === 'wellTest' && wellId !== null
          ? [
              and([
                eb('activity', '=', 'wellTest'),
                onOneHeader(sql.ref('schedule_entry.well_id'), sql.val(wellId)),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('planned_start')
    .executeTakeFirst();
  if (other)
    throw new Refusal(409, `body/plannedStart overlaps other work: ${other.title}`, undefined, {
      code: 'activityOverlaps',
      values: { work: other.title },
    });
}
