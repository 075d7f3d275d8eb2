import { ApiError, isApiFailure, type ApiClient } from '@cnx/api';
import * as v from 'valibot';
import { answerInTime, exchange, exchangeFailed, type SsoOutcome, type SsoServices } from './sso.ts';
import { answerErrors, answerText, neededText, readAnswer } from '../session/read-answer.ts';
import type { ItemStorage } from '../session/storage.ts';

/** The fields that every token answer of the provider must have. */
const tokenResponse = v.object({
  id_token: neededText,
  token_type: neededText,
  not_before: v.number(),
  id_token_expires_in: v.number(),
  profile_info: neededText,
  scope: neededText,
  refresh_token: neededText,
  refresh_token_expires_in: v.number(),
});

const tokenValidation = v.object({ isValid: v.boolean(), email: answerText, errors: answerErrors });

/** What came of an answer of the provider in the address. */
export type CodeFlowOutcome =
  | SsoOutcome
  /** No request of this tab belongs to it: nothing was done with it. */
  | { readonly kind: 'notRequested' }
  /** The server's answer lacks what it must have. */
  | { readonly kind: 'malformed' };

/** What finishes a sign-in whose answer the address held. */
export type CodeFlowServices = Pick<SsoServices, 'loadClient' | 'sessionManager' | 'storage'>;

/**
 * Signs in with the code, or the id_token, that the provider sent back in the address, if this tab requested it. The
 * request is valid once, whatever comes of it. Never fails: a failure is an outcome.
 */
export async function finishCodeFlow(
  services: CodeFlowServices,
  result: URLSearchParams,
): Promise<CodeFlowOutcome> {
  const request = takeRequest(services.storage);
  if (!request || result.get('state') !== request.state) return { kind: 'notRequested' };
  try {
    const client = await services.loadClient();
    const code = result.get('code');
    const idToken = code === null ? result.get('id_token') : await tokenOf(client, code, request.verifier);
    // An access_token alone is for another API.
    if (idToken === null) return { kind: 'notRequested' };
    if (idToken === undefined) return { kind: 'malformed' };
    if (nonceOf(idToken) !== request.state) return { kind: 'notRequested' };
    const { data } = await client.GET('/CNXAuth/ValidateB2cToken', {
      params: { query: { token: idToken } },
      signal: answerInTime(),
    });
    const { isValid, email, errors } = readAnswer('GET /CNXAuth/ValidateB2cToken', tokenValidation, data);
    if (!isValid) return { kind: 'refused', message: errors[0]?.message };
    return await exchange(services, { idToken, account: { ...(email && { username: email }) } });
  } catch (error) {
    if (isApiFailure(error)) return exchangeFailed(error);
    return { kind: 'unavailable' };
  }
}

/** Removes and returns the request of this tab: an error in the address answers it as well. */
export function takeRequest(storage: ItemStorage): { state: string; verifier: string } | undefined {
  const state = storage.read('oauth_state');
  const verifier = storage.read('oauth_verifier');
  storage.remove('oauth_state');
  storage.remove('oauth_verifier');
  return state && verifier ? { state, verifier } : undefined;
}

/** @returns undefined for an answer that is no token response. */
async function tokenOf(client: ApiClient, code: string, verifier: string): Promise<string | undefined> {
  const body = { Code: code, CodeVerifier: verifier };
  const data = await client.POST('/CNXAuth/B2cToken', { body, signal: answerInTime() }).then(
    (answer) => answer.data,
    (error: unknown) => {
      if (error instanceof ApiError && error.unreadable) return undefined;
      throw error;
    },
  );
  const parsed = v.safeParse(tokenResponse, data);
  return parsed.success ? parsed.output.id_token : undefined;
}

/** The nonce of a token, which names the request that it answers. The server checks its signature. */
function nonceOf(token: string): unknown {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return (JSON.parse(new TextDecoder().decode(bytes)) as { nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
}
