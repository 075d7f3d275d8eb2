import type { components } from '@cnx/api/schema';
import type { KnownBrowsers } from '../auth/known-browsers.ts';
import type { RegisteredApps } from '../auth/registered-apps.ts';
import type { TokenPackage } from '../auth/sign-in.ts';
import type { AppUser } from '../auth/users.ts';
import { landingPageOf } from '../kept/preferences.ts';
import { photoAddress } from '../kept/profile.ts';
import type { Caller } from '../server/contract-handlers.ts';

type UserInfo = components['schemas']['UserInfo'];

/** @returns A user as the contract shows one; `messages` say why the account may not be used. */
export function toUserInfo(user: AppUser, messages: readonly string[] = []): UserInfo {
  return {
    id: user.id,
    username: user.email,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    avatar: photoAddress(user.photo_id),
    roleId: user.role_id,
    isSSO: user.is_sso,
    redirectUrl: null,
    landingPage: landingPageOf(user),
    errors: messages.map((message) => ({ message })),
  };
}

/** @returns The tokens of a session under the contract's names. */
export function tokenFields({ idToken, refreshToken, expiresInSeconds }: TokenPackage) {
  return { id_token: idToken, refresh_token: refreshToken, expires_in: expiresInSeconds };
}

/** @returns The answer to a sign-in that succeeded, with where the user is sent on to; the browser is known from then on. */
export async function signedIn(
  { user, tokens }: { user: AppUser; tokens: TokenPackage },
  { browserToken }: Pick<Caller, 'browserToken'>,
  { registeredApps, knownBrowsers }: { registeredApps: RegisteredApps; knownBrowsers: KnownBrowsers },
) {
  const redirectUrl = (await registeredApps.addressFor(user)) ?? null;
  const userinfo = { ...toUserInfo(user), redirectUrl };
  const body = { ...tokenFields(tokens), email: user.email, authenticated: true, userinfo };
  const headers = { 'Set-Cookie': await knownBrowsers.remember(browserToken, user.id) };
  return { status: 200 as const, body, headers };
}
