import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

const sessionOver = { status: 401, text: 'Session timedout. Please relogin.' };
const minutes = 60;
const hours = 60 * minutes;
let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

const wells = (token: string, more = {}) =>
  backend.call('GET', '/api/ExceptionReport/GetWells', { token, ...more });
const refresh = (refreshToken: string, more = {}) =>
  backend.call('POST', '/api/CNXAuth/refreshtoken', { body: { refreshToken }, ...more });
const logOut = (token: string | undefined, body = {}) =>
  backend.call('POST', '/api/CNXAuth/Logout', { body, ...(token ? { token } : {}) });

describe('a session', () => {
  it('ends after 52 minutes without a call, to the second', async () => {
    const { id_token: token } = (await backend.signIn()).body;
    backend.clock.pass(52 * minutes - 1);
    expect((await wells(token)).status).toBe(200);
    backend.clock.pass(52 * minutes);
    const over = await wells(token);
    expect(over).toMatchObject(sessionOver);
    expect(over.headers['content-type']).toContain('text/plain');
  });

  it('of an SSO user ends after 112 minutes without a call', async () => {
    const { body } = await backend.signIn();
    const { db } = backend.database;
    await db.updateTable('user_session').set({ kind: 'sso' }).execute();
    backend.clock.pass(10);
    await wells(body.id_token);
    backend.clock.pass(112 * minutes - 1);
    expect((await refresh(body.refresh_token)).status).toBe(200);
    backend.clock.pass(112 * minutes);
    expect(await wells(body.id_token)).toMatchObject(sessionOver);
  });

  it('ends after eight hours however busy it is, and renewal does not move that', async () => {
    let { id_token: token, refresh_token: refreshToken } = (await backend.signIn()).body;
    for (let passed = 0; passed < 8 * hours - 30 * minutes; passed += 30 * minutes) {
      backend.clock.pass(30 * minutes);
      const renewed = await refresh(refreshToken);
      expect(renewed.status).toBe(200);
      ({ id_token: token, refresh_token: refreshToken } = renewed.body);
    }
    backend.clock.pass(30 * minutes - 1);
    expect((await wells(token)).status).toBe(200);
    backend.clock.pass(1);
    backend.clock.pass(5);
    expect(await wells(token)).toMatchObject(sessionOver);
    expect(await refresh(refreshToken)).toMatchObject(sessionOver);
  });

  it('outlives its id_token, which answers another 401 then', async () => {
    const { body } = await backend.signIn();
    backend.clock.pass(40 * minutes);
    expect((await wells(body.id_token)).status).toBe(200);
    backend.clock.pass(20 * minutes - 1);
    expect((await wells(body.id_token)).status).toBe(200);
    backend.clock.pass(1);
    const expired = await wells(body.id_token);
    expect(expired).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'The id_token has expired' }] },
    });
    const renewed = await refresh(body.refresh_token);
    expect((await wells(renewed.body.id_token)).status).toBe(200);
  });

  it('ends with its account', async () => {
    const { body } = await backend.signIn();
    expect((await wells(body.id_token)).status).toBe(200);
    await backend.database.db.updateTable('app_user').set({ active: false }).execute();
    backend.clock.pass(5);
    expect(await wells(body.id_token)).toMatchObject(sessionOver);
  });

  it('has the role of its account, not that of its token', async () => {
    const { body } = await backend.signIn('admin@cnx.example');
    const others = '/api/CNXUser/userinfo?email=engineer@cnx.example';
    expect((await backend.call('GET', others, { token: body.id_token })).status).toBe(200);
    await backend.database.db.updateTable('app_user').set({ role_id: 2 }).where('role_id', '=', 1).execute();
    backend.clock.pass(5);
    expect((await backend.call('GET', others, { token: body.id_token })).status).toBe(403);
  });

  it('goes on while the disk is full, but does not hide other faults', async () => {
    const { body } = await backend.signIn();
    const { db } = backend.database;
    const fault = async (code: string) => {
      await sql`create or replace function refuse() returns trigger language plpgsql as
        ${sql.raw(`'begin raise exception ''refused'' using errcode = ''${code}''; end'`)}`.execute(db);
      backend.clock.pass(5);
    };
    await fault('53100');
    await sql`create trigger refuse before update on user_session for each row execute function refuse()`.execute(
      db,
    );
    expect((await wells(body.id_token)).status).toBe(200);
    expect((await logOut(body.id_token)).status).toBe(503);
    await fault('22012');
    expect((await wells(body.id_token)).status).toBe(500);
  });
});

describe('signing out', () => {
  it('kills id_token and refresh token at once, in the same and within five seconds in another process', async () => {
    const other = await backend.another();
    const { body } = await backend.signIn();
    expect((await wells(body.id_token, { app: other })).status).toBe(200);
    expect(await logOut(body.id_token)).toMatchObject({
      status: 200,
      body: { message: 'Signed out', errors: [] },
    });
    expect(await wells(body.id_token)).toMatchObject(sessionOver);
    expect(await refresh(body.refresh_token)).toMatchObject(sessionOver);
    backend.clock.pass(5);
    expect(await wells(body.id_token, { app: other })).toMatchObject(sessionOver);
  });

  it('leaves the other sessions of the user alone', async () => {
    const one = (await backend.signIn()).body;
    const other = (await backend.signIn()).body;
    await logOut(one.id_token);
    expect((await wells(other.id_token)).status).toBe(200);
  });

  it('works with an expired id_token, with the refresh token alone, twice, and with nothing', async () => {
    const one = (await backend.signIn()).body;
    backend.clock.pass(50 * minutes);
    await wells(one.id_token);
    backend.clock.pass(20 * minutes);
    expect((await logOut(one.id_token)).status).toBe(200);
    expect(await wells(one.id_token)).toMatchObject(sessionOver);
    const other = (await backend.signIn()).body;
    expect((await logOut(undefined, { refreshToken: other.refresh_token })).status).toBe(200);
    expect(await wells(other.id_token)).toMatchObject(sessionOver);
    expect((await logOut(other.id_token)).status).toBe(200);
    expect((await logOut(undefined)).status).toBe(200);
    expect((await logOut('x.y.z', { refreshToken: 'unheard of' })).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it('is good once: its successor follows it', async () => {
    const { body } = await backend.signIn();
    const next = await refresh(body.refresh_token);
    expect(next.body).toMatchObject({ id_token: expect.any(String) as unknown, expires_in: 3600 });
    expect(next.body.refresh_token).not.toBe(body.refresh_token);
    backend.clock.pass(60);
    expect((await refresh(next.body.refresh_token)).status).toBe(200);
  });

  it('gives the same successor for 30 seconds, in every process', async () => {
    const other = await backend.another();
    const { body } = await backend.signIn();
    const first = await refresh(body.refresh_token);
    backend.clock.pass(30);
    const again = await refresh(body.refresh_token, { app: other });
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(first.body.refresh_token);
    expect((await wells(again.body.id_token)).status).toBe(200);
  });

  it('gives one successor to parallel calls', async () => {
    const { body } = await backend.signIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(body.refresh_token)));
    expect(new Set(answers.map((answer) => answer.body.refresh_token)).size).toBe(1);
  });

  it('that comes back after 30 seconds ends the whole family', async () => {
    const { body } = await backend.signIn();
    const first = (await refresh(body.refresh_token)).body;
    const second = (await refresh(first.refresh_token)).body;
    backend.clock.pass(31);
    expect(await refresh(body.refresh_token)).toMatchObject(sessionOver);
    expect(await refresh(second.refresh_token)).toMatchObject(sessionOver);
    expect(await wells(second.id_token)).toMatchObject(sessionOver);
    const { db } = backend.database;
    const events = await db
      .selectFrom('audit_event')
      .select('outcome')
      .where('kind', '=', 'refreshReuse')
      .execute();
    expect(events).toHaveLength(1);
  });

  it.each(['unheard of', 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln'])(
    'that never was (%s) is refused in JSON',
    async (text) => {
      expect(await refresh(text)).toMatchObject({
        status: 401,
        body: { errors: [{ message: expect.any(String) as unknown }] },
      });
    },
  );

  it('is not its own hash', async () => {
    await backend.signIn();
    const { db } = backend.database;
    const row = await db.selectFrom('refresh_token').select('token_hash').executeTakeFirstOrThrow();
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      expect((await refresh(row.token_hash.toString(encoding))).status).toBe(401);
    }
  });
});
