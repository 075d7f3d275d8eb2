import { sql, type Kysely, type Migration } from 'kysely';

/** What planned work is for, in words of its own too, and the crew or rig that makes it; null for not said. */
export const workPurposes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table schedule_entry
        add column purpose text check (purpose in (
          'failure', 'exception', 'candidate', 'advice', 'periodicTest', 'upkeep', 'other')),
        add column purpose_note text,
        add column crew text`.execute(db);
    await sql`
      alter table schedule_change
        drop constraint schedule_change_action_check,
        add constraint schedule_change_action_check check (action in (
          'create', 'move', 'confirm', 'done', 'cancel', 'comment', 'explain'))`.execute(db);
  },
};
