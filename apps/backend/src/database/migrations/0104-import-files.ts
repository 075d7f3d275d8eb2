import { sql, type Kysely, type Migration } from 'kysely';

/** Files that are to be imported, in parts as they arrived, until they are a day old. */
export const importFilesInParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table import_file (
        id uuid primary key,
        user_id uuid not null references app_user on delete cascade,
        name text not null,
        bytes integer not null check (bytes > 0),
        created_at timestamptz(3) not null,
        previewed text
      )`.execute(db);
    await sql`create index import_file_user on import_file (user_id)`.execute(db);
    await sql`
      create table import_file_part (
        file_id uuid not null references import_file on delete cascade,
        number integer not null check (number >= 0),
        crc32 text not null,
        content bytea not null,
        primary key (file_id, number)
      )`.execute(db);
  },
};
