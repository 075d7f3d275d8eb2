import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What people change of the schedule, with what was there before and after. The version of an activity counts every change of its
 * row: by a decision on advice, an import or a person.
 */
export const scheduleChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table schedule_entry
        add column version integer not null default 1,
        add column system text check (length(system) between 1 and 100),
        add column system_address text check (length(system_address) <= 2000)`.execute(db);
    await sql`
      create function count_schedule_version() returns trigger language plpgsql as $$
      begin
        new.version := old.version + 1;
        return new;
      end $$`.execute(db);
    await sql`
      create trigger schedule_entry_version before update on schedule_entry
        for each row when (old.* is distinct from new.*) execute function count_schedule_version()`.execute(
      db,
    );
    await sql`
      create table schedule_change (
        id uuid primary key,
        number bigint generated always as identity,
        entry_id text collate "C" not null references schedule_entry on delete cascade,
        at timestamptz(3) not null,
        user_id uuid references app_user on delete set null,
        action text not null check (action in ('create', 'move', 'confirm', 'done', 'cancel', 'comment')),
        comment text check (length(comment) between 1 and 2000),
        overlap_reason text check (length(overlap_reason) between 1 and 2000),
        event_id text collate "C" references well_event on delete set null,
        before jsonb,
        after jsonb not null,
        version integer not null,
        undone_at timestamptz(3)
      )`.execute(db);
    for (const column of ['entry_id', 'user_id', 'event_id'])
      await sql`
        create index ${sql.ref(`schedule_change_${column}`)} on schedule_change (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
  },
};
