import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Principal } from '../auth/sessions.ts';
import type { Database } from '../database/schema.ts';
import { dayNumber } from '../production-day.ts';
import { readDeclineCases } from '../queries/decline-cases.ts';
import { readWellForecast } from '../queries/well-forecast.ts';
import { choiceOf } from '../queries/well-fit.ts';
import { Refusal } from '../refusal.ts';
import { changeKept } from './changes.ts';
import { decidedSince } from './decided-findings.ts';
import type { DecisionOptions } from './exception-decisions.ts';

type Cases = components['schemas']['DeclineCases'];
type Request = components['schemas']['KeepDeclineCaseRequest'];
type Tx = Transaction<Database>;

const auditKind = 'declineCase';

/** What people keep as the declines of wells. */
export type KeptDeclines = ReturnType<typeof createDeclineCases>;

export function createDeclineCases(options: DecisionOptions) {
  const { db, now, audit, changesOfUser } = options;

  async function change(
    principal: Principal,
    wellId: string,
    key: string,
    make: (tx: Tx, version: number) => Promise<Record<string, string> | null>,
  ): Promise<Cases> {
    const { userId, sid } = principal;
    await changesOfUser.take(userId);
    return changeKept(options, principal, auditKind, async (tx) => {
      // The same case sent twice at once, and two of one well: the second waits, and finds the first kept.
      for (const held of [key, wellId])
        await sql`select pg_advisory_xact_lock(hashtextextended(${held}, 116))`.execute(tx);
      const detail = await make(tx, (await casesOf(tx, wellId)).version);
      if (detail)
        await audit(
          { kind: auditKind, outcome: 'ok', userId, sid, detail: { id: key, wellId, ...detail } },
          tx,
        );
      return casesOf(tx, wellId);
    });
  }

  return {
    /** @throws Refusal 404 without such a well. */
    read: (wellId: string): Promise<Cases> => casesOf(db, wellId),
    /**
     * Keeps a case as the decline of a well: its panel and its field go by it from then on.
     * @throws Refusal 400, 404 and 409 as the contract says; 429 for too many changes.
     */
    keep(principal: Principal, wellId: string, request: Request): Promise<Cases> {
      assertFits(request);
      return change(principal, wellId, request.id, async (tx, version) => {
        const made = await tx
          .selectFrom('decline_case')
          .select(['user_id as userId', 'well_id as wellId'])
          .where('id', '=', request.id)
          .executeTakeFirst();
        if (made) {
          if (made.userId === principal.userId && made.wellId === wellId) return null;
          throw new Refusal(409, `body/id names a case that was kept already: ${request.id}`);
        }
        if (request.version !== version) throw await staleOf(tx, wellId, request.version);
        const { name, model, firstDay, leftOut } = request;
        const forecast = await readWellForecast(tx, wellId, {
          limit: null,
          now: now(),
          choice: choiceOf(request),
        });
        if (!forecast?.fit) throw new Refusal(400, 'body must leave enough valid days of the well');
        await tx
          .insertInto('decline_case')
          .values({
            ...{ id: request.id, well_id: wellId, version: version + 1, name: name.trim(), model },
            ...{ first_day: firstDay, left_out: JSON.stringify(leftOut) },
            ...{ user_id: principal.userId, at: now(), undone_version: null },
          })
          .execute();
        return { action: 'keep', name: name.trim(), model };
      });
    },
    /** @throws Refusal 403, 404 and 409 as the contract says; 429 for too many changes. */
    undo(principal: Principal, wellId: string, { id }: components['schemas']['UndoDecisionRequest']) {
      return change(principal, wellId, id, async (tx, version) => {
        const kept = await tx
          .selectFrom('decline_case')
          .selectAll()
          .where('id', '=', id)
          .where('well_id', '=', wellId)
          .executeTakeFirst();
        if (!kept)
          throw new Refusal(404, `body/id names no case of ${wellId}: ${id}`, undefined, {
            code: 'decisionGone',
          });
        if (kept.user_id !== principal.userId)
          throw new Refusal(403, 'body/id names a case of another user', undefined, { code: 'notYours' });
        if (kept.undone_version !== null) return null;
        const later = await tx
          .selectFrom('decline_case')
          .select('id')
          .where('well_id', '=', wellId)
          .where('version', '>', kept.version)
          .where('undone_version', 'is', null)
          .executeTakeFirst();
        if (later) throw await staleOf(tx, wellId, kept.version);
        await tx
          .updateTable('decline_case')
          .set({ undone_version: version + 1 })
          .where('id', '=', id)
          .execute();
        return { action: 'undo', name: kept.name, model: kept.model };
      });
    },
  };
}

/** @throws Refusal 400 for days out of order */
function assertFits({ leftOut }: Request): void {
  for (const [i, { from, to }] of leftOut.entries())
    if (dayNumber(to) < dayNumber(from))
      throw new Refusal(400, `body/leftOut/${i}/to must not lie before its from`);
}

/** That a later case came first, and whose it is. */
async function staleOf(tx: Tx, wellId: string, seen: number): Promise<Refusal> {
  const { well, version, cases } = await casesOf(tx, wellId);
  const [newest] = cases;
  return decidedSince('body', 'the decline', seen, {
    ...{ place: well.name, version, decidedBy: newest?.by ?? null, decidedAt: newest?.at ?? null },
  });
}

/** @throws Refusal 404 without such a well. */
async function casesOf(db: Kysely<Database>, wellId: string): Promise<Cases> {
  const cases = await readDeclineCases(db, wellId);
  if (!cases) throw new Refusal(404, `path/wellId names no well: ${wellId}`);
  return cases;
}
