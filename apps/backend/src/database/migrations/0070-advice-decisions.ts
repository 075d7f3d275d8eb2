import { sql, type Kysely, type Migration } from 'kysely';

/** What people decide on advice, with what was there before; the advised change and its opportunity hold the outcome. */
export const adviceDecisions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table advice_decision (
        id uuid not null,
        number bigint generated always as identity,
        change_id text collate "C" not null references frequency_change on delete cascade,
        at timestamptz(3) not null,
        user_id uuid references app_user on delete set null,
        action text not null check (action in ('accept', 'reject', 'snooze', 'reopen', 'comment')),
        reason text check (reason in ('equipmentRisk', 'facilityLimit', 'otherWork', 'wrongData', 'other')),
        until timestamptz(3),
        planned_for timestamptz(3),
        comment text check (length(comment) between 1 and 2000),
        entry_id text collate "C" references schedule_entry on delete set null,
        before jsonb not null,
        undone_at timestamptz(3),
        primary key (id, change_id)
      )`.execute(db);
    for (const column of ['change_id', 'user_id', 'entry_id'])
      await sql`
        create index ${sql.ref(`advice_decision_${column}`)} on advice_decision (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
  },
};
