import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Business units, areas, fields, wells and their groups. Ids are compared byte by byte (`collate "C"`), so that keys
 * and cursors sort alike on every database whatever its locale.
 */
export const assets: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table business_unit (
        id text collate "C" primary key check (length(id) between 1 and 64),
        name text not null unique check (length(name) between 1 and 120),
        active boolean not null default true
      )`.execute(db);
    await sql`
      create table area (
        id text collate "C" primary key check (length(id) between 1 and 64),
        business_unit_id text collate "C" not null references business_unit,
        name text not null check (length(name) between 1 and 120),
        active boolean not null default true,
        unique (business_unit_id, name)
      )`.execute(db);
    await sql`
      create table field (
        id text collate "C" primary key check (length(id) between 1 and 64),
        area_id text collate "C" not null references area,
        name text not null check (length(name) between 1 and 120),
        time_zone text not null default 'UTC',
        production_day_start_hour smallint not null default 0
          check (production_day_start_hour between 0 and 23),
        active boolean not null default true,
        unique (area_id, name)
      )`.execute(db);
    await sql`
      create table manufacturer (
        id text collate "C" primary key check (length(id) between 1 and 64),
        name text not null unique check (length(name) between 1 and 120),
        active boolean not null default true
      )`.execute(db);
    await sql`
      create table well (
        id text collate "C" primary key check (length(id) between 1 and 64),
        name text not null check (length(name) between 1 and 120),
        uwi text check (length(uwi) between 1 and 120),
        field_id text collate "C" not null references field,
        method_of_production text not null default 'unknown' check (method_of_production in (
          'naturalFlow', 'continuousGasLift', 'intermittentGasLift', 'plungerGasLift',
          'electricSubmersiblePumpLift', 'progressiveCavityPumpLift', 'suckerRodPumpLift', 'jetPumpLift',
          'hydraulicPumpLift', 'foamLift', 'unknown')),
        manufacturer_id text collate "C" references manufacturer,
        status text not null default 'producing' check (status in (
          'producing', 'shutIn', 'testing', 'workover', 'suspended', 'abandoned')),
        flow_kind text not null default 'production' check (flow_kind in ('production', 'injection')),
        source text not null check (source in ('demonstration', 'import')),
        first_day date,
        last_day date,
        unique (field_id, name),
        check ((first_day is null) = (last_day is null) and first_day <= last_day)
      )`.execute(db);
    await sql`create index well_manufacturer on well (manufacturer_id) where manufacturer_id is not null`.execute(
      db,
    );
    await sql`
      create table well_group (
        id text collate "C" primary key check (length(id) between 1 and 64),
        field_id text collate "C" not null references field,
        name text not null check (length(name) between 1 and 120),
        kind text not null check (kind in ('pad', 'manifold', 'testHeader')),
        active boolean not null default true,
        unique (field_id, name)
      )`.execute(db);
    await sql`
      create table well_group_member (
        well_group_id text collate "C" not null references well_group on delete cascade,
        well_id text collate "C" not null references well on delete cascade,
        primary key (well_group_id, well_id)
      )`.execute(db);
    await sql`create index well_group_member_well on well_group_member (well_id)`.execute(db);
  },
};
