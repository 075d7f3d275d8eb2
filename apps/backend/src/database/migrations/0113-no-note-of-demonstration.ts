import { sql, type Kysely, type Migration } from 'kysely';

/** That the data are a demonstration asks for nothing: it is no notification. */
export const noNoteOfDemonstration: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`delete from notification where id = 'system-demonstration'`.execute(db);
  },
};
