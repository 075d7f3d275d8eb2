import { sql, type Kysely, type Migration } from 'kysely';

/** How the portal is used: events of pseudonyms, and the keys that make them. */
export const usage: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table usage_key (
        period integer primary key check (period >= 0),
        secret bytea not null check (length(secret) = 32)
      )`.execute(db);
    await sql`
      create table usage_event (
        id bigint generated always as identity primary key,
        at timestamptz(3) not null,
        period integer not null check (period >= 0),
        person bytea not null check (length(person) = 16),
        name text collate "C" not null check (length(name) between 1 and 40),
        page text collate "C" not null check (length(page) between 1 and 40),
        value integer check (value between 0 and 1000000),
        words text check (length(words) between 1 and 100)
      )`.execute(db);
    await sql`create index usage_event_at on usage_event (at)`.execute(db);
  },
};
