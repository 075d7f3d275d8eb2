import { sql, type Kysely, type Migration } from 'kysely';

/** Whom an answer to a mail goes to, where it is not the sender: the user who wrote to support. */
export const replyAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outgoing_mail add column reply_to text`.execute(db);
  },
};
