import { sql, type Kysely, type Migration } from 'kysely';

/** What programs deliver: keys that may import, which run came from which feed, and what deliveries were answered. */
export const feeds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table api_key
        add column scope text not null default 'read' check (scope in ('read', 'import'))`.execute(db);
    await sql`alter table import_run add column feed text`.execute(db);
    await sql`create index import_run_feed on import_run (feed, id) where feed is not null`.execute(db);
    await sql`
      create table delivery (
        sender text not null,
        idempotency_key text not null,
        body_hash bytea not null check (length(body_hash) = 32),
        received_at timestamptz(3) not null,
        answer text not null,
        primary key (sender, idempotency_key)
      )`.execute(db);
    await sql`create index delivery_received_at on delivery (received_at)`.execute(db);
  },
};
