import { sql, type Kysely, type Migration } from 'kysely';

/** Saved views of lists, and short links. A shared view and a link outlive the account that made them. */
export const viewsAndLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table saved_view (
        id uuid primary key default gen_random_uuid(),
        list text collate "C" not null check (list ~ '^[a-z][A-Za-z0-9]{0,39}$'),
        name text not null check (length(name) between 1 and 80),
        slug text collate "C" not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
        address text not null check (length(address) <= 4000),
        shared boolean not null,
        owner_id uuid references app_user on delete set null,
        updated_at timestamptz(3) not null,
        version integer not null default 1 check (version > 0)
      )`.execute(db);
    await sql`create index saved_view_owner on saved_view (owner_id)`.execute(db);
    await sql`create index saved_view_shared on saved_view (list) where shared`.execute(db);
    await sql`
      create table short_link (
        code text collate "C" primary key check (code ~ '^[A-Za-z0-9]{10}$'),
        address text not null check (length(address) between 1 and 4000),
        address_hash bytea not null check (length(address_hash) = 32),
        user_id uuid references app_user on delete set null,
        created_at timestamptz(3) not null,
        unique (user_id, address_hash)
      )`.execute(db);
  },
};
