import { sql, type Kysely, type Migration } from 'kysely';
import { watch } from './0114-merge-images.ts';

/** Which well a sidetrack or another wellbore was drilled from. Its rows stay its own. */
export const wellMothers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table well_mother (
        well_id text collate "C" primary key references well on delete cascade,
        mother_id text collate "C" not null references well on delete cascade check (mother_id <> well_id)
      )`.execute(db);
    await sql`create index well_mother_mother_id on well_mother (mother_id)`.execute(db);
    for (const change of ['insert', 'update', 'delete']) await watch(db, 'well_mother', 'well_id', change);
  },
};
