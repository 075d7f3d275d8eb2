import { createRemoteJWKSet } from 'jose';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { ExternalProvider } from '../config.ts';
import { Refusal } from '../refusal.ts';
import type { SsoPolicy, SsoProvider } from './sso-provider.ts';

/** How long the provider may take for one answer (ms). */
const maxAnswerMs = 5_000;
/** How long its description is kept (ms). */
const descriptionMs = 60 * 60_000;

/** @returns The refusal for as long as the provider cannot be reached. */
export function providerAway(): Refusal {
  return new Refusal(503, 'The identity provider does not answer. Try again in a moment.', 5, {
    code: 'providerAway',
  });
}

/**
 * A provider by configuration, such as Azure AD B2C. Its discovery documents are read when they are first needed, so
 * that the backend starts without it, and kept for an hour.
 */
export function createExternalProvider(
  config: ExternalProvider,
  redirectUri: string,
  now: Clock,
): SsoProvider {
  const { authority, resetAuthority, clientId, clientSecret, scopes } = config;
  let known: { readonly until: number; readonly policies: Promise<readonly SsoPolicy[]> } | undefined;
  return {
    settings: { authority, clientId, scopes, ...(resetAuthority ? { resetAuthority } : {}) },
    ...(clientSecret ? { clientSecret } : {}),
    redirectUri,
    policies() {
      if (!known || known.until < now().getTime()) {
        const authorities = resetAuthority ? [authority, resetAuthority] : [authority];
        const policies = Promise.all(authorities.map(discover));
        known = { until: now().getTime() + descriptionMs, policies };
        policies.catch(() => (known = undefined));
      }
      return known.policies;
    },
  };
}

/** How long it is believed that the provider answers, or that it does not (ms). */
const believedMs = 30_000;

/**
 * Watches whether all policies of the provider answer.
 * @returns What is known. It asks, without waiting for the answer, when that is older than half a minute; the log gets a line
 * when the provider stops to answer and when it answers again.
 */
export function watchProvider(
  { authority, resetAuthority }: ExternalProvider,
  now: Clock,
  log: Logger,
): () => 'answers' | 'away' | 'unknown' {
  const authorities = resetAuthority ? [authority, resetAuthority] : [authority];
  let state: 'answers' | 'away' | 'unknown' = 'unknown';
  let askedAt = Number.NEGATIVE_INFINITY;
  const note = (next: 'answers' | 'away'): void => {
    if (next === 'away' && state !== 'away')
      log.error({ authority }, 'the identity provider does not answer: nobody signs in by it');
    if (next === 'answers' && state === 'away')
      log.warn({ authority }, 'the identity provider answers again');
    state = next;
  };
  return () => {
    if (now().getTime() - askedAt >= believedMs) {
      askedAt = now().getTime();
      void Promise.all(authorities.map(discover)).then(
        () => note('answers'),
        () => note('away'),
      );
    }
    return state;
  };
}

const text = v.pipe(v.string(), v.nonEmpty());
const discoveryDocument = v.object({ issuer: text, jwks_uri: text, token_endpoint: text });

async function discover(authority: string): Promise<SsoPolicy> {
  const base = authority.replace(/\/+$/, '');
  const address = `${base}/v2.0/.well-known/openid-configuration`;
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(maxAnswerMs),
  }).catch(() => undefined);
  if (!response?.ok) throw providerAway();
  const result = v.safeParse(discoveryDocument, await response.json().catch(() => undefined));
  if (!result.success) throw providerAway();
  const { issuer, jwks_uri: keys, token_endpoint: tokenEndpoint } = result.output;
  if (!isOf(base, keys) || !isOf(base, tokenEndpoint)) throw providerAway();
  return {
    name: base.slice(base.lastIndexOf('/') + 1),
    issuer,
    key: createRemoteJWKSet(new URL(keys), { timeoutDuration: maxAnswerMs }),
    tokenEndpoint,
  };
}

/** Whether an address is the provider's own: codes and secrets go nowhere else. */
function isOf(base: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(base).origin;
}
