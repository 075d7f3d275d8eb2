import type { JWTVerifyGetKey } from 'jose';

/** One policy (user flow) of the identity provider whose tokens are believed. */
export interface SsoPolicy {
  /** As in the token's `tfp` or `acr`; compared without regard to case. */
  readonly name: string;
  /** The `iss` of its tokens. */
  readonly issuer: string;
  /** Its published keys, and no others: what a token says about where its key is to be had is never followed. */
  readonly key: JWTVerifyGetKey;
  readonly tokenEndpoint: string;
}

/** The identity provider that signs corporate users in. */
export interface SsoProvider {
  /** What the portal has to know to send users there. */
  readonly settings: {
    readonly authority: string;
    readonly resetAuthority?: string;
    readonly clientId: string;
    readonly scopes: readonly string[];
  };
  /** Confidential clients only; a portal in the browser needs none. */
  readonly clientSecret?: string;
  /** Where the flows that the backend finishes come back to. */
  readonly redirectUri: string;
  /**
   * Its policies, sign-in first.
   * @throws Refusal 503 when it does not answer.
   */
  policies(): Promise<readonly SsoPolicy[]>;
}
