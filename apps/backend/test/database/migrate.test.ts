import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import { missingExtension } from '../../src/database/migrations/0034-search.ts';
import { lowerAddresses } from '../../src/database/migrations/0065-lower-addresses.ts';
import { removeMadeUp } from '../../src/database/migrations/0069-optimization-engine.ts';
import { earlierReports } from '../../src/database/migrations/0101-earlier-reports.ts';
import { migrations } from '../../src/database/migrations/migrations.ts';
import { noteFirstReports } from '../../src/database/rollups.ts';
import { administer, databaseName, dropDatabase, quoted, withDatabase } from '../support/test-server.ts';
import { at, day, writeSmallField } from '../support/small-field.ts';
import { testServer } from '../support/test-database.ts';

let name: string;
let url: string;
let open: DatabaseConnection[];

beforeEach(async () => {
  name = databaseName('migration');
  url = withDatabase(testServer().adminUrl, name);
  open = [];
  await administer(testServer().adminUrl, `create database ${quoted(name)}`);
});
afterEach(async () => {
  await Promise.all(open.map((connection) => connection.close()));
  await dropDatabase(testServer().adminUrl, name);
});

async function connect(address = url): Promise<DatabaseConnection> {
  const connection = await connectDatabase({ databaseUrl: address, dataDirectory: '' });
  open.push(connection);
  return connection;
}

describe('opening a database', () => {
  it('makes the tables once, however many processes start at the same moment', async () => {
    const connections = await Promise.all(Array.from({ length: 5 }, () => connect()));
    const ran = connections.map(({ migrated }) => migrated);
    expect(ran.filter((steps) => steps.length > 0)).toEqual([Object.keys(migrations)]);
    const applied = await sql<{ name: string }>`select name from schema_migration order by name`.execute(
      open[0]!.db,
    );
    expect(applied.rows.map((row) => row.name)).toEqual(Object.keys(migrations));
    expect((await connect()).migrated).toEqual([]);
  });

  it('refuses one that a newer version wrote, names what it does not know, and changes nothing', async () => {
    const { db } = await connect();
    await sql`insert into schema_migration (name, timestamp) values ('9999-later', '')`.execute(db);
    await expect(connect()).rejects.toMatchObject({
      code: 'DB_NEWER',
      message:
        'The database was written by a newer version of this program (it knows 9999-later): start that version, or use another database.',
    });
  });

  it('keeps nothing of a step that fails', async () => {
    await administer(url, 'create table well (id text)');
    await expect(connect()).rejects.toMatchObject({
      code: 'DB_MIGRATION',
      message: 'The tables could not be brought up to date (0001-assets): relation "well" already exists',
    });
    const tables = await tablesOf(url);
    expect(tables.filter((table) => !table.startsWith('schema_migration'))).toEqual(['well']);
    await administer(url, 'drop table well');
    expect((await connect()).migrated).toEqual(Object.keys(migrations));
  });

  it('gives up in one line when another process holds the tables', async () => {
    const holder = await connect();
    await holder.bulk(async ({ db }) => {
      await sql`delete from schema_migration where name = '0009-system'`.execute(db);
      await sql`lock table schema_migration in access exclusive mode`.execute(db);
      const impatient = new URL(url);
      impatient.searchParams.set('options', '-c lock_timeout=300');
      await expect(connect(impatient.href)).rejects.toMatchObject({
        code: 'DB_LOCKED',
        message: expect.stringMatching(/^Another process [^\n]+$/),
      });
    });
  });
});

describe('addresses of before', () => {
  it('are stored so that they are found, and the later of two accounts of one address keeps its own', async () => {
    const { db } = await connect();
    const name = { first_name: 'Ana', last_name: 'Sas', role_id: 2 };
    const stored = ['Élodie@x.fr', 'ΣΑΣ@x.gr', 'σας@x.gr', 'Ana@x.fr'];
    await db
      .insertInto('app_user')
      .values(stored.map((email, day) => ({ ...name, email, created_at: new Date(day * 86_400_000) })))
      .execute();
    await lowerAddresses.up(db);
    const now = await db.selectFrom('app_user').select('email').orderBy('created_at').execute();
    expect(now.map(({ email }) => email)).toEqual(['élodie@x.fr', 'ΣΑΣ@x.gr', 'σας@x.gr', 'Ana@x.fr']);
  });
});

describe('advice of before', () => {
  it('goes where the demonstration had made it up, and stays where anyone else wrote it or decided on it', async () => {
    const { db } = await connect();
    await writeSmallField(db, { id: 'F', wells: { own: { oil: [1] }, made: { oil: [1] } } });
    await db.updateTable('well').set({ source: 'demonstration' }).where('id', '=', 'made').execute();
    const advice = (id: string, wellId: string, decidedBy: string | null) =>
      sql`
        insert into optimization_opportunity
          (id, well_id, kind, from_value, to_value, unit, expected_oil, oil_low, oil_high, confidence, status, found_at, decided_by)
        values (${id}, ${wellId}, 'frequencyUp', 50, 51, 'Hz', 2, 1, 3, 0.5, 'found', ${at(0)}, ${decidedBy})`.execute(
        db,
      );
    await advice('op-made-f1', 'made', null);
    await advice('op-made-f2', 'made', 'engineer@cnx.example');
    await advice('op-made-f3', 'made', 'ana@company.com');
    await advice('op-own-f1', 'own', null);
    const change = (id: string, wellId: string, decidedBy: string | null) =>
      sql`
        insert into frequency_change (id, well_id, at, from_hz, to_hz, kind, source, reason, status, decided_by)
        values (${id}, ${wellId}, ${at(0)}, 50, 51, 'executed', 'operator', '', 'done', ${decidedBy})`.execute(
        db,
      );
    await change('fc-made-l1', 'made', null);
    await change('fc-made-l2', 'made', 'ana@company.com');
    await change('imported', 'made', null);
    await change('fc-own-l1', 'own', null);
    await removeMadeUp(db);
    const ids = async (table: 'optimization_opportunity' | 'frequency_change') =>
      (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
    expect(await ids('optimization_opportunity')).toEqual(['op-made-f3', 'op-own-f1']);
    expect(await ids('frequency_change')).toEqual(['fc-made-l2', 'fc-own-l1', 'imported']);
  });
});

describe('reports of before', () => {
  it('have no time at which they arrived, which a correction does not give them either', async () => {
    const { db } = await connect();
    await writeSmallField(db, { id: 'F', wells: { well: { oil: [1, 2] } } });
    await sql`delete from field_day where day = ${day(1)}`.execute(db);
    await earlierReports.up(db);
    await sql`insert into field_day (field_id, day, wells_reporting, wells_producing, suspect_rows, hours, oil, gas, water, water_injected)
      select field_id, ${day(1)}, wells_reporting, wells_producing, suspect_rows, hours, oil, gas, water, water_injected from field_day`.execute(
      db,
    );
    await noteFirstReports(db, ['well'], { from: day(0), to: day(1) }, at(2, 3));
    const kept = await db.selectFrom('first_report').select(['day', 'arrived_at']).orderBy('day').execute();
    expect(kept).toEqual([
      { day: day(0), arrived_at: null },
      { day: day(1), arrived_at: at(2, 3) },
    ]);
  });
});

describe('the extensions that the search needs', () => {
  it('are asked for in one line where they cannot be added, and used where an administrator has added them', async () => {
    await administer(url, `revoke create on database ${quoted(name)} from current_user, public`);
    await expect(connect()).rejects.toMatchObject({
      code: 'DB_EXTENSION',
      message:
        'The search needs the PostgreSQL extensions pg_trgm and unaccent, and the user of DATABASE_URL may not add pg_trgm: have an administrator of the database run "CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE EXTENSION IF NOT EXISTS unaccent;" in it once, and start again.',
    });
    expect((await tablesOf(url)).filter((table) => !table.startsWith('schema_migration'))).toEqual([]);
    await administer(
      url,
      `grant create on database ${quoted(name)} to current_user`,
      'create extension pg_trgm',
      'create extension unaccent',
      `revoke create on database ${quoted(name)} from current_user`,
    );
    expect((await connect()).migrated).toContain('0034-search');
  });

  it('are asked for in one line where the server has not got them', () => {
    const missing = Object.assign(new Error('extension "unaccent" is not available'), { code: '0A000' });
    expect(missingExtension('unaccent', missing)).toMatchObject({
      code: 'DB_EXTENSION',
      message: expect.stringMatching(/^The search needs [^\n]*unaccent is not installed[^\n]*contrib[^\n]*$/),
    });
    expect(missingExtension('unaccent', Object.assign(new Error('gone'), { code: '57P01' }))).toBeUndefined();
  });
});

async function tablesOf(address: string): Promise<string[]> {
  const pg = await import('pg');
  const client = new pg.default.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select tablename from pg_tables where schemaname = 'public' order by 1`,
    );
    return rows.map((row: { tablename: string }) => row.tablename);
  } finally {
    await client.end();
  }
}

describe('an address that leads nowhere', () => {
  const cases: [string, (good: URL) => void, string, RegExp][] = [
    [
      'no such database',
      (good) => (good.pathname = '/no_such'),
      'DB_MISSING',
      /^There is no database at \S+\/no_such: create it first/,
    ],
    [
      'nobody listens',
      (good) => {
        good.hostname = '127.0.0.1';
        good.port = '1';
        good.searchParams.delete('host');
      },
      'DB_UNREACHABLE',
      /^The database at 127\.0\.0\.1:1\/\S+ does not answer \(ECONNREFUSED\)\.$/,
    ],
    [
      'TLS that the server has not',
      (good) => good.searchParams.set('sslmode', 'verify-full'),
      'DB_SIGN_IN',
      /^No secure connection/,
    ],
  ];
  it.each(cases)('is explained in one line: %s', async (_, change, code, message) => {
    const address = new URL(url);
    change(address);
    await expect(connect(address.href)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it('is explained in one line that never repeats the password', async () => {
    for (const address of ['mysql://root:secret@db/x', 'postgres://user:sec ret@', 'nonsense secret']) {
      const error = await connect(address).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ code: 'DB_URL' });
      expect(String(error)).not.toContain('sec');
    }
  });
});

describe('the settings of sessions', () => {
  it('writes dates and numbers alike whatever the server is set to, and ends long requests only', async () => {
    await administer(
      testServer().adminUrl,
      `alter database ${quoted(name)} set timezone to 'Asia/Tokyo'`,
      `alter database ${quoted(name)} set datestyle to 'German, DMY'`,
      `alter database ${quoted(name)} set statement_timeout to '7s'`,
      `alter database ${quoted(name)} set lock_timeout to '7s'`,
    );
    const connection = await connect();
    const values = await sql`
      select '2026-03-01'::date as day, '2026-03-01 12:00+00'::timestamptz as at, count(*) as count, 1.5::numeric as share,
             current_setting('timezone') as zone`.execute(connection.db);
    expect(values.rows).toEqual([
      { day: '2026-03-01', at: new Date('2026-03-01T12:00:00Z'), count: 1, share: 1.5, zone: 'UTC' },
    ]);
    const timeouts = (db: DatabaseConnection['db']) =>
      sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
        db,
      );
    expect((await timeouts(connection.db)).rows).toEqual([{ statement: '10s', lock: '0' }]);
    expect((await timeouts(connection.batch)).rows).toEqual([{ statement: '0', lock: '1min' }]);
  });

  it('plans statements as on the embedded server, whatever the server is set to', async () => {
    await administer(
      testServer().adminUrl,
      `alter database ${quoted(name)} set jit to on`,
      `alter database ${quoted(name)} set random_page_cost to 4`,
    );
    const connection = await connect();
    for (const db of [connection.db, connection.batch]) {
      const { rows } = await sql`
        select current_setting('jit') as jit, current_setting('random_page_cost') as page`.execute(db);
      expect(rows).toEqual([{ jit: 'off', page: '1.1' }]);
    }
  });

  it('ends a statement that runs too long', async () => {
    const connection = await connectDatabase({
      databaseUrl: url,
      dataDirectory: '',
      statementTimeoutMs: 200,
    });
    open.push(connection);
    const { rows } = await sql`show statement_timeout`.execute(connection.db);
    expect(rows).toEqual([{ statement_timeout: '200ms' }]);
    await expect(sql`select pg_sleep(20)`.execute(connection.db)).rejects.toMatchObject({ code: '57014' });
  });
});
