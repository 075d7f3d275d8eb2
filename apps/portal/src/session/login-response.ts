import type { ErrorText } from '@cnx/api';
import * as v from 'valibot';
import { defaultTokenLifeSeconds, maxTokenLifeSeconds } from '../limits.ts';
import { answerErrors, answerFlag, answerObject, answerText, readAnswer } from './read-answer.ts';
import type { TokenPackage, UserData } from './storage.ts';

/** A sign-in that gave tokens. */
export interface SignedInLogin {
  readonly kind: 'signedIn';
  readonly user: UserData;
  readonly tokens: TokenPackage;
  /** Where the server sends the user; not checked yet. */
  readonly redirectUrl: string | null;
  /** The page that the user chose to land on; not checked yet. */
  readonly landingPage: string | null;
}

/** What a sign-in amounts to: a user with tokens, or what the server says of the user instead. */
export type ReadLogin =
  | SignedInLogin
  | { readonly kind: 'noToken' }
  | { readonly kind: 'errors'; readonly errors: readonly ErrorText[] };

const tokenEntries = {
  id_token: answerText,
  refresh_token: answerText,
  access_token: answerText,
  expires_in: v.optional(v.unknown()),
  errors: answerErrors,
};
const tokens = answerObject(tokenEntries);

const login = answerObject({
  ...tokenEntries,
  authenticated: answerFlag,
  userinfo: v.optional(
    v.nullable(
      answerObject({
        username: answerText,
        email: answerText,
        firstName: answerText,
        lastName: answerText,
        avatar: answerText,
        roleId: v.optional(
          v.nullable(
            v.pipe(
              v.number(),
              v.check((id) => Number.isSafeInteger(id)),
            ),
          ),
        ),
        isSSO: answerFlag,
        redirectUrl: answerText,
        landingPage: answerText,
        errors: answerErrors,
      }),
    ),
  ),
});

/**
 * Reads the answer to a sign-in. Backends of others leave out what is empty, or answer null: no role counts as none.
 * @param email The user's address, where the answer names none.
 * @throws ContractError where the answer is none
 */
export function readLogin(answer: unknown, email: string): ReadLogin {
  const given = readAnswer('a sign-in', login, answer);
  const user = given.userinfo;
  const found = [user?.errors, given.errors].find((list) => list?.length);
  if (found) return { kind: 'errors', errors: found };
  const read = tokensOf(given);
  if (!read || !user || given.authenticated === false) return { kind: 'noToken' };
  return {
    kind: 'signedIn',
    user: {
      username: user.username || undefined,
      email: user.email || email,
      firstName: user.firstName,
      lastName: user.lastName,
      avatar: user.avatar,
      roleId: user.roleId ?? undefined,
      isSSO: user.isSSO === true,
      errors: [],
    },
    tokens: read,
    redirectUrl: user.redirectUrl ?? null,
    landingPage: user.landingPage ?? null,
  };
}

/**
 * Reads the answer to a renewal.
 * @returns undefined when it holds errors instead of tokens
 * @throws ContractError when it holds neither: nothing follows from that
 */
export function readRenewal(answer: unknown): TokenPackage | undefined {
  const operation = 'a renewal';
  const given = readAnswer(operation, tokens, answer);
  if (given.errors.length > 0) return undefined;
  return tokensOf(given) ?? readAnswer(operation, v.never(), answer);
}

/** A life that is left out or makes no sense is the default one. */
function tokensOf(given: v.InferOutput<typeof tokens>): TokenPackage | undefined {
  const { id_token, refresh_token, access_token, expires_in: life } = given;
  if (!id_token) return undefined;
  const lives = typeof life === 'number' && life >= 1 && life <= maxTokenLifeSeconds;
  return {
    id_token,
    ...(access_token && { access_token }),
    ...(refresh_token && { refresh_token }),
    expires_in: lives ? life : defaultTokenLifeSeconds,
  };
}
