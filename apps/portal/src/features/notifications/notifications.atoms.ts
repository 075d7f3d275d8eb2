import { atom } from 'jotai';
import { failureMessage, type FailureKey } from '../../insight/insight-view.ts';
import type { Message } from '../../i18n/message.ts';
import { maxRowsPerCall, notificationCacheMs } from '../../limits.ts';
import { userAtom } from '../../session/session.atoms.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { inOrder, groupsOf, isNew, isPutOff, isUnread, leftOutOf, type Alarm } from './notifications.ts';

/** What stands in place of the notifications when they cannot be had. */
export const notificationsFailure: FailureKey = 'portal:failures.notifications';

/** What is shown when no user is signed in. */
export const noTokenFailure: FailureKey = 'portal:failures.noToken';

const callAtom = queryAtom(
  '/Notification/GetNotificationsInfo',
  (get) => {
    const email = get(userAtom)?.email;
    return email === undefined ? null : { query: { email, limit: maxRowsPerCall } };
  },
  { staleTime: notificationCacheMs, refetchInterval: notificationCacheMs, joinPages: joinLists },
);

/** Whether the page is in sight: only then are notifications asked for again by themselves. */
const inSightAtom = atom(true);
inSightAtom.onMount = (set) => {
  if (typeof document === 'undefined') return;
  const update = () => set(document.visibilityState === 'visible');
  update();
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
};

/** The notifications of the signed-in user, by the specification's names. */
export interface NotificationStore {
  /** Newest first. */
  readonly alarms: readonly Alarm[];
  /** Whether a call is under way: another reader then waits for the same one. */
  readonly loading: boolean;
  /** Why there are none, or why they are not newer; null where all is well. */
  readonly errorMessage: Message | null;
  /** When they were fetched, ms; null before. They are served from the cache for five minutes. */
  readonly lastFetchTime: number | null;
  /** Whether they are fetched again every five minutes: for a signed-in user, while the page is in sight. */
  readonly isPolling: boolean;
}

const none: readonly Alarm[] = [];

/** The notifications. All readers share one call. */
export const notificationStoreAtom = atom((get): NotificationStore => {
  const user = get(userAtom);
  const { data, error, isFetching, dataUpdatedAt } = get(callAtom);
  const failure = error ? failureMessage(error, notificationsFailure) : null;
  return {
    alarms: (user && data?.data) ?? none,
    loading: isFetching,
    errorMessage: user ? failure : failureMessage(undefined, noTokenFailure),
    lastFetchTime: user && data ? dataUpdatedAt : null,
    isPolling: user !== undefined && get(inSightAtom),
  };
});

/** Fetches them again, whatever their age; not while that is under way. */
export const refetchNotificationsAtom = atom((get) => {
  const { refetch, isFetching } = get(callAtom);
  return () => void (isFetching || refetch());
});

const alarmsAtom = atom((get) => get(notificationStoreAtom).alarms);

/** The groups of a well and a rule that are not put off, newest first. */
export const notificationGroupsAtom = atom((get) =>
  inOrder(groupsOf(get(alarmsAtom).filter((alarm) => !isPutOff(alarm)))),
);

/** The groups that the user put off. */
export const snoozedGroupsAtom = atom((get) => inOrder(groupsOf(get(alarmsAtom).filter(isPutOff))));

/** Those that are unread and not put off. */
export const unreadAlarmsAtom = atom((get) =>
  get(alarmsAtom).filter((alarm) => isNew(alarm) && !isPutOff(alarm)),
);

/**
 * How many groups are unread, as the bell, its panel and the page say it; null where that is not known because it could
 * not be asked for. Zero until they are there; those that the user put off do not count.
 */
export const unreadCountAtom = atom((get) => {
  if (get(userAtom) && get(notificationStoreAtom).errorMessage) return null;
  return get(notificationGroupsAtom).filter(isUnread).length;
});

const openAtom = queryAtom('/ExceptionReport/GetExceptionSummary', (get) => (get(userAtom) ? {} : null));

/** Open exceptions of all wells that no notification is of; null where there are none, and while that is not known. */
export const leftOutAtom = atom((get) => {
  const open = viewOf(get(openAtom));
  const { lastFetchTime } = get(notificationStoreAtom);
  return open.status === 'shown' && lastFetchTime !== null ? leftOutOf(get(alarmsAtom), open.body) : null;
});
