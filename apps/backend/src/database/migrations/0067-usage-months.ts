import { sql, type Kysely, type Migration } from 'kysely';

/** Sums of usage of whole months, which outlive their events. */
export const usageMonths: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table usage_month (
        month text collate "C" primary key check (month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'),
        people integer check (people >= 0),
        returning_people integer check (returning_people >= 0),
        sums jsonb not null
      )`.execute(db);
  },
};
