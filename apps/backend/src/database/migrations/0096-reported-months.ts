import { sql, type Kysely, type Migration } from 'kysely';

/** What files say of whole months of wells: kept beside the daily rows, and never spread over days. */
export const reportedMonths: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table reported_month (
        month date not null check (extract(day from month) = 1),
        days_on double precision check (days_on between 0 and 31),
        oil double precision,
        gas double precision,
        water double precision,
        water_injected double precision,
        import_run_id bigint,
        quality text not null default 'measured',
        well_id text collate "C" not null references well on delete cascade,
        primary key (well_id, month)
      )`.execute(db);
  },
};
