import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, testHashCost, type TestBackend } from '../support/backend.ts';
import { startMailServer } from '../support/mail-server.ts';

const email = 'engineer@cnx.example';
const password = 'Portal#2026';
const next = 'Another+2026';
const wrong = { status: 401, body: { errors: [{ message: 'Invalid username or password' }] } };
let backend: TestBackend;
beforeEach(async () => {
  backend = await createTestBackend();
});
afterEach(() => backend.close());

const forgot = (account = email, more: { applicationURL?: string; address?: string } = {}) =>
  backend.call('POST', '/api/CNXAuth/ForgotPassword', {
    body: { email: account, applicationURL: more.applicationURL ?? 'http://localhost:4000/' },
    ...(more.address ? { address: more.address } : {}),
  });
const update = async (old: string, fresh = next, { account = email, token = '' } = {}) =>
  backend.call('POST', '/api/CNXAuth/ResetPassword', {
    body: {
      userEmail: account,
      oldPassword: await backend.seal(old),
      newPassword: await backend.seal(fresh),
    },
    ...(token ? { token } : {}),
  });
const wells = (token: string) => backend.call('GET', '/api/ExceptionReport/GetWells', { token });
const mails = () => backend.database.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute();

/** The link of the newest mail. */
async function mailedLink(): Promise<URL> {
  const [link] = /https?:\/\/\S+/.exec((await mails()).at(-1)?.body ?? '') ?? [];
  return new URL(link ?? 'none:');
}
const codeOf = (link: URL) => new URLSearchParams(link.hash.slice(1)).get('code') ?? '';

describe('ForgotPassword', () => {
  it('mails a link with a code to a local user', async () => {
    expect(await forgot()).toMatchObject({
      status: 200,
      body: { isSSO: false, status: 'Success', statusCode: 200, errors: [] },
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: email, subject: 'Reset your password' });
    const link = await mailedLink();
    expect(link.origin + link.pathname).toBe('http://localhost:4000/reset-password');
    expect(link.search).toBe('');
    expect(new URLSearchParams(link.hash.slice(1)).get('email')).toBe(email);
    expect(codeOf(link)).toMatch(/^[\w-]{43}$/);
  });

  it('keeps the code as a hash only', async () => {
    await forgot();
    const code = codeOf(await mailedLink());
    const rows = await backend.database.db.selectFrom('password_reset_code').selectAll().execute();
    expect(rows.map((row) => row.code_hash)).toEqual([createHash('sha256').update(code).digest()]);
    expect(backend.logged()).not.toContain(code);
  });

  it('sends corporate users to the identity provider and mails them nothing', async () => {
    expect((await forgot('sso.user@cnx.example')).body).toMatchObject({ isSSO: true, errors: [] });
    expect(await mails()).toEqual([]);
  });

  it.each(['nobody@cnx.example', 'inactive@cnx.example'])(
    'says what is the matter with %s',
    async (account) => {
      const message = 'User is not active or does not exist';
      expect((await forgot(account)).body).toMatchObject({
        isSSO: false,
        status: 'Error',
        errors: [{ message }],
      });
      expect(await mails()).toEqual([]);
    },
  );

  it.each([
    'https://evil.example/',
    'evil.example',
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    '%2f%2fevil.example',
    'http://evil.example#@localhost:4100',
    'http://localhost:4101/',
    'https://аpp.example/',
    'http://localhost:4100@evil.example',
    'http://localhost:4100.evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '%68ttps://evil.example',
  ])('puts %s into no mail', async (applicationURL) => {
    await forgot(email, { applicationURL });
    const link = await mailedLink();
    expect(link.origin).toBe('http://localhost:4000');
    expect((await mails())[0]?.body).not.toContain('evil');
    expect(new URLSearchParams(link.hash.slice(1)).has('state')).toBe(false);
  });

  it.each(['localhost:4100', 'http://localhost:4100/x', 'localhost%3A4100', 'localhost%253A4100'])(
    'says in the link that the user came from the registered application %s',
    async (applicationURL) => {
      await forgot(email, { applicationURL });
      expect(new URLSearchParams((await mailedLink()).hash.slice(1)).get('state')).toBe('localhost:4100');
    },
  );

  it('builds the link from the configured origin, whatever the Host header says', async () => {
    await backend.app.inject({
      method: 'POST',
      url: '/api/CNXAuth/ForgotPassword',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
      payload: { email, applicationURL: '' },
    });
    expect((await mailedLink()).origin).toBe('http://localhost:4000');
  });

  it('mails an account three times a quarter of an hour', async () => {
    for (let time = 0; time < 3; time += 1) expect((await forgot()).status).toBe(200);
    expect(await forgot(email.toUpperCase())).toMatchObject({ status: 429 });
    expect(await mails()).toHaveLength(3);
    backend.clock.pass(15 * 60);
    expect((await forgot()).status).toBe(200);
  });

  it('helps an address with ten unknown accounts a minute', async () => {
    const address = '192.0.2.5';
    for (let time = 0; time < 10; time += 1)
      expect((await forgot(`nobody${time}@cnx.example`, { address })).status).toBe(200);
    expect((await forgot('nobody@cnx.example', { address })).status).toBe(429);
    expect((await forgot('nobody@cnx.example', { address: '192.0.2.6' })).status).toBe(200);
  });
});

describe('ForgotPassword in uniform mode', () => {
  it('answers unknown and known local accounts alike, and mails the known one all the same', async () => {
    const uniform = await createTestBackend({ CNX_ACCOUNT_DISCOVERY: 'uniform' });
    try {
      const ask = (account: string) =>
        uniform.call('POST', '/api/CNXAuth/ForgotPassword', { body: { email: account, applicationURL: '' } });
      const texts = [];
      for (const account of [email, 'nobody@cnx.example', 'inactive@cnx.example'])
        texts.push((await ask(account)).text);
      expect(new Set(texts).size).toBe(1);
      await expect
        .poll(() => uniform.database.db.selectFrom('outgoing_mail').select('recipient').execute())
        .toEqual([{ recipient: email }]);
    } finally {
      await uniform.close();
    }
  });
});

describe('the code of a mail', () => {
  it('sets a new password once', async () => {
    await forgot();
    const code = codeOf(await mailedLink());
    expect((await update(code)).status).toBe(200);
    expect((await backend.signIn(email, next)).status).toBe(200);
    expect(await backend.signIn(email, password)).toMatchObject(wrong);
    expect(await update(code, 'Third+20266')).toMatchObject(wrong);
  });

  it('is used by one of several requests that come at the same time', async () => {
    await forgot();
    const code = codeOf(await mailedLink());
    const other = await backend.another();
    const bodies = await Promise.all(
      [0, 1, 2, 3].map(async (index) => ({
        userEmail: email,
        oldPassword: await backend.seal(code),
        newPassword: await backend.seal(`Next+2026${index}x`),
      })),
    );
    const answers = await Promise.all(
      bodies.map((body, index) =>
        backend.call('POST', '/api/CNXAuth/ResetPassword', { body, app: index % 2 ? other : backend.app }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends after ten minutes, to the second', async () => {
    await forgot();
    const early = codeOf(await mailedLink());
    backend.clock.pass(599);
    expect((await update(early)).status).toBe(200);
    await forgot();
    const late = codeOf(await mailedLink());
    backend.clock.pass(600);
    expect(await update(late, 'Third+20266')).toMatchObject(wrong);
  });

  it('is one account’s own', async () => {
    await forgot();
    const code = codeOf(await mailedLink());
    expect(await update(code, next, { account: 'admin@cnx.example' })).toMatchObject(wrong);
    expect((await update(code)).status).toBe(200);
  });

  it('signs nobody in', async () => {
    await forgot();
    expect(await backend.signIn(email, codeOf(await mailedLink()))).toMatchObject(wrong);
  });

  it('dies with every other change of the password', async () => {
    await forgot();
    const [first] = [codeOf(await mailedLink())];
    await forgot();
    const second = codeOf(await mailedLink());
    expect((await update(second)).status).toBe(200);
    expect(await update(first, 'Third+20266')).toMatchObject(wrong);
    await forgot();
    const third = codeOf(await mailedLink());
    expect((await update(next, 'Fourth+2026')).status).toBe(200);
    expect(await update(third, 'Fifth+20266')).toMatchObject(wrong);
  });

  it('survives a complaint, also that the password is the current one', async () => {
    await forgot();
    const code = codeOf(await mailedLink());
    for (const [fresh, message] of [
      ['short', 'Password requirements not met'],
      ['Welcome2026!', 'This password is too easy to guess'],
      [password, 'New password cannot be the same as the current password'],
    ] as const)
      expect(await update(code, fresh)).toMatchObject({ status: 400, body: { errors: [{ message }] } });
    expect((await update(code)).status).toBe(200);
  });

  it('is tried behind the same lock-out as the password', async () => {
    await forgot();
    const code = codeOf(await mailedLink());
    for (let time = 0; time < 5; time += 1) expect(await update('x'.repeat(43))).toMatchObject(wrong);
    expect(await update(code)).toMatchObject(wrong);
    expect(await backend.signIn()).toMatchObject(wrong);
    backend.clock.pass(60);
    expect((await update(code)).status).toBe(200);
  });
});

describe('a changed password', () => {
  it('ends all sessions but that of whoever changed it', async () => {
    const own = (await backend.signIn()).body;
    const others = [(await backend.signIn()).body, (await backend.signIn()).body];
    expect((await update(password, next, { token: own.id_token })).status).toBe(200);
    backend.clock.pass(6);
    expect((await wells(own.id_token)).status).toBe(200);
    for (const { id_token: token, refresh_token: refreshToken } of others) {
      expect((await wells(token)).text).toBe('Session timedout. Please relogin.');
      const renewal = await backend.call('POST', '/api/CNXAuth/refreshtoken', { body: { refreshToken } });
      expect(renewal.status).toBe(401);
    }
  });

  it('by mail ends all sessions without exception', async () => {
    const own = (await backend.signIn()).body;
    await forgot();
    const code = codeOf(await mailedLink());
    expect((await update(code, next, { token: own.id_token })).status).toBe(200);
    expect((await wells(own.id_token)).text).toBe('Session timedout. Please relogin.');
  });

  it('does not spare a session of somebody else', async () => {
    const { id_token: token } = (await backend.signIn('admin@cnx.example')).body;
    const { id_token: other } = (await backend.signIn()).body;
    expect((await update(password, next, { token })).status).toBe(200);
    expect((await wells(token)).status).toBe(200);
    expect((await wells(other)).text).toBe('Session timedout. Please relogin.');
  });

  it('is told to its owner by mail, without the password', async () => {
    await update(password);
    const mail = (await mails()).at(-1);
    expect(mail).toMatchObject({ recipient: email, subject: 'Your password was changed' });
    expect(mail?.body).toContain('http://localhost:4000/forgot-password');
    expect(mail?.body).not.toContain(next);
  });

  it('is told in the language of its owner', async () => {
    const { db } = backend.database;
    await db
      .updateTable('app_user')
      .set({ preferences: '{"language":"fr"}' })
      .where('email', '=', email)
      .execute();
    await forgot();
    expect((await mails()).at(-1)?.subject).toBe('Réinitialisez votre mot de passe');
  });

  it.each(['Password1!', 'P@ssw0rd2026', 'Qwerty123!', '1qaz@WSX', 'Juillet2025!'])(
    'must not be as common as %s',
    async (common) => {
      expect(await update(password, common)).toMatchObject({
        status: 400,
        body: { errors: [{ message: 'This password is too easy to guess' }] },
      });
      expect((await backend.signIn()).status).toBe(200);
    },
  );

  it('may have 64 characters and more, in any language', async () => {
    const long = `Aa1#${'wörter und mehr '.repeat(9)}`;
    expect([...long].length).toBeGreaterThan(64);
    expect((await update(password, long)).status).toBe(200);
    expect((await backend.signIn(email, long)).status).toBe(200);
  });

  it.each(['Aa1#|with|separators|', `Aa1#${'🛢️'.repeat(25)}`])('may be %s', async (unusual) => {
    expect((await update(password, unusual)).status).toBe(200);
    expect((await backend.signIn(email, unusual)).status).toBe(200);
  });

  it('cannot be learnt from the call that set it: neither of its texts is taken again', async () => {
    await forgot();
    const texts = { old: await backend.seal(codeOf(await mailedLink())), next: await backend.seal(next) };
    const change = () =>
      backend.call('POST', '/api/CNXAuth/ResetPassword', {
        body: { userEmail: email, oldPassword: texts.old, newPassword: texts.next },
      });
    expect((await change()).status).toBe(200);
    const other = await backend.another();
    for (const sealed of [texts.next, texts.old])
      expect(await backend.signIn(email, undefined, { sealed, app: other })).toMatchObject(wrong);
    expect(await change()).toMatchObject(wrong);
    expect((await backend.signIn(email, next)).status).toBe(200);
  });

  it('cannot be learnt from a call that failed before the one that set it', async () => {
    const sealed = await backend.seal(next);
    const body = { userEmail: email, oldPassword: await backend.seal('Wrong#2026'), newPassword: sealed };
    expect(await backend.call('POST', '/api/CNXAuth/ResetPassword', { body })).toMatchObject(wrong);
    expect((await update(password)).status).toBe(200);
    expect(await backend.signIn(email, undefined, { sealed })).toMatchObject(wrong);
  });

  it('lets in who has to change it, and no earlier', async () => {
    const account = 'reset@cnx.example';
    expect((await backend.signIn(account)).status).toBe(403);
    expect((await update(password, next, { account })).status).toBe(200);
    expect((await backend.signIn(account, next)).status).toBe(200);
  });
});

describe('a stored password', () => {
  const stored = async () => {
    const { db } = backend.database;
    const row = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirst();
    return row?.password_hash ?? '';
  };

  it('is argon2id of the stated cost, and made anew at sign-in when the cost rises', async () => {
    const cheap = `m=${testHashCost.memoryKiB},t=${testHashCost.passes},p=${testHashCost.lanes}`;
    expect(await stored()).toMatch(new RegExp(`^\\$argon2id\\$v=19\\$${cheap}\\$`));
    const { currentCost } = await import('../../src/auth/password-hash.ts');
    const dearer = await backend.another({ hashCost: currentCost });
    expect((await backend.signIn(email, password, { app: dearer })).status).toBe(200);
    expect(await stored()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await backend.signIn(email, password, { app: dearer })).status).toBe(200);
  });

  it('of a corporate user is at the provider only, made in the same way', async () => {
    const { db } = backend.database;
    const users = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('is_sso', '=', true)
      .execute();
    expect(users.map(({ password_hash: hash }) => hash)).toEqual([null, null]);
    const accounts = await db.selectFrom('provider_account').select('password_hash').execute();
    for (const { password_hash: hash } of accounts) expect(hash).toMatch(/^\$argon2id\$/);
  });
});

describe('mail', () => {
  it('goes out by SMTP, waits while the server refuses it, and is gone from the outbox then', async () => {
    const server = await startMailServer();
    const sending = await createTestBackend({
      SMTP_URL: server.url,
      CNX_MAIL_FROM: 'CNX <cnx@portal.example>',
    });
    const waiting = () => sending.database.db.selectFrom('outgoing_mail').select('attempts').execute();
    const ask = (account: string) =>
      sending.call('POST', '/api/CNXAuth/ForgotPassword', { body: { email: account, applicationURL: '' } });
    try {
      await ask(email);
      await expect.poll(waiting).toEqual([]);
      expect(server.mails).toHaveLength(1);
      expect(server.mails[0]).toMatch(/^From: CNX <cnx@portal.example>$/m);
      expect(server.mails[0]).toMatch(new RegExp(`^To: ${email}$`, 'm'));
      server.refuse(true);
      await ask('admin@cnx.example');
      await expect.poll(() => sending.logged()).toContain('a mail waits');
      expect(await waiting()).toEqual([{ attempts: 1 }]);
      server.refuse(false);
      sending.clock.pass(30);
      await ask('reset@cnx.example');
      await expect.poll(waiting).toEqual([]);
      expect(server.mails).toHaveLength(3);
      expect(sending.logged()).not.toMatch(/reset-password#|code=/);
    } finally {
      await sending.close();
      await server.close();
    }
  });

  it.each([
    ['a,b@c.example', '"a,b"@c.example'],
    ['x<evil@y.example', '"x evil"@y.example'],
    ['team:evil@y.example', '"team:evil"@y.example'],
  ])('to %s goes to one recipient', async (recipient, named) => {
    const server = await startMailServer();
    const sending = await createTestBackend({ SMTP_URL: server.url });
    try {
      const { db } = sending.database;
      const at = sending.clock.now();
      await db
        .insertInto('outgoing_mail')
        .values({ recipient, subject: 'S', body: 'B', created_at: at, due_at: at })
        .execute();
      const body = { email, applicationURL: '' };
      await sending.call('POST', '/api/CNXAuth/ForgotPassword', { body });
      await expect.poll(() => server.mails).toHaveLength(2);
      expect(server.recipients.toSorted()).toEqual([named, email].toSorted());
    } finally {
      await sending.close();
      await server.close();
    }
  });

  it('is not promised where nobody sends or reads it', async () => {
    const silent = await createTestBackend({ CNX_DEMONSTRATION: 'off' });
    try {
      const ask = (account: string) =>
        silent.call('POST', '/api/CNXAuth/ForgotPassword', { body: { email: account, applicationURL: '' } });
      expect((await ask(email)).status).toBe(501);
      expect((await ask('sso.user@cnx.example')).body).toMatchObject({ isSSO: true });
    } finally {
      await silent.close();
    }
  });
});
