import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { AccountLookUp } from './account-look-up.ts';
import type { Audit } from './audit.ts';
import type { AppUser } from './users.ts';

/** What the login page should do next for an address; exactly one of the five applies. */
export type DiscoveryOutcome =
  | { readonly next: 'identityProvider' }
  | { readonly next: 'passwordReset' }
  | { readonly next: 'redirect'; readonly url: string }
  | { readonly next: 'password' }
  | { readonly next: 'refused'; readonly message: string };

/** The one text for accounts that are not there and accounts that are switched off. */
export const noSuchAccount = 'User is not active or does not exist';

/** The refusal with {@link noSuchAccount}. */
export const inactiveUser = (status: 403 | 404 = 403): Refusal =>
  new Refusal(status, noSuchAccount, undefined, { code: 'inactiveUser' });

/** Answers the first step of the login page. */
export type AccountDiscovery = (email: string, address: string) => Promise<DiscoveryOutcome>;

/**
 * @param mode `spec` says when an account does not exist, behind limits; `uniform` asks for a password in any case.
 * @param findActive Of the same mode; the discovery throws what it throws.
 */
export function createAccountDiscovery(
  db: Kysely<Database>,
  mode: 'spec' | 'uniform',
  findActive: AccountLookUp,
  audit: Audit,
): AccountDiscovery {
  return async (email, address) => {
    const user = await findActive(email, address);
    if (user) return outcomeFor(db, user);
    if (mode === 'uniform') return { next: 'password' };
    await audit({ kind: 'signIn', outcome: 'refused', address, detail: { reason: 'unknownAccount' } });
    return { next: 'refused', message: noSuchAccount };
  };
}

async function outcomeFor(db: Kysely<Database>, user: AppUser): Promise<DiscoveryOutcome> {
  const url = user.redirect_host && (await registeredTarget(db, user.redirect_host));
  if (url) return { next: 'redirect', url };
  if (user.is_sso) return { next: 'identityProvider' };
  return user.must_reset_password ? { next: 'passwordReset' } : { next: 'password' };
}

/** @returns The address of a registered application; undefined when the host is not (or no longer) registered. */
async function registeredTarget(db: Kysely<Database>, host: string): Promise<string | undefined> {
  const app = await db
    .selectFrom('registered_app')
    .select(['scheme', 'host', 'path_prefix'])
    .where('host', '=', host)
    .where('active', '=', true)
    .executeTakeFirst();
  return app && `${app.scheme}://${app.host}${app.path_prefix}`;
}
