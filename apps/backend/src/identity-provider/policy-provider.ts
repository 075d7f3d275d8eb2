import type { IncomingMessage, ServerResponse } from 'node:http';
import { decodeJwt } from 'jose';
import { Provider, type KoaContextWithOIDC } from 'oidc-provider';
import { configurationOf, type ConfigurationOptions } from './configuration.ts';
import { issuerOf, policyPath, portalClientId, type PolicyName } from './policies.ts';

/** A policy at its path. */
export interface PolicyProvider {
  readonly provider: Provider;
  /** Answers requests below the policy's path, except those for pages. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/** @param report Gets failures that are ours. */
export function createPolicyProvider(
  policy: PolicyName,
  options: ConfigurationOptions,
  report: (error: unknown) => void,
): PolicyProvider {
  const provider = new Provider(issuerOf(options.publicOrigin), configurationOf(policy, options));
  // Addresses come from the configured origin: whatever the client says about its host is overwritten below.
  provider.proxy = true;
  provider.on('server_error', ({ req }, error) => {
    const isAborted = req.destroyed && !req.complete;
    if (!isAborted) report(error);
  });
  provider.use(async (context, next) => {
    await next();
    // oidc-provider lets every origin read what it describes of itself.
    if (!options.portalOrigins.includes(context.get('origin'))) context.remove('access-control-allow-origin');
    completeTokens(context as KoaContextWithOIDC, policy);
  });
  const callback = provider.callback();
  const prefix = policyPath(policy);
  const { host, protocol } = new URL(options.publicOrigin);
  return {
    provider,
    async answer(request, response) {
      const url = portalAddress((request.url ?? '').slice(prefix.length));
      request.headers['x-forwarded-host'] = host;
      request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      // This is how oidc-provider learns its mount path: the original address has to end with the rewritten one.
      Object.assign(request, { originalUrl: prefix + url, url });
      await callback(request, response);
    },
  };
}

/** Azure AD B2C's ways that differ from oidc-provider's. */
function portalAddress(url: string): string {
  const discovery = '/v2.0/.well-known/';
  if (url.startsWith(discovery)) return url.slice('/v2.0'.length);
  const signOut = '/oauth2/v2.0/logout';
  const nameless = !/[?&](client_id|id_token_hint)=/.test(url);
  if (nameless && (url === signOut || url.startsWith(`${signOut}?`))) {
    return `${url}${url.includes('?') ? '&' : '?'}client_id=${portalClientId}`;
  }
  return url;
}

/** Adds to the answer of the token endpoint what Azure AD B2C has in it beyond the standard. */
function completeTokens(context: KoaContextWithOIDC, policy: PolicyName): void {
  const body = context.body as { id_token?: unknown } | undefined;
  if (!context.path.endsWith('/oauth2/v2.0/token') || typeof body?.id_token !== 'string') return;
  const { iat = 0, exp = 0, name, sub } = decodeJwt(body.id_token);
  const profile = { ver: '1.0', tid: 'cnx', sub: null, name, preferred_username: null, idp: null, oid: sub };
  context.body = {
    ...body,
    not_before: iat,
    id_token_expires_in: exp - iat,
    profile_info: Buffer.from(JSON.stringify({ ...profile, tfp: policy })).toString('base64url'),
    refresh_token_expires_in: context.oidc.entities.RefreshToken?.remainingTTL ?? 0,
  };
}
