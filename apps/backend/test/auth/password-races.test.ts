import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkpointAfter, type Checkpoint } from '../support/checkpoint.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { until } from '../support/processes.ts';

const email = 'engineer@cnx.example';
const password = 'Portal#2026';
const wrong = { status: 401, body: { errors: [{ message: 'Invalid username or password' }] } };

let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

/** Another process that stops at a checkpoint. */
const stoppingAt = (checkpoint: Checkpoint) =>
  backend.another({ db: backend.database.db.withPlugin(checkpoint.plugin) });
/** The last statement of a password check that succeeded: the password is known to be right, nothing is opened yet. */
const afterThePasswordCheck = () => checkpointAfter('DeleteQueryNode', 'sign_in_lock');

const update = async (old: string, next: string, app = backend.app) =>
  backend.call('POST', '/api/CNXAuth/ResetPassword', {
    app,
    body: { userEmail: email, oldPassword: await backend.seal(old), newPassword: await backend.seal(next) },
  });
const openSessions = async () => {
  const { db } = backend.database;
  return (await db.selectFrom('user_session').select('sid').where('revoked_at', 'is', null).execute()).length;
};
/** Until a statement waits for a lock that another transaction has. */
const untilBlocked = () =>
  until(async () => {
    const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(backend.database.db);
    return rows.length > 0;
  }, 'a wait for a lock');
const resetCode = async () => {
  await backend.call('POST', '/api/CNXAuth/ForgotPassword', { body: { email, applicationURL: 'none' } });
  const { body } = await backend.database.db
    .selectFrom('outgoing_mail')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /code=([\w-]+)/.exec(body)?.[1] ?? '';
};

describe('a sign-in beside a change of its password', () => {
  it.each([
    ['the old password', () => Promise.resolve(password)],
    ['the code of a reset mail', resetCode],
  ])('opens nothing when the change, by %s, is quicker', async (_, proof) => {
    const checkpoint = afterThePasswordCheck();
    const other = await stoppingAt(checkpoint);
    const old = await proof();
    const signIn = backend.signIn(email, password, { app: other });
    await checkpoint.reached;
    expect((await update(old, 'Another+2026')).status).toBe(200);
    checkpoint.release();
    expect(await signIn).toMatchObject(wrong);
    expect(await openSessions()).toBe(0);
    expect((await backend.signIn(email, 'Another+2026')).status).toBe(200);
  });

  it('is ended by the change when it is quicker', async () => {
    const checkpoint = checkpointAfter('InsertQueryNode', 'user_session');
    const other = await stoppingAt(checkpoint);
    const signIn = backend.signIn(email, password, { app: other });
    await checkpoint.reached;
    const change = update(password, 'Another+2026');
    await untilBlocked();
    checkpoint.release();
    const { status, body } = await signIn;
    expect(status).toBe(200);
    expect((await change).status).toBe(200);
    expect(await openSessions()).toBe(0);
    const token = body.id_token;
    expect((await backend.call('GET', '/api/ExceptionReport/GetWells', { token })).status).toBe(401);
  });

  it('opens nothing for an account that is switched off meanwhile', async () => {
    const checkpoint = afterThePasswordCheck();
    const signIn = backend.signIn(email, password, { app: await stoppingAt(checkpoint) });
    await checkpoint.reached;
    await backend.database.db
      .updateTable('app_user')
      .set({ active: false })
      .where('email', '=', email)
      .execute();
    checkpoint.release();
    expect(await signIn).toMatchObject(wrong);
    expect(await openSessions()).toBe(0);
  });

  it('goes on when only the cost of the hash was raised meanwhile', async () => {
    const checkpoint = afterThePasswordCheck();
    const other = await stoppingAt(checkpoint);
    const signIn = backend.signIn(email, password, { app: other });
    await checkpoint.reached;
    const dearer = await backend.another({ hashCost: { memoryKiB: 128, passes: 1, lanes: 1 } });
    expect((await backend.signIn(email, password, { app: dearer })).status).toBe(200);
    checkpoint.release();
    expect((await signIn).status).toBe(200);
    expect(await openSessions()).toBe(2);
  });
});

describe('a sign-in whose hash cannot be brought to the current cost', () => {
  it('is answered, and the log says why', async () => {
    const impossible = await backend.another({ hashCost: { memoryKiB: 1, passes: 1, lanes: 1 } });
    expect((await backend.signIn(email, password, { app: impossible })).status).toBe(200);
    expect(backend.logged()).toContain('a password hash was left at its old cost');
    expect((await backend.signIn(email, password)).status).toBe(200);
  });
});

describe('a sign-out beside a change of the password', () => {
  it('is answered, and so is the change, when it has its session already', async () => {
    const { body } = await backend.signIn(email, password);
    const checkpoint = checkpointAfter('UpdateQueryNode', 'user_session');
    const signOut = backend.call('POST', '/api/CNXAuth/Logout', {
      app: await stoppingAt(checkpoint),
      body: { refreshToken: body.refresh_token },
    });
    await checkpoint.reached;
    const change = update(password, 'Another+2026');
    await untilBlocked();
    checkpoint.release();
    expect((await signOut).status).toBe(200);
    expect((await change).status).toBe(200);
    expect(await openSessions()).toBe(0);
  });
});

describe('a change beside a sign-in that raises the cost of the hash', () => {
  it.each([
    ['the old password', () => Promise.resolve(password)],
    ['the code of a reset mail', resetCode],
  ])('goes on, by %s', async (_, proof) => {
    const checkpoint = afterThePasswordCheck();
    const other = await stoppingAt(checkpoint);
    const change = update(await proof(), 'Another+2026', other);
    await checkpoint.reached;
    const dearer = await backend.another({ hashCost: { memoryKiB: 128, passes: 1, lanes: 1 } });
    expect((await backend.signIn(email, password, { app: dearer })).status).toBe(200);
    checkpoint.release();
    expect((await change).status).toBe(200);
    expect((await backend.signIn(email, 'Another+2026')).status).toBe(200);
    expect((await backend.signIn(email, password)).status).toBe(401);
  });
});

describe('two changes of a password at once', () => {
  it.each([
    ['by the old password', [password, password]],
    ['by password and by mail', [password, undefined]],
  ])('%s: one is acknowledged, the other refused', async (_, proofs) => {
    const checkpoints = [afterThePasswordCheck(), afterThePasswordCheck()];
    const fresh = ['Another+2026', 'Third+Word2026'];
    const changes = [];
    for (const [index, checkpoint] of checkpoints.entries()) {
      const app = await stoppingAt(checkpoint);
      changes.push(update(proofs[index] ?? (await resetCode()), fresh[index] ?? '', app));
      await checkpoint.reached;
    }
    for (const checkpoint of checkpoints) checkpoint.release();
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, 401]);
    const kept = fresh[statuses.indexOf(200)];
    expect((await backend.signIn(email, kept)).status).toBe(200);
    expect((await backend.signIn(email, fresh[statuses.indexOf(401)])).status).toBe(401);
  });
});
