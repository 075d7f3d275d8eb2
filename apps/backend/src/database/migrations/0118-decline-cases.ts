import { sql, type Kysely, type Migration } from 'kysely';
import { watch } from './0114-merge-images.ts';

/** What people keep as the declines of wells. Each case stays; the newest that was not taken back is in force. */
export const declineCases: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table decline_case (
        id uuid primary key,
        well_id text collate "C" not null references well on delete cascade,
        version integer not null check (version > 1),
        name text not null check (length(name) between 1 and 100),
        model text not null check (model in ('best', 'exponential', 'hyperbolic', 'harmonic')),
        first_day date,
        left_out jsonb not null,
        user_id uuid references app_user on delete set null,
        at timestamptz(3) not null,
        undone_version integer check (undone_version > version),
        unique (well_id, version)
      )`.execute(db);
    await sql`create index decline_case_user_id on decline_case (user_id)`.execute(db);
    for (const change of ['insert', 'update', 'delete']) await watch(db, 'decline_case', 'id', change);
  },
};
