import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const validate = (email: string, more = {}) =>
  backend.call('GET', `/api/CNXUser/validate/${encodeURIComponent(email)}`, more);
const none = { isSSO: false, isResetPwd: false, redirectUrl: null, showPasswordInput: false, errors: [] };
const unknown = { ...none, errors: [{ message: 'User is not active or does not exist' }] };

describe('validating an address', () => {
  it.each([
    ['engineer@cnx.example', { ...none, showPasswordInput: true }],
    ['ENGINEER@cnx.example', { ...none, showPasswordInput: true }],
    ['sso.admin@cnx.example', { ...none, isSSO: true }],
    ['reset@cnx.example', { ...none, isResetPwd: true }],
    ['partner@cnx.example', { ...none, redirectUrl: 'http://localhost:4100/' }],
    ['inactive@cnx.example', unknown],
    ['nobody@cnx.example', unknown],
  ])('%s has one outcome', async (email, outcome) => {
    expect(await validate(email)).toMatchObject({ status: 200, body: { email, ...outcome } });
  });

  it('sends nobody to an application that is no longer registered', async () => {
    const { db } = backend.database;
    await db.updateTable('registered_app').set({ active: false }).execute();
    const { body } = await validate('partner@cnx.example');
    expect(body).toMatchObject({ ...none, showPasswordInput: true });
    await db.updateTable('registered_app').set({ active: true }).execute();
  });

  it('stops an address that asks for unknown accounts, for known ones too', async () => {
    const address = '192.0.2.9';
    for (let time = 0; time < 15; time += 1)
      expect((await validate('engineer@cnx.example', { address })).status).toBe(200);
    for (let time = 0; time < 10; time += 1)
      expect((await validate(`n${time}@cnx.example`, { address })).status).toBe(200);
    const refused = await validate('n11@cnx.example', { address });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(60);
    expect((await validate('engineer@cnx.example', { address })).status).toBe(429);
    expect((await validate('engineer@cnx.example', { address: '192.0.2.10' })).status).toBe(200);
    backend.clock.pass(60);
    expect((await validate('engineer@cnx.example', { address })).status).toBe(200);
  });

  it('stops an address after a hundred unknown accounts in an hour', async () => {
    const address = '192.0.2.11';
    for (let time = 0; time < 100; time += 1) {
      if (time % 10 === 0) backend.clock.pass(60);
      expect((await validate(`n${time}@cnx.example`, { address })).status).toBe(200);
    }
    backend.clock.pass(120);
    expect((await validate('engineer@cnx.example', { address })).status).toBe(429);
    backend.clock.pass(3600);
    expect((await validate('engineer@cnx.example', { address })).status).toBe(200);
  });

  it('in uniform mode tells nothing about unknown accounts', async () => {
    const uniform = await createTestBackend({ CNX_ACCOUNT_DISCOVERY: 'uniform' });
    const ask = (email: string) => uniform.call('GET', `/api/CNXUser/validate/${email}`);
    const [known, unknown] = [await ask('engineer@cnx.example'), await ask('nobody@cnx.example')];
    expect({ ...unknown.body, email: '' }).toEqual({ ...known.body, email: '' });
    await uniform.close();
  });
});

describe('checking a user name', () => {
  it.each([
    ['sso.user@cnx.example', true],
    ['inactive@cnx.example', false],
    ['nobody', false],
  ])('%s → %s', async (name, isValid) => {
    const { status, body } = await backend.call('POST', '/api/CNXUser/validateUser', { body: { name } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name, isValid });
    expect(body.errors).toHaveLength(isValid ? 0 : 1);
  });
});

describe('reading users', () => {
  const read = (email: string, token: string) =>
    backend.call('GET', `/api/CNXUser/userinfo?email=${encodeURIComponent(email)}`, { token });

  it('shows everybody himself and the administrator everybody', async () => {
    const engineer = (await backend.signIn()).body.id_token;
    const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
    expect((await read('Engineer@cnx.example', engineer)).body).toMatchObject({ roleId: 2, errors: [] });
    expect(await read('admin@cnx.example', engineer)).toMatchObject({ status: 403 });
    expect(await read('nobody@cnx.example', engineer)).toMatchObject({ status: 403 });
    expect((await read('inactive@cnx.example', admin)).body.errors).toHaveLength(1);
    expect((await read('nobody@cnx.example', admin)).status).toBe(404);
  });

  it('keeps other people’s notifications to themselves, for the administrator too', async () => {
    const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
    const path = '/api/Notification/GetNotificationsInfo?email=engineer@cnx.example';
    expect((await backend.call('GET', path, { token: admin })).status).toBe(403);
  });
});

describe('the user-identifier', () => {
  const wells = (token: string, identifier: string) =>
    backend.call('GET', '/api/ExceptionReport/GetWells', {
      token,
      headers: { 'user-identifier': identifier },
    });

  it.each(['engineer@cnx.example', 'Engineer@CNX.example', 'engineer%40cnx.example'])(
    'may be %s',
    async (identifier) => {
      const token = (await backend.signIn()).body.id_token;
      expect((await wells(token, identifier)).status).toBe(200);
    },
  );

  it.each(['admin@cnx.example', 'nobody', '', '%E0%A4%A'])(
    'of another user (%s) is refused and noted',
    async (identifier) => {
      const { db } = backend.database;
      const token = (await backend.signIn()).body.id_token;
      const count = async () =>
        (await db.selectFrom('audit_event').select('id').where('kind', '=', 'identityMismatch').execute())
          .length;
      const before = await count();
      // Within a minute it is counted with the one before.
      backend.clock.pass(60);
      expect(await wells(token, identifier)).toMatchObject({ status: 403 });
      expect(await count()).toBe(before + 1);
    },
  );

  it.each(['用户@例子.中国', 'josé@x.fr'])('of %s works in its encoded form', async (email) => {
    const { db } = backend.database;
    await db.updateTable('app_user').set({ email }).where('email', '=', 'engineer@cnx.example').execute();
    const token = (await backend.signIn(email)).body.id_token;
    expect((await validate(email)).body['showPasswordInput']).toBe(true);
    expect((await wells(token, encodeURIComponent(email))).status).toBe(200);
    await db
      .updateTable('app_user')
      .set({ email: 'engineer@cnx.example' })
      .where('email', '=', email)
      .execute();
  });
});

describe('changing a password', () => {
  const change = async (email: string, old: string, next: string) =>
    backend.call('POST', '/api/CNXAuth/ResetPassword', {
      body: { userEmail: email, oldPassword: await backend.seal(old), newPassword: await backend.seal(next) },
    });

  it('ends all sessions of the user and opens the account that had to change it', async () => {
    const { body } = await backend.signIn('admin@cnx.example');
    const changed = await change('admin@cnx.example', 'Portal#2026', 'Another+1');
    expect(changed).toMatchObject({
      status: 200,
      body: { message: 'Password reset successful', errors: [] },
    });
    expect((await backend.call('GET', '/api/ExceptionReport/GetWells', { token: body.id_token })).text).toBe(
      'Session timedout. Please relogin.',
    );
    expect((await backend.signIn('admin@cnx.example')).status).toBe(401);
    expect((await backend.signIn('admin@cnx.example', 'Another+1')).status).toBe(200);

    expect((await change('reset@cnx.example', 'Portal#2026', 'Another+1')).status).toBe(200);
    expect((await validate('reset@cnx.example')).body['showPasswordInput']).toBe(true);
    expect((await backend.signIn('reset@cnx.example', 'Another+1')).status).toBe(200);
  });

  it.each([
    ['Short1@', 'Password requirements not met'],
    ['Portal#2026', 'New password cannot be the same as the current password'],
  ])('refuses %s with the portal’s text', async (next, message) => {
    expect(await change('engineer@cnx.example', 'Portal#2026', next)).toMatchObject({
      status: 400,
      body: { errors: [{ message }] },
    });
  });

  it('tells the rules to nobody who does not know the password', async () => {
    expect(await change('engineer@cnx.example', 'Wrong#2026', 'Short1@')).toMatchObject({ status: 401 });
    expect(await change('nobody@cnx.example', 'Wrong#2026', 'Another+1')).toMatchObject({ status: 401 });
    expect(await change('inactive@cnx.example', 'Portal#2026', 'Another+1')).toMatchObject({ status: 403 });
  });
});

describe('in uniform mode', () => {
  let uniform: TestBackend;
  beforeAll(async () => {
    uniform = await createTestBackend({ CNX_ACCOUNT_DISCOVERY: 'uniform' });
    const name = { first_name: 'Noor', last_name: 'Haddad', role_id: 2, is_sso: true };
    await uniform.database.db
      .insertInto('app_user')
      .values({ email: 'noor@corporate.example', ...name })
      .execute();
  });
  afterAll(() => uniform.close());

  let addresses = 0;
  const ask = (email: string, address = `192.0.2.${(addresses += 1)}`) =>
    uniform.call('GET', `/api/CNXUser/validate/${email}`, { address });
  const forget = (email: string) =>
    uniform.call('POST', '/api/CNXAuth/ForgotPassword', {
      body: { email, applicationURL: '' },
      address: `192.0.2.${(addresses += 1)}`,
    });

  it.each([
    [
      'cnx.example',
      ['engineer', 'reset', 'partner', 'inactive', 'nobody'],
      { showPasswordInput: true, isSSO: false },
    ],
    ['corporate.example', ['noor', 'nobody'], { showPasswordInput: false, isSSO: true }],
    ['unknown.example', ['nobody'], { showPasswordInput: true, isSSO: false }],
  ])('the people of %s are not told apart', async (domain, names, expected) => {
    for (const name of names) {
      const { status, body } = await ask(`${name}@${domain}`);
      expect(status).toBe(200);
      const nothing = { isResetPwd: false, redirectUrl: null, errors: [] };
      expect(body).toEqual({ email: `${name}@${domain}`, ...expected, ...nothing });
      expect((await forget(`${name}@${domain}`)).body).toMatchObject({ isSSO: expected.isSSO });
    }
  });

  it('says after signing in where somebody is sent on to', async () => {
    const { body } = await uniform.signIn('partner@cnx.example');
    expect(body.userinfo).toMatchObject({ redirectUrl: 'http://localhost:4100/' });
    expect((await uniform.signIn('reset@cnx.example')).status).toBe(403);
  });

  it('one address asks sixty times a minute', async () => {
    const address = '198.51.100.1';
    const answers = await Promise.all(
      Array.from({ length: 65 }, (_, i) =>
        ask(i % 2 ? 'engineer@cnx.example' : `n${i}@cnx.example`, address),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    uniform.clock.pass(60);
    expect((await ask('engineer@cnx.example', address)).status).toBe(200);
  });
});
