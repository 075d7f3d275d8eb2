import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { listNotifications } from '../queries/notifications.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { pageHeaders, pageRequestOf } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** Alarms and news of the signed-in user. */
export function notificationHandlers(db: Kysely<Database>) {
  return {
    async getNotificationsInfo({ query, principal }) {
      const request = pageRequestOf(query);
      const page = await listNotifications(db, signedInUser(principal).userId, request);
      return { status: 200, headers: pageHeaders(query, request, page), body: page.rows };
    },
  } satisfies Partial<Handlers>;
}
