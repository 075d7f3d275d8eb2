import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What is known of each well's insights, so that only what has changed is computed again; wells that are there are
 * computed anew. Changes keep what their severity is ranked by, as exceptions do.
 */
export const computation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table well_computation (
        computed_at timestamptz(3),
        stale_on date,
        settles_on date,
        rows_changed boolean not null,
        well_id text collate "C" primary key references well on delete cascade,
        rules text check (length(rules) <= 200)
      )`.execute(db);
    await sql`insert into well_computation (well_id, rows_changed) select id, true from well`.execute(db);
    await sql`alter table change_point add column severity_factors jsonb`.execute(db);
  },
};
