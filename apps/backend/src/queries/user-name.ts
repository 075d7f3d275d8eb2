import { sql, type RawBuilder } from 'kysely';
import { isForProgram } from '../program-reads.ts';

/** What a program with an API key reads of a user who gave no name. */
export const namelessUser = 'A user';

/**
 * A user's name, null without a user: `nameOf` in SQL. Of one who gave none people read the email address, and programs
 * {@link namelessUser}: a list that they sort or search shows them nothing more. To be called while the read runs.
 */
export function nameOfUser(alias: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const other = isForProgram()
    ? sql`case when ${column('email')} is not null then ${sql.lit(namelessUser)} end`
    : column('email');
  return sql`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${other})`;
}
