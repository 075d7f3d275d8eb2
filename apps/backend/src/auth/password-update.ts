import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Audit } from './audit.ts';
import type { Limits } from '../limits.ts';
import { noSuchAccount } from './account-discovery.ts';
import type { PasswordCheck } from './password-check.ts';
import { openPasswordEnvelope } from './password-envelope.ts';
import type { PasswordHasher } from './password-hash.ts';
import { newPasswordComplaint } from './password-rules.ts';
import type { Sessions } from './sessions.ts';
import type { SigningKeys } from './signing-keys.ts';

/** A wish to change a password; both are encrypted as at sign-in. */
export interface PasswordUpdateRequest {
  readonly email: string;
  readonly encryptedOldPassword: string;
  readonly encryptedNewPassword: string;
  readonly address: string;
}

/**
 * Changes a password and ends all sessions of the account.
 * Throws Refusal 401 for wrong credentials, 400 for a new password that breaks the rules, 403 for an inactive account.
 */
export type PasswordUpdate = (request: PasswordUpdateRequest) => Promise<void>;

export interface PasswordUpdateParts {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly limits: Limits;
  readonly keys: SigningKeys;
  readonly checkPassword: PasswordCheck;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly audit: Audit;
}

export function createPasswordUpdate(parts: PasswordUpdateParts): PasswordUpdate {
  const { db, now, limits, checkPassword, hasher, sessions, audit } = parts;
  const privateKeys = parts.keys.passwordEncryption.map((key) => key.privateKey);
  return async ({ email, encryptedOldPassword, encryptedNewPassword, address }) => {
    // The old password first: rules of the new one must not be an answer to somebody who does not know it.
    const { user, password } = await checkPassword({
      email,
      encryptedPassword: encryptedOldPassword,
      address,
    });
    if (!user.active) throw new Refusal(403, noSuchAccount);
    const next = openPasswordEnvelope(encryptedNewPassword, privateKeys, now(), limits);
    if (!next) throw new Refusal(400, 'body/newPassword could not be decrypted.');
    const complaint = newPasswordComplaint(password, next.password);
    if (complaint) throw new Refusal(400, complaint);
    const hash = await hasher.hash(next.password);
    await db.transaction().execute(async (tx) => {
      await tx
        .updateTable('app_user')
        .set({ password_hash: hash, password_changed_at: now(), must_reset_password: false })
        .where('id', '=', user.id)
        .execute();
      await sessions.revokeAll(tx, user.id, 'password changed');
      await audit({ kind: 'passwordChange', outcome: 'ok', userId: user.id, address }, tx);
    });
  };
}
