import { sql, type Kysely, type Migration } from 'kysely';

/** How files of a kind are read, kept under a name, and how far a file that is read has come. */
export const importTemplates: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table import_template (
        id integer generated always as identity primary key,
        name text not null,
        name_key text not null unique,
        options jsonb not null,
        headers jsonb not null,
        needed jsonb not null,
        saved_at timestamptz(3) not null,
        user_id uuid references app_user on delete set null
      )`.execute(db);
    await sql`create index import_template_user on import_template (user_id)`.execute(db);
    await sql`
      alter table import_file
        add column layout jsonb,
        add column progress jsonb`.execute(db);
  },
};
