import { createHash } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Audit } from '../auth/audit.ts';
import { accountName } from '../auth/email.ts';
import type { LockOut } from '../auth/lock-out.ts';
import type { PasswordHasher } from '../auth/password-hash.ts';
import type { Database } from '../database/schema.ts';
import type { ProviderAccountTable } from '../database/tables/single-sign-on.ts';
import { maxTextLength } from '../limits.ts';

/** An account at the local identity provider. */
export type ProviderAccount = Selectable<ProviderAccountTable>;

export async function findAccountByEmail(
  db: Kysely<Database>,
  email: string,
): Promise<ProviderAccount | undefined> {
  if (email.length > maxTextLength.providerEmail || email.includes('\0')) return undefined;
  return db
    .selectFrom('provider_account')
    .selectAll()
    .where(sql`lower(email)`, '=', accountName(email))
    .executeTakeFirst();
}

export async function findAccountBySubject(
  db: Kysely<Database>,
  subject: string,
): Promise<ProviderAccount | undefined> {
  return db
    .selectFrom('provider_account')
    .selectAll()
    .where(sql`subject::text`, '=', subject)
    .executeTakeFirst();
}

const passwordMark = 'pwd-';

/**
 * The authentication methods (`amr`) of a sign-in by this account's password. Sessions, codes and refresh tokens carry
 * them, and with them a mark of the password that was typed.
 */
export function passwordMethods({ password_hash: hash }: ProviderAccount): string[] {
  const mark = createHash('sha256').update(hash).digest('base64url').slice(0, 16);
  return ['pwd', `${passwordMark}${mark}`];
}

/** Whether a sign-in by these methods still counts: not when it was by a password that has been changed since. */
export function isCurrent(account: ProviderAccount, methods: readonly string[] | undefined): boolean {
  const mark = methods?.find((method) => method.startsWith(passwordMark));
  return mark === undefined || passwordMethods(account).includes(mark);
}

/** How a try to sign in ended. */
export type SignInAttempt =
  | { readonly outcome: 'signedIn'; readonly account: ProviderAccount }
  /** Wrong address, wrong password or an account that has to wait; they are never distinguished. */
  | { readonly outcome: 'refused' };

/** Throws Refusal 429 when the address has failed too often, 503 when too many passwords wait to be checked. */
export type AccountCheck = (email: string, password: string, address: string) => Promise<SignInAttempt>;

export interface AccountCheckOptions {
  readonly db: Kysely<Database>;
  readonly hasher: PasswordHasher;
  readonly lockOut: LockOut;
  readonly audit: Audit;
}

/**
 * Checks an address and a password behind the same throttles as the portal's own sign-in, counted apart from it, so
 * that locking one out never locks the other.
 */
export function createAccountCheck({ db, hasher, lockOut, audit }: AccountCheckOptions): AccountCheck {
  return async (email, password, address) => {
    const name = throttleName(email.slice(0, maxTextLength.providerEmail));
    const admission = await lockOut.admit(name, address);
    const detail = { where: 'identityProvider' };
    const auditLimit = async () => {
      if (!admission.isLastOfAddress) return;
      await audit({ kind: 'rateLimit', outcome: 'refused', address, detail: { ...detail, rule: 'sign-in' } });
    };
    if (admission.outcome === 'locked') {
      await auditLimit();
      return { outcome: 'refused' };
    }
    const { attempt } = admission;
    const account = await findAccountByEmail(db, email);
    const matches = await hasher.verify(account?.password_hash, password).catch(async (error: unknown) => {
      await lockOut.withdraw(attempt);
      throw error;
    });
    if (account && matches) {
      await lockOut.succeeded(attempt, name);
      return { outcome: 'signedIn', account };
    }
    const locked = await lockOut.failed(name);
    await audit({ kind: locked ? 'lockOut' : 'signIn', outcome: 'refused', address, detail });
    await auditLimit();
    return { outcome: 'refused' };
  };
}

/** No address has a space in it, so no account of the portal is ever counted under such a name. */
export function throttleName(email: string): string {
  return `provider ${accountName(email)}`;
}
