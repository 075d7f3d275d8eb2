import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { until } from '../support/processes.ts';
import { startDatabaseProxy, type DatabaseProxy } from '../support/stalling-proxy.ts';
import type { FastifyInstance } from 'fastify';

let backend: TestBackend;
let proxy: DatabaseProxy;
let connection: DatabaseConnection;
let app: FastifyInstance;
let token: string;

beforeAll(async () => {
  backend = await createTestBackend();
  proxy = await startDatabaseProxy(backend.database.url);
  connection = await connectDatabase({ databaseUrl: proxy.url, dataDirectory: '', watch: true });
  app = await backend.another({ db: connection.db, isDatabaseAvailable: () => connection.isAvailable() });
  token = (await backend.signIn(undefined, undefined, { app })).body.id_token;
});
afterAll(async () => {
  await proxy.close();
  await connection.close();
  await backend.close();
});

const calls = {
  ready: () => backend.call('GET', '/api/health/ready', { app }),
  wells: () => backend.call('GET', '/api/ExceptionReport/GetWells', { app, token }),
  validate: () => backend.call('GET', '/api/CNXUser/validate/engineer@cnx.example', { app }),
  signIn: () => backend.signIn(undefined, undefined, { app, sealed: 'x'.repeat(344) }),
};

async function expectRefused(): Promise<void> {
  // Whatever this process remembers of the session must not hide that the database is away.
  backend.clock.pass(10);
  const answers = await Promise.all(Object.values(calls).map((call) => call()));
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body.errors).toHaveLength(1);
  }
  expect((await backend.call('GET', '/api/health/live', { app })).status).toBe(200);
  expect((await app.inject('/cnx-config.json')).statusCode).toBe(200);
  // They were answered because the database was found to be away, not because a statement took too long.
  await until(() => !connection.isAvailable(), 'the finding that it is away');
}

async function expectRecovered(): Promise<void> {
  await until(async () => (await calls.ready()).status === 200, 'the finding that it is back');
  expect((await calls.wells()).status).toBe(200);
  expect((await calls.validate()).status).toBe(200);
}

describe('while the database', () => {
  it('is silent, calls are refused soon, and served again when it speaks', async () => {
    expect((await calls.ready()).status).toBe(200);
    proxy.stall();
    await expectRefused();
    await expectRefused();
    await proxy.restore();
    await expectRecovered();
  });

  it('refuses connections, calls are refused soon, and served again when it takes them', async () => {
    await proxy.cut();
    await expectRefused();
    await proxy.restore();
    await expectRecovered();
  });
});
