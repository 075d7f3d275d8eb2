import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { Selectable } from 'kysely';
import pg from 'pg';
import { loadSigningKeys } from '../../src/auth/signing-keys.ts';
import { errorCode } from '../../src/database/database-error.ts';
import { connectDatabase } from '../../src/database/connect.ts';
import { startEmbedded, type EmbeddedConnection } from '../../src/database/embedded.ts';
import type { SigningKeyTable } from '../../src/database/tables/access.ts';
import { until } from './processes.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A PostgreSQL that tests may fill with databases of their own. */
export interface TestServer {
  /** Address of a database on it from which others can be made and dropped. */
  readonly adminUrl: string;
  /** Migrated, empty; the template of all test databases of this run. */
  readonly template: string;
  /** The template of those with the small demonstration; not there before a test asks for it. */
  readonly demonstration: string;
  /** Keys of an installation, for every backend of this run: making them takes longer than the rest of a start. */
  readonly keys: readonly TestKey[];
  /** How databases are copied: `file_copy` where nothing is synced to disk, `wal_log` on a given server. */
  readonly copyStrategy: 'file_copy' | 'wal_log';
  readonly isEmbedded: boolean;
}

/** A row of the table of keys, without its times. */
export type TestKey = Pick<
  Selectable<SigningKeyTable>,
  'kid' | 'purpose' | 'algorithm' | 'private_material' | 'public_material'
>;

const prefix = 'cnx_test_';
const oldestLeftOverHours = 6;

/** Durability is what tests of single features do without; the fault tests start servers of their own with it on. */
const fastSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  autovacuum: 'off',
};

/**
 * Opens the server for a test run: the one that DATABASE_URL names, whose named database is never touched, or an
 * embedded one in a temporary folder.
 */
export async function startTestServer(): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const named = process.env['DATABASE_URL'];
  const folder = named ? undefined : temporaryFolder();
  const embedded = folder
    ? await startEmbedded({ dataDirectory: folder, settings: fastSettings, guardDisk: false })
    : undefined;
  const adminUrl = named ?? urlOf(embedded?.connection as EmbeddedConnection);
  const template = databaseName('template');
  await dropLeftOvers(adminUrl);
  const server: TestServer = {
    adminUrl,
    template,
    demonstration: databaseName('demonstration'),
    keys: await makeTemplate(adminUrl, template),
    copyStrategy: named ? 'wal_log' : 'file_copy',
    isEmbedded: !named,
  };
  const stop = async () => {
    for (const name of embedded ? [] : [server.demonstration, server.template])
      await dropDatabase(adminUrl, name);
    await embedded?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  };
  return { server, stop };
}

/** Address of a database in an embedded server, through its socket. */
export function urlOf({ host, user, password, database }: EmbeddedConnection): string {
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/** The same server's address with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** The name of the database in an address. */
export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** A name that says when it was made, so that what a killed run leaves behind can be distinguished from a run under way. */
export function databaseName(purpose: string): string {
  return `${prefix}${Math.floor(Date.now() / 1000)}_${randomBytes(4).toString('hex')}_${purpose}`;
}

/** Runs statements that concern whole databases. */
export async function administer(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database, also while others are connected. Only a superuser may end the server's own vacuum of it: anyone else
 * waits until that has ended.
 */
export async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  await until(async () => {
    try {
      await administer(adminUrl, `drop database if exists ${quoted(name)} with (force)`);
      return true;
    } catch (error) {
      if (errorCode(error) !== '42501') throw error;
      return false;
    }
  }, `the end of the vacuum of ${name}`);
}

export function quoted(name: string): string {
  return pg.escapeIdentifier(name);
}

/** @returns Keys that were made in the template and taken out of it. */
async function makeTemplate(adminUrl: string, template: string): Promise<TestKey[]> {
  await administer(adminUrl, `create database ${quoted(template)}`);
  const connection = await connectDatabase({
    databaseUrl: withDatabase(adminUrl, template),
    dataDirectory: '',
  });
  await loadSigningKeys(connection.db, () => new Date());
  const keys = await connection.db
    .deleteFrom('signing_key')
    .returning(['kid', 'purpose', 'algorithm', 'private_material', 'public_material'])
    .execute();
  await connection.close();
  return keys;
}

async function dropLeftOvers(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where datname like $1`,
      [`${prefix}%`],
    );
    const oldest = Date.now() / 1000 - oldestLeftOverHours * 3600;
    for (const { datname } of rows) {
      const madeAt = Number(datname.slice(prefix.length).split('_')[0]);
      if (madeAt < oldest) await dropDatabase(adminUrl, datname);
    }
  } finally {
    await client.end();
  }
}
