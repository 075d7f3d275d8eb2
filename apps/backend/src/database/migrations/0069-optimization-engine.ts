import { sql, type Kysely, type Migration } from 'kysely';

/** Equipment that the engine reads beside readings and tests, and the limits that a company sets. */
async function inputs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table pump_curve (
      well_id text collate "C" not null,
      installed_at timestamptz(3) not null,
      frequency double precision not null check (frequency > 0 and frequency < 'Infinity'),
      points jsonb not null,
      primary key (well_id, installed_at),
      foreign key (well_id, installed_at) references esp_equipment on update cascade on delete cascade
    )`.execute(db);
  await sql`
    create table guard_rail (
      field_id text collate "C" references field on delete cascade,
      well_id text collate "C" references well on delete cascade,
      name text not null check (name in ('maxStepHz', 'bubblePointMargin')),
      value double precision not null check (value >= 0 and value < 'Infinity'),
      changed_at timestamptz(3) not null default now(),
      changed_by text check (length(changed_by) <= 254),
      check (num_nonnulls(field_id, well_id) <= 1),
      unique nulls not distinct (name, field_id, well_id)
    )`.execute(db);
  await sql`create index guard_rail_field on guard_rail (field_id)`.execute(db);
  await sql`create index guard_rail_well on guard_rail (well_id)`.execute(db);
  await sql`
    alter table esp_reading
      add column choke_pct real,
      add column lift_gas real,
      add column casing_pressure real,
      add column wellhead_temperature real`.execute(db);
}

/**
 * The demonstration wrote advice, steps and verdicts that nothing had computed: they go, known by the ids and the decision maker of its
 * generator. What anyone else wrote or decided stays, with no version of the rule.
 */
export async function removeMadeUp(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`
    delete from optimization_opportunity as advice using well
    where well.id = advice.well_id and well.source = 'demonstration'
      and starts_with(advice.id, 'op-' || well.id || '-')
      and coalesce(advice.decided_by, 'engineer@cnx.example') = 'engineer@cnx.example'`.execute(db);
  await sql`
    delete from frequency_change as change using well
    where well.id = change.well_id and well.source = 'demonstration'
      and starts_with(substr(change.id, 4), well.id || '-') and left(change.id, 3) in ('fc-', 'fa-', 'ft-', 'fr-')
      and coalesce(change.decided_by, 'engineer@cnx.example') = 'engineer@cnx.example'
      and not exists (
        select from tracked_frequency_change as tracked
        where tracked.change_id = change.id and tracked.comment is not null)`.execute(db);
}

async function results(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table well_advice (
      newest_day date,
      well_id text collate "C" primary key references well on delete cascade,
      status text not null check (status in ('advised', 'limited', 'nothingToGain', 'notComputed')),
      limited_by text,
      missing jsonb not null default '[]',
      fits jsonb,
      rule_version text not null
    )`.execute(db);
  await sql`
    alter table optimization_opportunity
      add column oil_low double precision,
      add column oil_high double precision,
      add column power_low double precision,
      add column power_high double precision,
      add column limiting_check text,
      add column rule_version text`.execute(db);
  // The band that was shown of what stays: it followed from the confidence.
  await sql`
    update optimization_opportunity
    set oil_low = expected_oil - abs(expected_oil) * 1.2816 * (1 - confidence),
        oil_high = expected_oil + abs(expected_oil) * 1.2816 * (1 - confidence)`.execute(db);
  await sql`
    alter table optimization_opportunity
      alter column oil_low set not null,
      alter column oil_high set not null`.execute(db);
  await sql`
    alter table frequency_change
      add column oil_low double precision,
      add column oil_high double precision,
      add column rule_version text`.execute(db);
  await sql`
    alter table tracked_frequency_change
      drop constraint tracked_frequency_change_baseline_days_check,
      add check (baseline_days >= 0),
      add column effect jsonb,
      add column detectable_effect double precision check (detectable_effect >= 0),
      add column attainment jsonb,
      add column fading boolean not null default false,
      add column rule_version text`.execute(db);
}

/** Advice is computed from readings, curves and limits, and so is what came of a step. */
export const optimizationEngine: Migration = {
  async up(db: Kysely<unknown>) {
    await inputs(db);
    await removeMadeUp(db);
    await results(db);
  },
};
