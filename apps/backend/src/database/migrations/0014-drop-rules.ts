import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A production drop and a downtime of one well may begin on the same day, both in oil, and each carries the rule that
 * found it. Rules of earlier findings come with the next recomputation, which the next start of an installation with
 * demonstration data makes.
 */
export const dropRules: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table production_drop_exception
        add column rule jsonb,
        drop constraint production_drop_exception_well_id_variable_day_key`.execute(db);
    await sql`update production_drop_exception set variable = 'oil' where cause = 'downtime'`.execute(db);
    await sql`
      create unique index production_drop_exception_finding
      on production_drop_exception (well_id, variable, day, (cause = 'downtime'))`.execute(db);
    await sql`delete from setting where key = 'insightsComputed'`.execute(db);
  },
};
