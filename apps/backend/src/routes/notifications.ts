import type { Clock } from '../clock.ts';
import type { NotificationMarks } from '../kept/notification-marks.ts';
import { listNotifications, type NotificationSources } from '../queries/notifications.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { answerList } from './data-window.ts';
import { signedInUser } from './signed-in-user.ts';

/** What the notifications of users are made of. */
export interface NotificationServices extends NotificationSources {
  readonly now: Clock;
  readonly marks: NotificationMarks;
}

/** Alarms and news of the signed-in user, and what that user did with them. */
export function notificationHandlers({ now, marks, ...sources }: NotificationServices) {
  return {
    getNotificationsInfo: ({ query, principal }) =>
      answerList(query, (page) => listNotifications(sources, signedInUser(principal).userId, page, now())),
    async markNotificationsRead({ body, principal }) {
      await marks.markRead(signedInUser(principal), body);
      return { status: 200, body: { message: 'Marked as read', errors: [] } };
    },
    async snoozeNotifications({ body, principal }) {
      await marks.snooze(signedInUser(principal), body);
      return { status: 200, body: { message: 'Snoozed', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
