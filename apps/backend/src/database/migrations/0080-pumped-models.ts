import { sql, type Kysely, type Migration } from 'kysely';

/** The model that a pumped well's advice is from: 200 replicas as text of numbers, which `json` gives back digit by digit. */
export const pumpedModels: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table pumped_model (
        well_id text collate "C" primary key references well on delete cascade,
        model json not null
      )`.execute(db);
  },
};
