import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, createTestClock, type Answer, type TestBackend } from '../support/backend.ts';
import {
  answerOf,
  authorizeUrl,
  createListeningBackend,
  passSignInPage,
  signInAtProvider,
  type ListeningBackend,
} from '../support/corporate.ts';
import { startFakeProvider, type FakeProvider } from '../support/fake-provider.ts';
import { Visitor } from '../support/visitor.ts';

const email = 'sso.user@cnx.example';
const minutes = 60;

describe('with the local provider', () => {
  let backend: ListeningBackend;
  beforeAll(async () => {
    backend = await createListeningBackend();
  });
  afterAll(() => backend.close());

  const extract = (idToken: string, token?: string) =>
    backend.call('POST', '/api/CNXAuth/ExtractSSOToken', { body: { idToken }, ...(token ? { token } : {}) });
  const exchange = (Code: string, CodeVerifier: string) =>
    backend.call('POST', '/api/CNXAuth/B2cToken', { body: { Code, CodeVerifier } });
  const begin = async () =>
    (await backend.call('GET', '/api/CNXAuth/B2cChallenge')).body as unknown as {
      codeChallenge: string;
      codeVerifier: string;
    };

  it.each([
    [email, 2],
    ['sso.admin@cnx.example', 1],
  ])('%s gets tokens of our own, with role %i', async (account, roleId) => {
    const { tokens } = await signInAtProvider(backend, account);
    const answer = await extract(tokens.id_token);
    expect(answer).toMatchObject({
      status: 200,
      body: { email: account, authenticated: true, expires_in: 3600, userinfo: { email: account, roleId } },
    });
    expect(decodeJwt(answer.body.id_token)).toMatchObject({
      aud: 'cnx-portal',
      iss: backend.origin,
    });
    const wells = await backend.call('GET', '/api/ExceptionReport/GetWells', { token: answer.body.id_token });
    expect(wells.status).toBe(200);
  });

  it('lets a user in whose name somebody tries passwords with at the portal', async () => {
    for (let time = 0; time < 6; time += 1)
      expect((await backend.signIn(email, 'Wrong#2026')).status).toBe(401);
    const locks = await backend.database.db.selectFrom('sign_in_lock').select('account').execute();
    expect(locks).toEqual([{ account: email }]);
    const { tokens } = await signInAtProvider(backend);
    expect((await extract(tokens.id_token)).status).toBe(200);
  });

  it('keeps its users when it moves to another port', async () => {
    const moved = { sso_issuer: 'http://localhost:1/idp/cnx/v2.0/' };
    const { db } = backend.database;
    const statusOfSignIn = async () => {
      const { tokens } = await signInAtProvider(backend);
      return (await extract(tokens.id_token)).status;
    };
    expect(await statusOfSignIn()).toBe(200);
    await db.updateTable('app_user').set(moved).where('sso_subject', 'is not', null).execute();
    expect(await statusOfSignIn()).toBe(403);
    await backend.another();
    expect(await statusOfSignIn()).toBe(200);
  });

  it.each(['b2c_1_signin', 'b2c_1_reset'] as const)(
    'trades the code of a flow that we began at %s, once',
    async (policy) => {
      const { codeChallenge, codeVerifier } = await begin();
      const url = authorizeUrl(backend.origin, { code_challenge: codeChallenge }, policy);
      const visitor = new Visitor();
      const code = answerOf(
        policy === 'b2c_1_signin'
          ? await passSignInPage(visitor, url, email)
          : await resetAt(backend, visitor, url),
      ).get('code');
      const answer = await exchange(code ?? '', codeVerifier);
      expect(answer.status).toBe(200);
      expect(Object.keys(answer.body as object).sort()).toEqual([
        'id_token',
        'id_token_expires_in',
        'not_before',
        'profile_info',
        'refresh_token',
        'refresh_token_expires_in',
        'scope',
        'token_type',
      ]);
      const token = answer.body.id_token;
      const check = await backend.call('GET', `/api/CNXAuth/ValidateB2cToken?token=${token}`);
      expect(check.body).toEqual({ isValid: true, email, errors: [] });
      expect((await extract(token)).status).toBe(200);
      expect((await exchange(code ?? '', codeVerifier)).status).toBe(401);
    },
  );

  it('takes a verifier of its own making only, once and for ten minutes', async () => {
    const says = (answer: Answer) => ({
      status: answer.status,
      message: answer.body.errors[0]?.message,
    });
    const foreign = says(await exchange('code', 'x'.repeat(43)));
    expect(foreign.status).toBe(401);
    expect(foreign.message).toMatch(/took too long/);
    const { codeVerifier } = await begin();
    expect(says(await exchange('no-such-code', codeVerifier)).message).toBe(
      'The identity provider refused the code.',
    );
    expect(says(await exchange('no-such-code', codeVerifier)).message).toMatch(/completed before/);
    const late = await begin();
    backend.clock.pass(10 * minutes);
    expect(says(await exchange('no-such-code', late.codeVerifier)).message).toMatch(/took too long/);
    const rows = await backend.database.db.selectFrom('sso_challenge').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(late.codeVerifier);
  });

  it('begins sixty flows a minute for one address', async () => {
    backend.clock.pass(minutes);
    const ask = (address: string) => backend.call('GET', '/api/CNXAuth/B2cChallenge', { address });
    for (let time = 0; time < 60; time += 1) expect((await ask('192.0.2.1')).status).toBe(200);
    expect((await ask('192.0.2.1')).status).toBe(429);
    expect((await ask('192.0.2.2')).status).toBe(200);
  });
});

describe('with a provider by configuration', () => {
  let provider: FakeProvider;
  let backend: TestBackend;
  const clock = createTestClock('2026-04-01T12:00:00.000Z');
  beforeEach(async () => {
    provider = await startFakeProvider(clock.now);
    backend = await createTestBackend(
      { CNX_SSO_AUTHORITY: provider.authority, CNX_SSO_CLIENT_ID: provider.clientId },
      { systemNow: clock.now },
    );
  });
  afterEach(async () => {
    await backend.close();
    await provider.close();
  });

  const extract = (idToken: string, token?: string) =>
    backend.call('POST', '/api/CNXAuth/ExtractSSOToken', { body: { idToken }, ...(token ? { token } : {}) });
  const wells = (token: unknown) =>
    backend.call('GET', '/api/ExceptionReport/GetWells', { token: token as string });
  const noAccount = {
    status: 403,
    body: { errors: [{ message: 'User is not active or does not exist' }] },
  };

  it('is what the portal and its documents are told of, and the local one is off', async () => {
    const config = (await backend.app.inject('/cnx-config.json')).json<Record<string, unknown>>();
    expect(config['identityProvider']).toEqual({
      authority: provider.authority,
      clientId: provider.clientId,
      scopes: ['openid', 'user.read'],
    });
    expect((await backend.app.inject('/idp/style.css')).statusCode).toBe(404);
  });

  it('binds a user to issuer and subject at the first sign-in', async () => {
    expect((await extract(await provider.sign())).status).toBe(200);
    // The address went to another person, who is not that user.
    expect(await extract(await provider.sign({ sub: 'subject-2' }))).toMatchObject(noAccount);
    // The user has another address now, or none: he still is.
    for (const emails of [['renamed@cnx.example'], undefined])
      expect((await extract(await provider.sign({ emails }))).body).toMatchObject({ email });
  });

  it.each([
    ['a local user', { emails: ['admin@cnx.example'] }],
    ['noAccount here', { emails: ['stranger@cnx.example'] }],
    ['somebody without an address', { emails: undefined }],
    ['an address that is not verified', { email, email_verified: false }],
    ['an address of which nothing says that it is verified', { emails: undefined, email }],
  ])('signs %s not in', async (_name, changes) => {
    expect(await extract(await provider.sign(changes))).toMatchObject(noAccount);
    const { db } = backend.database;
    const bound = await db.selectFrom('app_user').select('id').where('sso_subject', 'is not', null).execute();
    expect(bound).toEqual([]);
  });

  it('signs an inactive user not in, and ends what he has', async () => {
    const { body } = await extract(await provider.sign());
    await backend.database.db
      .updateTable('app_user')
      .set({ active: false })
      .where('email', '=', email)
      .execute();
    expect(await extract(await provider.sign())).toMatchObject(noAccount);
    backend.clock.pass(5);
    expect((await wells(body.id_token)).text).toBe('Session timedout. Please relogin.');
  });

  it('does not ask who the browser says it is', async () => {
    const account = { username: 'sso.admin@cnx.example' };
    const { body } = await backend.call('POST', '/api/CNXAuth/ExtractSSOToken', {
      body: { idToken: await provider.sign(), account },
    });
    expect(body['email']).toBe(email);
  });

  it('renews the session that the bearer is of, and does not move its end', async () => {
    const first = (await extract(await provider.sign())).body;
    const sidOf = (body: { id_token: string }) => decodeJwt(body.id_token)['sid'];
    let latest = first;
    for (let passed = 0; passed < 8 * 60 - 100; passed += 100) {
      backend.clock.pass(100 * minutes);
      latest = (await extract(await provider.sign(), latest.id_token)).body;
      expect(sidOf(latest)).toBe(sidOf(first));
    }
    const renewed = await backend.call('POST', '/api/CNXAuth/refreshtoken', {
      body: { refreshToken: latest.refresh_token },
    });
    expect(renewed.status).toBe(200);
    backend.clock.pass(100 * minutes);
    expect((await wells(renewed.body.id_token)).text).toBe('Session timedout. Please relogin.');
    const next = (await extract(await provider.sign(), latest.id_token)).body;
    expect(sidOf(next)).not.toBe(sidOf(first));
  });

  it('opens a session of its own beside a bearer of somebody else or of a password', async () => {
    const { body: other } = await backend.signIn('engineer@cnx.example');
    const { body } = await extract(await provider.sign(), other.id_token);
    expect(decodeJwt(body.id_token)['sid']).not.toBe(decodeJwt(other.id_token)['sid']);
    const kinds = await backend.database.db
      .selectFrom('user_session')
      .select('kind')
      .orderBy('kind')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['password', 'sso']);
  });

  it('ends after 112 minutes without a call, and by signing out', async () => {
    const { body } = await extract(await provider.sign());
    backend.clock.pass(50 * minutes);
    expect((await wells(body.id_token)).status).toBe(200);
    backend.clock.pass(112 * minutes);
    expect((await wells(body.id_token)).text).toBe('Session timedout. Please relogin.');
    const { body: next } = await extract(await provider.sign());
    await backend.call('POST', '/api/CNXAuth/Logout', { token: next.id_token, body: {} });
    expect((await wells(next.id_token)).text).toBe('Session timedout. Please relogin.');
  });

  it('reads discovery and keys once', async () => {
    for (let time = 0; time < 5; time += 1) await extract(await provider.sign());
    expect([...provider.requests.values()]).toEqual([1, 1]);
  });

  it('says that it does not answer, and asks again', async () => {
    const token = await provider.sign();
    await provider.close();
    expect(await extract(token)).toMatchObject({
      status: 503,
      body: { errors: [{ message: 'The identity provider does not answer. Try again in a moment.' }] },
    });
    expect((await backend.signIn()).status).toBe(200);
  });

  const good = {
    id_token: 'a.b.c',
    token_type: 'Bearer',
    not_before: 1,
    id_token_expires_in: 3600,
    profile_info: 'e30',
    scope: 'openid',
    refresh_token: 'r',
    refresh_token_expires_in: 86400,
  };
  const exchange = async () => {
    const { body } = await backend.call('GET', '/api/CNXAuth/B2cChallenge');
    const codeVerifier = String(body['codeVerifier']);
    return backend.call('POST', '/api/CNXAuth/B2cToken', { body: { Code: 'c', CodeVerifier: codeVerifier } });
  };

  it('gets the code with what belongs to it, and its answer without what does not', async () => {
    provider.answerTokens(200, { ...good, access_token: 'secret' });
    const answer = await exchange();
    expect(answer).toMatchObject({ status: 200, body: good });
    expect(answer.body).not.toHaveProperty('access_token');
    expect(Object.fromEntries(provider.asked[0] ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      code: 'c',
      redirect_uri: 'http://localhost:4000/',
    });
  });

  const wrong: [string, unknown][] = [
    ...Object.keys(good).map((name): [string, unknown] => [`no ${name}`, { ...good, [name]: undefined }]),
    ['a number as text', { ...good, not_before: '1' }],
    ['a text as number', { ...good, scope: 7 }],
    ['a list', [good]],
    ['no object', 'nonsense'],
  ];
  it.each(wrong)('refuses an answer with %s', async (_name, body) => {
    provider.answerTokens(200, body);
    expect(await exchange()).toMatchObject({
      status: 500,
      body: {
        errors: [
          { message: 'Invalid response format: The response does not match TokenResponse structure.' },
        ],
      },
    });
  });
});

/** Goes through the reset policy with the mailed code. */
async function resetAt(backend: ListeningBackend, visitor: Visitor, url: string) {
  const page = await visitor.submit(await visitor.open(url), { email, do: 'sendCode' });
  const { db } = backend.database;
  const mail = await db.selectFrom('outgoing_mail').select('body').orderBy('id', 'desc').executeTakeFirst();
  const code = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail?.body ?? '')?.[0] ?? '';
  const passwords = { newPassword: 'Another+2026', confirmPassword: 'Another+2026' };
  return visitor.submit(page, { email, code, ...passwords, do: 'change' });
}
