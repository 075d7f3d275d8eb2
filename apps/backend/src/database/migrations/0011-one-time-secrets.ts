import { sql, type Kysely, type Migration } from 'kysely';

/** What is good once and for minutes: code flows under way, codes of reset mails, and the mails on their way out. */
export const oneTimeSecrets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table sso_challenge (
        challenge text collate "C" primary key check (length(challenge) = 43),
        expires_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index sso_challenge_expiry on sso_challenge (expires_at)`.execute(db);
    await sql`
      create table password_reset_code (
        code_hash bytea primary key check (length(code_hash) = 32),
        user_id uuid not null references app_user on delete cascade,
        expires_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index password_reset_code_user on password_reset_code (user_id)`.execute(db);
    await sql`create index password_reset_code_expiry on password_reset_code (expires_at)`.execute(db);
    await sql`
      create table outgoing_mail (
        id bigint generated always as identity primary key,
        recipient text not null check (length(recipient) <= 254),
        subject text not null check (length(subject) <= 200),
        body text not null check (length(body) <= 10000),
        created_at timestamptz(3) not null,
        attempts integer not null default 0,
        due_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index outgoing_mail_due on outgoing_mail (due_at)`.execute(db);
  },
};
