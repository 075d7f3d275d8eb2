import { sql, type Kysely, type Migration } from 'kysely';

/** Notifications that a user put off, by the key of their group: those that come into the group are put off with it. */
export const snoozedNotifications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table notification_snooze (
        user_id uuid not null references app_user on delete cascade,
        group_key text collate "C" not null check (length(group_key) between 1 and 200),
        until timestamptz(3) not null,
        primary key (user_id, group_key)
      )`.execute(db);
  },
};
