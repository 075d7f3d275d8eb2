import { sql, type Kysely, type Migration } from 'kysely';

/** What a run read, so that a second person with the same file sees the first one's run. */
export const importedContent: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table import_run add column content_hash bytea check (length(content_hash) = 32)`.execute(db);
    await sql`
      create index import_run_content on import_run (content_hash) where content_hash is not null`.execute(
      db,
    );
  },
};
