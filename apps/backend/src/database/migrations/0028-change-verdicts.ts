import { sql, type Kysely, type Migration } from 'kysely';

/** What can be decided of a finding. */
const decided = [
  sql`assignee_id uuid references app_user on delete set null`,
  sql`snoozed_until timestamptz(3)`,
  sql`feedback text check (feedback in ('confirmed', 'falseAlarm', 'measurementError'))`,
  sql`decided_by uuid references app_user on delete set null`,
  sql`decided_at timestamptz(3)`,
  sql`version integer not null default 1 check (version > 0)`,
];

/**
 * Change points and missing reports are decided on as other exceptions are. A missing report follows from the daily rows
 * themselves: only one that a user decided on has a row.
 */
export const changeVerdicts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table no_data_exception (
        id text collate "C" primary key check (length(id) between 1 and 64),
        well_id text collate "C" not null references well on delete cascade,
        day date not null,
        status text not null default 'new' check (status in (
          'new', 'acknowledged', 'assigned', 'snoozed', 'dismissed')),
        ${sql.join(decided)}
      )`.execute(db);
    await sql`create index no_data_exception_well on no_data_exception (well_id)`.execute(db);
    await sql`
      alter table change_point
        drop constraint change_point_status_check,
        add check (status in (
          'new', 'acknowledged', 'assigned', 'snoozed', 'explained', 'accepted', 'dismissed'))`.execute(db);
    for (const column of decided) await sql`alter table change_point add column ${column}`.execute(db);
    for (const table of ['change_point', 'no_data_exception'])
      for (const column of ['assignee_id', 'decided_by'])
        await sql`
          create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
          where ${sql.ref(column)} is not null`.execute(db);
  },
};
