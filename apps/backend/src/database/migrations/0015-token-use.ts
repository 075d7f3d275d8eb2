import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Tokens of the identity provider that were traded for a session, until they end; failures by address are counted in
 * `rate_limit` now.
 */
export const tokenUse: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table provider_token_use (
        token_hash bytea primary key check (length(token_hash) = 32),
        expires_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index provider_token_use_expiry on provider_token_use (expires_at)`.execute(db);
    await sql`drop index sign_in_failure_address`.execute(db);
  },
};
