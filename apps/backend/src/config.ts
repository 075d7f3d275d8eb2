import { resolve } from 'node:path';
import { EnvironmentReader, type Environment } from './environment.ts';
import { defaultLimits, type Limits } from './limits.ts';

/** An identity provider of the company's own, such as Azure AD B2C. */
export interface ExternalProvider {
  /** Of the sign-in policy, such as `https://tenant.b2clogin.com/tenant.onmicrosoft.com/B2C_1_signin`. */
  readonly authority: string;
  /** Of the password reset policy. */
  readonly resetAuthority?: string;
  readonly clientId: string;
  /** For confidential clients only. */
  readonly clientSecret?: string;
  readonly scopes: readonly string[];
}

/** What the environment told this process, checked. See docs/operations.md for the list of variables. */
export interface BackendConfig {
  readonly host: string;
  readonly port: number;
  readonly linkedAppPort: number;
  /** Where people reach the portal; links, redirects and the token's issuer are built from it, never from a header. */
  readonly publicOrigin: string;
  readonly dataDirectory: string;
  /** Absent: the embedded PostgreSQL below the data directory. */
  readonly databaseUrl?: string;
  /** Whether demonstration fields and accounts may be written into an empty database. */
  readonly demonstration: boolean;
  /** How large a new demonstration is made; one that exists keeps its size. */
  readonly demonstrationSize: { readonly wells: number; readonly years: number };
  readonly clockStartsAt?: Date;
  /** Who vouches for corporate users. */
  readonly identityProvider: 'local' | 'off' | ExternalProvider;
  /** Absent: mail stays in the outbox. */
  readonly mail?: { readonly smtpUrl: string; readonly from: string };
  readonly hubHomeUrl: string;
  /** The built portal that is served beside the API. */
  readonly portalDirectory: string;
  /** Origins other than our own whose pages may call the API (a portal hosted elsewhere). */
  readonly allowedOrigins: readonly string[];
  /** Addresses and networks of the proxies whose word about a client's address is taken. */
  readonly trustedProxies: readonly string[];
  /** `spec` tells unknown accounts apart, `uniform` asks everyone for a password. */
  readonly accountDiscovery: 'spec' | 'uniform';
  readonly assistant: boolean;
  readonly log: { readonly level: string; /** Absent: standard output. */ readonly file?: string };
  readonly limits: Limits;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

/**
 * Reads the configuration.
 * @param repository Absolute path of the repository's root: defaults for folders start there.
 * @throws ConfigError with one line for each wrong key.
 */
export function readConfig(environment: Environment, repository: string): BackendConfig {
  const reader = new EnvironmentReader(environment);
  const port = reader.wholeNumber('PORT', 4000, 1, 65_535);
  const host = reader.text('CNX_HOST', 'localhost');
  const publicOrigin = reader.origin('CNX_PUBLIC_ORIGIN', `http://localhost:${port}`);
  const dataDirectory = resolve(repository, reader.text('CNX_DATA_DIR', '.data'));
  const databaseUrl = reader.databaseUrl('DATABASE_URL');
  const clockStartsAt = reader.instant('CNX_NOW');
  const demonstration = reader.flag('CNX_DEMONSTRATION', !databaseUrl);
  const logFile = reader.text('CNX_LOG_FILE', databaseUrl ? '-' : resolve(dataDirectory, 'logs/backend.log'));
  const config: BackendConfig = {
    host,
    port,
    linkedAppPort: reader.wholeNumber('LINKED_APP_PORT', 4100, 1, 65_535),
    publicOrigin,
    dataDirectory,
    ...(databaseUrl ? { databaseUrl } : {}),
    demonstration,
    demonstrationSize: {
      wells: reader.wholeNumber('CNX_DEMONSTRATION_WELLS', 120, 1, 5_000),
      years: reader.wholeNumber('CNX_DEMONSTRATION_YEARS', 3, 1, 10),
    },
    ...(clockStartsAt ? { clockStartsAt } : {}),
    identityProvider: readIdentityProvider(reader, demonstration),
    ...readMail(reader, publicOrigin),
    hubHomeUrl: reader.url('CNX_HUB_HOME_URL', `${publicOrigin}/`),
    portalDirectory: resolve(repository, reader.text('CNX_PORTAL_DIR', 'apps/portal/dist')),
    allowedOrigins: reader.origins('CNX_ALLOWED_ORIGINS'),
    trustedProxies: reader.proxies('CNX_TRUST_PROXY'),
    accountDiscovery: reader.oneOf('CNX_ACCOUNT_DISCOVERY', ['spec', 'uniform']),
    assistant: reader.flag('CNX_ASSISTANT', false),
    log: {
      level: reader.oneOf('CNX_LOG_LEVEL', ['info', ...logLevels]),
      ...(logFile === '-' ? {} : { file: resolve(repository, logFile) }),
    },
    limits: readLimits(reader),
  };
  reader.finish();
  return config;
}

function readIdentityProvider(
  reader: EnvironmentReader,
  demonstration: boolean,
): BackendConfig['identityProvider'] {
  const local = reader.flag('CNX_IDP', demonstration);
  const authority = reader.authority('CNX_SSO_AUTHORITY');
  const resetAuthority = reader.authority('CNX_SSO_RESET_AUTHORITY');
  const clientId = reader.text('CNX_SSO_CLIENT_ID', '');
  const clientSecret = reader.text('CNX_SSO_CLIENT_SECRET', '');
  const scopes = reader.text('CNX_SSO_SCOPES', 'openid user.read').split(/\s+/);
  if (!authority) return local ? 'local' : 'off';
  if (!clientId) reader.complain('CNX_SSO_CLIENT_ID', 'given together with CNX_SSO_AUTHORITY');
  return {
    authority,
    ...(resetAuthority ? { resetAuthority } : {}),
    clientId,
    ...(clientSecret ? { clientSecret } : {}),
    scopes,
  };
}

function readMail(reader: EnvironmentReader, publicOrigin: string): Pick<BackendConfig, 'mail'> {
  const smtpUrl = reader.smtpUrl('SMTP_URL');
  const from = reader.text('CNX_MAIL_FROM', `CNX <no-reply@${new URL(publicOrigin).hostname}>`);
  return smtpUrl ? { mail: { smtpUrl, from } } : {};
}

/** Limits that may be 0, which means "not at all"; any other would let nobody in, or wait for ever. */
const tolerances: ReadonlySet<keyof Limits> = new Set([
  'passwordMaxAheadSeconds',
  'sessionCacheSeconds',
  'refreshGraceSeconds',
  'providerClockSkewSeconds',
]);

function readLimits(reader: EnvironmentReader): Limits {
  const names = Object.keys(defaultLimits) as (keyof Limits)[];
  const entries = names.map((name) => {
    const key = `CNX_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    const least = tolerances.has(name) ? 0 : 1;
    return [name, reader.wholeNumber(key, defaultLimits[name], least, 100_000_000)] as const;
  });
  return Object.fromEntries(entries) as Limits;
}
