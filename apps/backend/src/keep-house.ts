import type { Kysely } from 'kysely';
import { forgetExpired } from './auth/housekeeping.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database/schema.ts';
import { refreshNotifications } from './recompute/notifications.ts';
import { readSensitivity } from './database/settings.ts';
import type { Limits } from './limits.ts';

/** Does what time alone makes necessary: forgets what sign-in no longer needs, tells of overdue work and silent feeds. */
export async function keepHouse(db: Kysely<Database>, now: Clock, limits: Limits): Promise<void> {
  await forgetExpired(db, now, limits);
  await refreshNotifications(db, await readSensitivity(db), now());
}
