import { sql, type Kysely, type Migration } from 'kysely';

async function usersAndSessions(db: Kysely<unknown>) {
  await sql`
    create table app_user (
      id uuid primary key default gen_random_uuid(),
      email text not null check (length(email) between 3 and 254),
      first_name text not null default '' check (length(first_name) <= 120),
      last_name text not null default '' check (length(last_name) <= 120),
      role_id integer not null check (role_id > 0),
      is_sso boolean not null default false,
      active boolean not null default true,
      must_reset_password boolean not null default false,
      password_hash text,
      password_changed_at timestamptz(3),
      sso_issuer text,
      sso_subject text,
      redirect_host text,
      preferences jsonb not null default '{}',
      created_at timestamptz(3) not null default now(),
      unique (sso_issuer, sso_subject),
      check (not is_sso or password_hash is null)
    )`.execute(db);
  await sql`create unique index app_user_email on app_user (lower(email))`.execute(db);
  await sql`
    create table user_session (
      sid text collate "C" primary key,
      user_id uuid not null references app_user on delete cascade,
      kind text not null check (kind in ('password', 'sso')),
      created_at timestamptz(3) not null,
      last_seen_at timestamptz(3) not null,
      idle_expires_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      revoked_at timestamptz(3),
      revoked_reason text,
      user_agent text check (length(user_agent) <= 400),
      address text check (length(address) <= 64)
    )`.execute(db);
  await sql`create index user_session_open on user_session (user_id) where revoked_at is null`.execute(db);
  await sql`create index user_session_expiry on user_session (expires_at)`.execute(db);
  await sql`
    create table refresh_token (
      token_hash bytea primary key check (length(token_hash) = 32),
      family uuid not null,
      sid text collate "C" not null references user_session on delete cascade,
      generation integer not null check (generation >= 0),
      issued_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3),
      successor_hash bytea check (length(successor_hash) = 32),
      unique (family, generation)
    )`.execute(db);
  await sql`create index refresh_token_session on refresh_token (sid)`.execute(db);
  await sql`create index refresh_token_expiry on refresh_token (expires_at)`.execute(db);
}

async function signInLimits(db: Kysely<unknown>) {
  await sql`
    create table sign_in_failure (
      id bigint generated always as identity primary key,
      account text collate "C" not null check (length(account) <= 254),
      address text collate "C" not null check (length(address) <= 64),
      at timestamptz(3) not null
    )`.execute(db);
  await sql`create index sign_in_failure_account on sign_in_failure (account, at)`.execute(db);
  await sql`create index sign_in_failure_address on sign_in_failure (address, at)`.execute(db);
  await sql`create index sign_in_failure_at on sign_in_failure (at)`.execute(db);
  await sql`
    create table sign_in_lock (
      account text collate "C" primary key check (length(account) <= 254),
      level integer not null check (level > 0),
      locked_until timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table used_ciphertext (
      hash bytea primary key check (length(hash) = 32),
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index used_ciphertext_expiry on used_ciphertext (expires_at)`.execute(db);
  await sql`
    create unlogged table rate_limit (
      key text collate "C" primary key check (length(key) <= 400),
      hits integer not null,
      resets_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index rate_limit_reset on rate_limit (resets_at)`.execute(db);
}

/**
 * Accounts, sessions, tokens, keys, limits and the audit log. Nothing here can be used as it stands: passwords and
 * tokens are hashes; the private keys in `signing_key` are why backups of the database are secrets.
 */
export const access: Migration = {
  async up(db: Kysely<unknown>) {
    await usersAndSessions(db);
    await signInLimits(db);
    await sql`
      create table signing_key (
        kid text collate "C" primary key check (length(kid) between 1 and 64),
        purpose text not null check (purpose in ('passwordEncryption', 'idToken', 'refresh')),
        algorithm text not null,
        private_material text not null,
        public_material text,
        created_at timestamptz(3) not null,
        retired_at timestamptz(3),
        expires_at timestamptz(3)
      )`.execute(db);
    // Two processes that start on an empty database at once agree on one key.
    await sql`create unique index signing_key_current on signing_key (purpose) where retired_at is null`.execute(
      db,
    );
    await sql`
      create table registered_app (
        id text collate "C" primary key check (length(id) between 1 and 64),
        name text not null check (length(name) between 1 and 120),
        description text check (length(description) <= 1000),
        scheme text not null check (scheme in ('http', 'https')),
        host text collate "C" not null check (host = lower(host) and length(host) between 1 and 255),
        path_prefix text collate "C" not null default '/' check (path_prefix like '/%'),
        backend_url text,
        transfer_api text,
        frame_origin text,
        audience text collate "C" not null unique,
        active boolean not null default true,
        unique (host, path_prefix)
      )`.execute(db);
    await sql`
      create table audit_event (
        id bigint generated always as identity primary key,
        at timestamptz(3) not null,
        kind text not null check (length(kind) <= 64),
        user_id uuid references app_user on delete set null,
        sid text collate "C",
        address text check (length(address) <= 64),
        outcome text not null check (outcome in ('ok', 'refused')),
        detail jsonb not null default '{}'
      )`.execute(db);
    await sql`create index audit_event_at on audit_event (at)`.execute(db);
    await sql`create index audit_event_user on audit_event (user_id, at)`.execute(db);
  },
};
