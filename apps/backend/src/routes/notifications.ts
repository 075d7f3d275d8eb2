import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listNotifications } from '../queries/notifications.ts';
import { Refusal } from '../refusal.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { pageHeaders, pageRequestOf } from './data-window.ts';

/** Alarms and news of the signed-in user. */
export function notificationHandlers(db: Kysely<Database>) {
  return {
    async getNotificationsInfo({ query, principal }) {
      if (!principal) throw new Refusal(401, 'Authorization token missing.');
      const request = pageRequestOf(query);
      const page = await listNotifications(db, principal.userId, request);
      return { status: 200, headers: pageHeaders(query, request, page), body: page.rows };
    },
  } satisfies Partial<Handlers>;
}
