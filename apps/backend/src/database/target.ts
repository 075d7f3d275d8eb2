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

/** What every session is set to, so that a given server, whatever its own settings, does as the embedded one does. */
const commonSettings: SessionSettings = {
  timezone: 'UTC',
  datestyle: 'ISO',
  // To compile a statement of many parts takes seconds; to run it takes milliseconds.
  jit: 'off',
  // The default is that of disks that turn: the planner would read whole tables where an index finds the rows.
  random_page_cost: '1.1',
};

/** What ends statements, locks and sessions; what the server or the role has set for all of them does not count. */
export const noTimeLimits: SessionSettings = {
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
};

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
