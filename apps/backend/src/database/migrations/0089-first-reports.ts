import { sql, type Kysely, type Migration } from 'kysely';

/** When the first report of each day of a field arrived; what came before is not known. */
export const firstReports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table first_report (
        field_id text not null references field (id) on delete cascade,
        day date not null,
        arrived_at timestamptz not null,
        primary key (field_id, day)
      )`.execute(db);
  },
};
