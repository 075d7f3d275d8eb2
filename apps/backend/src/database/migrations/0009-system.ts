import { sql, type Kysely, type Migration } from 'kysely';

/** Notifications, the protocol of imports and the settings of the installation. */
export const system: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table notification (
        id text collate "C" primary key check (length(id) between 1 and 128),
        kind text not null check (kind in ('exception', 'changePoint', 'schedule', 'system', 'news')),
        severity text not null check (severity in ('high', 'medium', 'low')),
        title text not null check (length(title) between 1 and 200),
        body text not null check (length(body) <= 4000),
        well_id text collate "C" references well on delete cascade,
        link text check (link like '/%'),
        created_at timestamptz(3) not null,
        group_key text collate "C" not null check (length(group_key) <= 200),
        count integer not null default 1 check (count > 0),
        user_id uuid references app_user on delete cascade,
        acknowledged_by text check (length(acknowledged_by) <= 254)
      )`.execute(db);
    await sql`create index notification_created on notification (created_at, id)`.execute(db);
    await sql`create index notification_user on notification (user_id, created_at) where user_id is not null`.execute(
      db,
    );
    await sql`create index notification_well on notification (well_id) where well_id is not null`.execute(db);
    await sql`
      create table notification_read (
        notification_id text collate "C" not null references notification on delete cascade,
        user_id uuid not null references app_user on delete cascade,
        read_at timestamptz(3) not null,
        primary key (user_id, notification_id)
      )`.execute(db);
    await sql`create index notification_read_notification on notification_read (notification_id)`.execute(db);
    await sql`
      create table import_run (
        id bigint generated always as identity primary key,
        started_at timestamptz(3) not null,
        finished_at timestamptz(3) check (finished_at >= started_at),
        status text not null check (status in ('running', 'done', 'rejected', 'failed')),
        files jsonb not null,
        options jsonb not null default '{}',
        rows_read bigint not null default 0,
        rows_new bigint not null default 0,
        rows_updated bigint not null default 0,
        rows_unchanged bigint not null default 0,
        rows_rejected bigint not null default 0,
        rows_suspect bigint not null default 0,
        message text
      )`.execute(db);
    await sql`
      create table setting (
        key text collate "C" primary key check (length(key) between 1 and 120),
        value jsonb not null,
        updated_at timestamptz(3) not null default now()
      )`.execute(db);
  },
};
