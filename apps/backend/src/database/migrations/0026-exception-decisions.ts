import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What people decide about exceptions, and what was there before each decision. A finding's own columns hold the outcome, with
 * the version that the next decision has to name. People are named by their accounts; nothing wrote the texts that stood for
 * them.
 */
export const exceptionDecisions: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['production_drop_exception', 'gas_exception']) {
      await sql`
        alter table ${sql.table(table)}
          drop column assignee,
          drop column comment,
          add column assignee_id uuid references app_user on delete set null,
          add column decided_by uuid references app_user on delete set null,
          add column decided_at timestamptz(3),
          add column version integer not null default 1 check (version > 0)`.execute(db);
      for (const column of ['assignee_id', 'decided_by'])
        await sql`
          create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
          where ${sql.ref(column)} is not null`.execute(db);
    }
    await sql`alter table gas_exception add column inputs jsonb not null default '[]'`.execute(db);
    await sql`
      create table exception_decision (
        id uuid primary key,
        at timestamptz(3) not null,
        user_id uuid references app_user on delete set null,
        action text not null check (action in (
          'acknowledge', 'assign', 'snooze', 'dismiss', 'reopen', 'judge', 'comment')),
        assignee_id uuid references app_user on delete set null,
        until timestamptz(3),
        feedback text check (length(feedback) <= 64),
        comment text check (length(comment) between 1 and 2000),
        undone_at timestamptz(3)
      )`.execute(db);
    await sql`create index exception_decision_user on exception_decision (user_id)`.execute(db);
    await sql`create index exception_decision_assignee on exception_decision (assignee_id)`.execute(db);
    await sql`
      create table exception_decision_finding (
        decision_id uuid not null references exception_decision on delete cascade,
        finding_id text collate "C" not null check (length(finding_id) between 1 and 128),
        well_id text collate "C" not null references well on delete cascade,
        version integer not null check (version > 0),
        before jsonb not null,
        primary key (decision_id, finding_id)
      )`.execute(db);
    await sql`create index exception_decision_finding_id on exception_decision_finding (finding_id)`.execute(
      db,
    );
    await sql`create index exception_decision_finding_well on exception_decision_finding (well_id)`.execute(
      db,
    );
  },
};
