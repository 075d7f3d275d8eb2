import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { chooseLanguage } from '../mail/languages.ts';
import type { Mailer } from '../mail/mailer.ts';
import { passwordChangedMail } from '../mail/messages.ts';
import { Refusal } from '../refusal.ts';
import { inactiveUser } from './account-discovery.ts';
import type { Audit } from './audit.ts';
import type { IdTokens } from './id-token.ts';
import type { EnvelopeOpener } from './password-envelope.ts';
import { refusedCredentials, type PasswordCheck } from './password-check.ts';
import type { PasswordHasher } from './password-hash.ts';
import { newPasswordComplaint, samePassword } from './password-rules.ts';
import type { ResetLinks } from './reset-links.ts';
import type { Sessions } from './sessions.ts';
import { holdUser, type AppUser } from './users.ts';

/** A request to change a password; both texts are encrypted as at sign-in. */
export interface PasswordUpdateRequest {
  readonly email: string;
  /** The current password, or the code of a reset mail. */
  readonly encryptedOldPassword: string;
  readonly encryptedNewPassword: string;
  readonly address: string;
  /** Of a browser in which someone has signed in before. */
  readonly browserToken?: string | undefined;
  /** Of the user who makes the change while signed in: that session goes on. */
  readonly bearer?: string | undefined;
}

/**
 * Changes a password, ends all other sessions of the account and notifies its owner by mail, but not of the first one. A
 * reset by mail ends all.
 * Throws Refusal 401 for wrong credentials, 400 for a new password that breaks the rules, 403 for an inactive account.
 */
export type PasswordUpdate = (request: PasswordUpdateRequest) => Promise<void>;

export interface PasswordUpdateOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  readonly openEnvelope: EnvelopeOpener;
  readonly checkPassword: PasswordCheck;
  readonly hasher: PasswordHasher;
  readonly resetLinks: ResetLinks;
  readonly sessions: Sessions;
  readonly idTokens: IdTokens;
  readonly audit: Audit;
  /** Absent where no mail can be sent. */
  readonly mailer: Mailer | undefined;
  readonly publicOrigin: string;
}

export function createPasswordUpdate(options: PasswordUpdateOptions): PasswordUpdate {
  const { db, now, openEnvelope, checkPassword, hasher, resetLinks, sessions, idTokens, audit, mailer } =
    options;

  /**
   * @returns The account as it is now, when its hash is not the one that the change was allowed by: nothing was changed.
   */
  async function store(
    user: AppUser,
    hash: string,
    { code, ownSid, address }: { code: string | undefined; ownSid: string | undefined; address: string },
  ): Promise<AppUser | undefined> {
    const renewed = await db.transaction().execute(async (tx) => {
      // Held first: a sign-in with the old password comes before this change, and is ended by it, or sees it. Of two
      // changes at once the second finds another hash than the one it was allowed by, or its code used up.
      const held = await holdUser(tx, user.id, 'update');
      if (!held?.active) throw refusedCredentials();
      if (code === undefined && held.password_hash !== user.password_hash) return held;
      // Open codes die with every change; one that was used meanwhile changes nothing.
      const purpose = await resetLinks.useUp(tx, user.id, code ?? '');
      if (code !== undefined && !purpose) throw refusedCredentials();
      await tx
        .updateTable('app_user')
        .set({ password_hash: hash, password_changed_at: now(), must_reset_password: false })
        .where('id', '=', user.id)
        .execute();
      await sessions.revokeAll(tx, user.id, 'password changed', code === undefined ? ownSid : undefined);
      const detail = {
        by: code === undefined ? 'password' : purpose === 'invitation' ? 'invitation' : 'mail',
      };
      await audit({ kind: 'passwordChange', outcome: 'ok', userId: user.id, address, detail }, tx);
      // The first password of an account changes none: a warning would only alarm a person who was just invited.
      if (held.password_hash === null) return undefined;
      const language = chooseLanguage([user.preferences['language']]);
      const link = `${options.publicOrigin}/forgot-password`;
      const text = passwordChangedMail(language, { email: user.email, at: now(), link });
      await mailer?.post(tx, { recipient: user.email, ...text });
      return undefined;
    });
    if (!renewed) mailer?.deliver();
    return renewed;
  }

  return async ({ email, encryptedOldPassword, encryptedNewPassword, address, browserToken, bearer }) => {
    // Used up whatever comes of the change: the text may be the password that a second try sets.
    const opened = await openEnvelope(encryptedNewPassword);
    const next = typeof opened === 'string' ? opened : undefined;
    // The old password first: rules of the new one must not be an answer to a caller who does not know it.
    let code: string | undefined;
    const { user, password } = await checkPassword({
      email,
      encryptedPassword: encryptedOldPassword,
      address,
      browserToken,
      async accepts(candidate, text) {
        const live = !candidate.is_sso && (await resetLinks.isLive(candidate.id, text));
        if (live) code = text;
        return live;
      },
    });
    if (!user.active) throw inactiveUser();
    if (next === undefined) throw new Refusal(400, 'body/newPassword could not be decrypted.');
    const complaint = newPasswordComplaint(code === undefined ? password : undefined, next);
    if (complaint) throw new Refusal(400, complaint.message, undefined, { code: complaint.code });
    if (code !== undefined && (await hasher.verify(user.password_hash, next))) {
      throw new Refusal(400, samePassword.message, undefined, { code: samePassword.code });
    }
    const ownSid = bearer ? (await idTokens.verify(bearer))?.sid : undefined;
    const hash = await hasher.hash(next);
    const how = { code, ownSid, address };
    const renewed = await store(user, hash, how);
    if (!renewed) return;
    // It may be the same password, hashed at a higher cost by a sign-in.
    const isSame = await hasher.verify(renewed.password_hash, password);
    if (!isSame || (await store(renewed, hash, how))) throw refusedCredentials();
  };
}
