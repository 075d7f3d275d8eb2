import type { ErrorText, LoginResponse } from '@cnx/api';
import type { TokenPackage, UserData } from './storage.ts';

/** What a sign-in amounts to: a user with tokens, or what the server says of the user instead. */
export type ReadLogin =
  | {
      readonly kind: 'signedIn';
      readonly user: UserData;
      readonly tokens: TokenPackage;
      readonly redirectUrl: string | null;
    }
  | { readonly kind: 'noToken' }
  | { readonly kind: 'errors'; readonly errors: readonly ErrorText[] };

/**
 * Reads the answer to a sign-in.
 * @param email The user's address, where the answer names none.
 */
export function readLogin(answer: LoginResponse, email: string): ReadLogin {
  const { id_token, refresh_token, access_token, expires_in, userinfo, authenticated } = answer;
  if (userinfo.errors.length) return { kind: 'errors', errors: userinfo.errors };
  if (!id_token || authenticated === false) return { kind: 'noToken' };
  const { username, firstName, lastName, avatar, roleId, isSSO, redirectUrl } = userinfo;
  return {
    kind: 'signedIn',
    user: { username, email: userinfo.email || email, firstName, lastName, avatar, roleId, isSSO },
    tokens: { id_token, refresh_token, expires_in, ...(access_token && { access_token }) },
    redirectUrl,
  };
}
