import { sql, type Kysely, type Migration } from 'kysely';

const sharedColumns = sql`
  id text collate "C" primary key check (length(id) between 1 and 128),
  well_id text collate "C" not null references well on delete cascade,
  detected_at timestamptz(3) not null,
  severity text not null check (severity in ('high', 'medium', 'low')),
  severity_factors jsonb not null,
  status text not null default 'new' check (status in (
    'new', 'acknowledged', 'assigned', 'snoozed', 'expected', 'resolved', 'dismissed')),
  assignee text check (length(assignee) <= 254),
  snoozed_until timestamptz(3),
  feedback text check (length(feedback) <= 64),
  comment text check (length(comment) <= 2000)`;

/** Production drops and gas interface exceptions. */
export const exceptions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table production_drop_exception (
        ${sharedColumns},
        day date not null,
        variable text not null check (variable in ('oil', 'liquid', 'gas')),
        rate double precision not null,
        baseline double precision not null,
        drop_abs double precision not null,
        drop_pct double precision not null,
        baseline_method text not null check (length(baseline_method) <= 64),
        baseline_from date not null,
        baseline_to date not null check (baseline_to >= baseline_from),
        on_stream_hours double precision not null check (on_stream_hours between 0 and 25),
        persistence_days integer not null check (persistence_days > 0),
        water_cut_change double precision,
        gor_change double precision,
        frequency_change double precision,
        wellhead_pressure_change double precision,
        cause text not null check (cause in (
          'downtime', 'choke', 'frequency', 'watering', 'gas', 'decline', 'measurement', 'unknown')),
        cause_score double precision not null check (cause_score between 0 and 1),
        loss_since_start double precision not null,
        planned_activity_id text collate "C" references schedule_entry on delete set null,
        unique (well_id, variable, day)
      )`.execute(db);
    await sql`create index production_drop_exception_day on production_drop_exception (day, well_id)`.execute(
      db,
    );
    await sql`
      create index production_drop_exception_activity on production_drop_exception (planned_activity_id)
      where planned_activity_id is not null`.execute(db);
    await sql`
      create table gas_exception (
        ${sharedColumns},
        started_at timestamptz(3) not null,
        ended_at timestamptz(3) check (ended_at >= started_at),
        mechanism text not null check (mechanism in (
          'freeGasAtIntake', 'gasLock', 'gasCapConing', 'injectedGasBreakthrough', 'unknown')),
        free_gas_pct double precision,
        free_gas_limit_pct double precision,
        gor double precision,
        gor_baseline double precision,
        motor_current_mean double precision,
        motor_current_cv double precision,
        current_baseline double precision,
        intake_pressure double precision,
        frequency double precision,
        liquid_rate double precision,
        oil_loss double precision not null,
        rule jsonb not null,
        evidence jsonb not null default '[]',
        related_event_ids jsonb not null default '[]',
        advice text not null check (length(advice) <= 1000)
      )`.execute(db);
    await sql`create index gas_exception_well on gas_exception (well_id, started_at)`.execute(db);
    await sql`create index gas_exception_started on gas_exception (started_at)`.execute(db);
  },
};
