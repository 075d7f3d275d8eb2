import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PortalConfiguration } from '../../src/server/portal-configuration.ts';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

const directory = mkdtempSync(join(tmpdir(), 'cnx-portal-'));
const script = 'export const wells = 1;\n'.repeat(100);
let backend: TestBackend;

function write(name: string, text: string): void {
  mkdirSync(join(directory, name, '..'), { recursive: true });
  writeFileSync(join(directory, name), text);
}

beforeAll(async () => {
  write('index.html', '<title>Sign in</title>');
  write('app.html', '<title>Portal</title>');
  write('forgot-password.html', '<title>Forgot</title>');
  write('redirect.html', '<title>Bridge</title>');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write(
    'csp.json',
    JSON.stringify({ scriptHashes: ['sha256-Ym9vdA=='], styleHashes: ["'sha256-bG9naW4='"] }),
  );
  write('assets/app-1a2b3c.js', script);
  writeFileSync(join(directory, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(join(directory, 'assets/app-1a2b3c.js.gz'), gzipSync(script));
  backend = await createTestBackend({ CNX_PORTAL_DIR: directory, CNX_IDP: 'off' });
});
afterAll(async () => {
  await backend.close();
  rmSync(directory, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => backend.app.inject({ url, headers });
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);

describe('documents', () => {
  it.each([
    ['/', 'Sign in'],
    ['/?state=x.example', 'Sign in'],
    ['/index.html', 'Sign in'],
    ['/forgot-password', 'Forgot'],
    ['/dashboard', 'Portal'],
    ['/dashboard/exception-report', 'Portal'],
    ['/Account/SSO', 'Portal'],
    ['/no-such-page', 'Portal'],
    ['/reset-password%23code=c&email=ana%40cnx.example', 'Portal'],
    ['/reset-password%2523code=c&email=ana%2540cnx.example', 'Portal'],
    ['/redirect.html', 'Bridge'],
  ])('%s is %s', async (url, title) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toBe(`<title>${title}</title>`);
  });

  it('carry the policy with the hashes of the build and the registered origins', async () => {
    expect(await policyOf('/')).toBe(
      "default-src 'none'; script-src 'self' 'sha256-Ym9vdA=='; style-src 'self' 'sha256-bG9naW4='; " +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self' http://localhost:4100; frame-src 'self'; " +
        "worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; " +
        "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    );
  });

  it.each([
    ['/', "frame-ancestors 'none'", 'same-origin'],
    ['/dashboard', "frame-ancestors 'none'", 'same-origin'],
    ['/Account/SSO', "frame-ancestors 'self' http://localhost:4100", 'same-origin'],
    ['/redirect.html', "frame-ancestors 'self'", undefined],
  ])('%s may be framed by: %s', async (url, ancestors, openerPolicy) => {
    const { headers } = await get(url);
    expect(`${String(headers['content-security-policy'])};`).toContain(`${ancestors};`);
    expect(headers['cross-origin-opener-policy']).toBe(openerPolicy);
  });

  it('never allow what is unsafe', async () => {
    for (const url of [
      '/',
      '/dashboard',
      '/Account/SSO',
      '/redirect.html',
      '/api/health/live',
      '/favicon.svg',
    ]) {
      expect(await policyOf(url)).not.toMatch(/unsafe|\*|http:(?!\/\/localhost:4100)/);
    }
  });

  it('notice a new build', async () => {
    write('csp.json', JSON.stringify({ scriptHashes: ['sha256-bmV3'], styleHashes: [] }));
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(directory, 'csp.json'), later, later);
    expect(await policyOf('/')).toContain("script-src 'self' 'sha256-bmV3'; style-src 'self';");
  });
});

describe('files', () => {
  it('come compressed as the browser likes, and for ever when their name has a hash', async () => {
    const plain = await get('/assets/app-1a2b3c.js');
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/^text\/javascript|application\/javascript/);
    const small = await get('/assets/app-1a2b3c.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['vary']).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(script);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/app-gone.js',
    '/assets/',
    '/assets/x',
    '/gone.png',
    '/csp.json',
    '/.env',
    '/assets/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/a%00.js',
    '/idp/x',
  ])('%s is a 404 and no page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).not.toContain('text/html');
  });

  it('are only read', async () => {
    expect((await backend.app.inject({ method: 'POST', url: '/', payload: {} })).statusCode).toBe(405);
  });

  it('answer HEAD', async () => {
    const answer = await backend.app.inject({ method: 'HEAD', url: '/' });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/dashboard',
    '/favicon.svg',
    '/cnx-config.json',
    '/api/health/live',
    '/api/nothing',
    '/assets/gone.js',
  ])('%s has the common headers', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'") as unknown,
      date: backend.clock.now().toUTCString(),
    });
    expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('of the API is never stored', async () => {
    for (const url of [
      '/api/health/live',
      '/api/nothing',
      '/cnx-config.json',
      '/api/ExceptionReport/GetWells',
    ]) {
      expect((await get(url)).headers['cache-control']).toBe('no-store');
    }
  });

  it('asks for TLS for a year where the portal is reached by it', async () => {
    const secure = await createTestBackend({
      CNX_PUBLIC_ORIGIN: 'https://portal.example',
      CNX_DEMONSTRATION: 'on',
    });
    const { headers } = await secure.app.inject('/api/health/live');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await secure.close();
  });
});

describe('the runtime configuration', () => {
  it('says where everything is', async () => {
    const answer = await get('/cnx-config.json');
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual({
      apiBase: '/api',
      hubHomeUrl: 'http://localhost:4000/',
      redirectHosts: ['localhost:4100'],
      passwordPublicKey: expect.stringMatching(
        /^-----BEGIN PUBLIC KEY-----\n[\s\S]+-----END PUBLIC KEY-----\n$/,
      ) as unknown,
      passwordPadding: 'oaep-sha256',
      identityProvider: null,
      assistant: true,
      errorReports: true,
      demonstration: false,
    });
  });

  it('gives the same key in every process', async () => {
    const other = await backend.another();
    const key = (answer: LightMyRequestResponse) => answer.json<PortalConfiguration>().passwordPublicKey;
    expect(key(await other.inject('/cnx-config.json'))).toBe(key(await get('/cnx-config.json')));
    const { db } = backend.database;
    const keys = await db.selectFrom('signing_key').select('purpose').orderBy('purpose').execute();
    expect(keys.map(({ purpose }) => purpose)).toEqual(['idToken', 'passwordEncryption', 'refresh']);
  });

  it('makes one set of keys when processes start together', async () => {
    const { db } = backend.database;
    await db.deleteFrom('signing_key').execute();
    await Promise.all([backend.another(), backend.another(), backend.another()]);
    expect(await db.selectFrom('signing_key').select('kid').execute()).toHaveLength(3);
  });
});

describe('calls from other origins', () => {
  it('are left to the browser to refuse, unless the origin is listed', async () => {
    const headers = { origin: 'https://portal.example' };
    expect((await get('/api/health/live', headers)).headers['access-control-allow-origin']).toBeUndefined();
    const open = await createTestBackend({ CNX_ALLOWED_ORIGINS: 'https://portal.example' });
    const answer = await open.app.inject({ url: '/api/health/live', headers });
    expect(answer.headers['access-control-allow-origin']).toBe('https://portal.example');
    expect(answer.headers['access-control-expose-headers']).toContain('Date');
    const asked = { ...headers, 'access-control-request-method': 'POST' };
    const preflight = await open.app.inject({
      method: 'OPTIONS',
      url: '/api/CNXAuth/Logout',
      headers: asked,
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-headers']).toContain('user-identifier');
    const foreign = await open.app.inject({
      url: '/api/health/live',
      headers: { origin: 'https://portal.example.evil' },
    });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
    await open.close();
  });

  it('are not answered by a cache with what another origin was answered', async () => {
    const open = await createTestBackend({ CNX_ALLOWED_ORIGINS: 'https://portal.example' });
    const { id_token: token } = (await open.signIn('engineer@cnx.example')).body;
    const { headers } = await open.app.inject({
      url: '/api/ExceptionReport/GetWells',
      headers: { origin: 'https://portal.example', authorization: `Bearer ${token}` },
    });
    const names = String(headers['vary']).split(', ').sort();
    expect(names).toEqual(['Accept-Encoding', 'Authorization', 'Origin', 'X-API-Key']);
    await open.close();
  });
});

describe('without a built portal', () => {
  it('says so', async () => {
    const bare = await createTestBackend({ CNX_PORTAL_DIR: 'nothing-here' });
    const answer = await bare.app.inject('/');
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
    await bare.close();
  });

  it('has no pages where none is to be served', async () => {
    const apiOnly = await createTestBackend({ CNX_PORTAL_DIR: '-' });
    expect((await apiOnly.app.inject('/')).statusCode).toBe(404);
    expect((await apiOnly.app.inject('/cnx-config.json')).statusCode).toBe(200);
    await apiOnly.close();
  });
});
