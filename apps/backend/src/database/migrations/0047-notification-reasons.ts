import { sql, type Kysely, type Migration } from 'kysely';

/** Why a notification arose and what its title names, so that readers get the title in their own language. */
export const notificationReasons: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table notification add column reason text check (length(reason) <= 32),
                               add column names text[] not null default '{}'`.execute(db);
  },
};
