// Apart from what watches a page: the sign-in page reads only this.
import { inactivityLimitMs } from '../limits.ts';
import type { ItemStorage, UserData } from './storage.ts';

/** How long a session of this user may last without activity, ms. */
export function inactivityLimitOf({ isSSO }: Pick<UserData, 'isSSO'>): number {
  return inactivityLimitMs[isSSO ? 'sso' : 'local'];
}

/** Whether the last activity is as long ago as a session of this user may last without one. */
export function isInactive(user: UserData, log: Pick<ItemStorage, 'read'>, nowMs: number): boolean {
  const lastMs = log.read('lastActivity');
  return lastMs !== undefined && nowMs - lastMs >= inactivityLimitOf(user);
}
