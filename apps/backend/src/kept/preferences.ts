import type { components } from '@cnx/api/schema';
import type { Kysely } from 'kysely';
import type { RateLimiter } from '../auth/rate-limit.ts';
import type { Principal } from '../auth/sessions.ts';
import { holdUser } from '../auth/users.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';

type Preferences = components['schemas']['Preferences'];

/** What preferences are kept with. */
export interface PreferenceOptions {
  readonly db: Kysely<Database>;
  /** Changes that one user may make. */
  readonly changesOfUser: RateLimiter;
}

/** How each user wants the portal. */
export type KeptPreferences = ReturnType<typeof createPreferences>;

type Stored = Readonly<Record<string, unknown>>;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const object = (value: unknown): Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Stored) : {};

const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];

/** What is stored, in the contract's shape; a value that is not there was not chosen. */
export function preferencesOf(stored: Stored): Preferences {
  const portal = object(stored['portal']);
  const myWells = object(stored['myWells']);
  const version = stored['version'];
  return {
    version: typeof version === 'number' ? version : 0,
    language: text(stored['language']),
    timeZone: text(stored['timeZone']),
    portal: {
      regionFormat: text(portal['regionFormat']),
      theme: text(portal['theme']),
      units: text(portal['units']),
      landingPage: text(portal['landingPage']),
      density: text(portal['density']),
      usage: text(portal['usage']),
      tour: text(portal['tour']),
    },
    myWells: {
      businessUnitIds: ids(myWells['businessUnitIds']),
      fieldIds: ids(myWells['fieldIds']),
      wellGroupIds: ids(myWells['wellGroupIds']),
      wellIds: ids(myWells['wellIds']),
    },
  };
}

/** The page that a user chose to land on; null for that of the role. */
export function landingPageOf({ preferences }: { readonly preferences: Stored }): string | null {
  return preferencesOf(preferences).portal.landingPage;
}

/** Whether a user switched off that use of the portal is counted. */
export function declinesUsage({ preferences }: { readonly preferences: Stored }): boolean {
  return preferencesOf(preferences).portal.usage === 'off';
}

export function createPreferences({ db, changesOfUser }: PreferenceOptions) {
  return {
    async read({ userId }: Principal): Promise<Preferences> {
      const { preferences } = await db
        .selectFrom('app_user')
        .select('preferences')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return preferencesOf(preferences);
    },
    /**
     * Stores what a user chose. What another version of the portal keeps beside it stays.
     * @throws Refusal 409 when it was changed since `version`; 429 for too many changes
     */
    async save({ userId }: Principal, { version, portal, ...chosen }: Preferences): Promise<Preferences> {
      await changesOfUser.take(userId);
      return db.transaction().execute(async (tx) => {
        const user = await holdUser(tx, userId, 'update');
        const stored = user!.preferences;
        const known = preferencesOf(stored).version;
        if (known !== version)
          throw new Refusal(
            409,
            `body/version is ${version}, but the preferences were changed to ${known}`,
            undefined,
            { code: 'changedSince' },
          );
        const next = {
          ...stored,
          ...chosen,
          portal: { ...object(stored['portal']), ...portal },
          version: version + 1,
        };
        await tx
          .updateTable('app_user')
          .set({ preferences: JSON.stringify(next) })
          .where('id', '=', userId)
          .execute();
        return preferencesOf(next);
      });
    },
  };
}
