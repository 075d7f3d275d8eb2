import { sql, type Kysely, type Migration } from 'kysely';

/** Advice is given to a person: the newest such decision that stands says who looks into it, whatever its figures become. */
export const adviceOwners: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table advice_decision
        add column assignee_id uuid references app_user on delete set null,
        drop constraint advice_decision_action_check,
        add constraint advice_decision_action_check check (action in (
          'accept', 'reject', 'snooze', 'reopen', 'comment', 'assign'))`.execute(db);
    await sql`
      create index advice_decision_assignee_id on advice_decision (assignee_id)
      where assignee_id is not null`.execute(db);
  },
};
