import { sql, type Kysely, type Migration } from 'kysely';

/** Days that were reported before it was kept when reports arrive have no such time: a correction of one is no first report. */
export const earlierReports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table first_report alter column arrived_at drop not null`.execute(db);
    await sql`
      insert into first_report (field_id, day)
      select field_id, day from field_day where day < current_date
      on conflict do nothing`.execute(db);
  },
};
