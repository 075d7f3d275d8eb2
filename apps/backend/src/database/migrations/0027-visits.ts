import { sql, type Kysely, type Migration } from 'kysely';

/** When each user last looked at a place, and when the visit before that one was over. */
export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table visit (
        user_id uuid not null references app_user on delete cascade,
        place text not null check (length(place) between 1 and 64),
        seen_at timestamptz(3) not null,
        since timestamptz(3) check (since <= seen_at),
        primary key (user_id, place)
      )`.execute(db);
  },
};
