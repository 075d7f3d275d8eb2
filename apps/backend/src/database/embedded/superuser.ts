import pg from 'pg';
import { applicationRole, superuser } from './cluster.ts';

/** Opens one session as superuser, which the application never is: it could read the server's files and start programs. */
async function asSuperuser<T>(
  { socketFolder, password }: SuperuserAccess,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    host: socketFolder,
    port: 5432,
    user: superuser,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export interface SuperuserAccess {
  /** Folder of the server's socket. */
  readonly socketFolder: string;
  /** Password of both roles. */
  readonly password: string;
}

/** Makes the application's role and database in a fresh cluster; does nothing when they are there. */
export async function ensureApplicationRole(access: SuperuserAccess): Promise<void> {
  await asSuperuser(access, async (client) => {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      `select exists (select from pg_roles where rolname = $1) as role,
              exists (select from pg_database where datname = $1) as database`,
      [applicationRole],
    );
    const role = client.escapeIdentifier(applicationRole);
    if (!rows[0]?.role) {
      await client.query(
        `create role ${role} login createdb password ${client.escapeLiteral(access.password)}`,
      );
    }
    if (!rows[0]?.database) await client.query(`create database ${role} owner ${role}`);
  });
}

/** Makes all sessions refuse to write from their next transaction on, or lets them write again. */
export async function setReadOnly(access: SuperuserAccess, readOnly: boolean): Promise<void> {
  await asSuperuser(access, async (client) => {
    const { rows } = await client.query<{ now: string }>(
      `select current_setting('default_transaction_read_only') as now`,
    );
    if (rows[0]?.now === (readOnly ? 'on' : 'off')) return;
    await client.query(
      readOnly
        ? 'alter system set default_transaction_read_only = on'
        : 'alter system reset default_transaction_read_only',
    );
    await client.query('select pg_reload_conf()');
  });
}
