import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What users subscribe to, what was found for them, and what was sent; mails with a number of their own, a part in HTML, and
 * headers. A matter of a subscription is found once in a period, whichever process finds it.
 */
export const alerts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table alert_subscription (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references app_user on delete cascade,
        kind text not null check (kind in ('wells', 'view', 'handover')),
        name text not null check (length(name) between 1 and 80),
        view_id uuid references saved_view on delete cascade,
        kinds jsonb not null default '[]',
        least_severity text check (least_severity in ('high', 'medium', 'low')),
        pace text not null check (pace in ('atOnce', 'daily', 'weekly')),
        hour smallint not null check (hour between 0 and 23),
        weekday smallint not null check (weekday between 1 and 7),
        quiet_from smallint check (quiet_from between 0 and 23),
        quiet_to smallint check (quiet_to between 0 and 23),
        channel text not null check (channel in ('mail', 'webhook')),
        recipient text check (length(recipient) <= 254),
        webhook_url text check (length(webhook_url) <= 2000),
        secret text,
        language text check (language in ('en', 'es', 'fr')),
        time_zone text,
        units text check (units in ('metric', 'field')),
        token text collate "C" not null unique,
        confirmed_at timestamptz(3),
        stopped_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        next_at timestamptz(3) not null,
        deliver_at timestamptz(3),
        version integer not null default 1 check (version > 0),
        check ((kind = 'view') = (view_id is not null)),
        check ((channel = 'webhook') = (webhook_url is not null and secret is not null)),
        check ((quiet_from is null) = (quiet_to is null)),
        check ((pace = 'atOnce') = (deliver_at is null))
      )`.execute(db);
    await sql`create index alert_subscription_user on alert_subscription (user_id)`.execute(db);
    await sql`create index alert_subscription_view on alert_subscription (view_id)`.execute(db);
    await sql`
      create index alert_subscription_due on alert_subscription (next_at)
      where confirmed_at is not null and stopped_at is null`.execute(db);
    await sql`
      create table alert_delivery (
        id uuid primary key,
        subscription_id uuid not null references alert_subscription on delete cascade,
        channel text not null check (channel in ('mail', 'webhook')),
        content jsonb not null,
        created_at timestamptz(3) not null,
        attempts integer not null default 0,
        due_at timestamptz(3),
        sent_at timestamptz(3),
        failure text
      )`.execute(db);
    await sql`
      create index alert_delivery_subscription on alert_delivery (subscription_id, created_at desc)`.execute(
      db,
    );
    await sql`create index alert_delivery_due on alert_delivery (due_at) where due_at is not null`.execute(
      db,
    );
    await sql`
      create table alert_matter (
        subscription_id uuid not null references alert_subscription on delete cascade,
        matter text collate "C" not null,
        period text collate "C" not null,
        item jsonb,
        found_at timestamptz(3) not null,
        delivery_id uuid references alert_delivery on delete set null,
        primary key (subscription_id, matter, period)
      )`.execute(db);
    await sql`create index alert_matter_delivery on alert_matter (delivery_id)`.execute(db);
    await sql`
      create index alert_matter_waiting on alert_matter (subscription_id)
      where delivery_id is null and item is not null`.execute(db);
    await sql`
      alter table outgoing_mail
        add column message_id text collate "C" unique,
        add column html text,
        add column headers jsonb`.execute(db);
  },
};
