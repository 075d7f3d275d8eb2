import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import { makeApiKey } from '../auth/api-keys.ts';
import type { Audit } from '../auth/audit.ts';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { holdAdministrators, type Administrator } from './people.ts';

type Schemas = components['schemas'];

/** What API keys are administered with. */
export interface ApiKeyListOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly audit: Audit;
  readonly changesOfUser: RateLimiter;
}

/** Keys that are listed, the newest first. */
const maxListed = 500;
const dayMs = 86_400_000;
/** A key is good for a year at most. */
const maxDays = 366;

/** The API keys of programs, for administrators. */
export function createApiKeyList({ db, now, audit, changesOfUser }: ApiKeyListOptions) {
  const select = (from: Kysely<Database>) =>
    from
      .selectFrom('api_key')
      .leftJoin('app_user', 'app_user.id', 'api_key.created_by')
      .select([
        'api_key.id',
        'api_key.name',
        'api_key.scope',
        'api_key.all_fields',
        'api_key.created_at',
        'api_key.expires_at',
        'api_key.revoked_at',
        'api_key.used_at',
        'app_user.email as made_by',
      ])
      .select(
        sql<{ id: string; name: string }[]>`coalesce((
          select json_agg(json_build_object('id', field.id, 'name', field.name) order by field.name)
          from api_key_field join field on field.id = api_key_field.field_id
          where api_key_field.api_key_id = api_key.id), '[]')`.as('fields'),
      );
  type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

  const shown = (row: Row): Schemas['ApiKey'] => ({
    id: row.id,
    name: row.name,
    scope: row.scope,
    fields: row.all_fields ? null : row.fields,
    createdAt: row.created_at.toISOString(),
    createdBy: row.made_by,
    expiresAt: row.expires_at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    usedAt: row.used_at?.toISOString() ?? null,
    state: row.revoked_at ? 'revoked' : row.expires_at <= now() ? 'expired' : 'active',
  });

  const readOne = (from: Kysely<Database>, id: string) =>
    select(from).where('api_key.id', '=', id).executeTakeFirst();

  return {
    async list(): Promise<Schemas['ApiKey'][]> {
      const rows = await select(db)
        .orderBy('api_key.created_at', 'desc')
        .orderBy('api_key.id')
        .limit(maxListed)
        .execute();
      return rows.map(shown);
    },
    /**
     * Makes a key. Its secret is in the answer and nowhere else.
     * @throws Refusal 400 for a day of expiry that is not within a year, or a field that there is not; 403 when the caller
     *   does not administer any more; 429 for too many changes
     */
    async create(
      by: Administrator,
      { name, scope = 'read', fieldIds, expiresOn }: Schemas['CreateApiKeyRequest'],
    ): Promise<Schemas['NewApiKey']> {
      const { userId, sid, address } = by;
      await changesOfUser.take(userId);
      if (name.trim() === '') throw new Refusal(400, 'body/name is empty');
      // Good through the whole of its last day.
      const expiresAt = new Date(Date.parse(`${expiresOn}T00:00:00Z`) + dayMs);
      const ahead = (expiresAt.getTime() - now().getTime()) / dayMs;
      if (ahead <= 0 || ahead > maxDays)
        throw new Refusal(400, `body/expiresOn has to be within a year from now: ${expiresOn}`);
      const { id, key, secretHash } = makeApiKey();
      const made = await db.transaction().execute(async (tx) => {
        await holdAdministrators(tx, by, userId);
        await tx
          .insertInto('api_key')
          .values({
            id,
            name: name.trim(),
            scope,
            all_fields: fieldIds === null,
            secret_hash: secretHash,
            created_at: now(),
            created_by: userId,
            expires_at: expiresAt,
            revoked_at: null,
            used_at: null,
          })
          .execute();
        await addFields(tx, id, fieldIds ?? []);
        const detail = {
          subject: name.trim(),
          id,
          action: 'create',
          scope,
          fields: fieldIds?.join(', ') ?? 'all',
        };
        await audit({ kind: 'apiKeyChange', outcome: 'ok', userId, sid, address, detail }, tx);
        return (await readOne(tx, id))!;
      });
      return { ...shown(made), key };
    },
    /**
     * Ends a key at once; one that is ended already stays as it is.
     * @throws Refusal 404 for none; 403 when the caller does not administer any more; 429 for too many changes
     */
    async revoke(by: Administrator, { id }: Schemas['RevokeApiKeyRequest']): Promise<Schemas['ApiKey']> {
      const { userId, sid, address } = by;
      await changesOfUser.take(userId);
      return db.transaction().execute(async (tx) => {
        await holdAdministrators(tx, by, userId);
        const { numUpdatedRows: ended } = await tx
          .updateTable('api_key')
          .set({ revoked_at: now() })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .executeTakeFirst();
        const row = await readOne(tx, id);
        if (!row) throw new Refusal(404, `body/id names no API key: ${id}`);
        const detail = { subject: row.name, id, action: 'revoke' };
        if (ended > 0n)
          await audit({ kind: 'apiKeyChange', outcome: 'ok', userId, sid, address, detail }, tx);
        return shown(row);
      });
    },
  };
}

async function addFields(tx: Kysely<Database>, id: string, fieldIds: readonly string[]): Promise<void> {
  if (fieldIds.length === 0) return;
  const known = await tx.selectFrom('field').select('id').where('id', 'in', fieldIds).execute();
  const missing = fieldIds.filter((fieldId) => !known.some((field) => field.id === fieldId));
  if (missing.length > 0)
    throw new Refusal(400, `body/fieldIds names no field: ${missing.slice(0, 5).join(', ')}`);
  await tx
    .insertInto('api_key_field')
    .values(fieldIds.map((fieldId) => ({ api_key_id: id, field_id: fieldId })))
    .execute();
}
