import pg from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import './global-setup.ts';
import {
  administer,
  databaseName,
  dropDatabase,
  quoted,
  withDatabase,
  type TestServer,
} from './test-server.ts';

/** A database of one test file's own: migrated and empty. */
export interface TestDatabase extends DatabaseConnection {
  /** Its address; a server under test takes it as DATABASE_URL. */
  readonly url: string;
  /** Closes the connection and drops the database, also while others are connected. */
  drop(): Promise<void>;
}

/**
 * Makes a database by copying a template and opens it. Takes about 20 ms on the embedded server.
 * @param template an empty one by default
 */
export async function createTestDatabase(template = testServer().template): Promise<TestDatabase> {
  const server = testServer();
  const name = databaseName('case');
  await administer(
    server.adminUrl,
    `create database ${quoted(name)} template ${quoted(template)} strategy ${server.copyStrategy}`,
  );
  const url = withDatabase(server.adminUrl, name);
  const connection = await connectDatabase({ databaseUrl: url, dataDirectory: '' });
  const drop = async () => {
    await connection.close();
    await dropDatabase(server.adminUrl, name);
  };
  return { ...connection, url, drop };
}

/** The server of this run, for tests that make and break whole databases. */
export function testServer(): TestServer {
  return inject('testServer');
}

/** Sessions of a test's own on a test database. They may still be ending when it is dropped, which is no failure. */
export function openPool(url: string, max = 10): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
