import { sql, type Kysely, type Migration } from 'kysely';

/** Refusals of one kind to one user within a minute are one event, with how many they were. */
export const countedRefusals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table audit_event
        add column times integer not null default 1 check (times > 0),
        add column counted_as text collate "C" unique check (length(counted_as) <= 300)`.execute(db);
  },
};
