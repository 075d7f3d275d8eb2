import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerOf,
  askTokens,
  authorizeUrl,
  createListeningBackend,
  makePkce,
  passSignInPage,
  type ListeningBackend,
} from '../support/corporate.ts';
import type { PolicyName } from '../../src/identity-provider/policies.ts';
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

/** A code, fresh from the sign-in page, and what it is traded with. */
async function freshCode() {
  const { verifier, challenge } = makePkce();
  const page = await passSignInPage(
    new Visitor(),
    authorizeUrl(origin, { code_challenge: challenge }),
    email,
  );
  const code = answerOf(page).get('code') ?? '';
  return {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: `${origin}/`,
  };
}

describe('redirect addresses', () => {
  it.each(['/', '/redirect.html'])('%s is one', async (path) => {
    const page = await new Visitor().open(begin({ redirect_uri: `${origin}${path}` }));
    expect(page.text).toContain('name="password"');
  });

  it.each([
    ['another path', (own: string) => `${own}/dashboard`],
    ['a longer path', (own: string) => `${own}/redirect.html/x`],
    ['a query', (own: string) => `${own}/redirect.html?x=1`],
    ['no slash', (own: string) => own],
    ['another port', () => 'http://localhost:1/'],
    ['another host', () => 'https://evil.example/'],
    ['our host in front', (own: string) => `${own}.evil.example/`],
    ['our host as user', (own: string) => `${own}@evil.example/`],
    ['another scheme', (own: string) => own.replace('http:', 'https:')],
    ['a script', () => 'javascript:alert(1)'],
  ])('%s is none, and nothing is sent there', async (_name, address) => {
    const page = await new Visitor().open(begin({ redirect_uri: address(origin) }));
    expect(page.status).toBe(400);
    expect(page.url.origin).toBe(origin);
    expect(page.text).toContain('invalid_redirect_uri');
    expect(page.text).not.toContain('name="password"');
  });

  it('after signing out are exact as well', async () => {
    const leave = (target: string) =>
      new Visitor().open(
        `${origin}/idp/cnx/b2c_1_signin/oauth2/v2.0/logout?post_logout_redirect_uri=${encodeURIComponent(target)}`,
      );
    expect((await leave('https://evil.example/')).status).toBe(400);
    expect((await leave(`${origin}/signed-out`)).status).toBe(200);
  });
});

describe('the proof of the flow', () => {
  it.each([
    ['is missing', { code_challenge: undefined, code_challenge_method: undefined }],
    ['is plain', { code_challenge: 'a'.repeat(43), code_challenge_method: 'plain' }],
    ['says no method', { code_challenge: 'a'.repeat(43), code_challenge_method: undefined }],
  ])('must not be left out: %s', async (_name, parameters) => {
    const back = answerOf(await new Visitor().open(authorizeUrl(origin, parameters)));
    expect(back.get('error')).toBe('invalid_request');
  });

  it('has to match', async () => {
    const form = await freshCode();
    const other = { ...form, code_verifier: makePkce().verifier };
    expect(await askTokens(origin, other)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const { code_verifier: _, ...without } = form;
    expect(await askTokens(origin, without)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('is asked for at the reset policy too', async () => {
    const back = answerOf(
      await new Visitor().open(authorizeUrl(origin, { code_challenge_method: undefined }, 'b2c_1_reset')),
    );
    expect(back.get('error')).toBe('invalid_request');
  });
});

describe('a code', () => {
  it('is good once; its second use ends what came of the first', async () => {
    const form = await freshCode();
    const first = await askTokens(origin, form);
    expect(first.status).toBe(200);
    expect(await askTokens(origin, form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const renewal = { grant_type: 'refresh_token', refresh_token: first.body.refresh_token };
    expect(await askTokens(origin, renewal)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('is good once, however many requests come at the same time', async () => {
    const form = await freshCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => askTokens(origin, form)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.some(({ status }) => status === 400)).toBe(true);
  });

  it('belongs to its redirect address and its policy', async () => {
    const form = await freshCode();
    const elsewhere = { ...form, redirect_uri: `${origin}/redirect.html` };
    expect((await askTokens(origin, elsewhere)).status).toBe(400);
    expect((await askTokens(origin, form, 'b2c_1_reset')).status).toBe(400);
    expect((await askTokens(origin, form)).status).toBe(200);
  });

  it('ends after five minutes', async () => {
    const form = await freshCode();
    await backend.database.db
      .updateTable('provider_state')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', form.code)
      .execute();
    expect(await askTokens(origin, form)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const { db } = backend.database;
    const left = await db.selectFrom('provider_state').select(['model', 'expires_at']).execute();
    for (const { model, expires_at: end } of left.filter((row) => row.model.endsWith('/AuthorizationCode')))
      expect(end.getTime() - Date.now(), model).toBeLessThanOrEqual(300_000);
  });
});

describe('forms', () => {
  const fields = { email, password: 'Portal#2026', do: 'signIn' };

  it.each([
    ['from another origin', { origin: 'http://localhost:4100' }, {}],
    ['from a page without an origin', { origin: 'null' }, {}],
    ['without our seal', {}, { seal: '' }],
    ['with the seal of another visit', {}, { seal: 'x'.repeat(43) }],
  ])('%s are not acted on', async (_name, headers, changed) => {
    const visitor = new Visitor();
    const page = await visitor.open(begin());
    const answer = await visitor.submit(page, { ...fields, ...changed }, headers);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This page has expired');
    expect(answerOf(await visitor.submit(page, fields)).get('code')).toBeTruthy();
  });

  it('of one browser are worth nothing in another', async () => {
    const page = await new Visitor().open(begin());
    const answer = await new Visitor().submit(page, fields);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('This page has expired');
  });

  it('are not read when they are too large', async () => {
    const visitor = new Visitor();
    const page = await visitor.open(begin());
    expect((await visitor.submit(page, { ...fields, padding: 'x'.repeat(20_000) })).status).toBe(400);
  });

  it.each([
    ['not an address', 'Please enter a valid email.'],
    [`${'a'.repeat(300)}@cnx.example`, 'Please enter a valid email.'],
  ])('with the address %s say so', async (address, message) => {
    const page = await passSignInPage(new Visitor(), begin(), address);
    expect(page.status).toBe(400);
    expect(page.text).toContain(message);
  });

  it('show hostile text as text', async () => {
    const hint = '"><img/src=x/onerror=alert(1)>@x.example';
    for (const page of [
      await new Visitor().open(begin({ login_hint: hint })),
      await passSignInPage(new Visitor(), begin(), hint),
    ]) {
      expect(page.text).not.toContain('<img');
    }
  });
});

describe('guessing', () => {
  it('is slowed down per account, with the same text, and apart from the portal’s own accounts', async () => {
    const account = 'sso.admin@cnx.example';
    for (let time = 0; time < 5; time += 1)
      expect((await passSignInPage(new Visitor(), begin(), account.toUpperCase(), 'Wrong#1')).status).toBe(
        401,
      );
    const locked = await passSignInPage(new Visitor(), begin(), account);
    expect(locked.status).toBe(401);
    expect(locked.text).toContain('The email address or the password is not correct.');
    expect(answerOf(await passSignInPage(new Visitor(), begin(), email)).get('code')).toBeTruthy();
    backend.clock.pass(60);
    expect(answerOf(await passSignInPage(new Visitor(), begin(), account)).get('code')).toBeTruthy();
  });

  it('of a portal password does not lock the corporate account of the same name, nor the other way round', async () => {
    for (let time = 0; time < 5; time += 1) await backend.signIn(email, 'Wrong#2026');
    expect(answerOf(await passSignInPage(new Visitor(), begin(), email)).get('code')).toBeTruthy();
    for (let time = 0; time < 5; time += 1)
      await passSignInPage(new Visitor(), begin(), 'engineer@cnx.example', 'Wrong#1');
    expect((await backend.signIn('engineer@cnx.example')).status).toBe(200);
  });
});

describe('beginning', () => {
  it('is limited for each address, over all policies, until the minute is over', async () => {
    const limited = await createListeningBackend({ CNX_ADDRESS_AUTHORIZATIONS_PER_MINUTE: '2' });
    const ask = (policy?: PolicyName) =>
      fetch(authorizeUrl(limited.origin, { code_challenge: makePkce().challenge }, policy), {
        redirect: 'manual',
      });
    try {
      const answers = [await ask(), await ask('b2c_1_reset'), await ask(), await ask('b2c_1_reset')];
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 429, 429]);
      expect(answers[3]?.headers.get('retry-after')).toMatch(/^[1-9]\d?$/);
      const page = await new Visitor().open(`${limited.origin}/idp/style.css`);
      expect(page.status).toBe(200);
      const { db } = limited.database;
      const begun = await db.selectFrom('provider_state').select('model').execute();
      expect(begun.filter(({ model }) => model.endsWith('/Interaction'))).toHaveLength(2);
      limited.clock.pass(60);
      expect((await ask()).status).toBe(303);
    } finally {
      await limited.close();
    }
  });
});

describe('headers of the provider', () => {
  it.each(['/idp/style.css', '/idp/continue.js', '/idp/nothing-here', 'page', 'error'])(
    '%s',
    async (what) => {
      const url = what === 'page' ? begin() : what === 'error' ? begin({ redirect_uri: 'x' }) : origin + what;
      const { headers } = await new Visitor().open(url);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('keep the cookies from scripts and from other sites', async () => {
    const page = await fetch(begin(), { redirect: 'manual' });
    const cookies = page.headers.getSetCookie();
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/; path=\/idp/i);
    }
  });
});

describe('what the log says of it', () => {
  it('holds no code, token, password or address', () => {
    const log = backend.logged();
    expect(log).toContain('"path":"/idp/*"');
    expect(log).not.toMatch(/eyJ[\w-]+\.|Portal#2026|code=[\w-]{20}|sso\.user@/);
  });
});

describe('CNX_IDP=off', () => {
  it('leaves nothing below /idp, no provider in the configuration, and says so to the sign-in calls', async () => {
    const off = await createListeningBackend({ CNX_IDP: 'off' });
    try {
      for (const path of [
        '/idp/style.css',
        '/idp/mail',
        '/idp/cnx/b2c_1_signin/v2.0/.well-known/openid-configuration',
      ])
        expect((await fetch(off.origin + path)).status, path).toBe(404);
      const config = (await (await fetch(`${off.origin}/cnx-config.json`)).json()) as {
        identityProvider: unknown;
      };
      expect(config.identityProvider).toBeNull();
      const refused = {
        status: 501,
        body: { errors: [{ message: expect.stringContaining('not offered') as string }] },
      };
      expect(await off.call('GET', '/api/CNXAuth/B2cChallenge')).toMatchObject(refused);
      expect(
        await off.call('POST', '/api/CNXAuth/ExtractSSOToken', { body: { idToken: 'a.b.c' } }),
      ).toMatchObject(refused);
      expect((await off.signIn()).status).toBe(200);
    } finally {
      await off.close();
    }
  });
});
