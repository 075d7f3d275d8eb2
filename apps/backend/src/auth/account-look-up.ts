import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createQueues } from './queue.ts';
import type { RateLimiter } from './rate-limit.ts';
import { findUserByEmail, type AppUser } from './users.ts';

/** Look-ups of one address that may wait in this process. */
const waitingLookUps = 500;

/** Finds an account that is switched on; undefined when there is none. */
export type AccountLookUp = (email: string, address: string) => Promise<AppUser | undefined>;

/**
 * @param mode `spec`, where callers learn which accounts exist: at most as many unknown ones as the limit allows, however
 * many look-ups come at once. `uniform`, where they do not, has no limit here.
 * @returns The look-up; it throws Refusal 429 for an address that asked for too many unknown accounts, also when it now
 * asks for a known one, and 503 when too many look-ups of the address are waiting.
 */
export function createAccountLookUp(
  db: Kysely<Database>,
  mode: 'spec' | 'uniform',
  unknownAccounts: RateLimiter,
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

  if (mode === 'uniform') return findActive;
  // One after the other: known accounts that are looked up at once would be refused for one another's hits.
  return (email, address) => oneByOne(address, () => findCounted(email, address));
}
