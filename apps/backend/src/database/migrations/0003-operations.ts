import { sql, type Kysely, type Migration } from 'kysely';

/** Deferment reasons, the operations log, the schedule and the truth table of the demonstration data. */
export const operations: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table deferment_reason (
        code text collate "C" primary key check (length(code) between 1 and 64),
        text text not null check (length(text) between 1 and 200),
        choke text not null check (choke in ('well', 'plant', 'export', 'market', 'external')),
        usual_kind text not null check (usual_kind in ('planned', 'unplanned')),
        sort_order integer not null default 0,
        active boolean not null default true
      )`.execute(db);
    await sql`
      create table well_event (
        id text collate "C" primary key check (length(id) between 1 and 64),
        field_id text collate "C" not null references field on delete cascade,
        well_id text collate "C" references well on delete cascade,
        kind text not null check (kind in (
          'frequency', 'choke', 'shutIn', 'test', 'workover', 'espReplacement', 'trip', 'chemical', 'calibration',
          'facility')),
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3),
        planned boolean not null default false,
        reason_code text collate "C" references deferment_reason,
        from_value double precision,
        to_value double precision,
        unit text check (length(unit) <= 16),
        source text not null check (source in ('operator', 'controller', 'portal')),
        remark text check (length(remark) <= 2000),
        check (ends_at >= starts_at)
      )`.execute(db);
    await sql`create index well_event_well on well_event (well_id, starts_at)`.execute(db);
    await sql`create index well_event_field on well_event (field_id, starts_at)`.execute(db);
    await sql`
      create table planted_event (
        id text collate "C" primary key check (length(id) between 1 and 64),
        well_id text collate "C" not null references well on delete cascade,
        kind text not null,
        variable text not null,
        first_day date not null,
        last_day date check (last_day >= first_day),
        size double precision not null,
        detail jsonb not null default '{}'
      )`.execute(db);
    await sql`create index planted_event_well on planted_event (well_id, first_day)`.execute(db);
    await sql`
      create table schedule_entry (
        id text collate "C" primary key check (length(id) between 1 and 64),
        field_id text collate "C" not null references field on delete cascade,
        well_id text collate "C" references well on delete cascade,
        facility text check (length(facility) between 1 and 120),
        activity text not null check (activity in (
          'wellTest', 'frequencyStep', 'workover', 'espReplacement', 'chemical', 'inspection', 'calibration',
          'plannedShutdown', 'dataReview')),
        title text not null check (length(title) between 1 and 200),
        planned_start timestamptz(3) not null,
        planned_end timestamptz(3) not null,
        actual_start timestamptz(3),
        actual_end timestamptz(3),
        status text not null check (status in (
          'planned', 'confirmed', 'inProgress', 'done', 'cancelled', 'overdue')),
        owner text not null check (length(owner) between 1 and 120),
        expected_deferred double precision,
        actual_deferred double precision,
        approved_at timestamptz(3),
        notes text check (length(notes) <= 4000),
        check (planned_end >= planned_start),
        check (actual_end >= actual_start)
      )`.execute(db);
    await sql`create index schedule_entry_field on schedule_entry (field_id, planned_start)`.execute(db);
    await sql`create index schedule_entry_well on schedule_entry (well_id, planned_start)`.execute(db);
  },
};
