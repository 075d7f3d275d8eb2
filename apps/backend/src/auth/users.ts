import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AppUserTable } from '../database/tables/access.ts';
import { maxTextLength } from '../limits.ts';
import { accountName, storedNames } from './email.ts';

/** The role of administrators, who may read and change what others may not. */
export const administratorRole = 1;

/** An account as stored. */
export type AppUser = Selectable<AppUserTable>;

/** Finds an account by its address without regard to case; undefined when there is none. */
export async function findUserByEmail(db: Kysely<Database>, email: string): Promise<AppUser | undefined> {
  if (email.length > maxTextLength.email) return undefined;
  return db
    .selectFrom('app_user')
    .selectAll()
    .where(sql`lower(email)`, 'in', storedNames(email))
    .orderBy(sql`lower(email) = ${accountName(email)}`, 'desc')
    .executeTakeFirst();
}

/**
 * Reads an account again and holds it until the transaction ends: `share` keeps changes away while a session is opened,
 * `update` keeps sessions from being opened while the account is changed. Whichever comes second sees what the first did.
 * Neither keeps rows from being written that only name the account, such as those of the audit log: a sign-out that has
 * its session already would wait for a change that waits for this session.
 */
export async function holdUser(
  tx: Transaction<Database>,
  id: string,
  lock: 'share' | 'update',
): Promise<AppUser | undefined> {
  const query = tx.selectFrom('app_user').selectAll().where('id', '=', id);
  return (lock === 'share' ? query.forShare() : query.forNoKeyUpdate()).executeTakeFirst();
}
