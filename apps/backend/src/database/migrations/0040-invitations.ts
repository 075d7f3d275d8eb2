import { sql, type Kysely, type Migration } from 'kysely';

/** Codes of invitations lie beside those of reset mails: both let a password be chosen once, for different times. */
export const invitations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table password_reset_code
        add column purpose text not null default 'reset' check (purpose in ('reset', 'invitation'))`.execute(
      db,
    );
  },
};
