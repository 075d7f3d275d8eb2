import { sql, type Kysely, type Migration } from 'kysely';

/**
 * What the texts of a notification are made of, so that each reader has them in their own language and units. Null for
 * what was written before, or by people: title and body stay.
 */
export const notificationFacts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notification add column facts jsonb check (jsonb_typeof(facts) = 'object')`.execute(
      db,
    );
    // The demonstration announced news that the page of news does not have.
    await sql`delete from notification where id in ('news-change-points', 'news-deferred')`.execute(db);
    // Ids of the contract have no colon. What is still news is announced again at the next start.
    await sql`delete from notification where id like 'content-news:%'`.execute(db);
    await sql`update notification set facts = '{"code": "demonstration"}' where id = 'system-demonstration'`.execute(
      db,
    );
  },
};
