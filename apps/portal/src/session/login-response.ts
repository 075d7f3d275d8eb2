import type { ErrorText, LoginResponse } from '@cnx/api';
import { defaultTokenLifeSeconds } from '../limits.ts';
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
 * Reads the tokens of an answer; nothing when it holds no id_token, as when it holds errors instead. A life that the
 * answer leaves out is the default one.
 */
export function readTokens(answer: Partial<TokenPackage>): TokenPackage | undefined {
  const { id_token, refresh_token, access_token, expires_in } = answer;
  if (!id_token) return undefined;
  const life = Number.isFinite(expires_in) ? expires_in : undefined;
  return {
    id_token,
    expires_in: life ?? defaultTokenLifeSeconds,
    ...(refresh_token && { refresh_token }),
    ...(access_token && { access_token }),
  };
}

/**
 * Reads the answer to a sign-in.
 * @param email The user's address, where the answer names none.
 */
export function readLogin(answer: LoginResponse, email: string): ReadLogin {
  const { userinfo, authenticated } = answer;
  // Backends of others leave the list out when it is empty.
  const errors = (userinfo.errors as readonly ErrorText[] | null | undefined) ?? [];
  if (errors.length > 0) return { kind: 'errors', errors };
  const tokens = readTokens(answer);
  if (!tokens || authenticated === false) return { kind: 'noToken' };
  const { username, firstName, lastName, avatar, roleId, isSSO, redirectUrl } = userinfo;
  return {
    kind: 'signedIn',
    user: { username, email: userinfo.email || email, firstName, lastName, avatar, roleId, isSSO },
    tokens,
    redirectUrl,
  };
}
