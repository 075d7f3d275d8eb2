import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Addresses with letters beyond ASCII in lower case, as new accounts have them: databases lower such letters each by its
 * locale, so that the accounts were not found. Where two accounts have one address, the older one gets it; the other keeps its
 * own, which only an exact spelling ever found.
 */
export const lowerAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const { table, key } of [
      { table: 'app_user', key: 'id' },
      { table: 'provider_account', key: 'subject' },
    ]) {
      const { rows } = await sql<{ key: string; email: string }>`
        select ${sql.ref(key)}::text as key, email from ${sql.table(table)}
        where email ~ '[^[:ascii:]]' order by ${sql.ref(table === 'app_user' ? 'created_at' : 'subject')}`.execute(
        db,
      );
      for (const row of rows) {
        const email = row.email.normalize('NFC').toLowerCase();
        if (email === row.email) continue;
        await sql`
          update ${sql.table(table)} set email = ${email}
          where ${sql.ref(key)}::text = ${row.key}
            and not exists (select from ${sql.table(table)} where lower(email) = lower(${email}) and ${sql.ref(key)}::text <> ${row.key})`.execute(
          db,
        );
      }
    }
  },
};
