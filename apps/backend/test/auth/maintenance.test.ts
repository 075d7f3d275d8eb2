import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpired } from '../../src/auth/maintenance.ts';
import { defaultLimits } from '../../src/limits.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

const hour = 60 * 60;
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

describe('maintenance', () => {
  it('forgets what no longer counts and nothing that does', async () => {
    const { db } = backend.database;
    const tables = [
      'used_ciphertext',
      'rate_limit',
      'sign_in_failure',
      'sign_in_lock',
      'user_session',
      'refresh_token',
      'known_browser',
    ] as const;
    const counts = async () => {
      await deleteExpired(db, backend.clock.now, defaultLimits);
      const found = tables.map(async (table) => {
        const { count } = await db
          .selectFrom(table)
          .select((select) => select.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        return [table, count] as const;
      });
      return Object.fromEntries(await Promise.all(found));
    };
    const { refresh_token: refreshToken } = (await backend.signIn()).body;
    for (let time = 0; time < 5; time += 1) await backend.signIn('nobody@cnx.example', 'Wrong#2026');
    await backend.call('GET', '/api/CNXUser/validate/nobody@cnx.example');
    const all = {
      used_ciphertext: 6,
      // The address, its tries of either account, and its look-ups in a minute and an hour.
      rate_limit: 5,
      sign_in_failure: 5,
      sign_in_lock: 1,
      user_session: 1,
      refresh_token: 1,
      known_browser: 1,
    };
    expect(await counts()).toEqual(all);

    backend.clock.pass(10 * 60);
    const soon = { ...all, used_ciphertext: 0, rate_limit: 1, sign_in_failure: 0 };
    expect(await counts()).toEqual(soon);
    backend.clock.pass(13 * hour);
    expect(await counts()).toEqual({ ...soon, rate_limit: 0, sign_in_lock: 0 });
    // The session ended hours ago, and its token still says so.
    const renewal = await backend.call('POST', '/api/CNXAuth/refreshtoken', { body: { refreshToken } });
    expect(renewal).toMatchObject({ status: 401, text: 'Session timedout. Please relogin.' });
    backend.clock.pass(24 * hour);
    expect(await counts()).toMatchObject({ user_session: 0, refresh_token: 0, known_browser: 1 });
    backend.clock.pass(180 * 24 * hour);
    expect(await counts()).toMatchObject({ known_browser: 0 });
  });
});
