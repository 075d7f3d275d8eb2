import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What came of the measured steps of each field, by setting and by what they were made for, so that a probability is not above what they
 * support; and why advice was withdrawn that was not found again.
 */
export const stepRecords: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table step_record (
        field_id text collate "C" not null references field on delete cascade,
        setting text not null check (setting in ('frequency', 'choke', 'gasLift')),
        aim text not null check (aim in ('gain', 'reduction')),
        measured integer not null check (measured > 0),
        met integer not null check (met between 0 and measured),
        counted double precision not null check (counted between 0 and measured),
        primary key (field_id, setting, aim)
      )`.execute(db);
    // The chance counts as much as ten measured steps.
    await sql`
      create function likely_of(chance double precision, measured double precision, counted double precision)
      returns double precision language sql immutable parallel safe
      return (10 * chance + coalesce(counted, 0)) / (10 + coalesce(measured, 0))`.execute(db);
    await sql`alter table optimization_opportunity add column withdrawn_for text collate "C"`.execute(db);
  },
};
