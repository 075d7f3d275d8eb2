import type { ErrorText, LoginResponse } from '@cnx/api';
import { readTokens } from './read-tokens.ts';
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
 * Reads the answer to a sign-in. Backends of others leave out what is empty, or answer null: no role counts as none.
 * @param email The user's address, where the answer names none.
 */
export function readLogin(answer: LoginResponse, email: string): ReadLogin {
  const { authenticated, userinfo, errors } = answer as Loose<LoginResponse> & { errors?: unknown };
  const user: Loose<LoginResponse['userinfo']> = userinfo ?? {};
  const told = [user.errors, errors].find((list) => Array.isArray(list) && list.length > 0);
  if (told) return { kind: 'errors', errors: told as ErrorText[] };
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
