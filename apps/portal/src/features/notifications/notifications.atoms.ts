import type { ApiAnswer, ApiFailure, NotificationInfo } from '@cnx/api';
import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { notificationCacheMs } from '../../limits.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { loadClientAtom } from '../../state/api.atoms.ts';
import { failureMessage, type FailureKey } from '../../state/failure-message.ts';
import { queryClientAtom } from '../../state/query.atoms.ts';

/** What stands in place of the notifications when they cannot be had. */
export const notificationsFailure: FailureKey = 'portal:failures.notifications';

/** What is said when nobody is signed in. */
export const noTokenFailure: FailureKey = 'portal:failures.noToken';

/**
 * `alarms`: the user's notifications, newest first. Served from the cache for five minutes and asked for again in the
 * same rhythm; everyone who asks at the same time waits for one call.
 */
export const notificationsAtom = atomWithQuery<ApiAnswer<NotificationInfo[]>, ApiFailure>(
  (get) => {
    const email = get(userAtom)?.email;
    const { load } = get(loadClientAtom);
    return {
      queryKey: ['notifications', email],
      queryFn: async ({ signal }) => {
        const client = await load();
        return client.GET('/Notification/GetNotificationsInfo', {
          params: { query: { email: email ?? '' } },
          signal,
        });
      },
      enabled: email !== undefined,
      staleTime: notificationCacheMs,
      refetchInterval: notificationCacheMs,
    };
  },
  (get) => get(queryClientAtom),
);

/** How many notifications nobody has read yet. Zero while they are not there. */
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
