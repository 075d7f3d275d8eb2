import { ApiError, isApiFailure, type ApiClient } from '@cnx/api';
import * as v from 'valibot';
import { exchange, exchangeFailed, type SsoOutcome, type SsoParts } from './sso.ts';
import type { ItemStorage } from '../session/storage.ts';

/** All that a portal relies on in the provider's tokens. */
const tokenResponse = v.object({
  id_token: v.string(),
  token_type: v.string(),
  not_before: v.number(),
  id_token_expires_in: v.number(),
  profile_info: v.string(),
  scope: v.string(),
  refresh_token: v.string(),
  refresh_token_expires_in: v.number(),
});

/** What came of a result in the address. */
export type AddressOutcome =
  | SsoOutcome
  /** No request of this tab asked for it: nothing was done with it. */
  | { readonly kind: 'notAsked' }
  /** The server's answer lacks what it must have. */
  | { readonly kind: 'malformed' };

/** Finishes the sign-ins whose results stand in the address. */
export type CodeAnswerParts = Pick<SsoParts, 'loadClient' | 'keeper' | 'storage'>;

/**
 * Signs in with the code, or the id_token, that the provider sent back in the address, when this tab asked for it. The
 * request that it answers is good once, whatever comes of it. Never fails: a failure is an outcome.
 */
export async function finishCodeFlow(
  parts: CodeAnswerParts,
  result: URLSearchParams,
): Promise<AddressOutcome> {
  const asked = takeRequest(parts.storage);
  if (!asked || result.get('state') !== asked.state) return { kind: 'notAsked' };
  try {
    const client = await parts.loadClient();
    const code = result.get('code');
    const idToken = code === null ? result.get('id_token') : await tokenOf(client, code, asked.verifier);
    // An access_token alone is for somebody else's API.
    if (idToken === null) return { kind: 'notAsked' };
    if (idToken === undefined) return { kind: 'malformed' };
    if (nonceOf(idToken) !== asked.state) return { kind: 'notAsked' };
    const { data } = await client.GET('/CNXAuth/ValidateB2cToken', { params: { query: { token: idToken } } });
    if (!data.isValid) return { kind: 'refused', words: data.errors[0]?.message };
    return await exchange(parts, { idToken, account: { ...(data.email && { username: data.email }) } });
  } catch (error) {
    if (isApiFailure(error)) return exchangeFailed(error);
    return { kind: 'unavailable' };
  }
}

/** Forgets the request of this tab: an error in the address answers it as well. */
export function takeRequest(storage: ItemStorage): { state: string; verifier: string } | undefined {
  const state = storage.read('oauth_state');
  const verifier = storage.read('oauth_verifier');
  storage.remove('oauth_state');
  storage.remove('oauth_verifier');
  return state && verifier ? { state, verifier } : undefined;
}

/** @returns undefined for an answer that is no token response. */
async function tokenOf(client: ApiClient, code: string, verifier: string): Promise<string | undefined> {
  const data = await client.POST('/CNXAuth/B2cToken', { body: { Code: code, CodeVerifier: verifier } }).then(
    (answer) => answer.data,
    (error: unknown) => {
      if (error instanceof ApiError && error.unreadable) return undefined;
      throw error;
    },
  );
  const parsed = v.safeParse(tokenResponse, data);
  return parsed.success ? parsed.output.id_token : undefined;
}

/** What a token says of the request that it answers. Its signature the server checks. */
function nonceOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return (JSON.parse(new TextDecoder().decode(bytes)) as { nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
}
