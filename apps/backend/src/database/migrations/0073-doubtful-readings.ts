import { sql, type Kysely, type Migration } from 'kysely';

/** Which signals of an hour are not to be trusted, a bit for each. */
export const doubtfulReadings: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table esp_reading add column doubtful integer not null default 0`.execute(db);
  },
};
