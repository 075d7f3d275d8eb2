import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answerOf,
  askTokens,
  authorizeUrl,
  createListeningBackend,
  freePort,
  makePkce,
  passSignInPage,
  type ListeningBackend,
} from '../support/corporate.ts';
import { checkpointAfter } from '../support/checkpoint.ts';
import { Visitor, type VisitedPage } from '../support/visitor.ts';

let backend: ListeningBackend;
let origin: string;
beforeAll(async () => {
  backend = await createListeningBackend();
  ({ origin } = backend);
});
afterAll(() => backend.close());

const email = 'sso.user@cnx.example';
const begin = (challenge = makePkce().challenge) =>
  authorizeUrl(origin, { code_challenge: challenge }, 'b2c_1_reset');
const waitOver = () => backend.clock.pass(15 * 60);

/** The newest code that was mailed to an address. */
async function mailedCode(recipient = email): Promise<string> {
  const mail = await backend.database.db
    .selectFrom('outgoing_mail')
    .select('body')
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail?.body ?? '')?.[0] ?? '';
}

async function askCode(visitor: Visitor, address = email, url = begin()): Promise<VisitedPage> {
  return visitor.submit(await visitor.open(url), { email: address, do: 'sendCode' });
}

function change(visitor: Visitor, page: VisitedPage, code: string, password: string, confirm = password) {
  const fields = { email, code, newPassword: password, confirmPassword: confirm, do: 'change' };
  return visitor.submit(page, fields);
}

describe('the reset policy', () => {
  it('changes the password for whoever gets the mail, and says which policy it was', async () => {
    waitOver();
    const { verifier, challenge } = makePkce();
    const visitor = new Visitor();
    const page = await askCode(visitor, email, begin(challenge));
    const code = (await mailedCode()).toLowerCase().replace('-', ' ');
    const back = answerOf(await change(visitor, page, code, 'Another+2026'));
    const form = { grant_type: 'authorization_code', code_verifier: verifier, redirect_uri: `${origin}/` };
    const { body } = await askTokens(origin, { ...form, code: back.get('code') ?? '' }, 'b2c_1_reset');
    expect(decodeJwt(body.id_token)).toMatchObject({ email, tfp: 'b2c_1_reset' });

    const signIn = authorizeUrl(origin, { code_challenge: challenge });
    expect((await passSignInPage(new Visitor(), signIn, email)).status).toBe(401);
    const passed = await passSignInPage(new Visitor(), signIn, email, 'Another+2026');
    expect(answerOf(passed).get('code')).toBeTruthy();
  });

  it('asks everyone, also who is signed in, and signs him in for the sign-in policy', async () => {
    waitOver();
    const visitor = new Visitor();
    const page = await askCode(visitor);
    expect(page.text).toContain('If there is an account');
    await change(visitor, page, await mailedCode(), 'Third+20266');
    const silent = authorizeUrl(origin, { code_challenge: makePkce().challenge, prompt: 'none' });
    expect(answerOf(await visitor.open(silent)).get('code')).toBeTruthy();
    expect((await visitor.open(begin())).text).toContain('Reset your password');
    const forced = authorizeUrl(
      origin,
      { code_challenge: makePkce().challenge, prompt: 'none' },
      'b2c_1_reset',
    );
    expect(answerOf(await visitor.open(forced)).get('error')).toBe('interaction_required');
  });

  it('ends the sessions and tokens of other browsers', async () => {
    waitOver();
    await askAndChange('Fourth+20266');
    const { visitor: elsewhere, tokens } = await signInWith('Fourth+20266');
    waitOver();
    await askAndChange('Fifth+20266');
    const silent = authorizeUrl(origin, { code_challenge: makePkce().challenge, prompt: 'none' });
    expect(answerOf(await elsewhere.open(silent)).get('error')).toBe('login_required');
    const renewal = { grant_type: 'refresh_token', refresh_token: tokens };
    expect((await askTokens(origin, renewal)).status).toBe(400);
  });

  it('leaves no session to a sign-in with the old password that was under way', async () => {
    waitOver();
    await askAndChange('Race+2026a');
    const checkpoint = checkpointAfter('DeleteQueryNode', 'sign_in_lock');
    const other = await backend.another({ db: backend.database.db.withPlugin(checkpoint.plugin) });
    const port = await freePort();
    await other.listen({ host: 'localhost', port });
    const visitor = new Visitor();
    const page = await visitor.open(authorizeUrl(origin, { code_challenge: makePkce().challenge }));
    const form = { ...page, url: new URL(page.url.href.replace(origin, `http://localhost:${port}`)) };
    const signIn = visitor.submit(form, { email, password: 'Race+2026a', do: 'signIn' }, { origin });
    await checkpoint.reached;
    waitOver();
    await askAndChange('Race+2026b');
    checkpoint.release();
    const answered = await signIn;
    expect(answerOf(answered).get('code')).toBeNull();
    expect(answered.text).toContain('type="password"');
    const silent = authorizeUrl(origin, { code_challenge: makePkce().challenge, prompt: 'none' });
    expect(answerOf(await visitor.open(silent)).get('error')).toBe('login_required');
  });

  it('is reached from the sign-in page', async () => {
    waitOver();
    const visitor = new Visitor();
    const signIn = await visitor.open(authorizeUrl(origin, { code_challenge: makePkce().challenge }));
    expect(signIn.text).toContain('href="?view=reset"');
    const page = await visitor.open(new URL('?view=reset', signIn.url));
    const second = await visitor.submit(page, { email, do: 'sendCode' });
    expect(
      answerOf(await change(visitor, second, await mailedCode(), 'Sixth+20266')).get('code'),
    ).toBeTruthy();
  });

  it('answers Cancel as Azure AD B2C does', async () => {
    const visitor = new Visitor();
    const back = answerOf(await visitor.submit(await visitor.open(begin()), { do: 'cancel' }));
    expect(back.get('error_description')).toMatch(/^AADB2C90091/);
  });
});

describe('a verification code', () => {
  it('is good once', async () => {
    waitOver();
    const visitor = new Visitor();
    const page = await askCode(visitor);
    const code = await mailedCode();
    expect(answerOf(await change(visitor, page, code, 'Seventh+2026')).get('code')).toBeTruthy();
    const again = new Visitor();
    const other = await again.submit(await again.open(begin()), {
      email: 'nobody@cnx.example',
      do: 'sendCode',
    });
    expect((await change(again, other, code, 'Eighth+20266')).text).toContain(
      'The code is incorrect or no longer valid',
    );
  });

  it('ends after ten minutes', async () => {
    waitOver();
    const visitor = new Visitor();
    const page = await askCode(visitor);
    const code = await mailedCode();
    backend.clock.pass(600);
    expect((await change(visitor, page, code, 'Ninth+20266')).text).toContain(
      'The code is incorrect or no longer valid',
    );
  });

  it('is dead after five wrong tries', async () => {
    waitOver();
    const visitor = new Visitor();
    const page = await askCode(visitor);
    const code = await mailedCode();
    for (let time = 0; time < 5; time += 1)
      expect((await change(visitor, page, '2222-2222', 'Tenth+20266')).status).toBe(400);
    expect((await change(visitor, page, code, 'Tenth+20266')).text).toContain(
      'The code is incorrect or no longer valid',
    );
  });

  it('survives complaints about the new password', async () => {
    waitOver();
    const visitor = new Visitor();
    const page = await askCode(visitor);
    const code = await mailedCode();
    for (const [password, confirm, message] of [
      ['Eleventh+1', 'Eleventh+2', 'Passwords do not match'],
      ['short', 'short', 'Password requirements not met'],
      ['Password1!', 'Password1!', 'too easy to guess'],
    ] as const)
      expect((await change(visitor, page, code, password, confirm)).text).toContain(message);
    expect(answerOf(await change(visitor, page, code, 'Eleventh+1')).get('code')).toBeTruthy();
    waitOver();
    const next = new Visitor();
    const second = await askCode(next);
    const same = await change(next, second, await mailedCode(), 'Eleventh+1');
    expect(same.text).toContain('New password cannot be the same as the current password');
  });

  it('is kept as a hash only', async () => {
    waitOver();
    await askCode(new Visitor());
    const code = (await mailedCode()).replace('-', '');
    const rows = await backend.database.db.selectFrom('provider_reset_code').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[0]?.code_hash).toHaveLength(32);
  });

  it('is mailed three times a quarter of an hour, whether or not there is an account', async () => {
    for (const address of [email, 'nobody@cnx.example']) {
      waitOver();
      for (let time = 0; time < 3; time += 1)
        expect((await askCode(new Visitor(), address)).status, address).toBe(200);
      const fourth = await askCode(new Visitor(), address);
      expect(fourth.status).toBe(429);
      expect(fourth.text).toContain('Too many attempts');
    }
  });

  it('looks the same for an address without an account', async () => {
    waitOver();
    const known = await askCode(new Visitor());
    const unknown = await askCode(new Visitor(), 'nobody@cnx.example');
    const plain = (page: VisitedPage, address: string) =>
      page.text.replaceAll(address, '').replace(/value="[\w-]{43}"/, '');
    expect(plain(unknown, 'nobody@cnx.example')).toBe(plain(known, email));
    expect(await mailedCode('nobody@cnx.example')).toBe('');
  });
});

describe('the outbox', () => {
  it('shows the mail to this computer only, under the configured name only', async () => {
    waitOver();
    await askCode(new Visitor());
    const page = await new Visitor().open(`${origin}/idp/mail`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(await mailedCode());
    const inject = (headers: Record<string, string>, remoteAddress: string) =>
      backend.app.inject({ url: '/idp/mail', headers, remoteAddress });
    const { host } = new URL(origin);
    expect((await inject({ host }, '127.0.0.1')).statusCode).toBe(200);
    expect((await inject({ host }, '192.0.2.7')).statusCode).toBe(404);
    expect((await inject({ host: 'rebound.example' }, '127.0.0.1')).statusCode).toBe(404);
    // A tunnel on this computer passes on what comes from elsewhere.
    for (const passedOn of ['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'])
      expect((await inject({ host, [passedOn]: '192.0.2.7' }, '127.0.0.1')).statusCode).toBe(404);
  });

  it.each([
    ['with a mail server', { SMTP_URL: 'smtp://localhost:1' }],
    ['without a demonstration', { CNX_DEMONSTRATION: 'off', CNX_IDP: 'on' }],
    ['on a public origin', { CNX_PUBLIC_ORIGIN: 'https://portal.example', CNX_DEMONSTRATION: 'on' }],
  ])('%s is read by nobody', async (_name, environment) => {
    const closed = await createListeningBackend(environment);
    try {
      const { host } = new URL(closed.origin);
      const answer = await closed.app.inject({ url: '/idp/mail', headers: { host } });
      expect(answer.statusCode).toBe(404);
    } finally {
      await closed.close();
    }
  });
});

async function askAndChange(password: string): Promise<void> {
  const visitor = new Visitor();
  const page = await askCode(visitor);
  const back = await change(visitor, page, await mailedCode(), password);
  expect(answerOf(back).get('code')).toBeTruthy();
}

async function signInWith(password: string): Promise<{ visitor: Visitor; tokens: string }> {
  const { verifier, challenge } = makePkce();
  const visitor = new Visitor();
  const page = await passSignInPage(
    visitor,
    authorizeUrl(origin, { code_challenge: challenge }),
    email,
    password,
  );
  const form = { grant_type: 'authorization_code', code_verifier: verifier, redirect_uri: `${origin}/` };
  const { body } = await askTokens(origin, { ...form, code: answerOf(page).get('code') ?? '' });
  return { visitor, tokens: body.refresh_token };
}
