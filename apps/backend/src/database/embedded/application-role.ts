import pg from 'pg';
import { applicationRole, superuser } from './cluster.ts';

/**
 * Makes the application's role and database in a fresh cluster; does nothing when they are there. The application
 * never works as superuser: a superuser could read the server's files and start programs.
 * @param socketFolder Folder of the server's socket.
 * @param password Password of both roles.
 */
export async function ensureApplicationRole(socketFolder: string, password: string): Promise<void> {
  const client = new pg.Client({
    host: socketFolder,
    port: 5432,
    user: superuser,
    password,
    database: 'postgres',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [applicationRole],
    );
    const role = client.escapeIdentifier(applicationRole);
    if (!rows[0]?.role) {
      await client.query(`create role ${role} login createdb password ${client.escapeLiteral(password)}`);
    }
    if (!rows[0]?.database) await client.query(`create database ${role} owner ${role}`);
  } finally {
    await client.end();
  }
}
