import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

const wrong = { status: 401, body: { errors: [{ message: 'Invalid username or password' }] } };
const email = 'engineer@cnx.example';
const fail = async (times: number, account = email) => {
  for (let time = 0; time < times; time += 1)
    expect(await backend.signIn(account, 'Wrong#2026')).toMatchObject(wrong);
};
const succeeds = async (account = email) => (await backend.signIn(account)).status === 200;

describe('lock-out', () => {
  it('lets the right password in after four failures and starts afresh then', async () => {
    await fail(4);
    expect(await succeeds()).toBe(true);
    await fail(4);
    expect(await succeeds()).toBe(true);
  });

  it('makes an account wait a minute after five failures, with the same text', async () => {
    await fail(5);
    expect(await backend.signIn()).toMatchObject(wrong);
    backend.clock.pass(59);
    expect(await backend.signIn()).toMatchObject(wrong);
    backend.clock.pass(1);
    expect(await succeeds()).toBe(true);
  });

  it('forgets failures after five minutes', async () => {
    await fail(4);
    backend.clock.pass(300);
    await fail(4);
    expect(await succeeds()).toBe(true);
  });

  it('doubles the wait up to fifteen minutes', async () => {
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await fail(5);
      backend.clock.pass(minutes * 60 - 1);
      expect(await backend.signIn()).toMatchObject(wrong);
      backend.clock.pass(1);
    }
    expect(await succeeds()).toBe(true);
    await fail(5);
    backend.clock.pass(60);
    expect(await succeeds()).toBe(true);
  });

  it('does not count tries while the account waits', async () => {
    await fail(5);
    await fail(20);
    backend.clock.pass(60);
    await fail(4);
    expect(await succeeds()).toBe(true);
  });

  it('knows an account in any spelling, and treats unknown ones alike', async () => {
    await fail(2, 'ENGINEER@cnx.example');
    await fail(3, 'Engineer@CNX.EXAMPLE');
    expect(await backend.signIn()).toMatchObject(wrong);
    await fail(5, 'nobody@cnx.example');
    const locks = await backend.database.db
      .selectFrom('sign_in_lock')
      .select('account')
      .orderBy('account')
      .execute();
    expect(locks.map(({ account }) => account)).toEqual(['engineer@cnx.example', 'nobody@cnx.example']);
  });

  it('holds in every process', async () => {
    const other = await backend.another();
    await fail(5);
    expect(await backend.signIn(email, undefined, { app: other })).toMatchObject(wrong);
  });

  it('cannot be outrun by trying in parallel', async () => {
    const other = await backend.another();
    const sealed = await Promise.all(Array.from({ length: 30 }, () => backend.seal('Wrong#2026')));
    await Promise.all(
      sealed.map((text, index) =>
        backend.signIn(email, undefined, { sealed: text, ...(index % 2 ? { app: other } : {}) }),
      ),
    );
    const { db } = backend.database;
    const looked = await db.selectFrom('sign_in_failure').select('id').execute();
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(await backend.signIn()).toMatchObject(wrong);
  });

  it('leaves other accounts and sessions alone', async () => {
    const { body } = await backend.signIn();
    await fail(5);
    expect(await succeeds('admin@cnx.example')).toBe(true);
    const token = body.id_token;
    expect((await backend.call('GET', '/api/ExceptionReport/GetWells', { token })).status).toBe(200);
  });

  it('is shared with the password update', async () => {
    for (let time = 0; time < 5; time += 1) {
      const passwords = {
        oldPassword: await backend.seal('Wrong#2026'),
        newPassword: await backend.seal('Next#20266'),
      };
      const body = { userEmail: email, ...passwords };
      expect(await backend.call('POST', '/api/CNXAuth/ResetPassword', { body })).toMatchObject(wrong);
    }
    expect(await backend.signIn()).toMatchObject(wrong);
  });

  it('is written into the audit log', async () => {
    await fail(5);
    const events = await backend.database.db.selectFrom('audit_event').select(['kind', 'outcome']).execute();
    expect(events.filter(({ kind }) => kind === 'signIn')).toHaveLength(5);
    expect(events.filter(({ kind }) => kind === 'lockOut')).toEqual([
      { kind: 'lockOut', outcome: 'refused' },
    ]);
  });
});

describe('the limit of an address', () => {
  it('counts failures over all accounts, and nothing else', async () => {
    const address = '192.0.2.7';
    for (let time = 0; time < 60; time += 1)
      expect((await backend.signIn(email, undefined, { address })).status).toBe(200);
    for (let time = 0; time < 50; time += 1) {
      expect((await backend.signIn(`nobody${time}@cnx.example`, 'Wrong#2026', { address })).status).toBe(401);
    }
    const refused = await backend.signIn(email, undefined, { address });
    expect(refused).toMatchObject({
      status: 429,
      body: { errors: [{ message: expect.stringContaining('Wait') as unknown }] },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await backend.signIn(email, undefined, { address: '192.0.2.8' })).status).toBe(200);
    backend.clock.pass(300);
    expect((await backend.signIn(email, undefined, { address })).status).toBe(200);
  });
});
