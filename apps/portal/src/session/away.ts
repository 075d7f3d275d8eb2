import { inactivityLimitMs } from '../limits.ts';
import type { ItemStorage, UserData } from './storage.ts';

/** The stored time of the last sign of life, which all tabs share. */
export type ActivityLog = Pick<ItemStorage, 'read' | 'write'>;

/** Whether nobody gave a sign of life for as long as a session of this user may last without one. */
export function isAway(user: UserData, log: Pick<ActivityLog, 'read'>, nowMs: number): boolean {
  const lastMs = log.read('lastActivity');
  return lastMs !== undefined && nowMs - lastMs >= inactivityLimitMs[user.isSSO ? 'sso' : 'local'];
}
