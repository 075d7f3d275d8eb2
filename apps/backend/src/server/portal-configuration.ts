/**
 * What the portal reads at start from `/cnx-config.json`. A portal that is hosted without this server has a file of the
 * same form beside it.
 */
export interface PortalConfiguration {
  /** Path or address of the API, without a trailing slash. */
  readonly apiBase: string;
  /** Where users come from and return to after signing out. */
  readonly hubHomeUrl: string;
  /** Hosts (with port) of the registered applications: the only foreign targets of redirects. */
  readonly redirectHosts: readonly string[];
  /** RSA public key in PEM (SPKI) that encrypts passwords. */
  readonly passwordPublicKey: string;
  readonly passwordPadding: 'oaep-sha256' | 'pkcs1';
  /** Null where corporate sign-in is switched off. */
  readonly identityProvider: {
    readonly authority: string;
    readonly resetAuthority?: string;
    readonly clientId: string;
    /** What the portal asks for; its library adds what it needs itself. */
    readonly scopes: readonly string[];
  } | null;
  readonly assistant: boolean;
  /** Whether the portal reports what goes wrong in the browser. */
  readonly errorReports: boolean;
  /** Whether the database holds the demonstration: its data are invented, and pages say so. */
  readonly demonstration: boolean;
}
