import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';

/** One-time codes of reset mails and invitations: 256 random bits, of which the database keeps the SHA-256. */
export type ResetLinks = ReturnType<typeof createResetLinks>;

/** What a code was made for. */
type Purpose = 'reset' | 'invitation';

export function createResetLinks(
  database: Kysely<Database>,
  now: Clock,
  limits: Pick<Limits, 'resetCodeSeconds' | 'invitationSeconds'>,
) {
  async function store(db: Kysely<Database>, userId: string, purpose: Purpose, seconds: number) {
    const code = randomBytes(32).toString('base64url');
    const endsAt = new Date(now().getTime() + seconds * 1000);
    await db
      .insertInto('password_reset_code')
      .values({ code_hash: fingerprint(code), user_id: userId, expires_at: endsAt, purpose })
      .execute();
    return { code, endsAt };
  }
  return {
    /** @returns A new code; those sent before stay good until they end. */
    async issue(db: Kysely<Database>, userId: string): Promise<string> {
      return (await store(db, userId, 'reset', limits.resetCodeSeconds)).code;
    },
    /** @returns The new code of an invitation, and until when it is good; the one sent before is not any more. */
    async invite(db: Kysely<Database>, userId: string): Promise<{ code: string; endsAt: Date }> {
      await db
        .deleteFrom('password_reset_code')
        .where('user_id', '=', userId)
        .where('purpose', '=', 'invitation')
        .execute();
      return store(db, userId, 'invitation', limits.invitationSeconds);
    },
    /** Ends all codes of a user. */
    async withdraw(db: Kysely<Database>, userId: string): Promise<void> {
      await db.deleteFrom('password_reset_code').where('user_id', '=', userId).execute();
    },
    /** Whether a text is a live code of this user. */
    async isLive(userId: string, code: string): Promise<boolean> {
      const row = await database
        .selectFrom('password_reset_code')
        .select('user_id')
        .where('code_hash', '=', fingerprint(code))
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row !== undefined;
    },
    /**
     * Uses up all codes of a user.
     * @returns What this one was for; undefined when it was not among them, or not live any more.
     */
    async useUp(tx: Transaction<Database>, userId: string, code: string): Promise<Purpose | undefined> {
      const used = await tx
        .deleteFrom('password_reset_code')
        .where('user_id', '=', userId)
        .returning(['code_hash', 'expires_at', 'purpose'])
        .execute();
      const wanted = fingerprint(code);
      return used.find((row) => row.code_hash.equals(wanted) && row.expires_at > now())?.purpose;
    },
  };
}

function fingerprint(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}
