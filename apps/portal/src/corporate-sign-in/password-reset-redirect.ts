import type { ApiClient } from '@cnx/api';
import * as v from 'valibot';
import type { PortalConfig } from '../config.ts';
import { readAnswer } from '../session/read-answer.ts';
import type { ItemStorage } from '../session/storage.ts';

const code = v.pipe(v.string(), v.regex(/^.{43,128}$/));
const challenge = v.object({
  codeChallenge: code,
  codeChallengeMethod: v.picklist(['S256']),
  codeVerifier: code,
});

/** What a redirect to the provider's password reset page works with. */
export interface PasswordResetRedirectOptions {
  readonly client: ApiClient;
  readonly storage: ItemStorage;
  readonly provider: NonNullable<PortalConfig['identityProvider']>;
  /** The portal's own origin, to which the provider sends the user back. */
  readonly origin: string;
  readonly language: string;
  /** Fills with random bytes. */
  readonly random: (bytes: Uint8Array<ArrayBuffer>) => void;
}

/**
 * Prepares the redirect to the page where corporate users reset their password. The answer comes back as a code in the hash
 * of the login page's address.
 * @returns the address to go to; undefined where the provider has no such page.
 * @throws ApiFailure when the server does not start a code flow.
 */
export async function preparePasswordResetRedirect(
  options: PasswordResetRedirectOptions,
  email: string,
): Promise<string | undefined> {
  const { client, storage, provider, origin, language, random } = options;
  if (!provider.resetAuthority) return undefined;
  const { data } = await client.GET('/CNXAuth/B2cChallenge');
  const { codeVerifier, ...pair } = readAnswer('GET /CNXAuth/B2cChallenge', challenge, data);
  const state = randomText(random);
  storage.write('oauth_state', state);
  storage.write('oauth_verifier', codeVerifier);
  const query = new URLSearchParams({
    client_id: provider.clientId,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: `${origin}/`,
    scope: [...new Set(['openid', ...provider.scopes, 'offline_access'])].join(' '),
    state,
    // The answer's token repeats it: a token of another request does not match.
    nonce: state,
    code_challenge: pair.codeChallenge,
    code_challenge_method: pair.codeChallengeMethod,
    login_hint: email,
    ui_locales: language,
  });
  return `${provider.resetAuthority.replace(/\/+$/, '')}/oauth2/v2.0/authorize?${query.toString()}`;
}

/** 128 bits in hexadecimal. */
function randomText(random: PasswordResetRedirectOptions['random']): string {
  const bytes = new Uint8Array(16);
  random(bytes);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
