import type { Kysely } from 'kysely';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import type { PolicyName } from './policies.ts';

/** Kinds that belong to the tenant: a user who signed in at one policy is signed in at the other. */
const sharedModels = new Set(['Session', 'Grant']);

/** Kinds that expire with something else still get an end, so that no row stays for ever (seconds). */
const maxLifeSeconds = (14 * dayMs) / 1000;

/** Rows that are taken out of the payload into columns. */
interface Indexed extends AdapterPayload {
  accountId?: string;
}

/**
 * Keeps the state of a policy in the database: a restart keeps sessions, and several processes share them. Codes and
 * tokens of one policy are unknown at the other.
 * @returns What oidc-provider calls for each kind of state.
 */
export function createStateAdapter(
  db: Kysely<Database>,
  policy: PolicyName,
  now: Clock,
): (model: string) => Adapter {
  return (name) => {
    const model = sharedModels.has(name) ? name : `${policy}/${name}`;

    async function find(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
      if (value.includes('\0')) return undefined;
      const row = await db
        .selectFrom('provider_state')
        .select(['payload', 'consumed_at'])
        .where('model', '=', model)
        .where(column, '=', value)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (!row) return undefined;
      const consumed = row.consumed_at && Math.floor(row.consumed_at.getTime() / 1000);
      return { ...row.payload, ...(consumed ? { consumed } : {}) };
    }

    return {
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      findByUserCode: () => Promise.resolve(undefined),
      async upsert(id, payload: Indexed, expiresIn) {
        const text = JSON.stringify(payload);
        if (text.includes('\\u0000')) throw new errors.InvalidRequest('NUL cannot be part of a request');
        const row = {
          payload: text,
          subject: payload.accountId ?? null,
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: new Date(now().getTime() + (expiresIn || maxLifeSeconds) * 1000),
        };
        await db
          .insertInto('provider_state')
          .values({ model, id, ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
          .execute();
      },
      async consume(id) {
        const { numUpdatedRows } = await db
          .updateTable('provider_state')
          .set({ consumed_at: now() })
          .where('model', '=', model)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .executeTakeFirst();
        // Two requests may both have found it unused: only one of them may go on.
        if (!numUpdatedRows) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await db.deleteFrom('provider_state').where('model', '=', model).where('id', '=', id).execute();
      },
      async revokeByGrantId(grantId) {
        await db
          .deleteFrom('provider_state')
          .where('grant_id', '=', grantId)
          .where('model', '=', model)
          .execute();
      },
    };
  };
}

/**
 * Ends what one account is signed in to at the provider, with its tokens.
 * @param exceptUid The session of the browser in which this happens.
 */
export async function endProviderSessions(
  db: Kysely<Database>,
  subject: string,
  exceptUid: string | undefined,
): Promise<void> {
  let query = db.deleteFrom('provider_state').where('subject', '=', subject);
  if (exceptUid) query = query.where((row) => row.or([row('uid', 'is', null), row('uid', '<>', exceptUid)]));
  await query.execute();
}
