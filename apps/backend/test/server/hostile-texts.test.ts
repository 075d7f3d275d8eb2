import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decodeJwt, decodeProtectedHeader, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authorizeUrl,
  createListeningBackend,
  makePkce,
  type ListeningBackend,
} from '../support/corporate.ts';

let backend: ListeningBackend;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cnx-portal-'));
  for (const file of ['index.html', 'index.html.br', 'index.html.gz', 'app.html', 'app.html.br'])
    writeFileSync(path.join(folder, file), 'page');
  backend = await createListeningBackend({ CNX_PORTAL_DIR: folder });
});
afterAll(async () => {
  await backend.close();
  rmSync(folder, { recursive: true });
});

describe('a token with our own signature', () => {
  const unstorable: Record<string, JWTPayload> = {
    'NUL in its session': { sid: 'a\0b' },
    'a number as session': { sid: 7 },
    'a long session': { sid: 'a'.repeat(9_000) },
    'a list as subject': { sub: ['one', 'two'] as unknown as string },
  };
  it.each(Object.entries(unstorable))('and %s opens nothing', async (_, changes) => {
    const { body } = await backend.signIn();
    const { kid } = decodeProtectedHeader(body.id_token);
    const { private_material: pem } = await backend.database.db
      .selectFrom('signing_key')
      .select('private_material')
      .where('purpose', '=', 'idToken')
      .executeTakeFirstOrThrow();
    const token = await new SignJWT({ ...decodeJwt(body.id_token), ...changes })
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: kid ?? '' })
      .sign(createPrivateKey(pem));
    const { status } = await backend.call('GET', '/api/ExceptionReport/GetWells', { token });
    expect(status).toBe(401);
    const logout = await backend.call('POST', '/api/CNXAuth/Logout', { token, body: {} });
    expect(logout.status).toBeLessThan(500);
  });
});

describe('NUL at the identity provider', () => {
  const policy = () => `${backend.origin}/idp/cnx/b2c_1_signin`;
  it.each(['state', 'nonce', 'login_hint', 'ui_locales', 'client_id', 'redirect_uri', 'claims', 'scope'])(
    'in %s is no failure of ours',
    async (name) => {
      const url = new URL(authorizeUrl(backend.origin, { code_challenge: makePkce().challenge }));
      url.searchParams.set(name, `a\0${url.searchParams.get(name) ?? ''}`);
      expect((await fetch(url, { redirect: 'manual' })).status).toBeLessThan(500);
      const post = { method: 'POST', body: url.searchParams, redirect: 'manual' } as const;
      expect((await fetch(url.origin + url.pathname, post)).status).toBeLessThan(500);
    },
  );

  it('in a code or a refresh token is a wrong one', async () => {
    const client = { client_id: '3f6c2b1e-8a4d-4f0b-9c57-d2e1a7b60c94', redirect_uri: `${backend.origin}/` };
    const forms = [
      { grant_type: 'authorization_code', code: 'a\0', code_verifier: 'v'.repeat(43) },
      { grant_type: 'refresh_token', refresh_token: 'a\0' },
    ];
    for (const form of forms) {
      const body = new URLSearchParams({ ...client, ...form });
      const { status } = await fetch(`${policy()}/oauth2/v2.0/token`, { method: 'POST', body });
      expect(status).toBe(400);
    }
    expect(backend.logged()).not.toMatch(/"level":"(error|fatal)"/);
  });
});

describe('the provider’s description and keys', () => {
  it.each(['v2.0/.well-known/openid-configuration', 'discovery/v2.0/keys'])(
    '%s may be read by our own pages only',
    async (file) => {
      const url = `${backend.origin}/idp/cnx/b2c_1_signin/${file}`;
      const allowed = async (origin: string) =>
        (await fetch(url, { headers: { origin } })).headers.get('access-control-allow-origin');
      expect(await allowed(backend.origin)).toBe(backend.origin);
      expect(await allowed('https://evil.example')).toBeNull();
      const preflight = await fetch(url, {
        method: 'OPTIONS',
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

describe('compressed copies of files', () => {
  it.each(['index.html.br', 'index.html.gz', 'app.html.br'])('%s is no file of its own', async (file) => {
    expect((await fetch(`${backend.origin}/${file}`)).status).toBe(404);
  });
});
