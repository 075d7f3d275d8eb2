import { sql, type Kysely, type Migration } from 'kysely';

/** What was there when a subscription to notifications began is noted as known: the day of an event says nothing of when it was found. */
export const knownAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      insert into alert_matter (subscription_id, matter, period, found_at)
      select subscription.id, note.id, '', subscription.created_at
      from alert_subscription as subscription
      join notification as note on note.created_at <= subscription.created_at
        and (note.user_id is null or note.user_id = subscription.user_id)
      where subscription.kind = 'wells'
      on conflict do nothing`.execute(db);
  },
};
