import { sql, type Kysely, type Migration } from 'kysely';

/** People's notes on wells and fields. They outlive the account that wrote them, and not what they are about. */
export const annotations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table annotation (
        id uuid primary key default gen_random_uuid(),
        well_id text collate "C" references well on delete cascade,
        field_id text collate "C" references field on delete cascade,
        day date not null check (day between '1900-01-01' and '2199-12-31'),
        text text not null check (length(text) between 1 and 1000),
        author_id uuid references app_user on delete set null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        version integer not null default 1 check (version > 0),
        check (num_nonnulls(well_id, field_id) = 1)
      )`.execute(db);
    await sql`create index annotation_well on annotation (well_id, day)`.execute(db);
    await sql`create index annotation_field on annotation (field_id, day)`.execute(db);
    await sql`create index annotation_author on annotation (author_id)`.execute(db);
  },
};
