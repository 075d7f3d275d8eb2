import { sql, type Kysely, type Migration } from 'kysely';

/** Emissions, energy and water per field and day, and the figures they are judged by. */
export const sustainability: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table sustainability_day (
        field_id text collate "C" not null references field on delete cascade,
        day date not null,
        production_boe double precision not null,
        liquid double precision not null,
        co2e_scope1 double precision not null,
        co2e_scope2 double precision not null,
        flared_gas double precision not null,
        vented_gas double precision not null,
        methane double precision not null,
        marketed_gas double precision not null,
        energy double precision not null,
        produced_water double precision not null,
        reinjected_water double precision not null,
        quality text not null check (quality in ('measured', 'allocated', 'estimated', 'stale', 'suspect')),
        factor_set text not null check (length(factor_set) <= 120),
        primary key (field_id, day)
      )`.execute(db);
    await sql`
      create table sustainability_metric (
        code text collate "C" primary key check (length(code) between 1 and 64),
        label text not null check (length(label) between 1 and 120),
        unit text not null check (length(unit) <= 32),
        target double precision not null,
        direction text not null check (direction in ('lowerIsBetter', 'higherIsBetter')),
        watch_margin_pct double precision not null check (watch_margin_pct >= 0),
        method text not null check (length(method) <= 1000),
        sort_order integer not null default 0
      )`.execute(db);
  },
};
