import type { OwnSessions } from '../kept/own-sessions.ts';
import type { KeptPreferences } from '../kept/preferences.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedInUser } from './signed-in-user.ts';

/** What a user's own settings are made of. */
export interface AccountServices {
  readonly preferences: KeptPreferences;
  readonly ownSessions: OwnSessions;
}

/** The signed-in user's preferences and sessions. */
export function accountHandlers({ preferences, ownSessions }: AccountServices) {
  return {
    async getPreferences({ principal }) {
      return { status: 200, body: await preferences.read(signedInUser(principal)) };
    },
    async savePreferences({ body, principal }) {
      return { status: 200, body: await preferences.save(signedInUser(principal), body) };
    },
    async getAccountSecurity({ principal }) {
      return { status: 200, body: await ownSessions.read(signedInUser(principal)) };
    },
    async endOtherSessions({ principal }) {
      await ownSessions.endOthers(signedInUser(principal));
      return { status: 200, body: { message: 'All other sessions are over', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
