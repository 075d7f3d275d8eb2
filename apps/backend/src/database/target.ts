import type { ClientConfig } from 'pg';
import { DatabaseError } from './database-error.ts';

/** Where to connect to, without the settings of a session. */
export interface Target {
  readonly config: ClientConfig;
  /** For messages: host, port and database, never the password. */
  readonly label: string;
}

/** Settings of every session, as PostgreSQL's `-c name=value` start options. */
export type SessionSettings = Readonly<Record<string, string>>;

/** Dates and times are written the same way whatever the server's own settings are. */
const commonSettings: SessionSettings = { timezone: 'UTC', datestyle: 'ISO' };

/**
 * Reads DATABASE_URL. TLS follows the address (`sslmode=verify-full`, `sslmode=no-verify`, `sslrootcert=…`).
 * @throws DatabaseError `DB_URL`.
 */
export function parseDatabaseUrl(url: string): Target {
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    throw new DatabaseError(
      'DB_URL',
      'DATABASE_URL must have the form postgres://user:password@host:5432/database.',
    );
  }
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return { config: { connectionString: url }, label: `${host || 'localhost'}:${port || 5432}${pathname}` };
}

/** The same target with the settings that each of its sessions starts with; options in the address win over them. */
export function withSettings({ config }: Target, settings: SessionSettings): ClientConfig {
  const options = Object.entries({ ...commonSettings, ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  if (!config.connectionString) return { ...config, options };
  const url = new URL(config.connectionString);
  const own = url.searchParams.get('options');
  url.searchParams.set('options', own ? `${options} ${own}` : options);
  return { ...config, connectionString: url.href };
}
