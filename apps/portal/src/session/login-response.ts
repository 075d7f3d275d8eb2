import type { ErrorText, LoginResponse } from '@cnx/api';
import { defaultTokenLifeSeconds } from '../limits.ts';
import type { TokenPackage, UserData } from './storage.ts';

/** A sign-in that gave tokens. */
export interface SignedInLogin {
  readonly kind: 'signedIn';
  readonly user: UserData;
  readonly tokens: TokenPackage;
  /** Where the server sends the user; not checked yet. */
  readonly redirectUrl: string | null;
}

/** What a sign-in amounts to: a user with tokens, or what the server says of the user instead. */
export type ReadLogin =
  | SignedInLogin
  | { readonly kind: 'noToken' }
  | { readonly kind: 'errors'; readonly errors: readonly ErrorText[] };

/**
 * Reads the answer to a sign-in. Backends of others leave out what is empty, or answer null: no role counts as none.
 * @param email The user's address, where the answer names none.
 */
export function readLogin(answer: LoginResponse, email: string): ReadLogin {
  const { authenticated, userinfo, errors } = answer as Loose<LoginResponse> & { errors?: unknown };
  const user: Loose<LoginResponse['userinfo']> = userinfo ?? {};
  const found = [user.errors, errors].find((list) => Array.isArray(list) && list.length > 0);
  if (found) return { kind: 'errors', errors: found as ErrorText[] };
  const tokens = readTokens(answer);
  if (!tokens || !userinfo || authenticated === false) return { kind: 'noToken' };
  return {
    kind: 'signedIn',
    user: {
      username: user.username || undefined,
      email: user.email || email,
      firstName: user.firstName,
      lastName: user.lastName,
      avatar: user.avatar,
      roleId: typeof user.roleId === 'number' ? user.roleId : undefined,
      isSSO: user.isSSO === true,
      errors: [],
    },
    tokens,
    redirectUrl: user.redirectUrl ?? null,
  };
}

/** What may be absent or null in an answer, whatever the contract says. */
type Loose<T> = { readonly [Name in keyof T]?: T[Name] | null };

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
    ...(access_token && { access_token }),
    ...(refresh_token && { refresh_token }),
    expires_in: life ?? defaultTokenLifeSeconds,
  };
}
