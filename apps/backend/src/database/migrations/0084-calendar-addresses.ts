import { sql, type Kysely, type Migration } from 'kysely';

/** The addresses at which calendar programs read the schedule, one a user: of their secret only the SHA-256 is kept. */
export const calendarAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table calendar_address (
        user_id uuid primary key references app_user on delete cascade,
        secret_hash bytea not null unique check (length(secret_hash) = 32),
        created_at timestamptz(3) not null,
        read_at timestamptz(3)
      )`.execute(db);
  },
};
