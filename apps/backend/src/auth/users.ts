import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AppUserTable } from '../database/tables/access.ts';
import { maxTextLength } from '../limits.ts';
import { accountName } from './email.ts';

/** An account as stored. */
export type AppUser = Selectable<AppUserTable>;

/** Finds an account by its address without regard to case; undefined when there is none. */
export async function findUserByEmail(db: Kysely<Database>, email: string): Promise<AppUser | undefined> {
  if (email.length > maxTextLength.email) return undefined;
  return db
    .selectFrom('app_user')
    .selectAll()
    .where(sql`lower(email)`, '=', accountName(email))
    .executeTakeFirst();
}
