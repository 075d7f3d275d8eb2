import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import { openPasswordEnvelope } from './password-envelope.ts';
import type { SigningKeys } from './signing-keys.ts';

/** Opens an encrypted password, and each ciphertext once only: whoever recorded one cannot send it again. */
export type OneTimeEnvelopes = (encrypted: string) => Promise<string | undefined>;

/**
 * @returns An opener that remembers what it opened in the database, for all processes and until the ciphertext's window
 * has passed; it answers undefined for a text that does not open and for one that was opened before.
 */
export function createOneTimeEnvelopes(
  db: Kysely<Database>,
  now: Clock,
  limits: Limits,
  keys: SigningKeys,
): OneTimeEnvelopes {
  const privateKeys = keys.passwordEncryption.map((key) => key.privateKey);
  return async (encrypted) => {
    const envelope = openPasswordEnvelope(encrypted, privateKeys, now(), limits);
    if (!envelope) return undefined;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('used_ciphertext')
      .values({ hash: envelope.fingerprint, expires_at: envelope.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows ? envelope.password : undefined;
  };
}
