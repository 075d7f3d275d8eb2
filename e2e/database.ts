import { randomBytes } from 'node:crypto';
import { expect } from 'playwright/test';
import pg from 'pg';
import { connectDatabase } from '../apps/backend/src/database/connect.ts';

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

/**
 * Drops a database made by {@link createDatabase}; other names are left alone. Only a superuser may end the server's own
 * vacuum of it: anyone else waits until that has ended.
 */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  if (!name.startsWith('cnx_e2e_')) return;
  const server = new URL(url);
  server.pathname = '/postgres';
  await expect(async () => {
    await onServer(server.href, `drop database if exists ${name} with (force)`);
  }).toPass({ timeout: 60_000 });
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

let known: Promise<string> | undefined;

/** The address of the running system's database; an embedded one has none by itself. */
export function systemDatabase(): Promise<string> {
  return (known ??= findDatabase());
}

async function findDatabase(): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const opened = await connectDatabase({ dataDirectory: process.env['CNX_DATA_DIR'] ?? '.data', join: true });
  await opened.close();
  if (!opened.embedded) throw new Error('the running system has no embedded database');
  const { user, password, host, port, database } = opened.embedded.connection;
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.username = user;
  url.password = password;
  url.searchParams.set('host', host);
  return url.href;
}

/** Asks the running system's database, without the backend and its queries. */
export async function askDatabase<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return askDatabaseAt<Row>(await systemDatabase(), sql, values);
}

/** As {@link askDatabase}, the database that a URL names. */
export async function askDatabaseAt<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** A producing well of the demonstration that has data, and its field. */
export async function anyWell(): Promise<{ id: string; name: string; field: string }> {
  const [well] = await askDatabase(
    `select well.id, well.name, field.name as field from well join field on field.id = well.field_id
     where well.flow_kind = 'production' and well.last_day is not null and well.name ~ '-[A-Z]-0[1-9]$'
     order by well.last_day desc, well.name limit 1`,
    [],
  );
  return well as { id: string; name: string; field: string };
}
