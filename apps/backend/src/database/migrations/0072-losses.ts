import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What was expected on each day of a loss of rate, since when it is standing, and how it ended. Those of earlier rows come with
 * the recomputation that follows a new version of the rules. The level that a loss left can be accepted, or explained.
 */
export const losses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table loss_day (
        exception_id text collate "C" not null references production_drop_exception on delete cascade,
        well_id text collate "C" not null references well on delete cascade,
        day date not null,
        expected double precision not null check (expected >= 0),
        standing double precision check (standing >= 0),
        primary key (exception_id, day)
      )`.execute(db);
    await sql`create index loss_day_well on loss_day (well_id, day)`.execute(db);
    await sql`
      alter table production_drop_exception
        add column standing_from date,
        add column ended_by text check (ended_by in ('recovered', 'accepted', 'noData')),
        add check (ended_by is null or ended_day is not null),
        drop constraint production_drop_exception_status_check,
        add check (status in (
          'new', 'acknowledged', 'assigned', 'snoozed', 'expected', 'resolved', 'explained', 'accepted', 'dismissed'))`.execute(
      db,
    );
  },
};
