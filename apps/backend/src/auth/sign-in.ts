import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import type { SignInKind } from '../vocabulary.ts';
import { Refusal, SessionOver } from '../refusal.ts';
import type { Audit } from './audit.ts';
import type { IdTokens } from './id-token.ts';
import type { Limits } from '../limits.ts';
import { inactiveUser } from './account-discovery.ts';
import { refusedCredentials, type PasswordCheck } from './password-check.ts';
import type { PasswordHasher } from './password-hash.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import type { CallerTraits, Principal, Sessions } from './sessions.ts';
import { findUserByEmail, holdUser, type AppUser } from './users.ts';

/** The tokens of a session. */
export interface TokenPackage {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Life of the id_token. */
  readonly expiresInSeconds: number;
}

/** Opens, renews and ends sessions. */
export type SignIn = ReturnType<typeof createSignIn>;

export interface SignInOptions {
  readonly db: Kysely<Database>;
  readonly limits: Limits;
  readonly checkPassword: PasswordCheck;
  readonly hasher: PasswordHasher;
  readonly sessions: Sessions;
  readonly refreshTokens: RefreshTokens;
  readonly idTokens: IdTokens;
  readonly audit: Audit;
  readonly log: Logger;
}

export function createSignIn(options: SignInOptions) {
  const { db, limits, checkPassword, hasher, sessions, refreshTokens, idTokens, audit, log } = options;

  /**
   * Opens a session if the account, read again and held, is still what it was when its owner was recognized.
   * @returns Undefined when it has changed: nothing was opened.
   */
  async function openSession(
    { id }: AppUser,
    kind: SignInKind,
    { caller, mayOpen }: { caller: CallerTraits; mayOpen: (held: AppUser) => boolean },
  ): Promise<TokenPackage | undefined> {
    const opened = await db.transaction().execute(async (tx) => {
      const user = await holdUser(tx, id, 'share');
      if (!user || !mayOpen(user)) return undefined;
      const session = await sessions.open(tx, user, kind, caller);
      await audit(
        { kind: 'signIn', outcome: 'ok', userId: user.id, sid: session.sid, address: caller.address },
        tx,
      );
      return { user, sid: session.sid, refreshToken: await refreshTokens.issue(tx, session) };
    });
    if (!opened) return undefined;
    const { user, sid, refreshToken } = opened;
    const idToken = await idTokens.sign({
      userId: user.id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      roleId: user.role_id,
      sid,
    });
    return { idToken, refreshToken, expiresInSeconds: limits.idTokenSeconds };
  }

  /**
   * Opens a session for a user who knew the password a moment ago. Where the stored hash has changed since, the password
   * is held against the new one: it may be the same password, hashed at a higher cost by another sign-in.
   */
  async function openWithPassword(
    user: AppUser,
    password: string,
    caller: CallerTraits,
  ): Promise<TokenPackage | undefined> {
    const mayOpen = (held: AppUser) => held.password_hash === user.password_hash && !signInBar(held);
    const tokens = await openSession(user, 'password', { caller, mayOpen });
    if (tokens) return tokens;
    const changed = await findUserByEmail(db, user.email);
    if (!changed || changed.id !== user.id || changed.password_hash === user.password_hash) return undefined;
    if (signInBar(changed) || !(await hasher.verify(changed.password_hash, password))) return undefined;
    return openWithPassword(changed, password, caller);
  }

  async function keepHashCurrent(user: AppUser, password: string): Promise<void> {
    if (!user.password_hash || !hasher.isOutdated(user.password_hash)) return;
    const renewed = await hasher.hash(password);
    await db
      .updateTable('app_user')
      .set({ password_hash: renewed })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .execute();
  }

  return {
    /** @throws Refusal 401, 403, 429 or 503; see PasswordCheck. */
    async withPassword(
      email: string,
      encryptedPassword: string,
      caller: CallerTraits,
    ): Promise<{ user: AppUser; tokens: TokenPackage }> {
      const { user, password } = await checkPassword({ email, encryptedPassword, ...caller });
      const barred = signInBar(user);
      if (barred) {
        const detail = { reason: user.active ? 'passwordChangeDue' : 'inactive' };
        await audit({ kind: 'signIn', outcome: 'refused', userId: user.id, address: caller.address, detail });
        throw barred;
      }
      const tokens = await openWithPassword(user, password, caller);
      if (!tokens) {
        const detail = { reason: 'changedMeanwhile' };
        await audit({ kind: 'signIn', outcome: 'refused', userId: user.id, address: caller.address, detail });
        throw refusedCredentials();
      }
      // The session is open: whatever keeps the hash from being renewed, such as a full queue, leaves it to a later sign-in.
      await keepHashCurrent(user, password).catch((error: unknown) =>
        log.warn({ err: error }, 'a password hash was left at its old cost'),
      );
      return { user, tokens };
    },
    /**
     * For a user whom the identity provider has signed in. A bearer of an open session that was opened in the same way
     * renews that session, so that silent renewal does not move its end; else a new one is opened.
     * @returns Undefined when the account has just been switched off or made a local one.
     */
    async withProvider(
      user: AppUser,
      caller: CallerTraits & { bearer?: string },
    ): Promise<TokenPackage | undefined> {
      const token = caller.bearer ? await idTokens.verify(caller.bearer) : undefined;
      const open = token && (await sessions.resume(token.sid));
      if (open?.userId !== user.id || open.kind !== 'sso') {
        return openSession(user, 'sso', { caller, mayOpen: (held) => held.active && held.is_sso });
      }
      const { sid, sessionEndsAt: expiresAt } = open;
      const refreshToken = await refreshTokens.issue(db, { sid, expiresAt });
      return { idToken: await idTokens.sign(open), refreshToken, expiresInSeconds: limits.idTokenSeconds };
    },
    /**
     * @throws Refusal 401 for a token that was never issued.
     * @throws SessionOver when the session behind the token has ended, or the token was used before and is past its
     * grace, which ends the session.
     */
    async renew(
      refreshToken: string,
      caller: CallerTraits,
    ): Promise<{ principal: Principal; tokens: TokenPackage }> {
      const rotation = await db.transaction().execute((tx) => refreshTokens.rotate(tx, refreshToken));
      if (rotation.outcome === 'unknown') throw new Refusal(401, 'The refresh token is not valid.');
      if (rotation.outcome === 'reused') {
        await sessions.revoke(db, rotation.sid, 'refresh token reused');
        await audit({ kind: 'refreshReuse', outcome: 'refused', sid: rotation.sid, address: caller.address });
      }
      const principal = rotation.outcome === 'rotated' ? await sessions.resume(rotation.sid) : undefined;
      if (rotation.outcome !== 'rotated' || !principal) throw new SessionOver();
      const idToken = await idTokens.sign(principal);
      return {
        principal,
        tokens: { idToken, refreshToken: rotation.token, expiresInSeconds: limits.idTokenSeconds },
      };
    },
    /**
     * Ends the session that either token belongs to, also when the token itself has expired; does nothing for tokens
     * that belong to none.
     */
    async end(
      { bearer, refreshToken }: { bearer?: string | undefined; refreshToken?: string | undefined },
      caller: CallerTraits,
    ): Promise<void> {
      const sids = [
        bearer && (await idTokens.verify(bearer))?.sid,
        refreshToken && (await refreshTokens.sessionOf(db, refreshToken)),
      ];
      for (const sid of new Set(sids)) {
        if (!sid) continue;
        await db.transaction().execute(async (tx) => {
          const userId = await sessions.revoke(tx, sid, 'signed out');
          if (userId)
            await audit({ kind: 'signOut', outcome: 'ok', userId, sid, address: caller.address }, tx);
        });
      }
    },
  };
}

/** Why a user who knows the password is still refused; undefined when sign-in is allowed. */
function signInBar(user: AppUser): Refusal | undefined {
  if (!user.active) return inactiveUser();
  if (!user.must_reset_password) return undefined;
  return new Refusal(403, 'Your password must be changed before you can sign in.', undefined, {
    code: 'passwordChangeDue',
  });
}
