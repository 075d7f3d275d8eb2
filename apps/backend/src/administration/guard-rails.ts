import type { components } from '@cnx/api/schema';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import { markChanged } from '../database/computation.ts';
import type { Database } from '../database/schema.ts';
import { guardRailKinds, guardRailWells, maxSetGuardRails, readGuardRails } from '../queries/guard-rails.ts';
import { Refusal } from '../refusal.ts';
import { holdAdministrators, type Administrator } from './people.ts';

type Answer = components['schemas']['GuardRails'];
type Request = components['schemas']['SaveGuardRailRequest'];
type Tx = Transaction<Database>;

/** What guard rails are kept with. */
export interface GuardRailsOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
  /** Called when advice has become due to be computed again. @default nothing */
  readonly onDue?: () => void;
}

/** The guard rails of advice: read by all, set by administrators. */
export type GuardRailsOfAdvice = ReturnType<typeof createGuardRails>;

export function createGuardRails({ db, now, audit, changesOfUser, onDue }: GuardRailsOptions) {
  return {
    read: (): Promise<Answer> => readGuardRails(db),
    /**
     * Sets or removes a guard rail, and has the advice of the wells that it holds for computed by it. What is set already
     * is left as it is.
     * @throws Refusal 400 for a value that it cannot have; 403 when the caller does not administer any more; 404 for a field or
     *   well that there is not; 409 when another value is set than the one that was seen; 429 for too many changes
     */
    async save(by: Administrator, request: Request): Promise<Answer> {
      const { userId, sid, address } = by;
      assertFits(request);
      await changesOfUser.take(userId);
      const { result, isNew } = await db.transaction().execute(async (tx) => {
        await holdAdministrators(tx, by, userId);
        await sql`lock table guard_rail in share row exclusive mode`.execute(tx);
        const place = await placeOf(tx, request);
        const stored = await storedValue(tx, request);
        const isNew = stored !== request.value;
        if (isNew) {
          if (stored !== request.seen) throw changedSince(request, stored);
          await store(tx, request, { userId, at: now() });
          await markChanged(tx, await heldWells(tx, request));
          const { name, value } = request;
          const subject = [name, place].filter((part) => part !== null).join(', ');
          const detail = {
            ...{ subject, action: value === null ? 'remove' : 'change' },
            ...(stored !== null && { was: stored }),
            ...(value !== null && { value }),
          };
          await audit({ kind: 'guardRailChange', outcome: 'ok', userId, sid, address, detail }, tx);
        }
        return { result: await readGuardRails(tx), isNew };
      });
      if (isNew) onDue?.();
      return result;
    },
  };
}

/** @throws Refusal 400 for two places, or a value outside what the guard rail can be */
function assertFits({ name, fieldId, wellId, value }: Request): void {
  if (fieldId !== null && wellId !== null)
    throw new Refusal(400, 'body/fieldId and body/wellId cannot both be given');
  const { least, most, unit } = guardRailKinds[name];
  if (value !== null && (value < least || value > most))
    throw new Refusal(400, `body/value must be from ${least} to ${most} ${unit}`);
}

function changedSince({ seen }: Request, stored: number | null): Refusal {
  return new Refusal(409, `body/seen is ${String(seen)}, set is ${String(stored)}`, undefined, {
    code: 'changedSince',
  });
}

/** Name of the field or well; null for all wells. @throws Refusal 404 without such a one */
async function placeOf(tx: Tx, { fieldId, wellId }: Request): Promise<string | null> {
  const id = wellId ?? fieldId;
  if (id === null) return null;
  const table = wellId === null ? 'field' : 'well';
  const found = await tx.selectFrom(table).select('name').where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal(404, `body/${table}Id names no ${table}: ${id}`);
  return found.name;
}

async function storedValue(tx: Tx, { name, fieldId, wellId }: Request): Promise<number | null> {
  const row = await tx
    .selectFrom('guard_rail')
    .select('value')
    .where('name', '=', name)
    .where('field_id', 'is not distinct from', fieldId)
    .where('well_id', 'is not distinct from', wellId)
    .executeTakeFirst();
  return row?.value ?? null;
}

async function store(
  tx: Tx,
  { name, fieldId, wellId, value }: Request,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  if (value === null) {
    await tx
      .deleteFrom('guard_rail')
      .where('name', '=', name)
      .where('field_id', 'is not distinct from', fieldId)
      .where('well_id', 'is not distinct from', wellId)
      .execute();
    return;
  }
  const set = { value, changed_at: at, user_id: userId };
  await tx
    .insertInto('guard_rail')
    .values({ name, field_id: fieldId, well_id: wellId, ...set })
    .onConflict((conflict) => conflict.columns(['name', 'field_id', 'well_id']).doUpdateSet(set))
    .execute();
  const { count } = await tx
    .selectFrom('guard_rail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (count > maxSetGuardRails)
    throw new Refusal(409, `There are ${maxSetGuardRails} guard rails, which is all that a list can have`);
}

/** Producing wells that a guard rail holds for. */
async function heldWells(tx: Tx, { name, fieldId, wellId }: Request): Promise<string[]> {
  const of = guardRailWells[name];
  const rows = await tx
    .selectFrom('well')
    .select('well.id')
    .where('well.flow_kind', '=', 'production')
    .$if(of !== 'all', (query) =>
      query.where(({ exists, not, selectFrom }) => {
        const hasPump = exists(
          selectFrom('esp_equipment as pump')
            .select('pump.well_id')
            .whereRef('pump.well_id', '=', 'well.id')
            .where('pump.pulled_at', 'is', null),
        );
        return of === 'pumped' ? hasPump : not(hasPump);
      }),
    )
    .$if(fieldId !== null, (query) => query.where('well.field_id', '=', fieldId!))
    .$if(wellId !== null, (query) => query.where('well.id', '=', wellId!))
    .orderBy('well.id')
    .execute();
  return rows.map(({ id }) => id);
}
