import { createRemoteJWKSet } from 'jose';
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
