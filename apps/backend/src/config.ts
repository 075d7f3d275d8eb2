import { resolve } from 'node:path';
import { EnvironmentReader, type Environment } from './environment.ts';
import { defaultLimits, type Limits } from './limits.ts';

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
  readonly clockStartsAt?: Date;
  readonly identityProvider: boolean;
  readonly hubHomeUrl: string;
  /** The built portal that is served beside the API. */
  readonly portalDirectory: string;
  /** Origins other than our own whose pages may call the API (a portal hosted elsewhere). */
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: boolean;
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
  const logFile = reader.text('CNX_LOG_FILE', databaseUrl ? '-' : resolve(dataDirectory, 'logs/backend.log'));
  const config: BackendConfig = {
    host,
    port,
    linkedAppPort: reader.wholeNumber('LINKED_APP_PORT', 4100, 1, 65_535),
    publicOrigin,
    dataDirectory,
    ...(databaseUrl ? { databaseUrl } : {}),
    demonstration: reader.flag('CNX_DEMONSTRATION', !databaseUrl),
    ...(clockStartsAt ? { clockStartsAt } : {}),
    identityProvider: reader.flag('CNX_IDP', true),
    hubHomeUrl: reader.url('CNX_HUB_HOME_URL', `${publicOrigin}/`),
    portalDirectory: resolve(repository, reader.text('CNX_PORTAL_DIR', 'apps/portal/dist')),
    allowedOrigins: reader.origins('CNX_ALLOWED_ORIGINS'),
    trustProxy: reader.flag('CNX_TRUST_PROXY', false),
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

function readLimits(reader: EnvironmentReader): Limits {
  const names = Object.keys(defaultLimits) as (keyof Limits)[];
  const entries = names.map((name) => {
    const key = `CNX_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    return [name, reader.wholeNumber(key, defaultLimits[name], 0, 100_000_000)] as const;
  });
  return Object.fromEntries(entries) as Limits;
}
