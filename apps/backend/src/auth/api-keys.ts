import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { ApiKeyScope } from '../vocabulary.ts';
import { createRateLimiter } from './rate-limit.ts';

/** A program that calls by a key of its own, without a person. */
export interface Machine {
  /** Of its key. */
  readonly apiKeyId: string;
  /** What it may do. */
  readonly scope: ApiKeyScope;
  /** The fields that it is good for; null for all of them. */
  readonly fieldIds: readonly string[] | null;
}

/** What keys are checked with. */
export interface ApiKeysOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly limits: Pick<Limits, 'addressUnknownApiKeysPerHour' | 'apiKeyCallsPerMinute'>;
}

/** Checks the keys that programs send. */
export type ApiKeys = ReturnType<typeof createApiKeys>;

const form = /^cnx_([0-9a-f]{12})_([\w-]{43})$/;

/** A new key: its id, what the program sends, and what is kept of it. */
export function makeApiKey(): { id: string; key: string; secretHash: Buffer } {
  const id = randomBytes(6).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, key: `cnx_${id}_${secret}`, secretHash: fingerprint(secret) };
}

const fingerprint = (secret: string) => createHash('sha256').update(secret).digest();

/** Each call asks the database, so that a key that was revoked is good for no further call in any process. */
export function createApiKeys({ db, now, limits }: ApiKeysOptions) {
  const unknownKeys = createRateLimiter(db, now, {
    name: 'unknown API key',
    maxHits: limits.addressUnknownApiKeysPerHour,
    seconds: 3_600,
  });
  const callsOfKey = createRateLimiter(db, now, {
    name: 'call of an API key',
    maxHits: limits.apiKeyCallsPerMinute,
    seconds: 60,
  });

  const read = (id: string) =>
    db
      .selectFrom('api_key')
      .select(['id', 'scope', 'all_fields', 'secret_hash', 'expires_at', 'revoked_at', 'used_at'])
      .select(
        sql<string[]>`array(select field_id from api_key_field where api_key_id = api_key.id order by 1)`.as(
          'field_ids',
        ),
      )
      .where('id', '=', id)
      .executeTakeFirst();

  async function noteUse(id: string): Promise<void> {
    const minuteAgo = new Date(now().getTime() - 60_000);
    await db
      .updateTable('api_key')
      .set({ used_at: now() })
      .where('id', '=', id)
      .where((of) => of.or([of('used_at', 'is', null), of('used_at', '<', minuteAgo)]))
      .execute();
  }

  return {
    /**
     * @param key As it was sent.
     * @param address Whence: what is no key counts against it, and holds back nothing but what is no key. Many programs may
     *   share a gateway.
     * @throws Refusal 401 for a key that is unknown, over or revoked; 429 for too many calls by a key, or too many wrong keys
     */
    async verify(key: string, address: string): Promise<Machine> {
      const [, id = '', secret = ''] = form.exec(key) ?? [];
      const known = id === '' ? undefined : await read(id);
      if (!known || !timingSafeEqual(known.secret_hash, fingerprint(secret))) {
        await unknownKeys.take(address);
        throw new Refusal(401, 'The API key is not valid');
      }
      // Before it is known to be over: a program that goes on with such a key is held back too.
      await callsOfKey.take(id);
      if (known.revoked_at) throw new Refusal(401, 'The API key was revoked');
      if (known.expires_at <= now()) throw new Refusal(401, 'The API key has expired');
      await noteUse(id);
      return { apiKeyId: id, scope: known.scope, fieldIds: known.all_fields ? null : known.field_ids };
    },
    /** For a call that goes on for long. @throws Refusal 401 when the key is over or was revoked since the call began */
    async assertGood({ apiKeyId }: Machine): Promise<void> {
      const known = await read(apiKeyId);
      if (!known || known.revoked_at || known.expires_at <= now())
        throw new Refusal(401, 'The API key is not valid');
    },
  };
}
