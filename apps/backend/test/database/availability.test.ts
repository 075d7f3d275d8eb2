import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
    poolSize: 5,
    warn: (message) => warnings.push(message),
  });
});
afterEach(async () => {
  await proxy.close();
  await connection.close();
});

const read = () => sql`select 1 as one`.execute(connection.db);
const slowRead = () => sql`select pg_sleep(8)`.execute(connection.db);

/** How long something took to fail, ms, and that it failed because the database is away. */
async function msUntilRefused(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const error = await run().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(classifyFailure(error)).toBe('unavailable');
  return performance.now() - began;
}

describe.each(['stalls', 'is cut'] as const)('a database whose wire %s', { timeout: 60_000 }, (fault) => {
  const breakWire = async () => (fault === 'stalls' ? proxy.stall() : proxy.cut());

  it('is refused quickly, to those who wait as to those who come, and serves again by itself', async () => {
    await Promise.all([read(), read(), read()]);
    const waiting = [slowRead, slowRead, slowRead, slowRead, slowRead, read, read].map(msUntilRefused);
    await sleep(200);
    const broken = performance.now();
    await breakWire();
    const waited = Math.max(...(await Promise.all(waiting))) - 200;
    await until(() => !connection.isAvailable(), 10_000, 'the finding that it is away');
    const found = performance.now() - broken;
    const refused = Math.max(...(await Promise.all(Array.from({ length: 20 }, () => msUntilRefused(read)))));
    expect(refused).toBeLessThan(500);

    await proxy.restore();
    const recovered = await until(connection.isAvailable, 10_000, 'the recovery');
    const answers = await Promise.all(Array.from({ length: 20 }, read));
    expect(answers).toHaveLength(20);
    expect(warnings).toContain('The database does not answer.');
    expect(warnings.at(-1)).toBe('The database answers again.');
    expect(found, 'ms until it is known to be away').toBeLessThan(4_000);
    expect(recovered, 'ms until it serves again').toBeLessThan(5_000);
    const figures = { waited, found, refused, recovered };
    console.log(
      fault,
      Object.entries(figures)
        .map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
        .join(', '),
    );
  });
});

describe('a database that is slow', { timeout: 60_000 }, () => {
  it('is not mistaken for one that is away, while it sends something', async () => {
    const streaming = sql`select repeat('x', 1000000), pg_sleep(0.05) from generate_series(1, 40)`.execute(
      connection.db,
    );
    await expect(streaming).resolves.toMatchObject({ rows: { length: 40 } });
    expect(connection.isAvailable()).toBe(true);
  });

  it('keeps its other requests when one asks too much', async () => {
    const requests = [slowRead(), read(), read(), read()];
    await expect(Promise.all(requests.slice(1))).resolves.toHaveLength(3);
    await requests[0];
    expect(connection.isAvailable()).toBe(true);
  });
});

describe('reads that are tried again', { timeout: 60_000 }, () => {
  it('survive the loss of every session', async () => {
    await read();
    const survivor = retryRead(() =>
      sql<{ one: number }>`select 1 as one from pg_sleep(0.5)`.execute(connection.db),
    );
    await sleep(150);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and application_name = 'cnx'`.execute(
      database.batch,
    );
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
