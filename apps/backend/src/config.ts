import { resolve } from 'node:path';
import * as v from 'valibot';
import {
  authority,
  databaseUrl,
  flag,
  instant,
  oneOf,
  origin,
  origins,
  proxies,
  readEnvironment,
  smtpUrl,
  webUrl,
  wholeNumber,
  type Environment,
} from './environment.ts';
import { defaultLimits, type Limits } from './limits.ts';

/** An identity provider of the company's own, such as Azure AD B2C. */
export interface ExternalProvider {
  /** Of the sign-in policy, such as `https://tenant.b2clogin.com/tenant.onmicrosoft.com/B2C_1_signin`. */
  readonly authority: string;
  /** Of the password reset policy. */
  readonly resetAuthority?: string | undefined;
  readonly clientId: string;
  /** For confidential clients only. */
  readonly clientSecret?: string | undefined;
  readonly scopes: readonly string[];
}

/** The configuration of this process, as given by its environment. docs/operations.md lists the variables. */
export interface BackendConfig {
  readonly host: string;
  readonly port: number;
  readonly linkedAppPort: number;
  /** Where users reach the portal; links, redirects and the token's issuer are built from it, never from a header. */
  readonly publicOrigin: string;
  readonly dataDirectory: string;
  /** Absent: the embedded PostgreSQL below the data directory. */
  readonly databaseUrl: string | undefined;
  /** Whether demonstration fields and accounts may be written into an empty database. */
  readonly demonstration: boolean;
  /** How large a new demonstration is made; one that exists keeps its size. */
  readonly demonstrationSize: { readonly wells: number; readonly years: number };
  readonly clockStartsAt: Date | undefined;
  /** The identity provider of corporate users. */
  readonly identityProvider: 'local' | 'off' | ExternalProvider;
  /** Absent: mail stays in the outbox. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  readonly hubHomeUrl: string;
  /** The built portal that is served beside the API. */
  readonly portalDirectory: string;
  /** Origins other than our own whose pages may call the API (a portal hosted elsewhere). */
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[];
  /** `spec` says which accounts do not exist, `uniform` asks for a password in any case. */
  readonly accountDiscovery: 'spec' | 'uniform';
  readonly assistant: boolean;
  readonly log: { readonly level: string; /** Absent: standard output. */ readonly file: string | undefined };
  readonly limits: Limits;
}

const limitNames = Object.keys(defaultLimits) as (keyof Limits)[];

/** Limits that may be 0, which means "not at all"; any other would admit no user, or wait for ever. */
const tolerances: ReadonlySet<keyof Limits> = new Set([
  'passwordMaxAheadSeconds',
  'sessionCacheSeconds',
  'refreshGraceSeconds',
  'providerClockSkewSeconds',
]);

const variableOfLimit = (name: keyof Limits) =>
  `CNX_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

const limitVariables = Object.fromEntries(
  limitNames.map((name) => {
    const limit = wholeNumber(tolerances.has(name) ? 0 : 1, 100_000_000);
    return [variableOfLimit(name), v.optional(limit, String(defaultLimits[name]))];
  }),
);

const text = v.string();

/** Every variable that this process reads; docs/operations.md describes them. */
const variables = v.pipe(
  v.object({
    PORT: v.optional(wholeNumber(1, 65_535), '4000'),
    CNX_HOST: v.optional(text, 'localhost'),
    CNX_PUBLIC_ORIGIN: v.optional(origin),
    CNX_DATA_DIR: v.optional(text, '.data'),
    DATABASE_URL: v.optional(databaseUrl),
    CNX_NOW: v.optional(instant),
    CNX_DEMONSTRATION: v.optional(flag),
    CNX_LOG_FILE: v.optional(text),
    LINKED_APP_PORT: v.optional(wholeNumber(1, 65_535), '4100'),
    CNX_DEMONSTRATION_WELLS: v.optional(wholeNumber(1, 5_000), '120'),
    CNX_DEMONSTRATION_YEARS: v.optional(wholeNumber(1, 10), '3'),
    CNX_IDP: v.optional(flag),
    CNX_SSO_AUTHORITY: v.optional(authority),
    CNX_SSO_RESET_AUTHORITY: v.optional(authority),
    CNX_SSO_CLIENT_ID: v.optional(text),
    CNX_SSO_CLIENT_SECRET: v.optional(text),
    CNX_SSO_SCOPES: v.optional(text, 'openid user.read'),
    SMTP_URL: v.optional(smtpUrl),
    CNX_MAIL_FROM: v.optional(text),
    CNX_HUB_HOME_URL: v.optional(webUrl),
    CNX_PORTAL_DIR: v.optional(text, 'apps/portal/dist'),
    CNX_ALLOWED_ORIGINS: v.optional(origins),
    CNX_TRUST_PROXY: v.optional(proxies, 'off'),
    CNX_ACCOUNT_DISCOVERY: v.optional(oneOf(['spec', 'uniform']), 'spec'),
    CNX_ASSISTANT: v.optional(flag, 'off'),
    CNX_LOG_LEVEL: v.optional(oneOf(['info', 'trace', 'debug', 'warn', 'error', 'silent']), 'info'),
    ...limitVariables,
  }),
  v.forward(
    v.partialCheck(
      [['CNX_SSO_AUTHORITY'], ['CNX_SSO_CLIENT_ID']],
      (given) => !given.CNX_SSO_AUTHORITY || Boolean(given.CNX_SSO_CLIENT_ID),
      'given together with CNX_SSO_AUTHORITY',
    ),
    ['CNX_SSO_CLIENT_ID'],
  ),
);

/**
 * Reads the configuration.
 * @param repository Absolute path of the repository's root: defaults for folders start there.
 * @throws ConfigError with one line for each wrong key.
 */
export function readConfig(environment: Environment, repository: string): BackendConfig {
  const given = readEnvironment(variables, environment);
  const publicOrigin = given.CNX_PUBLIC_ORIGIN ?? `http://localhost:${given.PORT}`;
  const dataDirectory = resolve(repository, given.CNX_DATA_DIR);
  const demonstration = given.CNX_DEMONSTRATION ?? !given.DATABASE_URL;
  const logFile =
    given.CNX_LOG_FILE ?? (given.DATABASE_URL ? '-' : resolve(dataDirectory, 'logs/backend.log'));
  return {
    host: given.CNX_HOST,
    port: given.PORT,
    linkedAppPort: given.LINKED_APP_PORT,
    publicOrigin,
    dataDirectory,
    databaseUrl: given.DATABASE_URL,
    demonstration,
    demonstrationSize: { wells: given.CNX_DEMONSTRATION_WELLS, years: given.CNX_DEMONSTRATION_YEARS },
    clockStartsAt: given.CNX_NOW,
    identityProvider: given.CNX_SSO_AUTHORITY
      ? {
          authority: given.CNX_SSO_AUTHORITY,
          resetAuthority: given.CNX_SSO_RESET_AUTHORITY,
          clientId: given.CNX_SSO_CLIENT_ID ?? '',
          clientSecret: given.CNX_SSO_CLIENT_SECRET,
          scopes: given.CNX_SSO_SCOPES.split(/\s+/),
        }
      : (given.CNX_IDP ?? demonstration)
        ? 'local'
        : 'off',
    mail: given.SMTP_URL
      ? {
          smtpUrl: given.SMTP_URL,
          from: given.CNX_MAIL_FROM ?? `CNX <no-reply@${new URL(publicOrigin).hostname}>`,
        }
      : undefined,
    hubHomeUrl: given.CNX_HUB_HOME_URL ?? `${publicOrigin}/`,
    portalDirectory: resolve(repository, given.CNX_PORTAL_DIR),
    allowedOrigins: given.CNX_ALLOWED_ORIGINS ?? [],
    trustedProxies: given.CNX_TRUST_PROXY,
    accountDiscovery: given.CNX_ACCOUNT_DISCOVERY,
    assistant: given.CNX_ASSISTANT,
    log: { level: given.CNX_LOG_LEVEL, file: logFile === '-' ? undefined : resolve(repository, logFile) },
    limits: Object.fromEntries(
      limitNames.map((name) => [name, (given as Record<string, unknown>)[variableOfLimit(name)]]),
    ) as Limits,
  };
}
