import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What was notified of: an episode of a well, by the days on which its findings began. Its notification has the same id. It
 * outlives the notification, so that an episode that is found again, a day earlier or with another finding, is known.
 */
export const notifiedEpisodes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table notified_episode (
        id text collate "C" primary key check (length(id) between 1 and 128),
        kind text not null check (kind in ('exception', 'changePoint')),
        well_id text collate "C" not null references well on delete cascade,
        first_day date not null,
        last_day date not null check (last_day >= first_day),
        raised_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index notified_episode_well on notified_episode (well_id, kind)`.execute(db);
    // What was notified of by finding: the notification keeps its id, and who has read it.
    await sql`
      insert into notified_episode (id, kind, well_id, first_day, last_day, raised_at)
      select note.id, note.kind, note.well_id, found.day, found.day, note.created_at
      from notification as note
      join (
        select 'nt-pd-' || md5(id) as id, day from production_drop_exception
        union all select 'nt-gx-' || md5(id), (started_at at time zone 'UTC')::date from gas_exception
        union all select 'nt-cp-' || md5(id), change_day from change_point
      ) as found on found.id = note.id
      where note.well_id is not null
      on conflict do nothing`.execute(db);
  },
};
