import { sql, type Kysely, type Migration } from 'kysely';

/** Reports of what went wrong in users' browsers. */
export const clientErrors: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table client_error (
        id bigint generated always as identity primary key,
        report_id text collate "C" not null check (length(report_id) <= 20),
        user_id uuid not null references app_user on delete cascade,
        operation text not null check (length(operation) <= 120),
        place text not null check (length(place) <= 200),
        expectation text not null check (length(expectation) <= 100),
        route text not null check (length(route) <= 120),
        version text not null check (length(version) <= 40),
        reported_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index client_error_reported on client_error (reported_at)`.execute(db);
    await sql`create index client_error_user on client_error (user_id)`.execute(db);
  },
};
