import { inactivityLimitMs } from '../limits.ts';
import type { ItemStorage, UserData } from './storage.ts';

/** The stored time of the last activity, which all tabs share. */
export type ActivityLog = Pick<ItemStorage, 'read' | 'write'>;

/** How long a session of this user may last without activity, ms. */
export function inactivityLimitOf({ isSSO }: Pick<UserData, 'isSSO'>): number {
  return inactivityLimitMs[isSSO ? 'sso' : 'local'];
}

/** Whether the last activity is as long ago as a session of this user may last without one. */
export function isInactive(user: UserData, log: Pick<ActivityLog, 'read'>, nowMs: number): boolean {
  const lastMs = log.read('lastActivity');
  return lastMs !== undefined && nowMs - lastMs >= inactivityLimitOf(user);
}
