import { sql, type Kysely, type Migration } from 'kysely';

const change = {
  async points(db: Kysely<unknown>) {
    await sql`
      create table change_point (
        id text collate "C" primary key check (length(id) between 1 and 128),
        well_id text collate "C" not null references well on delete cascade,
        variable text not null check (variable in (
          'oilRate', 'liquidRate', 'waterCut', 'gor', 'intakePressure', 'dischargePressure', 'motorCurrent',
          'motorTemperature', 'frequency')),
        detector text not null default 'pelt' check (detector in ('pelt', 'cusum')),
        sensitivity text not null default 'medium' check (sensitivity in ('low', 'medium', 'high')),
        unit text not null check (length(unit) <= 16),
        change_day date not null,
        day_low date not null,
        day_high date not null,
        detected_at timestamptz(3) not null,
        mean_before double precision not null,
        mean_after double precision not null,
        delta double precision not null,
        delta_pct double precision,
        days_before integer not null check (days_before > 0),
        days_after integer not null check (days_after > 0),
        score double precision not null,
        severity text not null check (severity in ('high', 'medium', 'low')),
        status text not null default 'new' check (status in ('new', 'acknowledged', 'explained', 'dismissed')),
        comment text check (length(comment) <= 2000),
        method_version text not null check (length(method_version) <= 64),
        unique (well_id, variable, detector, sensitivity, change_day),
        check (change_day between day_low and day_high)
      )`.execute(db);
    await sql`create index change_point_day on change_point (change_day, well_id)`.execute(db);
    await sql`
      create table change_point_event (
        change_point_id text collate "C" not null references change_point on delete cascade,
        event_id text collate "C" not null references well_event on delete cascade,
        days_apart integer not null,
        primary key (change_point_id, event_id)
      )`.execute(db);
    await sql`create index change_point_event_event on change_point_event (event_id)`.execute(db);
  },
};

/** Product precedes day in every key: each read names one product and a range of days. */
const deferral = {
  async perWell(db: Kysely<unknown>) {
    await sql`
      create table deferred_production (
        day date not null,
        potential double precision not null,
        actual double precision not null,
        deferred double precision not null check (deferred >= 0),
        above_potential double precision not null check (above_potential >= 0),
        planned double precision not null check (planned >= 0),
        unplanned double precision not null check (unplanned >= 0),
        hours_lost double precision not null check (hours_lost between 0 and 25),
        well_id text collate "C" not null references well on delete cascade,
        product text not null check (product in ('oil', 'gas', 'water')),
        reason_code text collate "C" references deferment_reason,
        choke text check (choke in ('well', 'plant', 'export', 'market', 'external')),
        event_id text collate "C" references well_event on delete set null,
        kind text check (kind in ('planned', 'unplanned')),
        method text not null check (method in (
          'wellTest', 'trailingMedian', 'declineCurve', 'model', 'manual')),
        quality text not null check (quality in ('measured', 'allocated', 'estimated', 'stale', 'suspect')),
        primary key (well_id, product, day)
      )`.execute(db);
    await sql`create index deferred_production_event on deferred_production (event_id) where event_id is not null`.execute(
      db,
    );
    await sql`
      create table deferred_loss (
        day date not null,
        deferred double precision not null check (deferred >= 0),
        hours double precision not null check (hours between 0 and 25),
        well_id text collate "C" not null references well on delete cascade,
        product text not null check (product in ('oil', 'gas', 'water')),
        reason_code text collate "C" not null references deferment_reason,
        kind text not null check (kind in ('planned', 'unplanned')),
        choke text not null check (choke in ('well', 'plant', 'export', 'market', 'external')),
        event_id text collate "C" references well_event on delete set null,
        primary key (well_id, product, day, reason_code, kind)
      )`.execute(db);
    await sql`create index deferred_loss_event on deferred_loss (event_id) where event_id is not null`.execute(
      db,
    );
  },

  async perField(db: Kysely<unknown>) {
    await sql`
      create table field_deferred_day (
        field_id text collate "C" not null references field on delete cascade,
        product text not null check (product in ('oil', 'gas', 'water')),
        day date not null,
        wells integer not null,
        potential double precision not null,
        actual double precision not null,
        deferred double precision not null,
        above_potential double precision not null,
        planned double precision not null,
        unplanned double precision not null,
        hours_lost double precision not null,
        primary key (field_id, product, day)
      )`.execute(db);
    await sql`
      create table field_loss_day (
        field_id text collate "C" not null references field on delete cascade,
        product text not null check (product in ('oil', 'gas', 'water')),
        day date not null,
        reason_code text collate "C" not null references deferment_reason,
        kind text not null check (kind in ('planned', 'unplanned')),
        choke text not null check (choke in ('well', 'plant', 'export', 'market', 'external')),
        wells integer not null,
        deferred double precision not null,
        hours double precision not null,
        primary key (field_id, product, day, reason_code, kind)
      )`.execute(db);
  },
};

/** Change points and deferred production, with the sums per field that the dashboard reads. */
export const insights: Migration = {
  async up(db: Kysely<unknown>) {
    await change.points(db);
    await deferral.perWell(db);
    await deferral.perField(db);
  },
};
