import { sql, type Kysely, type Migration } from 'kysely';

/**
 * When a production drop was over, so that it is not open any more whatever was decided about it, and on which day a
 * well last produced or injected. Ends of earlier drops come with the next recomputation, which the next start of an
 * installation with demonstration data makes.
 */
export const ends: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table production_drop_exception add column ended_day date`.execute(db);
    await sql`alter table well add column last_flow_day date`.execute(db);
    await sql`
      update well set last_flow_day = (
        select max(day) from daily_production as daily
        where daily.well_id = well.id
          and greatest(daily.oil, daily.gas, daily.water, daily.water_injected) > 0
      )`.execute(db);
    await sql`update setting set updated_at = 'epoch' where key = 'insightsComputed'`.execute(db);
  },
};
