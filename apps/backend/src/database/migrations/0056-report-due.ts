import { sql, type Kysely, type Migration } from 'kysely';

/** How long after the end of its production day the report of a field is due. */
export const reportDue: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table field add column if not exists report_due_hours integer not null default 8
        constraint field_report_due_hours check (report_due_hours between 0 and 72)`.execute(db);
  },
};
