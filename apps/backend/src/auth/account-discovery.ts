import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { AccountLookUp } from './account-look-up.ts';
import type { Audit } from './audit.ts';
import { accountName } from './email.ts';
import type { RegisteredApps } from './registered-apps.ts';
import type { CallerTraits } from './sessions.ts';
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
export type AccountDiscovery = (
  email: string,
  caller: Pick<CallerTraits, 'address' | 'browserToken'>,
) => Promise<DiscoveryOutcome>;

/** What the discovery works with. */
export interface AccountDiscoveryOptions {
  readonly db: Kysely<Database>;
  /**
   * `spec` says what an account needs, and when it does not exist, behind limits. `uniform` answers by the domain of the address:
   * what an account needs is said to those who have signed in to it.
   */
  readonly mode: 'spec' | 'uniform';
  /** Of the same mode; the discovery throws what it throws. */
  readonly findActive: AccountLookUp;
  readonly registeredApps: RegisteredApps;
  readonly audit: Audit;
}

export function createAccountDiscovery(options: AccountDiscoveryOptions): AccountDiscovery {
  const { db, mode, findActive, registeredApps, audit } = options;
  return async (email, caller) => {
    const user = await findActive(email, caller);
    if (mode === 'uniform') {
      const isCorporate = await isCorporateDomain(db, email);
      return { next: isCorporate || user?.is_sso ? 'identityProvider' : 'password' };
    }
    if (user) return outcomeFor(registeredApps, user);
    await audit({
      kind: 'signIn',
      outcome: 'refused',
      address: caller.address,
      detail: { reason: 'unknownAccount' },
    });
    return { next: 'refused', message: noSuchAccount };
  };
}

/** Whether all people with an address of this domain sign in at the identity provider. */
export async function isCorporateDomain(db: Kysely<Database>, email: string): Promise<boolean> {
  const domain = accountName(email).split('@').at(-1) ?? '';
  const row = await db
    .selectFrom('app_user')
    .select(({ fn }) => fn.agg<boolean | null>('bool_and', ['is_sso']).as('all'))
    .where('active', '=', true)
    .where(sql<string>`lower(split_part(email, '@', 2))`, '=', domain)
    .executeTakeFirst();
  return row?.all === true;
}

async function outcomeFor(registeredApps: RegisteredApps, user: AppUser): Promise<DiscoveryOutcome> {
  const url = await registeredApps.addressFor(user);
  if (url) return { next: 'redirect', url };
  if (user.is_sso) return { next: 'identityProvider' };
  return user.must_reset_password ? { next: 'passwordReset' } : { next: 'password' };
}
