import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Changes are accepted and explained by decisions. The entry of the log that a user named stays with the change when it is
 * found again. An accepted level belongs to its decision, and stands while the change is accepted. No version has written one before.
 */
export const changeExplanations: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, column] of [
      ['change_point', 'explained_by'],
      ['exception_decision', 'event_id'],
    ] as const) {
      await sql`
        alter table ${sql.table(table)}
          add column ${sql.ref(column)} text collate "C" references well_event on delete set null`.execute(
        db,
      );
      await sql`
        create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db);
    }
    await sql`
      alter table exception_decision
        drop constraint exception_decision_action_check,
        add check (action in (
          'acknowledge', 'assign', 'snooze', 'dismiss', 'reopen', 'judge', 'comment', 'accept', 'explain'))`.execute(
      db,
    );
    await sql`delete from accepted_level`.execute(db);
    await sql`
      alter table accepted_level
        drop constraint accepted_level_pkey,
        drop column accepted_by,
        drop column accepted_at,
        drop column comment,
        add column decision_id uuid not null references exception_decision on delete cascade,
        add column stands boolean not null default true,
        add primary key (decision_id, well_id)`.execute(db);
    await sql`create index accepted_level_well on accepted_level (well_id)`.execute(db);
  },
};
