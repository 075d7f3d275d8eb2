import { atom } from 'jotai';
import { notificationCacheMs } from '../../limits.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { failureMessage, type FailureKey } from '../../insight/insight-view.ts';
import { queryAtom } from '../../state/query.atoms.ts';

/** What stands in place of the notifications when they cannot be had. */
export const notificationsFailure: FailureKey = 'portal:failures.notifications';

/** What is shown when no user is signed in. */
export const noTokenFailure: FailureKey = 'portal:failures.noToken';

/**
 * `alarms`: the user's notifications, newest first. Served from the cache for five minutes and fetched again in the same
 * rhythm; all readers share one call.
 */
export const notificationsAtom = queryAtom(
  '/Notification/GetNotificationsInfo',
  (get) => {
    const email = get(userAtom)?.email;
    return email === undefined ? null : { query: { email } };
  },
  { staleTime: notificationCacheMs, refetchInterval: notificationCacheMs },
);

/** How many notifications are unread. Zero until they are there. */
export const unreadCountAtom = atom((get) => {
  const alarms = get(notificationsAtom).data?.data ?? [];
  return alarms.reduce((sum, { readAt, count }) => sum + (readAt ? 0 : count), 0);
});

/** Why there are no notifications, if there is a reason. */
export const notificationsFailureAtom = atom((get) => {
  if (!get(userAtom)) return failureMessage(undefined, noTokenFailure);
  const { error } = get(notificationsAtom);
  return error ? failureMessage(error, notificationsFailure) : undefined;
});
