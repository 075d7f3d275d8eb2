import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portalClientId } from '../../src/identity-provider/policies.ts';
import {
  answerOf,
  askTokens,
  authorizeUrl,
  createListeningBackend,
  makePkce,
  passSignInPage,
  signInAtProvider,
  type ListeningBackend,
} from '../support/corporate.ts';
import { Visitor } from '../support/visitor.ts';

let backend: ListeningBackend;
let origin: string;
beforeAll(async () => {
  backend = await createListeningBackend();
  ({ origin } = backend);
});
afterAll(() => backend.close());

const email = 'sso.user@cnx.example';
const begin = (parameters: Record<string, string | undefined> = {}) =>
  authorizeUrl(origin, { code_challenge: makePkce().challenge, ...parameters });

describe('discovery', () => {
  it('has the paths of Azure AD B2C, on the configured origin whatever the Host header says', async () => {
    const url = `${origin}/idp/cnx/b2c_1_signin/v2.0/.well-known/openid-configuration`;
    for (const headers of [{}, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }]) {
      const found = (await (await fetch(url, { headers })).json()) as Record<string, unknown>;
      expect(found).toMatchObject({
        issuer: `${origin}/idp/cnx/v2.0/`,
        authorization_endpoint: `${origin}/idp/cnx/b2c_1_signin/oauth2/v2.0/authorize`,
        token_endpoint: `${origin}/idp/cnx/b2c_1_signin/oauth2/v2.0/token`,
        end_session_endpoint: `${origin}/idp/cnx/b2c_1_signin/oauth2/v2.0/logout`,
        jwks_uri: `${origin}/idp/cnx/b2c_1_signin/discovery/v2.0/keys`,
        code_challenge_methods_supported: ['S256'],
        response_types_supported: ['code'],
      });
    }
  });

  it('publishes public halves only', async () => {
    const found = await (await fetch(`${origin}/idp/cnx/b2c_1_signin/discovery/v2.0/keys`)).json();
    const { keys } = found as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  });
});

describe('signing in', () => {
  it('gives an id_token with the claims of Azure AD B2C, and what else its token endpoint has', async () => {
    const { tokens, nonce } = await signInAtProvider(backend);
    expect(decodeProtectedHeader(tokens.id_token).alg).toBe('RS256');
    const claims = decodeJwt(tokens.id_token);
    expect(claims).toMatchObject({
      iss: `${origin}/idp/cnx/v2.0/`,
      aud: portalClientId,
      email,
      emails: [email],
      name: 'Sam Lund',
      given_name: 'Sam',
      family_name: 'Lund',
      tfp: 'b2c_1_signin',
      nonce,
    });
    expect(claims['oid']).toBe(claims.sub);
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      not_before: claims.iat,
      id_token_expires_in: 3600,
      scope: 'openid offline_access user.read',
      refresh_token_expires_in: 86400,
    });
  });

  it('renews although the library repeats offline_access, and takes a refresh token once', async () => {
    const { tokens } = await signInAtProvider(backend);
    const form = {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
      scope: 'openid offline_access user.read',
    };
    const renewed = await askTokens(origin, form);
    expect(renewed.status).toBe(200);
    expect(decodeJwt(renewed.body.id_token)['email']).toBe(email);
    expect(await askTokens(origin, form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('tells a wrong password and an unknown account alike, and keeps the address', async () => {
    const texts: string[] = [];
    for (const account of [email, 'nobody@cnx.example']) {
      const page = await passSignInPage(new Visitor(), begin(), account, 'Wrong#2026');
      expect(page.status).toBe(401);
      expect(page.text).toContain(`value="${account}"`);
      texts.push(page.text.replaceAll(account, '').replace(/value="[\w-]{43}"/, ''));
    }
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain('The email address or the password is not correct.');
  });

  it('does not let local accounts in', async () => {
    expect((await passSignInPage(new Visitor(), begin(), 'admin@cnx.example')).status).toBe(401);
  });

  it('answers Cancel as Azure AD B2C does', async () => {
    const visitor = new Visitor();
    const back = answerOf(await visitor.submit(await visitor.open(begin()), { do: 'cancel' }));
    expect(back.get('error')).toBe('access_denied');
    expect(back.get('error_description')).toMatch(/^AADB2C90091/);
    expect(back.get('state')).toBe('state-1');
  });

  it('speaks the language that the portal asks for, else the browser’s', async () => {
    const title = async (visitor: Visitor, parameters = {}) =>
      /<h1>(.*?)<\/h1>/s.exec((await visitor.open(begin(parameters))).text)?.[1];
    expect(await title(new Visitor())).toBe('Sign in with your corporate account');
    expect(await title(new Visitor({ 'accept-language': 'de,fr-CA;q=0.9,en;q=0.8' }))).toContain('Connectez');
    expect(await title(new Visitor({ 'accept-language': 'fr' }), { ui_locales: 'es' })).toContain('Inicie');
  });
});

describe('a session at the provider', () => {
  it('answers silently, but not for another account', async () => {
    const { visitor } = await signInAtProvider(backend);
    const silent = answerOf(await visitor.open(begin({ prompt: 'none', login_hint: email })));
    expect(silent.get('code')).toBeTruthy();
    const other = answerOf(
      await visitor.open(begin({ prompt: 'none', login_hint: 'sso.admin@cnx.example' })),
    );
    expect(other.get('error')).toBe('interaction_required');
    const unknown = answerOf(await new Visitor().open(begin({ prompt: 'none' })));
    expect(unknown.get('error')).toBe('login_required');
  });

  it('asks again when that is asked for', async () => {
    const { visitor } = await signInAtProvider(backend);
    for (const prompt of ['login', 'select_account']) {
      const page = await passSignInPage(visitor, begin({ prompt }), email);
      expect(answerOf(page).get('code'), prompt).toBeTruthy();
    }
  });

  it('changes to another account by ending the first', async () => {
    const { visitor } = await signInAtProvider(backend);
    const passed = await passSignInPage(
      visitor,
      begin({ login_hint: 'sso.admin@cnx.example' }),
      'sso.admin@cnx.example',
    );
    // A page that passes on by itself; here the visitor does it.
    const back = await visitor.submit(passed, {});
    expect(answerOf(back).get('code')).toBeTruthy();
    const silent = await visitor.open(begin({ prompt: 'none', login_hint: 'sso.admin@cnx.example' }));
    expect(answerOf(silent).get('code')).toBeTruthy();
  });

  it('ends without a question, with its tokens', async () => {
    const { visitor, tokens } = await signInAtProvider(backend);
    const leave = `${origin}/idp/cnx/b2c_1_signin/oauth2/v2.0/logout?post_logout_redirect_uri=${encodeURIComponent(`${origin}/`)}`;
    const page = await visitor.open(leave);
    expect(page.text).toContain('/idp/continue.js');
    expect((await visitor.submit(page, {})).url.href).toBe(`${origin}/`);
    const silent = answerOf(await visitor.open(begin({ prompt: 'none' })));
    expect(silent.get('error')).toBe('login_required');
    const renewed = await askTokens(origin, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('survives a restart, with its refresh tokens', async () => {
    const { visitor, tokens } = await signInAtProvider(backend);
    await backend.app.close();
    const restarted = await backend.another();
    await restarted.listen({ host: 'localhost', port: backend.port });
    const silent = answerOf(await visitor.open(begin({ prompt: 'none', login_hint: email })));
    expect(silent.get('code')).toBeTruthy();
    const renewed = await askTokens(origin, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    });
    expect(renewed.status).toBe(200);
  });
});
