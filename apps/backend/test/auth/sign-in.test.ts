import { createPrivateKey } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentCost } from '../../src/auth/password-hash.ts';
import { createTestBackend, testHashCost, type TestBackend } from '../support/backend.ts';

const wrong = { errors: [{ message: 'Invalid username or password' }] };
let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ CNX_ADDRESS_FAILURES: '1000', CNX_LOCK_AFTER_FAILURES: '100' });
});
afterAll(() => backend.close());

describe('sign-in with a password', () => {
  it('answers tokens and user, in either spelling of the keys', async () => {
    const { status, body, headers } = await backend.signIn('Engineer@CNX.example');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      expires_in: 3600,
      email: 'engineer@cnx.example',
      authenticated: true,
      userinfo: { email: 'engineer@cnx.example', roleId: 2, isSSO: false, redirectUrl: null, errors: [] },
    });
    expect(headers['cache-control']).toBe('no-store');
    const lowercase = { email: 'engineer@cnx.example', password: await backend.seal('Portal#2026') };
    const again = await backend.call('POST', '/api/CNXAuth/ValidateEmailAndPassword', { body: lowercase });
    expect(again.status).toBe(200);
  });

  it('knows an account by an address that was pasted with characters that are not seen', async () => {
    expect((await backend.signIn('\u200bengineer@cnx.example\u2060')).status).toBe(200);
  });

  it('knows an account that was taken over with such a character, by the address with and without another', async () => {
    const { db } = backend.database;
    const stored = { email: 'ana\u200b@cnx.example' };
    const { id: _, ...engineer } = await db
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', 'engineer@cnx.example')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('app_user')
      .values({ ...engineer, ...stored, preferences: '{}' })
      .execute();
    expect((await backend.signIn(stored.email)).status).toBe(200);
    await db
      .insertInto('app_user')
      .values({ ...engineer, email: 'ana@cnx.example', role_id: 1, preferences: '{}' })
      .execute();
    expect((await backend.signIn(stored.email)).body).toMatchObject({ userinfo: { roleId: 1 } });
  });

  it('signs the id_token for this API, for an hour, with the session in it', async () => {
    const { body } = await backend.signIn();
    const claims = decodeJwt(body.id_token);
    expect(decodeProtectedHeader(body.id_token)).toMatchObject({
      alg: 'ES256',
      kid: expect.any(String) as unknown,
    });
    expect(claims).toMatchObject({ iss: 'http://localhost:4000', aud: 'cnx-portal', sub: body.userinfo.id });
    expect(claims.exp).toBe(backend.clock.now().getTime() / 1000 + 3600);
    const session = await backend.database.db
      .selectFrom('user_session')
      .selectAll()
      .where('sid', '=', String(claims['sid']))
      .executeTakeFirstOrThrow();
    expect(session).toMatchObject({ kind: 'password', revoked_at: null });
  });

  it('keeps no password and no token in the database', async () => {
    const { body } = await backend.signIn();
    const { db } = backend.database;
    const stored = JSON.stringify([
      await db.selectFrom('refresh_token').selectAll().execute(),
      await db.selectFrom('user_session').selectAll().execute(),
      await db.selectFrom('app_user').selectAll().execute(),
      await db.selectFrom('audit_event').selectAll().execute(),
    ]);
    expect(stored).not.toContain(body.refresh_token);
    expect(stored).not.toContain(Buffer.from(body.refresh_token).toString('base64'));
    expect(stored).not.toContain('Portal#2026');
    const { password_hash: hash } = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('email', '=', 'engineer@cnx.example')
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  });

  it('makes a new hash when the cost has risen', async () => {
    const dearer = { ...testHashCost, memoryKiB: 128 };
    const other = await backend.another({ hashCost: dearer });
    const hashOf = async () =>
      backend.database.db
        .selectFrom('app_user')
        .select('password_hash')
        .where('email', '=', 'admin@cnx.example')
        .executeTakeFirstOrThrow();
    const before = await hashOf();
    expect((await backend.signIn('admin@cnx.example', undefined, { app: other })).status).toBe(200);
    const after = await hashOf();
    expect(after).not.toEqual(before);
    expect(after.password_hash).toContain('$m=128,t=1,p=1$');
    expect((await backend.signIn('admin@cnx.example', undefined, { app: other })).status).toBe(200);
    expect(await hashOf()).toEqual(after);
  });

  it('hashes with argon2id at 19 MiB, two passes, one lane', () => {
    expect(currentCost).toEqual({ memoryKiB: 19_456, passes: 2, lanes: 1 });
  });

  it.each([
    ['a wrong password', 'engineer@cnx.example', 'Portal#2027'],
    ['an unknown account', 'nobody@cnx.example', 'Portal#2026'],
    ['an SSO account', 'sso.user@cnx.example', 'Portal#2026'],
    ['an inactive account with a wrong password', 'inactive@cnx.example', 'Portal#2027'],
  ])('answers %s like all the others', async (_what, email, password) => {
    expect(await backend.signIn(email, password)).toMatchObject({ status: 401, body: wrong });
  });

  it.each([
    ['not base64', () => '!'.repeat(344)],
    ['too short', () => 'bm90IGEgcmVhbCBjaXBoZXJ0ZXh0'],
    ['too old', () => backend.seal('Portal#2026', -121)],
    ['too new', () => backend.seal('Portal#2026', 31)],
  ])('answers an encrypted text that is %s like a wrong password', async (_what, sealed) => {
    const answer = await backend.signIn(undefined, undefined, { sealed: await sealed() });
    expect(answer).toMatchObject({ status: 401, body: wrong });
  });

  it('counts no failure for a password that a host with another clock has stamped', async () => {
    for (let tries = 0; tries < 12; tries += 1) {
      const sealed = await backend.seal('Portal#2026', 60);
      expect((await backend.signIn('engineer@cnx.example', undefined, { sealed })).status).toBe(401);
    }
    expect((await backend.signIn('engineer@cnx.example', 'Portal#2026')).status).toBe(200);
  });

  it.each([-120, 30])('takes an encrypted text that is %i s off', async (offset) => {
    const sealed = await backend.seal('Portal#2026', offset);
    expect((await backend.signIn(undefined, undefined, { sealed })).status).toBe(200);
  });

  it('takes an encrypted text once, in whichever process and however it is written', async () => {
    const other = await backend.another();
    const sealed = await backend.seal('Portal#2026');
    expect((await backend.signIn(undefined, undefined, { sealed })).status).toBe(200);
    expect(await backend.signIn(undefined, undefined, { sealed })).toMatchObject({
      status: 401,
      body: wrong,
    });
    expect(await backend.signIn(undefined, undefined, { sealed, app: other })).toMatchObject({
      status: 401,
      body: wrong,
    });
    // The last character before the padding has unused bits: the same bytes can be written in several ways.
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    const variant = `${sealed.slice(0, 341)}${last[last.indexOf(sealed[341] ?? '') + 1]}==`;
    expect(Buffer.from(variant, 'base64')).toEqual(Buffer.from(sealed, 'base64'));
    expect(await backend.signIn(undefined, undefined, { sealed: variant })).toMatchObject({
      status: 401,
      body: wrong,
    });
  });

  it('takes parallel copies of one encrypted text once', async () => {
    const sealed = await backend.seal('Portal#2026');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => backend.signIn(undefined, undefined, { sealed })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('tells whoever knows the password why he may still not come in', async () => {
    expect(await backend.signIn('inactive@cnx.example')).toMatchObject({
      status: 403,
      body: { errors: [{ message: 'User is not active or does not exist' }] },
    });
    expect(await backend.signIn('reset@cnx.example')).toMatchObject({ status: 403 });
  });

  it('refuses at once when too many sign in, and says when to come back', async () => {
    const busy = await createTestBackend(
      { CNX_PASSWORD_HASHERS: '1', CNX_PASSWORD_HASH_QUEUE: '2' },
      { hashCost: currentCost },
    );
    const sealed = await Promise.all(Array.from({ length: 12 }, () => busy.seal('Portal#2026')));
    const answers = await Promise.all(
      sealed.map((text, index) => busy.signIn(`somebody${index}@cnx.example`, undefined, { sealed: text })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(0);
    expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('2');
    // What was not checked counts against no account.
    const counted = await busy.database.db.selectFrom('sign_in_failure').select('account').execute();
    expect(counted).toHaveLength(statuses.filter((status) => status === 401).length);
    await busy.close();
  });
});

describe('parallel sign-ins of one account', () => {
  it('all succeed: the lock-out counts failures, not company', async () => {
    const sealed = await Promise.all(Array.from({ length: 12 }, () => backend.seal('Portal#2026')));
    const answers = await Promise.all(
      sealed.map((text) => backend.signIn(undefined, undefined, { sealed: text })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  });
});

describe('a token that is not for this API', () => {
  async function forged(change: (token: SignJWT) => SignJWT): Promise<string> {
    const { privateKey } = await generateKeyPair('ES256');
    const { body } = await backend.signIn();
    const header = decodeProtectedHeader(body.id_token);
    const token = new SignJWT(decodeJwt(body.id_token)).setProtectedHeader({
      alg: 'ES256',
      kid: header.kid ?? '',
    });
    return change(token).sign(privateKey);
  }

  /** A token of a session, signed with our own key. */
  async function signed(change: (token: SignJWT) => SignJWT): Promise<string> {
    const { id_token: idToken } = (await backend.signIn()).body;
    const { kid = '' } = decodeProtectedHeader(idToken);
    const { private_material: pem } = await backend.database.db
      .selectFrom('signing_key')
      .select('private_material')
      .where('kid', '=', kid)
      .executeTakeFirstOrThrow();
    const token = new SignJWT(decodeJwt(idToken)).setProtectedHeader({ alg: 'ES256', kid });
    return change(token).sign(createPrivateKey(pem));
  }

  it('is distinguished from one that is by its audience and its issuer alone', async () => {
    const statusOf = async (change: (token: SignJWT) => SignJWT) =>
      (await backend.call('GET', '/api/ExceptionReport/GetWells', { token: await signed(change) })).status;
    expect(await statusOf((token) => token)).toBe(200);
    expect(await statusOf((token) => token.setAudience('linked-app'))).toBe(401);
    expect(await statusOf((token) => token.setIssuer('https://portal.other.example'))).toBe(401);
  });

  it.each([
    ['no token', () => undefined],
    ['no JSON Web Token', () => 'x.y.z'],
    ['a token with a foreign signature', () => forged((token) => token)],
    [
      'an unsigned token',
      async () => {
        const { body } = await backend.signIn();
        const payload = String(body.id_token).split('.')[1];
        return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
      },
    ],
    [
      'a changed token',
      async () => {
        const [header, payload, signature] = String((await backend.signIn()).body.id_token).split('.');
        const said = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
        const claims = { ...said, roleId: 1 };
        return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
      },
    ],
  ])('%s → 401 in JSON', async (_what, make) => {
    const token = await make();
    const answer = await backend.call('GET', '/api/ExceptionReport/GetWells', token ? { token } : {});
    expect(answer.status).toBe(401);
    expect(answer.body.errors).toHaveLength(1);
  });
});
