import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What the local identity provider keeps. It stands in for a system of another company, so it shares no account with
 * the portal: the two meet in signed tokens only. Codes and tokens lie here as they are; like the keys beside them
 * they are why backups of the database are secrets.
 */
export const identityProvider: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table signing_key drop constraint signing_key_purpose_check`.execute(db);
    await sql`
      alter table signing_key add constraint signing_key_purpose_check check (purpose in (
        'passwordEncryption', 'idToken', 'refresh', 'providerIdToken', 'providerCookie'))`.execute(db);
    await sql`
      create table provider_account (
        subject uuid primary key default gen_random_uuid(),
        email text not null check (length(email) between 3 and 240),
        given_name text not null check (length(given_name) <= 120),
        family_name text not null check (length(family_name) <= 120),
        password_hash text not null,
        password_changed_at timestamptz(3) not null
      )`.execute(db);
    await sql`create unique index provider_account_email on provider_account (lower(email))`.execute(db);
    await sql`
      create table provider_state (
        model text collate "C" not null check (length(model) <= 64),
        id text collate "C" not null check (length(id) <= 255),
        payload jsonb not null,
        subject text collate "C",
        grant_id text collate "C",
        uid text collate "C",
        consumed_at timestamptz(3),
        expires_at timestamptz(3) not null,
        primary key (model, id)
      )`.execute(db);
    await sql`create index provider_state_grant on provider_state (grant_id) where grant_id is not null`.execute(
      db,
    );
    await sql`create index provider_state_uid on provider_state (uid) where uid is not null`.execute(db);
    await sql`create index provider_state_subject on provider_state (subject) where subject is not null`.execute(
      db,
    );
    await sql`create index provider_state_expiry on provider_state (expires_at)`.execute(db);
    await sql`
      create table provider_reset_code (
        subject uuid primary key references provider_account on delete cascade,
        code_hash bytea not null check (length(code_hash) = 32),
        tries integer not null default 0,
        expires_at timestamptz(3) not null
      )`.execute(db);
  },
};
