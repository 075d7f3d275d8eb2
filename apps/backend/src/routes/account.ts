import type { OwnSessions } from '../kept/own-sessions.ts';
import type { KeptPreferences } from '../kept/preferences.ts';
import type { Profiles } from '../kept/profile.ts';
import type { Handlers } from '../server/contract-handlers.ts';
import { signedInUser } from './signed-in-user.ts';

/** What a user's own settings are made of. */
export interface AccountServices {
  readonly preferences: KeptPreferences;
  readonly ownSessions: OwnSessions;
  readonly profiles: Profiles;
}

/** A picture is shown by `img` alone: opened by itself it is a file, in which nothing could run. */
const photoHeaders = {
  'content-type': 'image/webp',
  'content-disposition': 'attachment; filename="photo.webp"',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'private, max-age=86400, immutable',
};

/** The signed-in user's profile, preferences and sessions. */
export function accountHandlers({ preferences, ownSessions, profiles }: AccountServices) {
  return {
    async getPreferences({ principal }) {
      return { status: 200, body: await preferences.read(signedInUser(principal)) };
    },
    async savePreferences({ body, principal }) {
      return { status: 200, body: await preferences.save(signedInUser(principal), body) };
    },
    async getProfile({ principal }) {
      return { status: 200, body: await profiles.read(signedInUser(principal)) };
    },
    async saveProfile({ body, principal }) {
      return { status: 200, body: await profiles.save(signedInUser(principal), body) };
    },
    async uploadPhoto({ body, principal }) {
      return { status: 200, body: await profiles.upload(signedInUser(principal), body) };
    },
    async removePhoto({ principal }) {
      return { status: 200, body: await profiles.removePhoto(signedInUser(principal)) };
    },
    async getPhoto({ path }) {
      return { status: 200, body: await profiles.readPhoto(path.photoId), headers: photoHeaders };
    },
    async getAccountSecurity({ principal }) {
      return { status: 200, body: await ownSessions.read(signedInUser(principal)) };
    },
    async endSession({ body, principal, caller }) {
      await ownSessions.endOne(signedInUser(principal), body.sessionId, caller.address);
      return { status: 200, body: { message: 'The session is over', errors: [] } };
    },
    async endOtherSessions({ principal, caller }) {
      await ownSessions.endOthers(signedInUser(principal), caller.address);
      return { status: 200, body: { message: 'All other sessions are over', errors: [] } };
    },
  } satisfies Partial<Handlers>;
}
