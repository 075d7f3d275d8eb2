import { sql, type Kysely, type Migration } from 'kysely';

/** Why mail could not be sent, and when it was given up; it stays until an administrator has seen it. */
export const givenUpMail: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table outgoing_mail
        add column failure text check (length(failure) between 1 and 300),
        add column given_up_at timestamptz(3)`.execute(db);
  },
};
