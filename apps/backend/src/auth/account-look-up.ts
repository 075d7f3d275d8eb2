import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createQueues } from './queue.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { CallerTraits } from './sessions.ts';
import { findUserByEmail, type AppUser } from './users.ts';

/** Look-ups of one address that may wait in this process. */
const waitingLookUps = 500;

/** Finds an account that is switched on; undefined when there is none. */
export type AccountLookUp = (
  email: string,
  caller: Pick<CallerTraits, 'address' | 'browserToken'>,
) => Promise<AppUser | undefined>;

/** How often one address may ask. */
export interface LookUpLimits {
  readonly unknownAccounts: RateLimiter;
  readonly lookUps: RateLimiter;
}

/**
 * @param mode `spec`, where callers learn which accounts exist: at most as many unknown ones as the limit allows, however
 * many look-ups come at once. `uniform`, where they do not: as many look-ups as the limit allows, whatever they find.
 * @returns The look-up; it throws Refusal 429 for an address that has used its limit up, also when it now asks for a known
 * account, unless from a browser in which that account has been signed in to; and 503 when too many look-ups of the address are waiting.
 */
export function createAccountLookUp(
  db: Kysely<Database>,
  mode: 'spec' | 'uniform',
  knownBrowsers: Pick<KnownBrowsers, 'knows'>,
  { unknownAccounts, lookUps }: LookUpLimits,
): AccountLookUp {
  const oneByOne = createQueues(waitingLookUps);

  async function findActive(email: string): Promise<AppUser | undefined> {
    const user = await findUserByEmail(db, email);
    return user?.active ? user : undefined;
  }

  async function findCounted(email: string, address: string): Promise<AppUser | undefined> {
    await unknownAccounts.take(address);
    const user = await findActive(email);
    if (user) await unknownAccounts.giveBack(address);
    return user;
  }

  return async (email, { address, browserToken }) => {
    if (await knownBrowsers.knows(browserToken, email)) return findActive(email);
    if (mode === 'uniform') {
      await lookUps.take(address);
      return findActive(email);
    }
    // One after the other: known accounts that are looked up at once would be refused for one another's hits.
    return oneByOne(address, () => findCounted(email, address));
  };
}
