import { sql, type Kysely, type Migration } from 'kysely';

/** Which wells a subscription is of; null for those of the user's preferences. */
export const alertWells: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table alert_subscription add column wells jsonb`.execute(db);
  },
};
