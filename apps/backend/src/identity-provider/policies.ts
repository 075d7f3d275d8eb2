/** Everything of the local identity provider lies below this path. */
export const providerPath = '/idp';

const tenant = 'cnx';

/** The portal's client id at the local identity provider; a GUID, as at Azure AD B2C. */
export const portalClientId = '3f6c2b1e-8a4d-4f0b-9c57-d2e1a7b60c94';

/** Signs users in, or lets them prove who they are by mail and choose a new password. */
export type PolicyName = 'b2c_1_signin' | 'b2c_1_reset';

export const policyNames: readonly PolicyName[] = ['b2c_1_signin', 'b2c_1_reset'];

/** Where sign-ins begin, below the path of a policy. */
export const authorizationPath = '/oauth2/v2.0/authorize';

/** @returns The path that a policy is mounted at, such as `/idp/cnx/b2c_1_signin`. */
export function policyPath(policy: PolicyName): string {
  return `${providerPath}/${tenant}/${policy}`;
}

/** The `iss` of all tokens: one for the tenant, as at Azure AD B2C, where `tfp` names the policy. */
export function issuerOf(publicOrigin: string): string {
  return `${publicOrigin}${providerPath}/${tenant}/v2.0/`;
}

/** Scopes that the portal asks for. */
export const portalScopes = ['openid', 'user.read'] as const;
