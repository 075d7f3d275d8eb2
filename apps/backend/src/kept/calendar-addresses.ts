import { createHash, randomBytes } from 'node:crypto';
import type { components } from '@cnx/api/schema';
import { createRateLimiter } from '../auth/rate-limit.ts';
import type { Principal } from '../auth/sessions.ts';
import { chooseLanguage, type Language } from '../mail/languages.ts';
import type { Limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { KeptOptions } from './changes.ts';
import { preferencesOf } from './preferences.ts';

type Schemas = components['schemas'];

/** What calendar addresses are kept with. */
export interface CalendarAddressOptions extends KeptOptions {
  readonly limits: Pick<Limits, 'addressUnknownCalendarsPerHour' | 'calendarReadsPerHour'>;
  /** Where the portal and this server are. */
  readonly publicOrigin: string;
}

const none: Schemas['CalendarAddress'] = { createdAt: null, readAt: null };

/** The addresses at which calendar programs read the schedule: 256 random bits, of which the database keeps the SHA-256. */
export function createCalendarAddresses(options: CalendarAddressOptions) {
  const { db, now, audit, changesOfUser, limits, publicOrigin } = options;
  const limiter = (name: string, maxHits: number) =>
    createRateLimiter(db, now, { name, maxHits, seconds: 3_600 });
  const unknownCalendars = limiter('unknown calendar', limits.addressUnknownCalendarsPerHour);
  const readsOfUser = limiter('calendar of a user', limits.calendarReadsPerHour);

  async function languageOf(userId: string): Promise<Language> {
    const user = await db
      .selectFrom('app_user')
      .select('preferences')
      .where('id', '=', userId)
      .executeTakeFirst();
    return chooseLanguage([preferencesOf(user?.preferences ?? {}).language]);
  }

  return {
    /** The language that a user reads. */
    languageOf,
    /** What is known of a user's address. */
    async read({ userId }: Principal): Promise<Schemas['CalendarAddress']> {
      const known = await db
        .selectFrom('calendar_address')
        .select(['created_at', 'read_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!known) return none;
      return {
        createdAt: known.created_at.toISOString(),
        readAt: known.read_at?.toISOString() ?? null,
      };
    },
    /** Makes a user's address, instead of the one that there was. @throws Refusal 429 for too many changes */
    async create({ userId, sid }: Principal): Promise<Schemas['NewCalendarAddress']> {
      await changesOfUser.take(userId);
      const secret = randomBytes(32).toString('base64url');
      const made = { secret_hash: fingerprint(secret), created_at: now(), read_at: null };
      await db.transaction().execute(async (tx) => {
        await tx
          .insertInto('calendar_address')
          .values({ user_id: userId, ...made })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
          .execute();
        await audit({ kind: 'calendarAddress', outcome: 'ok', userId, sid, detail: { action: 'add' } }, tx);
      });
      return {
        address: `${publicOrigin}/api/Dashboard/Calendars/${secret}/GetCalendar`,
        createdAt: made.created_at.toISOString(),
      };
    },
    /** Removes a user's address, if there is one. @throws Refusal 429 for too many changes */
    async remove({ userId, sid }: Principal): Promise<Schemas['CalendarAddress']> {
      await changesOfUser.take(userId);
      await db.transaction().execute(async (tx) => {
        const { numDeletedRows: removed } = await tx
          .deleteFrom('calendar_address')
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (removed === 0n) return;
        const detail = { action: 'remove' };
        await audit({ kind: 'calendarAddress', outcome: 'ok', userId, sid, detail }, tx);
      });
      return none;
    },
    /**
     * Lets a program in that asks with a secret.
     * @param caller The address that it asks from. Only what is not known counts against it: many programs share one.
     * @returns The language of the user behind the secret, with whose rights it is read.
     * @throws Refusal 404 for a secret that was never given out, is good no longer or is that of a user who is not active; 429
     */
    async open(secret: string, caller: string): Promise<Language> {
      const known = await db
        .selectFrom('calendar_address as known')
        .innerJoin('app_user as person', 'person.id', 'known.user_id')
        .select('known.user_id')
        .where('known.secret_hash', '=', fingerprint(secret))
        .where('person.active', '=', true)
        .executeTakeFirst();
      if (!known) {
        await unknownCalendars.take(caller);
        throw new Refusal(404, 'path/secret names no calendar');
      }
      await readsOfUser.take(known.user_id);
      await db
        .updateTable('calendar_address')
        .set({ read_at: now() })
        .where('user_id', '=', known.user_id)
        .execute();
      return languageOf(known.user_id);
    },
  };
}

function fingerprint(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
