import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSessions, type Sessions } from '../../src/auth/sessions.ts';
import { findUserByEmail, type AppUser } from '../../src/auth/users.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { until } from '../support/processes.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    backend.database.batch,
  );
  return rows.length > 0;
}

describe('a session that is ended while it is in use', () => {
  let sessions: Sessions;
  let user: AppUser;
  let sid: string;
  beforeEach(async () => {
    const { database, clock, config } = backend;
    sessions = createSessions(database.db, clock.now, config.limits);
    user = (await findUserByEmail(database.db, 'engineer@cnx.example'))!;
    ({ sid } = await sessions.open(database.db, user, 'password', { address: '::1' }));
  });

  it.each([
    ['alone', (tx: Parameters<Sessions['revoke']>[0]) => sessions.revoke(tx, sid, 'test')],
    [
      'with all of its user',
      (tx: Parameters<Sessions['revoke']>[0]) => sessions.revokeAll(tx, user.id, 'test'),
    ],
  ])('%s answers no call once its end is stored', async (_name, end) => {
    const between: ReturnType<Sessions['resume']>[] = [];
    await sessions.resume(sid);
    await backend.database.db.transaction().execute(async (tx) => {
      await end(tx);
      // No other connection sees the end yet.
      between.push(sessions.resume(sid), sessions.resume(sid, { background: true }));
      expect(await between[1]).toMatchObject({ sid });
      await until(isWaitingForLock, 'the wait of a call for what ends its session');
    });
    expect(await between[0]).toBeUndefined();
    expect(await sessions.resume(sid)).toBeUndefined();
    expect(await sessions.resume(sid, { background: true })).toBeUndefined();
  });

  it('goes on when its end was taken back, and is remembered again', async () => {
    const { db } = backend.database;
    await db
      .transaction()
      .execute(async (tx) => {
        await sessions.revoke(tx, sid, 'test');
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await sessions.resume(sid)).toMatchObject({ sid });
    backend.clock.pass(61);
    await sessions.resume(sid);
    await db
      .updateTable('user_session')
      .set({ revoked_at: backend.clock.now() })
      .where('sid', '=', sid)
      .execute();
    expect(await sessions.resume(sid)).toMatchObject({ sid });
    backend.clock.pass(5);
    expect(await sessions.resume(sid)).toBeUndefined();
  });
});

describe('an administrator whose role was taken away elsewhere', () => {
  it('neither reads nor changes anything as one, in whichever process', async () => {
    const { db } = backend.database;
    const { id_token: token } = (await backend.signIn('admin@cnx.example')).body;
    const log = () => callOperation(backend, 'getAuditEvents', token);
    const toggle = () =>
      callOperation(backend, 'changeRegisteredApplication', token, {
        body: { id: 'linked-app', active: false },
      });
    expect((await log()).status).toBe(200);
    await db.updateTable('app_user').set({ role_id: 2 }).where('email', '=', 'admin@cnx.example').execute();
    expect((await log()).status).toBe(403);
    expect((await toggle()).status).toBe(403);
    const app = await db.selectFrom('registered_app').select('active').executeTakeFirst();
    expect(app).toEqual({ active: true });
  });
});

describe('a call that pages make by themselves', () => {
  it.each([
    ['getNotificationsInfo', { query: { email: 'engineer@cnx.example' } }],
    ['saveVisit', { body: { place: 'exceptionReport' } }],
  ] as const)('%s keeps no session from ending for idleness', async (operation, given) => {
    const { id_token: token } = (await backend.signIn()).body;
    const { localIdleSeconds } = backend.config.limits;
    const repeat = () => callOperation(backend, operation, token, given);
    for (let asked = 0; asked < 3; asked += 1) {
      backend.clock.pass(localIdleSeconds / 3 - 1);
      expect((await repeat()).status).toBe(200);
    }
    backend.clock.pass(3 + backend.config.limits.sessionCacheSeconds);
    expect((await repeat()).status).toBe(401);
  });
});

describe('an id_token that has expired', () => {
  it('keeps no session from ending for idleness', async () => {
    const { limits } = backend.config;
    const { id_token: token, refresh_token: refreshToken } = (await backend.signIn()).body;
    backend.clock.pass(limits.idTokenSeconds - limits.localIdleSeconds + 60);
    const profile = () => callOperation(backend, 'getProfile', token);
    expect((await profile()).status).toBe(200);
    backend.clock.pass(limits.localIdleSeconds - 30);
    expect(await profile()).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'The id_token has expired' }] },
    });
    backend.clock.pass(31);
    const renewed = await backend.call('POST', '/api/CNXAuth/refreshtoken', { body: { refreshToken } });
    expect(renewed.status).toBe(401);
  });
});
