import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { maxTextLength, type Limits } from '../limits.ts';

/** No letters or digits that look like others. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 8;
/** Wrong codes after which a code is dead. */
const maxTries = 5;

/** Codes that prove an address by mail. An account has at most one; a new one replaces it. */
export type ResetCodes = ReturnType<typeof createResetCodes>;

export function createResetCodes(
  database: Kysely<Database>,
  now: Clock,
  limits: Pick<Limits, 'resetCodeSeconds'>,
) {
  return {
    /** @returns A code such as `K7QF-2M9X`. */
    async issue(db: Kysely<Database>, subject: string): Promise<string> {
      const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');
      const row = {
        code_hash: fingerprint(subject, code),
        tries: 0,
        expires_at: new Date(now().getTime() + limits.resetCodeSeconds * 1000),
      };
      await db
        .insertInto('provider_reset_code')
        .values({ subject, ...row })
        .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
        .execute();
      return `${code.slice(0, codeLength / 2)}-${code.slice(codeLength / 2)}`;
    },
    /** Whether this is the account's live code. A wrong one counts against it. */
    async check(subject: string, code: string): Promise<boolean> {
      // Counted before it is compared and taken back when it was right, so that parallel guesses count as well.
      const row = await database
        .updateTable('provider_reset_code')
        .set((column) => ({ tries: column('tries', '+', 1) }))
        .where('subject', '=', subject)
        .where('expires_at', '>', now())
        .where('tries', '<', maxTries)
        .returning('code_hash')
        .executeTakeFirst();
      if (!row || !timingSafeEqual(row.code_hash, fingerprint(subject, code))) return false;
      await database
        .updateTable('provider_reset_code')
        .set({ tries: 0 })
        .where('subject', '=', subject)
        .where('code_hash', '=', row.code_hash)
        .execute();
      return true;
    },
    /** Uses the live code up. @returns False when another request was quicker. */
    async use(tx: Transaction<Database>, subject: string, code: string): Promise<boolean> {
      const { numDeletedRows } = await tx
        .deleteFrom('provider_reset_code')
        .where('subject', '=', subject)
        .where('code_hash', '=', fingerprint(subject, code))
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

/** Users leave the hyphen out, add spaces, and type small letters. */
function normalize(code: string): string {
  return code
    .slice(0, maxTextLength.typedCode)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');
}

function fingerprint(subject: string, code: string): Buffer {
  return createHash('sha256')
    .update(`${subject} ${normalize(code)}`)
    .digest();
}
