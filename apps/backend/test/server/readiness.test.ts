import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../src/database/connect.ts';
import { freePort } from '../support/backend-process.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { startFakeProvider } from '../support/fake-provider.ts';
import { until } from '../support/processes.ts';
import type { FastifyInstance } from 'fastify';

let folder: string;
let backend: TestBackend;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'));
  backend = await createTestBackend({ CNX_PORTAL_DIR: folder, CNX_IDP: 'off' });
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

const ready = (of: TestBackend = backend, app?: FastifyInstance) =>
  of.call('GET', '/api/health/ready', app && { app });

describe('readiness is refused', () => {
  it('while the folder of the portal holds none', async () => {
    const without = await ready();
    expect(without.status).toBe(503);
    expect(JSON.stringify(without.body.errors)).toContain('CNX_PORTAL_DIR');
    await writeFile(join(folder, 'app.html'), '<title>CNX</title>');
    expect((await ready()).body).toMatchObject({ status: 'ok', identityProvider: 'none' });
  });
});

describe('readiness says that it is degraded', () => {
  it('while the database is read-only, and reading works', async () => {
    const url = new URL(backend.database.url);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const readOnly = await connectDatabase({ databaseUrl: url.href, dataDirectory: '' });
    try {
      const { id_token: token } = (await backend.signIn()).body;
      const app = await backend.another({ db: readOnly.db });
      const answer = await ready(backend, app);
      expect([answer.status, answer.body['status']]).toEqual([200, 'degraded']);
      expect((await backend.call('GET', '/api/ExceptionReport/GetFields', { app, token })).status).toBe(200);
      expect((await backend.signIn(undefined, undefined, { app })).status).toBe(503);
    } finally {
      await readOnly.close();
    }
  });

  it('from a statement that found no room until one finds some', async () => {
    const { db } = backend.database;
    await sql`create function no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
      db,
    );
    for (const table of ['user_session', 'outgoing_mail'])
      await sql`create trigger no_room before insert on ${sql.table(table)} execute function no_room()`.execute(
        db,
      );
    expect((await ready()).status).toBe(200);
    expect((await backend.signIn()).status).toBe(503);
    const degraded = await ready();
    expect([degraded.status, degraded.body['status']]).toEqual([200, 'degraded']);
    const lines = backend.logged();
    expect(lines).toContain('nothing can be stored');
    expect(lines).toContain('"problem":"storageFull"');
    expect(lines).not.toContain('"stack"');
    await sql`drop function no_room cascade`.execute(db);
    expect((await ready()).body['status']).toBe('ok');
    expect((await backend.signIn()).status).toBe(200);
    expect(await db.selectFrom('outgoing_mail').selectAll().execute()).toEqual([]);
  });
});

describe('the identity provider of a company', () => {
  const stateOf = (of: TestBackend) => async () => String((await ready(of)).body['identityProvider']);

  it('that is away is said in readiness and once in the log, and takes no process out', async () => {
    const away = await createTestBackend({
      CNX_SSO_AUTHORITY: `http://localhost:${await freePort()}/tenant/B2C_1_signin`,
      CNX_SSO_CLIENT_ID: 'portal',
    });
    try {
      const state = stateOf(away);
      await until(async () => (await state()) === 'away', 'the finding that it is away');
      expect((await ready(away)).status).toBe(200);
      expect(away.logged().match(/the identity provider does not answer/g)).toHaveLength(1);
    } finally {
      await away.close();
    }
  });

  it('that answers is known from the start', async () => {
    const provider = await startFakeProvider(() => new Date('2026-03-02T06:30:00Z'));
    const corporate = await createTestBackend({
      CNX_SSO_AUTHORITY: provider.authority,
      CNX_SSO_CLIENT_ID: provider.clientId,
    });
    try {
      const state = stateOf(corporate);
      await until(async () => (await state()) === 'answers', 'the finding that it answers');
    } finally {
      await corporate.close();
      await provider.close();
    }
  });
});
