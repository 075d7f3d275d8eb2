import { createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { SsoPolicy, SsoProvider } from '../auth/sso-provider.ts';
import type { Database } from '../database/schema.ts';
import { issuerOf, policyNames, policyPath, portalClientId, portalScopes } from './policies.ts';
import { publicKeysOf, type ProviderKeys } from './provider-keys.ts';

/**
 * The local identity provider as the portal's backend sees it: by its published keys and its token endpoints. Only the
 * way to the keys is shorter than over HTTP.
 * @param ownOrigin Where this process itself can be reached, behind any proxy.
 */
export function createLocalSsoProvider(options: {
  publicOrigin: string;
  ownOrigin: string;
  loadKeys: () => Promise<ProviderKeys>;
}): SsoProvider {
  const { publicOrigin, ownOrigin, loadKeys } = options;
  return {
    settings: {
      authority: `${publicOrigin}${policyPath('b2c_1_signin')}`,
      resetAuthority: `${publicOrigin}${policyPath('b2c_1_reset')}`,
      clientId: portalClientId,
      scopes: portalScopes,
    },
    redirectUri: `${publicOrigin}/`,
    async policies() {
      const key = createLocalJWKSet(publicKeysOf(await loadKeys()) as JSONWebKeySet);
      return policyNames.map((name): SsoPolicy => ({
        name,
        issuer: issuerOf(publicOrigin),
        key,
        tokenEndpoint: `${ownOrigin}${policyPath(name)}/oauth2/v2.0/token`,
      }));
    },
  };
}

/**
 * Lets accounts of the local provider stay who they are when it moves to another port: its address is part of every
 * identity, and the accounts are the same.
 */
export async function followIssuer(db: Kysely<Database>, publicOrigin: string): Promise<void> {
  const issuer = issuerOf(publicOrigin);
  await db
    .updateTable('app_user')
    .set({ sso_issuer: issuer })
    .where('sso_issuer', '<>', issuer)
    .where('sso_subject', 'in', (select) =>
      select.selectFrom('provider_account').select(sql<string>`subject::text`.as('subject')),
    )
    .execute();
}
