import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Creates a database beside the one that a URL names, so that no other data is touched.
 * @returns The URL of the new database.
 */
export async function createDatabase(url: string): Promise<string> {
  const name = `cnx_e2e_${randomBytes(6).toString('hex')}`;
  await onServer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** Drops a database made by {@link createDatabase}; other names are left alone. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  if (!name.startsWith('cnx_e2e_')) return;
  const server = new URL(url);
  server.pathname = '/postgres';
  await onServer(server.href, `drop database if exists ${name} with (force)`);
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
