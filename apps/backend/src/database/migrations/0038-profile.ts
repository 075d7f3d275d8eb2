import { sql, type Kysely, type Migration } from 'kysely';

/** What users change of themselves: a version for names and photo, and one photo each, drawn anew by the server. */
export const profile: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table app_user
        add column profile_version integer not null default 0 check (profile_version >= 0),
        add column photo_id text collate "C"`.execute(db);
    await sql`
      create table user_photo (
        user_id uuid primary key references app_user on delete cascade,
        id text collate "C" not null unique check (length(id) = 22),
        picture bytea not null check (octet_length(picture) between 1 and 1048576),
        created_at timestamptz(3) not null
      )`.execute(db);
  },
};
