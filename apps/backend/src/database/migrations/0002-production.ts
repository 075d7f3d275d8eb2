import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Daily rows and their sums per field.
 *
 * The key (well_id, day) answers both hot reads from one index: a well's full series is one range, a selection's
 * window is one short range per well. Whole fields and what lies above them are answered from `field_day`, whose
 * size does not depend on the number of wells. There is deliberately no index that starts with the day: at 18 million
 * rows it would cost more than the table's key and serve only reads that `field_day` serves better.
 *
 * Volumes and hours are exact as given (double precision); averages of gauges are `real`, whose seven digits exceed
 * any gauge's accuracy and save a fifth of the table. `< 'infinity'` also refuses NaN, which sorts above it.
 */
export const production: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table daily_production (
        day date not null,
        choke_pct real,
        hours double precision check (hours between 0 and 25),
        oil double precision check (oil > '-infinity' and oil < 'infinity'),
        gas double precision check (gas > '-infinity' and gas < 'infinity'),
        water double precision check (water > '-infinity' and water < 'infinity'),
        water_injected double precision check (water_injected > '-infinity' and water_injected < 'infinity'),
        wellhead_pressure real,
        wellhead_temperature real,
        downhole_pressure real,
        downhole_temperature real,
        annulus_pressure real,
        tubing_pressure_drop real,
        well_id text collate "C" not null references well on delete cascade,
        flow_kind text not null default 'production' check (flow_kind in ('production', 'injection')),
        quality text not null default 'measured'
          check (quality in ('measured', 'allocated', 'estimated', 'stale', 'suspect')),
        primary key (well_id, day)
      )`.execute(db);
    await sql`
      create table field_day (
        field_id text collate "C" not null references field on delete cascade,
        day date not null,
        wells_reporting integer not null check (wells_reporting >= 0),
        wells_producing integer not null check (wells_producing between 0 and wells_reporting),
        suspect_rows integer not null,
        hours double precision not null,
        oil double precision not null,
        gas double precision not null,
        water double precision not null,
        water_injected double precision not null,
        primary key (field_id, day)
      )`.execute(db);
  },
};
