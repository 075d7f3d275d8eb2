import { sql, type Kysely, type Migration } from 'kysely';

/** Reports of months that all their fields have closed, as they were made then. */
export const keptReports: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table kept_report (
        month date not null check (extract(day from month) = 1),
        level text not null check (level in ('all', 'businessUnit', 'area', 'field')),
        entity_id text collate "C" not null,
        made_at timestamptz(3) not null,
        report bytea not null,
        workbook bytea not null,
        primary key (month, level, entity_id)
      )`.execute(db);
  },
};
