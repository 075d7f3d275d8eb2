import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';

const engineer = 'engineer@cnx.example';
const admin = 'admin@cnx.example';

let backend: TestBackend;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  backend = await createTestBackend();
  for (const email of [engineer, admin]) tokens[email] = (await backend.signIn(email)).body.id_token;
});
afterAll(() => backend.close());

const create = (address: unknown, as = engineer) =>
  callOperation(backend, 'createLink', tokens[as], { body: { address } });
const open = (code: string, as = engineer) =>
  callOperation(backend, 'getLink', tokens[as], { query: { code } });

describe('a short link', () => {
  it('leads every signed-in user to its address, as it was stored', async () => {
    const address = '/dashboard?area=deferredProduction&span=7d&wellIds=NV-A-01,NV-A-02';
    const { code } = (await create(address)).body;
    expect(code).toMatch(/^[A-Za-z0-9]{10}$/);
    const createdAt = backend.clock.now().toISOString();
    backend.clock.pass(60);
    expect((await open(String(code), admin)).body).toEqual({ address, createdAt });
    const anyone = await callOperation(backend, 'getLink', undefined, { query: { code: String(code) } });
    expect(anyone.status).toBe(401);
  });

  it('is the same again for the same user and address, and another one for others', async () => {
    const codeOf = async (address: string, as?: string) => (await create(address, as)).body['code'];
    const code = await codeOf('/dashboard?span=1d');
    const again = await Promise.all(Array.from({ length: 8 }, () => codeOf('/dashboard?span=1d')));
    expect(new Set([...again, code]).size).toBe(1);
    expect(await codeOf('/dashboard?span=1d', admin)).not.toBe(code);
    expect(await codeOf('/dashboard?span=2d')).not.toBe(code);
  });

  it.each([
    '/',
    '/dashboard',
    '/dashboard/',
    `/s/${'a'.repeat(10)}`,
    '/a/b?x=//y',
    `/?q=${'x'.repeat(3_996)}`,
  ])('may lead to %s', async (address) => {
    const { code } = (await create(address)).body;
    expect((await open(String(code))).body['address']).toBe(address);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/a b',
    '/a\r\nset-cookie: x',
    '/dashboard#code=1',
    '/?q=\u0085',
    '/logout',
    '/Logout/?x=1',
    '/%6cogout',
    '/dashboard/../logout',
    '/Account/SSO',
    `/?q=${'x'.repeat(3_997)}`,
  ])('does not lead to %j', async (address) => {
    const answer = await create(address);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]!.message).toMatch(/^body\/address /);
  });

  it.each(['0000000000', 'x', "' or 1=1 --", '../../etc/passwd'])(
    'that is not there is a 404: %s',
    async (code) => {
      expect(await open(code)).toMatchObject({
        status: 404,
        body: { errors: [{ message: `query/code names no link: ${code}` }] },
      });
    },
  );

  it('is one of so many an hour', async () => {
    const few = await backend.another({
      config: { ...backend.config, limits: { ...backend.config.limits, userChangesPerHour: 1 } },
    });
    const answer = await backend.call('POST', '/api/Links/CreateLink', {
      app: few,
      token: tokens[engineer]!,
      body: { address: '/dashboard?span=3d' },
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
