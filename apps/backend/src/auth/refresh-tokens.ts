import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { RefreshTokenTable } from '../database/tables/access.ts';
import type { Limits } from '../limits.ts';
import type { SigningKeys } from './signing-keys.ts';

/** What became of a refresh token that was handed in. */
export type Rotation =
  | { readonly outcome: 'rotated'; readonly sid: string; readonly token: string; readonly expiresAt: Date }
  /** Not one of ours. */
  | { readonly outcome: 'unknown' }
  /** Past its session's end. */
  | { readonly outcome: 'expired' }
  /** Used before and past the grace: it was copied, so everything derived from the same sign-in has to end. */
  | { readonly outcome: 'reused'; readonly sid: string };

/** Single-use refresh tokens: 256 random bits of which the database keeps the SHA-256 only. */
export type RefreshTokens = ReturnType<typeof createRefreshTokens>;

export function createRefreshTokens(
  keys: SigningKeys,
  now: Clock,
  limits: Pick<Limits, 'refreshGraceSeconds'>,
) {
  return {
    /** @returns The first token of a session, opaque. */
    async issue(db: Kysely<Database>, session: { sid: string; expiresAt: Date }): Promise<string> {
      const token = randomBytes(32).toString('base64url');
      await db
        .insertInto('refresh_token')
        .values({
          token_hash: fingerprint(token),
          family: randomUUID(),
          sid: session.sid,
          generation: 0,
          issued_at: now(),
          expires_at: session.expiresAt,
        })
        .execute();
      return token;
    },
    /**
     * Exchanges a token for its successor. Within the grace a used token gets the same successor again, which serves
     * a lost answer and a copied tab; the session's absolute end is never moved.
     */
    async rotate(tx: Transaction<Database>, token: string): Promise<Rotation> {
      const row = await tx
        .selectFrom('refresh_token')
        .selectAll()
        .where('token_hash', '=', fingerprint(token))
        .forUpdate()
        .executeTakeFirst();
      if (!row) return { outcome: 'unknown' };
      if (row.expires_at <= now()) return { outcome: 'expired' };
      const rotated = (successor: string) =>
        ({ outcome: 'rotated', sid: row.sid, token: successor, expiresAt: row.expires_at }) as const;
      if (!row.used_at)
        return rotated(await replace(tx, row, deriveSuccessor(keys.refresh[0], token), now()));
      const age = now().getTime() - row.used_at.getTime();
      const successor = keys.refresh
        .map((key) => deriveSuccessor(key, token))
        .find((candidate) => row.successor_hash?.equals(fingerprint(candidate)));
      if (successor && age <= limits.refreshGraceSeconds * 1000) return rotated(successor);
      return { outcome: 'reused', sid: row.sid };
    },
    /** @returns The session that a token of any age belongs to. */
    async sessionOf(db: Kysely<Database>, token: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('refresh_token')
        .select('sid')
        .where('token_hash', '=', fingerprint(token))
        .executeTakeFirst();
      return row?.sid;
    },
  };
}

async function replace(
  tx: Transaction<Database>,
  row: Selectable<RefreshTokenTable>,
  successor: string,
  now: Date,
): Promise<string> {
  const successorHash = fingerprint(successor);
  await tx
    .insertInto('refresh_token')
    .values({
      token_hash: successorHash,
      family: row.family,
      sid: row.sid,
      generation: row.generation + 1,
      issued_at: now,
      expires_at: row.expires_at,
    })
    .execute();
  await tx
    .updateTable('refresh_token')
    .set({ used_at: now, successor_hash: successorHash })
    .where('token_hash', '=', row.token_hash)
    .execute();
  return successor;
}

/** Derived rather than stored: a reader of the database learns no token, and the same one can be answered again. */
function deriveSuccessor(key: Buffer, token: string): string {
  return createHmac('sha256', key).update(`refresh successor of ${token}`).digest('base64url');
}

function fingerprint(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
