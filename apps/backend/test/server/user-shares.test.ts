import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultLimits } from '../../src/limits.ts';
import { createConnections } from '../../src/server/connections.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { until } from '../support/processes.ts';

let backend: TestBackend;
let app: FastifyInstance;
let origin: string;
const token = { engineer: '', admin: '' };
const connections = createConnections(defaultLimits);
beforeAll(async () => {
  backend = await createTestBackend();
  app = await backend.another({ connections });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  token.engineer = (await backend.signIn('engineer@cnx.example')).body.id_token;
  token.admin = (await backend.signIn('admin@cnx.example')).body.id_token;
});
afterAll(async () => {
  await connections.drain(5_000);
  await backend.close();
});

const call = (path: string, bearer: string, options: RequestInit = {}) =>
  fetch(`${origin}/api${path}`, {
    ...options,
    headers: { authorization: `Bearer ${bearer}`, ...options.headers },
  });

const endOtherSessions = (bearer: string) =>
  call('/CNXUser/EndOtherSessions', bearer, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });

/** Statements of reads of the exceptions that wait for their table. */
async function waiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())
      and relation = 'production_drop_exception'::regclass`.execute(backend.database.batch);
  return rows.length;
}

/** Runs `work` while every read of the exceptions waits. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  await backend.database.batch.transaction().execute(async (tx) => {
    await sql`lock table production_drop_exception in access exclusive mode`.execute(tx);
    await work();
  });
}

/** Different reads of the exceptions, each with a window of its own. */
function readExceptions(year: number, count: number, signal?: AbortSignal) {
  return Array.from({ length: count }, (_, i) =>
    call(
      `/ExceptionReport/GetExceptions?from=${year}-01-01&to=${year}-11-01&limit=${i + 1}`,
      token.engineer,
      {
        ...(signal && { signal }),
      },
    ),
  );
}

describe('many heavy reads of one user', { timeout: 60_000 }, () => {
  it('hold no session that others sign in, read or change with, and too many of them are refused', async () => {
    let reads: Promise<Response>[] = [];
    await whileHeld(async () => {
      reads = readExceptions(2024, 64);
      await until(async () => (await waiting()) > 0, 'a read that waits');
      const refused = await call(
        '/ExceptionReport/GetExceptions?from=2023-01-01&to=2023-11-01',
        token.engineer,
      );
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await call('/CNXUser/GetProfile', token.admin)).status).toBe(200);
      expect((await call('/ExceptionReport/GetFields', token.admin)).status).toBe(200);
      expect((await backend.signIn('admin@cnx.example', undefined, { app })).status).toBe(200);
      expect((await endOtherSessions(token.admin)).status).toBe(200);
      expect((await endOtherSessions(token.engineer)).status).toBe(200);
      expect(await waiting()).toBeLessThanOrEqual(4);
    });
    await Promise.all(reads);
  });

  it('end in the database when their callers are gone', async () => {
    const callers = new AbortController();
    await whileHeld(async () => {
      const reads = Promise.allSettled(readExceptions(2025, 8, callers.signal));
      await until(async () => (await waiting()) > 0, 'a read that waits');
      callers.abort();
      await reads;
      await until(async () => (await waiting()) === 0, 'the end of what nobody waits for');
    });
    expect(backend.logged()).not.toContain('request failed');
    expect(
      (await call('/ExceptionReport/GetExceptions?from=2025-01-01&to=2025-11-01', token.engineer)).status,
    ).toBe(200);
  });
});
