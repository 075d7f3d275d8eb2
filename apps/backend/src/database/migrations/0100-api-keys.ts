import { sql, type Kysely, type Migration } from 'kysely';

/** Keys by which programs call without a person: of their secret only the SHA-256 is kept. */
export const apiKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table api_key (
        id text primary key,
        name text not null,
        all_fields boolean not null,
        secret_hash bytea not null check (length(secret_hash) = 32),
        created_at timestamptz(3) not null,
        created_by uuid references app_user on delete set null,
        expires_at timestamptz(3) not null,
        revoked_at timestamptz(3),
        used_at timestamptz(3)
      )`.execute(db);
    await sql`
      create table api_key_field (
        api_key_id text not null references api_key on delete cascade,
        field_id text not null references field on delete cascade,
        primary key (api_key_id, field_id)
      )`.execute(db);
    await sql`create index api_key_created_by on api_key (created_by)`.execute(db);
    await sql`create index api_key_field_field on api_key_field (field_id)`.execute(db);
  },
};
