import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import { markChanged } from '../database/computation.ts';
import type { Database } from '../database/schema.ts';
import { dayNumber } from '../production-day.ts';
import { readLossHours } from '../queries/deferred-losses.ts';
import { contractRow } from '../queries/pages.ts';
import { selectedWells, wellLabel } from '../queries/selection.ts';
import { nameOfUser } from '../queries/user-name.ts';
import { Refusal } from '../refusal.ts';
import { changeKept } from './changes.ts';
import { decidedSince } from './decided-findings.ts';
import type { DecisionOptions } from './exception-decisions.ts';
import { assertChoosable } from './logged-causes.ts';

type WellRecodes = components['schemas']['LossRecodes'];
type Recode = components['schemas']['LossRecode'];
type Request = components['schemas']['RecodeLossesRequest'];
type Tx = Transaction<Database>;

const auditKind = 'lossRecode';
/** Version of a well of which no losses were recoded. */
const firstVersion = 1;
/** Recodes that are shown of a well. */
const maxShown = 50;
const maxDays = 366;
/** What the hours of the parts may miss those of the losses by: they are shown with one decimal. */
const roundingHours = 0.05;

/** What people recode of the losses of wells. */
export type LossRecodes = ReturnType<typeof createLossRecodes>;

export function createLossRecodes(options: DecisionOptions) {
  const { db, now, audit, changesOfUser, onDue } = options;

  async function change(
    principal: Principal,
    wellId: string,
    key: string,
    make: (tx: Tx, version: number) => Promise<{ detail: Record<string, string> } | null>,
  ): Promise<WellRecodes> {
    await changesOfUser.take(principal.userId);
    const { result, isNew } = await changeKept(options, principal, auditKind, async (tx) => {
      // The same recode sent twice at once, and two of one well: the second waits, and finds the first made.
      for (const held of [key, wellId])
        await sql`select pg_advisory_xact_lock(hashtextextended(${held}, 78))`.execute(tx);
      const made = await make(tx, (await readOf(tx, wellId)).version);
      if (made) {
        await markChanged(tx, [wellId], { reason: 'recode', userId: principal.userId });
        const { userId, sid } = principal;
        await audit(
          { kind: auditKind, outcome: 'ok', userId, sid, detail: { id: key, wellId, ...made.detail } },
          tx,
        );
      }
      return { result: await readOf(tx, wellId), isNew: made !== null };
    });
    if (isNew) onDue?.();
    return result;
  }

  return {
    /** @throws Refusal 404 without such a well. */
    read: (wellId: string): Promise<WellRecodes> => readOf(db, wellId),
    /** @throws Refusal 400, 404 and 409 as the contract says; 429 for too many changes. */
    recode(principal: Principal, wellId: string, request: Request): Promise<WellRecodes> {
      assertFits(request);
      return change(principal, wellId, request.id, async (tx, version) => {
        const made = await tx
          .selectFrom('loss_recode')
          .select(['user_id as userId', 'well_id as wellId'])
          .where('id', '=', request.id)
          .executeTakeFirst();
        if (made) {
          if (made.userId === principal.userId && made.wellId === wellId) return null;
          throw new Refusal(409, `body/id names a recode that was made already: ${request.id}`);
        }
        if (request.version !== version) throw await staleOf(tx, wellId, request.version, version);
        const { from, to, reasonCode, kind, parts, comment } = request;
        for (const [i, part] of parts.entries())
          await assertChoosable(tx, part.reasonCode, `body/parts/${i}/reasonCode`);
        const hours = await readHours(tx, wellId, request);
        const shares = sharesOf(parts, hours);
        await tx
          .insertInto('loss_recode')
          .values({
            ...{ id: request.id, well_id: wellId, version: version + 1, from_day: from, to_day: to },
            ...{ reason_code: reasonCode, kind, comment: comment?.trim() ?? null },
            ...{ user_id: principal.userId, at: now(), undone_version: null },
            parts: JSON.stringify(
              parts.map((part, i) => ({
                reasonCode: part.reasonCode,
                kind: part.kind,
                share: shares[i],
              })),
            ),
          })
          .execute();
        const causes = parts.map((part) => part.reasonCode).join(', ');
        return { detail: { action: 'recode', days: daysOf(from, to), reason: reasonCode, causes } };
      });
    },
    /** @throws Refusal 403, 404 and 409 as the contract says; 429 for too many changes. */
    undo(principal: Principal, wellId: string, { id }: components['schemas']['UndoDecisionRequest']) {
      return change(principal, wellId, id, async (tx, version) => {
        const recode = await tx
          .selectFrom('loss_recode')
          .selectAll()
          .where('id', '=', id)
          .where('well_id', '=', wellId)
          .executeTakeFirst();
        if (!recode)
          throw new Refusal(404, `body/id names no recode of ${wellId}: ${id}`, undefined, {
            code: 'decisionGone',
          });
        if (recode.user_id !== principal.userId)
          throw new Refusal(403, 'body/id names a recode of another user', undefined, { code: 'notYours' });
        if (recode.undone_version !== null) return null;
        const { from_day: from, to_day: to, reason_code: reasonCode } = recode;
        const later = await tx
          .selectFrom('loss_recode')
          .select('version')
          .where('well_id', '=', wellId)
          .where('version', '>', recode.version)
          .where('undone_version', 'is', null)
          .where('from_day', '<=', to)
          .where('to_day', '>=', from)
          .executeTakeFirst();
        if (later) throw await staleOf(tx, wellId, recode.version, later.version);
        await tx
          .updateTable('loss_recode')
          .set({ undone_version: version + 1 })
          .where('id', '=', id)
          .execute();
        return { detail: { action: 'undo', days: daysOf(from, to), reason: reasonCode } };
      });
    },
  };
}

const daysOf = (from: string, to: string): string => (from === to ? from : `${from}/${to}`);

/** @throws Refusal 400 for days out of order, or parts that are none of the losses. */
function assertFits({ from, to, reasonCode, kind, parts }: Request): void {
  const days = dayNumber(to) - dayNumber(from) + 1;
  if (days < 1 || days > maxDays)
    throw new Refusal(400, `body/to must be from body/from to ${maxDays} days on`);
  if (parts.some(({ hours }) => (hours === null) !== (parts.length === 1)))
    throw new Refusal(400, 'body/parts must have hours where they are several, and only there');
  const names = parts.map((part) => `${part.reasonCode} ${part.kind}`);
  if (new Set(names).size < names.length) throw new Refusal(400, 'body/parts names a cause twice');
  if (names.length === 1 && names[0] === `${reasonCode} ${kind}`)
    throw new Refusal(400, 'body/parts must differ from what the losses are booked to');
}

/** Hours of the losses. @throws Refusal 404 where nothing was lost so */
async function readHours(tx: Tx, wellId: string, request: Request): Promise<number> {
  const hours = await readLossHours(tx, wellId, request, request);
  if (hours !== null) return hours;
  throw new Refusal(404, `body/reasonCode names no loss of these days: ${request.reasonCode}`, undefined, {
    code: 'lossGone',
  });
}

/** Shares of the parts of a loss. @throws Refusal 400 where their hours are not those of the loss */
function sharesOf(parts: Request['parts'], hours: number): number[] {
  if (parts.length === 1) return [1];
  const total = parts.reduce((sum, part) => sum + part.hours!, 0);
  if (hours === 0 || Math.abs(total - hours) > roundingHours)
    throw new Refusal(
      400,
      `body/parts has ${total} h, but the losses have ${hours.toFixed(2)} h`,
      undefined,
      {
        code: 'lossHours',
        values: { hours: hours.toFixed(2) },
      },
    );
  return parts.map((part) => part.hours! / total);
}

/** That a later recode came first, and whose it is. */
async function staleOf(tx: Tx, wellId: string, seen: number, version: number): Promise<Refusal> {
  const { well, recodes } = await readOf(tx, wellId);
  const [newest] = recodes;
  return decidedSince('body', 'the losses', seen, {
    ...{ place: well.name, version, decidedBy: newest?.by ?? null, decidedAt: newest?.at ?? null },
  });
}

/** What was recoded of a well, newest first. @throws Refusal 404 without such a well. */
async function readOf(db: Kysely<Database>, wellId: string): Promise<WellRecodes> {
  const found = await db
    .selectFrom(selectedWells({ wellIds: [wellId] }))
    .leftJoin('well_computation as known', 'known.well_id', 'chosen.well_id')
    .select([...wellLabel, 'known.rows_changed as isDue'])
    .select(({ selectFrom }) =>
      selectFrom('loss_recode')
        .select(sql<number | null>`max(greatest(version, undone_version))`.as('version'))
        .whereRef('loss_recode.well_id', '=', 'chosen.well_id')
        .as('version'),
    )
    .executeTakeFirst();
  if (!found) throw new Refusal(404, `path/wellId names no well: ${wellId}`);
  const { isDue, version, ...label } = found;
  const recodes = await db
    .selectFrom('loss_recode as recode')
    .leftJoin('app_user as person', 'person.id', 'recode.user_id')
    .selectAll('recode')
    .select([nameOfUser('person').as('by'), 'person.id as byId'])
    .where('recode.well_id', '=', wellId)
    .orderBy('recode.version', 'desc')
    .limit(maxShown)
    .execute();
  return {
    ...contractRow(label),
    version: version ?? firstVersion,
    computed: isDue === false,
    recodes: recodes.map(
      ({
        id,
        at,
        by,
        byId,
        from_day: from,
        to_day: to,
        reason_code: reasonCode,
        kind,
        parts,
        comment,
        ...recode
      }): Recode => ({
        ...{ id, at: at.toISOString(), by, byId, from, to, reasonCode, kind, comment },
        parts: parts.map(({ share, ...part }) => ({ ...part, sharePct: 100 * share })),
        undone: recode.undone_version !== null,
      }),
    ),
  };
}
