import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { AlertSubscriptionTable } from '../database/tables/alerts.ts';
import { preferencesOf } from '../kept/preferences.ts';
import { readerOf, type Reader } from './reader.ts';
import type { Subscriber } from './sources.ts';

type Reading = Pick<Selectable<AlertSubscriptionTable>, 'recipient' | 'language' | 'time_zone' | 'units'>;

/** Who reads what a subscription sends: a person without an account by what was chosen for them, a user by their preferences, and where these say nothing by those of the moment of subscribing. */
export function readerOfSubscription(
  { recipient, language, time_zone: timeZone, units }: Reading,
  preferences: Readonly<Record<string, unknown>>,
): Reader {
  if (recipient !== null) return readerOf({ language, timeZone, regionFormat: null, units });
  const chosen = preferencesOf(preferences);
  const { regionFormat, units: ownUnits } = chosen.portal;
  return readerOf({
    language: chosen.language ?? language,
    timeZone: chosen.timeZone ?? timeZone,
    regionFormat,
    units: ownUnits ?? units,
  });
}

/** Who a subscription is of, without a session; undefined where the user may have it no longer. */
export async function subscriberOf(
  db: Kysely<Database>,
  subscription: Reading & { readonly user_id: string },
  at: Date,
): Promise<Subscriber | undefined> {
  const user = await db
    .selectFrom('app_user')
    .selectAll()
    .where('id', '=', subscription.user_id)
    .where('active', '=', true)
    .executeTakeFirst();
  if (!user || (subscription.recipient !== null && user.role_id !== 1)) return undefined;
  return {
    principal: {
      userId: user.id,
      email: user.email,
      firstName: user.first_name,
      lastName: user.last_name,
      roleId: user.role_id,
      kind: 'password',
      sid: '',
      sessionEndsAt: at,
    },
    preferences: user.preferences,
    reader: readerOfSubscription(subscription, user.preferences),
  };
}
