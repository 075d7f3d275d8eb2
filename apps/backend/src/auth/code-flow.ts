import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { providerAway } from './external-provider.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { SsoPolicy, SsoProvider } from './sso-provider.ts';
import { notATokenResponse, parseTokenResponse, type TokenResponse } from './token-response.ts';

/** A PKCE pair for one flow. */
export interface Challenge {
  readonly challenge: string;
  readonly verifier: string;
}

/** Code flows whose code comes back in the portal's address and is exchanged by the backend. */
export type CodeFlow = ReturnType<typeof createCodeFlow>;

/** How long the provider may take for an exchange (ms). */
const maxAnswerMs = 8_000;

export function createCodeFlow(
  db: Kysely<Database>,
  now: Clock,
  limits: Pick<Limits, 'codeFlowSeconds'>,
  provider: SsoProvider,
  flowsOfAddress: RateLimiter,
) {
  return {
    /** @throws Refusal 429 when the address begins too many. */
    async begin(address: string): Promise<Challenge> {
      await flowsOfAddress.take(address);
      const verifier = randomBytes(32).toString('base64url');
      const challenge = challengeOf(verifier);
      const expiresAt = new Date(now().getTime() + limits.codeFlowSeconds * 1000);
      await db.insertInto('sso_challenge').values({ challenge, expires_at: expiresAt }).execute();
      return { challenge, verifier };
    },
    /**
     * Exchanges a code. The verifier is good once, whatever comes of it.
     * @throws Refusal 401 for a verifier of no open flow or a code that the provider refuses, 500 for an answer that is no
     * token response, 503 when the provider does not answer.
     */
    async finish(code: string, verifier: string): Promise<TokenResponse> {
      const flow = await db
        .deleteFrom('sso_challenge')
        .where('challenge', '=', challengeOf(verifier))
        .returning('expires_at')
        .executeTakeFirst();
      if (!flow || flow.expires_at <= now()) {
        throw new Refusal(401, 'The sign-in took too long or was completed before. Start again.', undefined, {
          code: 'signInOver',
        });
      }
      // A code does not say which policy gave it; the others do not know it and leave it as it is.
      for (const policy of await provider.policies()) {
        const answer = await exchange(provider, policy, code, verifier);
        if (answer === 'refused') continue;
        const tokens = parseTokenResponse(answer);
        if (!tokens) throw new Refusal(500, notATokenResponse);
        return tokens;
      }
      throw new Refusal(401, 'The identity provider refused the code.', undefined, { code: 'signInOver' });
    },
  };
}

async function exchange(
  { settings, clientSecret, redirectUri }: SsoProvider,
  { tokenEndpoint }: SsoPolicy,
  code: string,
  verifier: string,
): Promise<unknown> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: settings.clientId,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    ...(clientSecret ? { client_secret: clientSecret } : {}),
  });
  const response = await fetch(tokenEndpoint, {
    method: 'POST',
    body: form,
    redirect: 'error',
    signal: AbortSignal.timeout(maxAnswerMs),
  }).catch(() => undefined);
  if (!response || response.status >= 500) throw providerAway();
  if (!response.ok) return 'refused';
  return response.json().catch(() => undefined);
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
