import { sql, type Kysely, type Migration } from 'kysely';

/** Pumps, their hourly signals, frequency changes and the opportunities found in them. */
export const esp: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table esp_equipment (
        well_id text collate "C" not null references well on delete cascade,
        installed_at timestamptz(3) not null,
        pulled_at timestamptz(3) check (pulled_at > installed_at),
        pull_reason text check (length(pull_reason) <= 200),
        manufacturer_id text collate "C" not null references manufacturer,
        pump_model text not null check (length(pump_model) between 1 and 120),
        stage_type text not null check (stage_type in ('radial', 'mixed', 'axial')),
        stages integer not null check (stages > 0),
        rated_frequency smallint not null check (rated_frequency in (50, 60)),
        min_hz real not null check (min_hz > 0),
        max_hz real not null check (max_hz > min_hz),
        setpoint_hz real not null,
        mode text not null check (mode in ('fixed', 'intakePressureControl', 'currentControl')),
        nameplate_current real not null check (nameplate_current > 0),
        nameplate_power real not null check (nameplate_power > 0),
        motor_temperature_limit real not null,
        intake_pressure_limit real not null,
        bep_rate real not null check (bep_rate > 0),
        min_rate real not null,
        max_rate real not null check (max_rate > min_rate),
        primary key (well_id, installed_at)
      )`.execute(db);
    await sql`create unique index esp_equipment_running on esp_equipment (well_id) where pulled_at is null`.execute(
      db,
    );
    await sql`
      create table esp_reading (
        at timestamptz(3) not null,
        frequency real,
        motor_current real,
        motor_current_cv real,
        motor_temperature real,
        intake_pressure real,
        intake_temperature real,
        discharge_pressure real,
        wellhead_pressure real,
        vibration real,
        power real,
        free_gas_pct real,
        liquid_rate real,
        water_cut real,
        gor real,
        well_id text collate "C" not null references well on delete cascade,
        quality text not null default 'measured'
          check (quality in ('measured', 'allocated', 'estimated', 'stale', 'suspect')),
        primary key (well_id, at)
      )`.execute(db);
    await sql`
      create table frequency_change (
        id text collate "C" primary key check (length(id) between 1 and 64),
        well_id text collate "C" not null references well on delete cascade,
        at timestamptz(3) not null,
        from_hz double precision not null,
        to_hz double precision not null,
        kind text not null check (kind in ('advised', 'executed', 'automatic', 'restart', 'trip')),
        source text not null check (source in ('operator', 'controller', 'portal')),
        reason text not null check (length(reason) <= 500),
        expected_liquid double precision,
        expected_oil double precision,
        expected_power_pct double precision,
        checks jsonb not null default '[]',
        status text not null check (status in ('proposed', 'accepted', 'rejected', 'done', 'expired')),
        decided_by text check (length(decided_by) <= 254),
        decided_at timestamptz(3),
        expires_at timestamptz(3)
      )`.execute(db);
    await sql`create index frequency_change_well on frequency_change (well_id, at)`.execute(db);
    await sql`create index frequency_change_at on frequency_change (at)`.execute(db);
    await sql`
      create table tracked_frequency_change (
        change_id text collate "C" primary key references frequency_change on delete cascade,
        baseline_days integer not null check (baseline_days > 0),
        after_days integer not null check (after_days >= 0),
        stabilised_at timestamptz(3),
        before_means jsonb not null,
        after_means jsonb not null,
        attainment_pct double precision,
        confounders jsonb not null default '[]',
        verdict text not null check (verdict in ('stabilising', 'gain', 'neutral', 'loss', 'inconclusive')),
        next_review date,
        comment text check (length(comment) <= 2000)
      )`.execute(db);
    await sql`
      create table optimization_opportunity (
        id text collate "C" primary key check (length(id) between 1 and 64),
        well_id text collate "C" not null references well on delete cascade,
        kind text not null check (kind in (
          'frequencyUp', 'frequencyDown', 'choke', 'gasLift', 'shutInTest', 'workover')),
        from_value double precision not null,
        to_value double precision not null,
        unit text not null check (length(unit) <= 16),
        expected_oil double precision not null,
        expected_liquid double precision,
        expected_power double precision,
        confidence double precision not null check (confidence between 0 and 1),
        limiting_constraint text check (length(limiting_constraint) <= 200),
        status text not null check (status in ('found', 'accepted', 'rejected', 'done', 'proved', 'expired')),
        found_at timestamptz(3) not null,
        decided_at timestamptz(3),
        decided_by text check (length(decided_by) <= 254),
        done_at timestamptz(3),
        proved_at timestamptz(3),
        realised_oil double precision,
        expires_at timestamptz(3)
      )`.execute(db);
    await sql`create index optimization_opportunity_well on optimization_opportunity (well_id, found_at)`.execute(
      db,
    );
    await sql`create index optimization_opportunity_found on optimization_opportunity (found_at)`.execute(db);
  },
};
