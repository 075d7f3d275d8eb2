import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What is known of wells and fields beside their rows. Status and main product hold from a day, and earlier ones stay. Names
 * and identifiers are kept in the form in which they are compared: each is one well's in its field.
 */
export const masterData: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table field add column report_due_hours smallint not null default 8
        check (report_due_hours between 0 and 168)`.execute(db);
    await sql`alter table well add column first_production date`.execute(db);
    await sql`
      create table well_identifier (
        field_id text collate "C" not null references field,
        canonical text collate "C" not null check (length(canonical) between 1 and 120),
        well_id text collate "C" not null references well on delete cascade,
        kind text not null check (kind in ('api', 'code', 'alias')),
        identifier text not null check (length(identifier) between 1 and 120),
        primary key (field_id, canonical)
      )`.execute(db);
    await sql`create index well_identifier_well on well_identifier (well_id)`.execute(db);
    await sql`
      create table well_status_record (
        well_id text collate "C" not null references well on delete cascade,
        since date not null,
        status text not null check (status in (
          'producing', 'shutIn', 'testing', 'workover', 'suspended', 'abandoned')),
        primary key (well_id, since)
      )`.execute(db);
    await sql`
      create table well_main_product (
        well_id text collate "C" not null references well on delete cascade,
        since date not null,
        product text not null check (product in ('oil', 'gas')),
        primary key (well_id, since)
      )`.execute(db);
  },
};
