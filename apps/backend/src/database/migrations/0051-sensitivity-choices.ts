import { sql, type Kysely, type Migration } from 'kysely';

/** The step of change detection that people choose for a well. Each choice stays; the newest is in force. */
export const sensitivityChoices: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table sensitivity_choice (
        id uuid primary key,
        well_id text collate "C" not null references well on delete cascade,
        version integer not null check (version > 1),
        sensitivity text not null check (sensitivity in ('low', 'medium', 'high')),
        user_id uuid references app_user on delete set null,
        at timestamptz(3) not null,
        unique (well_id, version)
      )`.execute(db);
    await sql`create index sensitivity_choice_user on sensitivity_choice (user_id)`.execute(db);
  },
};
