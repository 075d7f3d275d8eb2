import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import { classifyFailure } from '../../src/database/failure.ts';
import { retryRead } from '../../src/database/retry-read.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../support/stalling-proxy.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';
import { until } from '../support/processes.ts';

let database: TestDatabase;
let proxy: DatabaseProxy;
let connection: DatabaseConnection;
let warnings: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  proxy = await startDatabaseProxy(database.url);
  warnings = [];
  connection = await connectDatabase({
    databaseUrl: proxy.url,
    dataDirectory: '',
    watch: true,
    otherSessions: 5,
    warn: (message) => warnings.push(message),
  });
});
afterEach(async () => {
  await proxy.close();
  await connection.close();
});

describe('a database that comes after the start', () => {
  it('is waited for, and said to be', async () => {
    await proxy.cut();
    const said: string[] = [];
    const late = connectDatabase({
      databaseUrl: proxy.url,
      dataDirectory: '',
      awaitServer: (message) => said.push(message),
    });
    await until(() => said.length > 0, 'the wait');
    await proxy.restore();
    const opened = await late;
    await sql`select 1`.execute(opened.db);
    await opened.close();
    expect(said).toEqual([expect.stringMatching(/does not answer \(ECONNREFUSED\)\. Waiting for it\.$/)]);
  });

  it('fails a command at once', async () => {
    await proxy.cut();
    await expect(connectDatabase({ databaseUrl: proxy.url, dataDirectory: '' })).rejects.toThrow(
      /does not answer/,
    );
    await proxy.restore();
  });
});

const read = () => sql`select 1 as one`.execute(connection.db);
const slowRead = (seconds: number) => sql`select pg_sleep(${seconds}::float)`.execute(connection.db);

/** How many statements of the connection under test wait in the server for something of this kind. */
async function waits(kind: 'Lock' | 'Timeout'): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'cnx' and wait_event_type = ${kind}`.execute(
    database.batch,
  );
  return rows[0]!.count;
}

/** Expects that something fails because the database is away. */
async function expectRefusal(run: () => Promise<unknown>): Promise<void> {
  const error = await run().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(classifyFailure(error)).toBe('unavailable');
}

describe.each(['stalls', 'is cut'] as const)('a database whose wire %s', (fault) => {
  const breakWire = async () => (fault === 'stalls' ? proxy.stall() : proxy.cut());

  it('is refused quickly, to those who wait as to those who come, and serves again by itself', async () => {
    await Promise.all([read(), read(), read()]);
    // A limit on statements would end them with another error.
    const busy = Array.from({ length: 5 }, () => expectRefusal(() => slowRead(60)));
    await until(async () => (await waits('Timeout')) === 5, 'the start of all slow reads');
    const waiting = [read, read].map(expectRefusal);
    await breakWire();
    await Promise.all([...busy, ...waiting]);
    await until(() => !connection.isAvailable(), 'the finding that it is away');
    const asked = vi.spyOn(pg.Pool.prototype, 'connect');
    await Promise.all(Array.from({ length: 20 }, () => expectRefusal(read)));
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();

    await proxy.restore();
    await until(connection.isAvailable, 'the recovery');
    const answers = await Promise.all(Array.from({ length: 20 }, read));
    expect(answers).toHaveLength(20);
    expect(warnings).toContain('The database does not answer.');
    expect(warnings.at(-1)).toBe('The database answers again.');
  });
});

describe('a database that is slow', () => {
  it('is not mistaken for one that is away, while it sends something', async () => {
    const streaming = sql`select repeat('x', 1000000), pg_sleep(0.05) from generate_series(1, 40)`.execute(
      connection.db,
    );
    await expect(streaming).resolves.toMatchObject({ rows: { length: 40 } });
    expect(connection.isAvailable()).toBe(true);
  });

  it('keeps its other requests when one asks too much', async () => {
    // Longer than it takes to find that a database is away.
    const requests = [slowRead(4), read(), read(), read()];
    await expect(Promise.all(requests.slice(1))).resolves.toHaveLength(3);
    await requests[0];
    expect(connection.isAvailable()).toBe(true);
  });
});

describe('reads that are tried again', () => {
  it('survive the loss of every session', async () => {
    await read();
    // The read waits for a lock that the test holds, so that it is under way whenever the sessions end.
    const holder = new pg.Client({ connectionString: database.url, application_name: 'holder' });
    await holder.connect();
    await holder.query('select pg_advisory_lock(1)');
    const survivor = retryRead(() =>
      sql<{ one: number }>`select 1 as one from pg_advisory_lock_shared(1)`.execute(connection.db),
    );
    await until(async () => (await waits('Lock')) === 1, 'the start of the read');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and application_name = 'cnx'`.execute(
      database.batch,
    );
    await holder.end();
    await expect(survivor).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('end with the error when the database stays away, and at once when the fault is their own', async () => {
    let tries = 0;
    await proxy.cut();
    await expect(retryRead(() => ((tries += 1), read()))).rejects.toThrow();
    expect(tries).toBe(4);
    let wrong = 0;
    const nonsense = retryRead(() => ((wrong += 1), sql`select nonsense`.execute(database.db)));
    await expect(nonsense).rejects.toMatchObject({ code: '42703' });
    expect(wrong).toBe(1);
  });
});
