import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';
import { callOperation } from '../support/contract-calls.ts';
import { startMailServer } from '../support/mail-server.ts';

const address = 'help@company.example';
const message = {
  subject: 'A figure\r\nBcc: all@company.example',
  message: 'Twice the day before.\n\nAccount: somebody@else.example',
  page: '/dashboard?area=deferredProduction',
  version: '0.1.0',
  language: 'es',
  timeZone: 'Europe/Oslo',
  userAgent: 'Browser/1.0\nPage: /other',
};

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend({
    CNX_SUPPORT_ADDRESS: address,
    CNX_SUPPORT_MESSAGES_PER_HOUR: '2',
    CNX_DEMONSTRATION: 'on',
  });
  token = (await backend.signIn()).body.id_token;
});
afterAll(() => backend.close());

const mails = () =>
  backend.database.db
    .selectFrom('outgoing_mail')
    .select(['recipient', 'subject', 'body'])
    .where('recipient', '=', address)
    .execute();
const send = (body: unknown, as = token) => callOperation(backend, 'sendSupportMessage', as, { body });

describe('messages to support', () => {
  it('carry what the user was shown, the account of the session, and nothing more', async () => {
    expect((await callOperation(backend, 'getSupport', token)).body).toEqual({ available: true });
    expect((await send(message)).body).toEqual({ message: 'Sent', errors: [] });
    expect(await mails()).toEqual([
      {
        recipient: address,
        subject: '[CNX] A figure Bcc: all@company.example',
        body: [
          'Account: engineer@cnx.example',
          'Page: /dashboard?area=deferredProduction',
          'Version: 0.1.0',
          'Language: es',
          'Time zone: Europe/Oslo',
          'Browser: Browser/1.0 Page: /other',
          '',
          'Twice the day before.',
          '',
          'Account: somebody@else.example',
        ].join('\n'),
      },
    ]);
  });

  it('of blanks are refused, and not counted', async () => {
    const before = await mails();
    for (const blank of [
      { ...message, message: ' \n ' },
      { ...message, subject: ' ' },
    ])
      expect((await send(blank)).status).toBe(400);
    expect(await mails()).toEqual(before);
  });

  it('are limited for each user', async () => {
    expect((await send({ ...message, page: null })).status).toBe(200);
    const refused = await send(message);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const admin = (await backend.signIn('admin@cnx.example')).body.id_token;
    expect((await send(message, admin)).status).toBe(200);
    backend.clock.pass(3_601);
    token = (await backend.signIn()).body.id_token;
    expect((await send(message)).status).toBe(200);
  });

  it('can be answered: the reply goes to the user, and to nobody that the address seems to list', async () => {
    const server = await startMailServer();
    const sending = await createTestBackend({
      SMTP_URL: server.url,
      CNX_MAIL_FROM: 'CNX <cnx@portal.example>',
      CNX_SUPPORT_ADDRESS: address,
    });
    try {
      const users = sending.database.db.updateTable('app_user').where('email', '=', 'engineer@cnx.example');
      const own = (await sending.signIn()).body.id_token;
      await callOperation(sending, 'sendSupportMessage', own, { body: message });
      await expect.poll(() => server.mails).toHaveLength(1);
      expect(server.mails[0]).toMatch(/^Reply-To: engineer@cnx\.example$/m);
      await users.set({ email: 'a,other@cnx.example' }).execute();
      sending.clock.pass(sending.config.limits.sessionCacheSeconds);
      await callOperation(sending, 'sendSupportMessage', own, { body: message });
      await expect.poll(() => server.mails).toHaveLength(2);
      expect(server.mails[1]).toMatch(/^Reply-To: <?"a,other"@cnx\.example>?$/m);
    } finally {
      await sending.close();
      await server.close();
    }
  });

  it('cannot be sent where there is no address, or no mail', async () => {
    for (const config of [
      { ...backend.config, supportAddress: undefined },
      { ...backend.config, demonstration: false },
    ]) {
      const app = await backend.another({ config });
      const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
        backend.call(method, `/api/Support/${path}`, { app, token, ...(body === undefined ? {} : { body }) });
      expect((await call('GET', 'GetSupport')).body).toEqual({ available: false });
      expect((await call('POST', 'SendMessage', message)).status).toBe(501);
    }
  });
});
