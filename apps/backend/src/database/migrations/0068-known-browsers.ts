import { sql, type Kysely, type Migration } from 'kysely';

/** Browsers in which accounts have been signed in to, which limits of addresses do not hold back. */
export const knownBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table known_browser (
        token_hash bytea not null check (length(token_hash) = 32),
        user_id uuid not null references app_user on delete cascade,
        used_at timestamptz not null,
        primary key (token_hash, user_id)
      )`.execute(db);
    await sql`create index known_browser_user on known_browser (user_id)`.execute(db);
    await sql`create index known_browser_used on known_browser (used_at)`.execute(db);
  },
};
