import type { components } from '@cnx/api/schema';
import { sql, type Kysely } from 'kysely';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal } from '../auth/sessions.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { dayMs } from '../production-day.ts';
import { Refusal } from '../refusal.ts';

type MarkRequest = components['schemas']['MarkNotificationsReadRequest'];
type SnoozeRequest = components['schemas']['SnoozeNotificationsRequest'];

/** Longest time that a group of notifications can be put off (days). */
export const maxSnoozeDays = 30;

/** What marks are kept with. */
export interface NotificationMarkOptions {
  readonly db: Kysely<Database>;
  readonly now: Clock;
  /** Changes that one user may make. */
  readonly changesOfUser: RateLimiter;
}

/** What each user has read and put off. */
export type NotificationMarks = ReturnType<typeof createNotificationMarks>;

/** Whether a notification is to everyone, or to this user. */
const isFor = (userId: string) => sql<boolean>`(note.user_id is null or note.user_id = ${userId})`;

export function createNotificationMarks({ db, now, changesOfUser }: NotificationMarkOptions) {
  return {
    /** Marks as read, or those named as unread again; what is marked keeps its time, and what is gone or another user's is passed over. */
    async markRead({ userId }: Principal, { ids, until, unread = false }: MarkRequest): Promise<void> {
      await changesOfUser.take(userId);
      if (unread) {
        await db
          .deleteFrom('notification_read')
          .where('user_id', '=', userId)
          .where('notification_id', '=', sql<string>`any(${ids}::text[])`)
          .execute();
        return;
      }
      await db
        .insertInto('notification_read')
        .columns(['notification_id', 'user_id', 'read_at'])
        .expression((from) =>
          from
            .selectFrom('notification as note')
            .select([
              'note.id',
              sql<string>`${userId}::uuid`.as('user_id'),
              sql<Date>`${now()}::timestamptz`.as('at'),
            ])
            .where(isFor(userId))
            .where(({ or, eb }) =>
              or([
                eb('note.id', '=', sql<string>`any(${ids}::text[])`),
                eb('note.created_at', '<=', sql<Date>`${until}::timestamptz`),
              ]),
            ),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    /** Puts a group off, or back; one of which this user has no notification is passed over. @throws Refusal 400 for a time that is over or too far away */
    async snooze({ userId }: Principal, { groupKey, until }: SnoozeRequest): Promise<void> {
      await changesOfUser.take(userId);
      if (until === null) {
        await db
          .deleteFrom('notification_snooze')
          .where('user_id', '=', userId)
          .where('group_key', '=', groupKey)
          .execute();
        return;
      }
      const ahead = new Date(until).getTime() - now().getTime();
      if (ahead <= 0 || ahead > maxSnoozeDays * dayMs)
        throw new Refusal(400, `body/until must be within the next ${maxSnoozeDays} days`);
      await db
        .insertInto('notification_snooze')
        .columns(['user_id', 'group_key', 'until'])
        // Other keys have no use, and a user's list of them could grow without end.
        .expression((from) =>
          from
            .selectFrom('notification as note')
            .select([
              sql<string>`${userId}::uuid`.as('user_id'),
              'note.group_key',
              sql<Date>`${until}::timestamptz`.as('until'),
            ])
            .where('note.group_key', '=', groupKey)
            .where(isFor(userId))
            .limit(1),
        )
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'group_key']).doUpdateSet({ until: new Date(until) }),
        )
        .execute();
      // What is over is of no use to anyone: a user's list stays as short as what that user puts off.
      await db
        .deleteFrom('notification_snooze')
        .where('user_id', '=', userId)
        .where('until', '<=', now())
        .execute();
    },
  };
}
