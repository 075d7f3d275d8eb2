import { sql, type Kysely, type Migration } from 'kysely';

/** What advice on chokes and lift gas was checked against, and what it rests on, are kept as those of frequencies are. */
export const settingResponses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table optimization_opportunity add column checks jsonb not null default '[]'`.execute(db);
    await sql`alter table well_advice add column response jsonb`.execute(db);
  },
};
