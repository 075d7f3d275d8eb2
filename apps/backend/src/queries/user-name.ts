import { sql, type RawBuilder } from 'kysely';

/** A user's name, the address of one who gave none, null without a user: `nameOf` in SQL. */
export function nameOfUser(alias: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`coalesce(nullif(trim(${column('first_name')} || ' ' || ${column('last_name')}), ''), ${column('email')})`;
}
