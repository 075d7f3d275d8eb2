import { createHash, createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SignJWT } from 'jose';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../src/app.ts';
import { portalAudience } from '../../src/auth/id-token.ts';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import { migrations } from '../../src/database/migrations/migrations.ts';
import type { Database } from '../../src/database/schema.ts';
import { createLog } from '../../src/log.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { sealFor } from '../support/seal.ts';
import { describeCatalog } from '../support/catalog.ts';
import { openPool, testServer } from '../support/test-database.ts';
import { administer, databaseName, dropDatabase, quoted, withDatabase } from '../support/test-server.ts';

/** Rows of a database that an earlier version made and used, without its keys; see docs/how-to/migration.md. */
interface KeptData {
  /** The steps that it had run. */
  readonly steps: readonly string[];
  /** SHA-256 of the description of its tables, by PostgreSQL 18. */
  readonly catalog: string;
  readonly rows: Readonly<Record<string, readonly Record<string, unknown>[]>>;
}

const { steps, catalog, rows } = JSON.parse(
  readFileSync(new URL('kept/0014-drop-rules.json', import.meta.url), 'utf8'),
) as KeptData;
const [session] = rows['user_session'] as [{ sid: string; user_id: string; created_at: string }];
/** Five minutes after the earlier version was last used. */
const now = () => new Date(Date.parse(session.created_at) + 300_000);
/** Stands for the token that the session's user has: of it the database knows the hash. */
const refreshToken = 'refresh-token-of-the-kept-session';

const name = databaseName('kept');
const url = withDatabase(testServer().adminUrl, name);
let tables: string[];
let connection: DatabaseConnection;
let backend: TestBackend;
let app: TestBackend['app'];

/** Makes the database as the earlier version left it. */
async function restore(): Promise<void> {
  await administer(testServer().adminUrl, `create database ${quoted(name)}`);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: openPool(url) }),
  });
  const released = Object.fromEntries(steps.map((step) => [step, migrations[step]!]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(released) },
    migrationTableName: 'schema_migration',
    migrationLockTableName: 'schema_migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error as Error;
  tables = await describeCatalog(db);
  for (const [table, list] of Object.entries(rows)) {
    const columns = sql.join(
      [...new Set(list.flatMap((row) => Object.keys(row)))].map((column) => sql.ref(column)),
    );
    await sql`insert into ${sql.table(table)} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(list)}::jsonb)`.execute(
      db,
    );
  }
  await db
    .updateTable('refresh_token')
    .set({ token_hash: createHash('sha256').update(refreshToken).digest() })
    .execute();
  await db.destroy();
}

beforeAll(async () => {
  await restore();
  connection = await connectDatabase({ databaseUrl: url, dataDirectory: '' });
  backend = await createTestBackend();
  const log = createLog({ level: 'silent' });
  app = await createApp({
    db: connection.db,
    imports: connection,
    config: backend.config,
    now,
    log,
    checkResponses: true,
  });
});
afterAll(async () => {
  await app?.close();
  await backend?.close();
  await connection?.close();
  await dropDatabase(testServer().adminUrl, name);
});

describe('a database of an earlier version', () => {
  it.runIf(testServer().isEmbedded)(
    'has the tables that its steps make today: released steps are not edited',
    () => {
      expect(createHash('sha256').update(tables.join('\n')).digest('hex')).toBe(catalog);
    },
  );

  it('is brought up to date', () => {
    expect(connection.migrated).toEqual(Object.keys(migrations).filter((step) => !steps.includes(step)));
  });

  it('keeps every row', async () => {
    for (const [table, list] of Object.entries(rows)) {
      const { rows: counted } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(table)}`.execute(connection.db);
      expect([table, counted[0]?.count]).toEqual([table, list.length]);
    }
  });

  it('keeps its session: the bearer that a browser has goes on, and is renewed', async () => {
    const { kid, private_material: pem } = await connection.db
      .selectFrom('signing_key')
      .select(['kid', 'private_material'])
      .where('purpose', '=', 'idToken')
      .executeTakeFirstOrThrow();
    const seconds = Math.floor(now().getTime() / 1000);
    const token = await new SignJWT({ sid: session.sid })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
      .setIssuer(backend.config.publicOrigin)
      .setAudience(portalAudience)
      .setSubject(session.user_id)
      .setIssuedAt(seconds)
      .setNotBefore(seconds)
      .setExpirationTime(seconds + 3_600)
      .sign(createPrivateKey(pem));
    const wells = await backend.call('GET', '/api/ExceptionReport/GetWells', { app, token });
    expect(wells.status).toBe(200);
    expect(wells.rows.map(({ id }) => id).sort()).toEqual(rows['well']?.map(({ id }) => id).sort());
    const renewed = await backend.call('POST', '/api/CNXAuth/refreshtoken', { app, body: { refreshToken } });
    expect(renewed.status).toBe(200);
    expect(renewed.body.id_token).toBeTruthy();
  });

  it.each([
    ['engineer@cnx.example', 'Portal#2026', 200],
    ['admin@cnx.example', 'Kept+Word2026', 200],
    ['admin@cnx.example', 'Portal#2026', 401],
  ])('keeps its accounts: %s by %s gets %i', async (email, password, expected) => {
    const { passwordPublicKey } = (await app.inject('/cnx-config.json')).json<{
      passwordPublicKey: string;
    }>();
    const sealed = sealFor(passwordPublicKey, password, now());
    expect((await backend.signIn(email, undefined, { app, sealed })).status).toBe(expected);
  });
});
