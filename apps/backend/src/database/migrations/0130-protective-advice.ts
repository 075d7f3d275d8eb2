import { sql, type Kysely, type Migration } from 'kysely';

/** Advice on a pump that does not run as it may says what its step brings back. */
export const protectiveAdvice: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table optimization_opportunity
        add column protects text collate "C" check (protects in ('range', 'motorTemperature'))`.execute(db);
  },
};
