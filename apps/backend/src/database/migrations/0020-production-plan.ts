import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Monthly plans. And what a field produced stands in its daily rows alone, not beside its emissions too, of which some
 * figures may not be known.
 */
export const productionPlan: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table production_plan (
        field_id text collate "C" not null references field on delete cascade,
        well_id text collate "C" references well on delete cascade,
        month date not null check (extract(day from month) = 1),
        oil double precision check (oil >= 0 and oil < 'Infinity'),
        gas double precision check (gas >= 0 and gas < 'Infinity'),
        water double precision check (water >= 0 and water < 'Infinity'),
        water_injected double precision check (water_injected >= 0 and water_injected < 'Infinity'),
        frozen_at timestamptz(3),
        unique nulls not distinct (field_id, well_id, month)
      )`.execute(db);
    await sql`create index production_plan_well on production_plan (well_id, month)`.execute(db);
    await sql`
      alter table sustainability_day
        drop column production_boe,
        drop column liquid,
        drop column produced_water,
        alter column co2e_scope2 drop not null,
        alter column marketed_gas drop not null,
        alter column reinjected_water drop not null`.execute(db);
  },
};
