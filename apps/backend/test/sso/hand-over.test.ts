import type { FastifyInstance } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLinkedApp } from '../../../linked-app/src/server.ts';
import { createListeningBackend, freePort, type ListeningBackend } from '../support/corporate.ts';

const email = 'engineer@cnx.example';
let backend: ListeningBackend;
let app: FastifyInstance;
let other: FastifyInstance;
let token: string;

beforeAll(async () => {
  backend = await createListeningBackend({ CNX_RESET_MAILS_PER_ACCOUNT: '100' });
  const shared = {
    portalOrigin: backend.origin,
    issuer: backend.origin,
    keysUrl: `${backend.origin}/api/.well-known/jwks.json`,
    // The backend's clock is a test's, and its tokens are dated by it.
    portalSetsClock: true,
  };
  app = createLinkedApp({ ...shared, port: 4100, audience: 'linked-app' }, backend.clock.now);
  other = createLinkedApp({ ...shared, port: 4101, audience: 'other-app' }, backend.clock.now);
  ({ id_token: token } = (await backend.signIn(email)).body);
});
afterAll(async () => {
  await Promise.all([app.close(), other.close()]);
  await backend.close();
});

const ask = (feUrl: string, bearer: string | undefined = token) =>
  backend.call('POST', '/api/CNXApplications/GetBackendUrlByFeUrl', {
    body: { feUrl },
    ...(bearer ? { token: bearer } : {}),
  });
const ticket = async () => String((await ask('localhost:4100')).body['idToken']);
const transfer = (body: object, headers: Record<string, string> = {}, target = app) =>
  target.inject({
    method: 'POST',
    url: '/api/TransferToken',
    headers: { origin: backend.origin, ...headers },
    payload: body,
  });
const sessionId = async () =>
  (await transfer({ userEmail: email, idToken: await ticket() })).json<{ sessionId: string }>().sessionId;
const arrive = (ref: string, target = app) => target.inject(`/?ref=${encodeURIComponent(ref)}`);

describe('GetBackendUrlByFeUrl', () => {
  it('gives the address of a registered application and a token for it alone', async () => {
    const answer = await ask('localhost:4100');
    expect(answer).toMatchObject({
      status: 200,
      body: { backendUrl: 'http://localhost:4100/api', expiresIn: 60 },
    });
    const idToken = String(answer.body['idToken']);
    expect(decodeProtectedHeader(idToken).alg).toBe('ES256');
    const claims = decodeJwt(idToken);
    expect(claims).toMatchObject({ aud: 'linked-app', iss: backend.origin, email, given_name: 'Erin' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(60);
    expect(claims).not.toHaveProperty('sid');
    expect(claims).not.toHaveProperty('roleId');
  });

  it.each(['LOCALHOST:4100', 'http://localhost:4100', 'http://localhost:4100/'])(
    'knows it as %s',
    async (feUrl) => {
      expect((await ask(feUrl)).status).toBe(200);
    },
  );

  it.each([
    'localhost:4101',
    'localhost',
    'evil.example',
    'localhost:4100.evil.example',
    'localhost:4100@evil.example',
    'evil.example/localhost:4100',
    'evil.example#localhost:4100',
    '\\\\localhost:4100',
    '//localhost:4100',
    'javascript:localhost:4100',
    '%6cocalhost%3a4100',
    'xn--localhost-4100',
  ])('knows no %s', async (feUrl) => {
    expect((await ask(feUrl)).status).toBe(404);
  });

  it('wants somebody who is signed in', async () => {
    expect((await ask('localhost:4100', '')).status).toBe(401);
  });

  it('gives no token of the portal’s own audience, whatever the table says, and none for an inactive entry', async () => {
    const { db } = backend.database;
    const entry = {
      id: 'bad',
      name: 'Bad',
      scheme: 'https' as const,
      transfer_api: 'https://bad.example/api',
    };
    await db
      .insertInto('registered_app')
      .values({ ...entry, host: 'bad.example', audience: 'cnx-portal' })
      .execute();
    expect((await ask('bad.example')).status).toBe(404);
    await db.updateTable('registered_app').set({ audience: 'bad' }).where('id', '=', 'bad').execute();
    expect((await ask('bad.example')).status).toBe(200);
    await db.updateTable('registered_app').set({ active: false }).where('id', '=', 'bad').execute();
    expect((await ask('bad.example')).status).toBe(404);
  });

  it('is written into the audit log', async () => {
    const { db } = backend.database;
    const events = await db.selectFrom('audit_event').selectAll().where('kind', '=', 'handOver').execute();
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ outcome: 'ok', detail: { app: 'linked-app' } }),
        expect.objectContaining({ outcome: 'refused' }),
      ]),
    );
    expect(JSON.stringify(events)).not.toMatch(/eyJ/);
  });
});

describe('a token for a linked application', () => {
  it('opens nothing at our own API', async () => {
    const foreign = await ticket();
    for (const path of ['/api/ExceptionReport/GetWells', `/api/CNXUser/userinfo?email=${email}`])
      expect(await backend.call('GET', path, { token: foreign })).toMatchObject({
        status: 401,
        body: { errors: [{ message: 'The id_token is not valid' }] },
      });
    expect((await ask('localhost:4100', foreign)).status).toBe(401);
    await backend.call('POST', '/api/CNXAuth/Logout', { token: foreign, body: {} });
    expect((await backend.call('GET', '/api/ExceptionReport/GetWells', { token })).status).toBe(200);
  });

  it('is verified by keys that hold public halves only', async () => {
    const keys = (await fetch(`${backend.origin}/api/.well-known/jwks.json`)).json();
    const { keys: list } = (await keys) as { keys: Record<string, string>[] };
    expect(list.map(({ kid }) => kid)).toContain(decodeProtectedHeader(await ticket()).kid);
    for (const key of list)
      expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });
});

describe('TransferToken', () => {
  it('gives a session id that nobody can guess, a new one each time', async () => {
    const ids = [await sessionId(), await sessionId()];
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it.each([
    ['a token for another application', async () => ticket(), () => other],
    ['the portal’s own token', () => Promise.resolve(token), () => app],
    ['a changed token', async () => (await ticket()).replace(/.{4}$/, 'AAAA'), () => app],
    ['no token', () => Promise.resolve('a.b.c'), () => app],
  ])('refuses %s', async (_name, make, target) => {
    expect((await transfer({ userEmail: email, idToken: await make() }, {}, target())).statusCode).toBe(401);
  });

  it('refuses a token that is over', async () => {
    const idToken = await ticket();
    backend.clock.pass(66);
    expect((await transfer({ userEmail: email, idToken })).statusCode).toBe(401);
  });

  it('takes a token once', async () => {
    const idToken = await ticket();
    expect((await transfer({ userEmail: email, idToken })).statusCode).toBe(200);
    expect((await transfer({ userEmail: email, idToken })).statusCode).toBe(401);
  });

  it('refuses a token of somebody else', async () => {
    const answer = await transfer({ userEmail: 'admin@cnx.example', idToken: await ticket() });
    expect(answer.statusCode).toBe(403);
  });

  it.each([
    {},
    { userEmail: email },
    { userEmail: 7, idToken: 'a.b.c' },
    { userEmail: email, idToken: 'x', more: 1 },
  ])('refuses the body %j', async (body) => {
    const answer = await transfer(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ errors: [{ message: expect.any(String) as string }] });
  });

  it('lets the portal’s pages call it and no others', async () => {
    const preflight = (origin: string) =>
      app.inject({ method: 'OPTIONS', url: '/api/TransferToken', headers: { origin } });
    const allowed = await preflight(backend.origin);
    expect(allowed.headers['access-control-allow-origin']).toBe(backend.origin);
    expect(allowed.headers['access-control-allow-headers']).toBe('content-type');
    for (const origin of ['https://evil.example', 'null', `${backend.origin}.evil.example`]) {
      const answer = await preflight(origin);
      expect(answer.statusCode, origin).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      const sent = await transfer({ userEmail: email, idToken: await ticket() }, { origin });
      expect(sent.statusCode).toBe(403);
    }
  });

  it('says when the portal’s keys cannot be had', async () => {
    const port = await freePort();
    const lost = createLinkedApp({
      port: 4102,
      portalOrigin: backend.origin,
      issuer: backend.origin,
      keysUrl: `http://localhost:${port}/keys`,
      audience: 'linked-app',
      portalSetsClock: false,
    });
    expect((await transfer({ userEmail: email, idToken: await ticket() }, {}, lost)).statusCode).toBe(503);
    await lost.close();
  });
});

describe('a ref', () => {
  it('greets the user by address, once, and leaves the address bar', async () => {
    const ref = await sessionId();
    const response = await arrive(ref);
    expect(response).toMatchObject({ statusCode: 303, headers: { location: '/' } });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    const page = await app.inject({ url: '/', headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(page.body).toContain('Welcome, Erin Moe');
    expect(page.body).toContain(`data-user="${email}"`);
    const again = await arrive(ref);
    expect(again.statusCode).toBe(403);
    expect(again.body).toContain('This link leads nowhere');
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  it('is good for sixty seconds, to the second', async () => {
    const [early, late] = [await sessionId(), await sessionId()];
    backend.clock.pass(59);
    expect((await arrive(early)).statusCode).toBe(303);
    backend.clock.pass(1);
    expect((await arrive(late)).statusCode).toBe(403);
  });

  it('is good at its own application only', async () => {
    const ref = await sessionId();
    expect((await arrive(ref, other)).statusCode).toBe(403);
    expect((await arrive(ref)).statusCode).toBe(303);
  });

  it.each(['', 'x', '../../etc/passwd', '<script>', 'a'.repeat(5000)])('%s greets nobody', async (ref) => {
    const answer = await arrive(ref);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('<script>');
  });

  it('cannot be given twice in one address', async () => {
    const ref = await sessionId();
    expect((await app.inject(`/?ref=${ref}&ref=${ref}`)).statusCode).toBe(403);
  });
});

describe('the application’s page', () => {
  it('greets nobody without a visit, and ends one', async () => {
    expect((await app.inject('/')).body).toContain('Nobody is signed in here');
    const cookie = String((await arrive(await sessionId())).headers['set-cookie']).split(';')[0] ?? '';
    const leave = (origin: string) =>
      app.inject({
        method: 'POST',
        url: '/sign-out',
        headers: { cookie, origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: '',
      });
    expect((await leave('https://evil.example')).statusCode).toBe(403);
    expect((await app.inject({ url: '/', headers: { cookie } })).body).toContain('Welcome');
    expect((await leave('http://localhost:4100')).statusCode).toBe(303);
    expect((await app.inject({ url: '/', headers: { cookie } })).body).toContain('Nobody');
  });

  it('shows hostile names as text', async () => {
    const { db } = backend.database;
    const rename = (first_name: string) =>
      db.updateTable('app_user').set({ first_name }).where('email', '=', email).execute();
    await rename('<img src=x onerror=alert(1)>');
    backend.clock.pass(6);
    const cookie = String((await arrive(await sessionId())).headers['set-cookie']).split(';')[0] ?? '';
    const { body } = await app.inject({ url: '/', headers: { cookie } });
    await rename('Erin');
    backend.clock.pass(6);
    expect(body).toContain('&lt;img src=x');
    expect(body).not.toContain('<img');
  });

  it.each(['/', '/style.css', '/?ref=x', '/nothing'])('has its headers at %s', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
  });
});
