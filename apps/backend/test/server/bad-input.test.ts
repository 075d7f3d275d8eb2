import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type AnswerBody, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await createTestBackend({ CNX_LOCK_AFTER_FAILURES: '1000', CNX_ADDRESS_FAILURES: '1000' });
  token = (await backend.signIn()).body.id_token;
  await backend.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => backend.close());

const signIn = '/api/CNXAuth/ValidateEmailAndPassword';
const good = { Email: 'engineer@cnx.example', Password: 'bm90IGEgcmVhbCBjaXBoZXJ0ZXh0' };
const messages = ({ body }: { body: Pick<AnswerBody, 'errors'> }) =>
  body.errors.map(({ message }) => message);

/** Sends bytes as they are and gives back all that comes. */
function sendRaw(request: string | Buffer): Promise<string> {
  const { port } = backend.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port });
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => (received += String(chunk)));
    socket.on('close', () => resolve(received));
    socket.on('error', (error) => (received ? resolve(received) : reject(error)));
    socket.end(request);
  });
}

describe('bodies', () => {
  it.each([
    ['missing', undefined, ['body is missing']],
    ['empty', {}, ['body/Email is missing', 'body/Password is missing']],
    ['a list', [], ['body must be object']],
    ['a missing field', { Email: good.Email }, ['body/Password is missing']],
    ['a missing field in lower case', { email: good.Email }, ['body/password is missing']],
    ['a number for a text', { ...good, Email: 5 }, ['body/Email must be string']],
    ['null for a text', { ...good, Email: null }, ['body/Email must be string']],
    ['a list for a text', { ...good, Password: ['x'] }, ['body/Password must be string']],
    ['an unknown field', { ...good, Role: 1 }, ['body must not have the property Role']],
    [
      'no address',
      { ...good, Email: 'engineer' },
      [expect.stringMatching(/^body\/Email must match pattern/)],
    ],
    [
      'an over-long address',
      { ...good, Email: `${'a'.repeat(50_000)}@x.y` },
      ['body/Email must NOT have more than 254 characters'],
    ],
    [
      'an over-long password',
      { ...good, Password: 'x'.repeat(1025) },
      ['body/Password must NOT have more than 1024 characters'],
    ],
    ['a NUL', { ...good, Email: 'a\0@x.yz' }, ['body/Email must not contain a NUL character']],
    ['a NUL in a name', { ...good, 'a\0b': 1 }, ['body must not contain a NUL character']],
  ])('with %s are refused by place', async (_what, body, expected) => {
    const answer = await backend.call('POST', signIn, { body });
    expect(answer.status).toBe(400);
    expect(messages(answer)).toEqual(expected);
  });

  const send = (payload: string | Buffer, contentType = 'application/json') =>
    backend.app.inject({ method: 'POST', url: signIn, payload, headers: { 'content-type': contentType } });

  it.each([
    ['cut off', '{"Email": "a'],
    ['a comma too many', '{"Email": "a",}'],
    ['not JSON at all', 'Email=a'],
    ['a prototype', '{"__proto__": {"admin": true}}'],
    ['a constructor', '{"constructor": {"prototype": {"admin": true}}}'],
    ['empty', ''],
    ['deep', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('that are %s are a 400 that says body', async (_what, payload) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(400);
    expect(messages({ body: answer.json<AnswerBody>() }).every((message) => message.startsWith('body'))).toBe(
      true,
    );
    expect(answer.body).not.toMatch(/node_modules|at .*\.ts/);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'image/png',
  ])('of %s are a 415', async (contentType) => {
    const answer = await send('x', contentType);
    expect(answer.statusCode).toBe(415);
    expect(answer.json<AnswerBody>().errors[0]?.message).toBe('body must be application/json');
  });

  it('of more than 64 KiB are a 413, up to it they are read', async () => {
    const padded = (bytes: number) => JSON.stringify(good).padEnd(bytes, ' ');
    expect((await send(padded(64 * 1024))).statusCode).toBe(401);
    const refused = await send(padded(64 * 1024 + 1));
    expect(refused.statusCode).toBe(413);
    expect(refused.json<AnswerBody>().errors[0]?.message).toBe('body must not be larger than 64 KiB');
  });
});

describe('paths and methods', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/CNXAuth', '/api/cnxauth/logout', '/api//health/live'])(
    '%s is a 404 in JSON',
    async (path) => {
      const answer = await backend.call('GET', path);
      expect(answer.status).toBe(404);
      expect(messages(answer)).toHaveLength(1);
    },
  );

  it.each([
    ['GET', signIn, 'POST'],
    ['DELETE', signIn, 'POST'],
    ['POST', '/api/ExceptionReport/GetWells', 'GET, HEAD'],
    ['PUT', '/api/CNXUser/validate/a@b.cd', 'GET, HEAD'],
  ])('%s %s is a 405 that says what is allowed', async (method, url, allow) => {
    const answer = await backend.app.inject({ method: method as 'GET', url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers['allow']).toBe(allow);
    expect(answer.json<AnswerBody>().errors).toHaveLength(1);
  });

  it.each([
    ['%E0%A4%A', 400],
    ['a%00@b.cd', 400],
    ['nobody', 400],
    ['%20@%20.%20', 400],
    [`${'a'.repeat(250)}@x.y`, 200],
    [`${'a'.repeat(251)}@x.yz`, 400],
    [`${'a'.repeat(12_000)}@x.yz`, 400],
    ["'%20or%20''='@x.yz", 400],
    ["'or''='@x.yz", 200],
    ['%3Cimg%20src=x@x.yz', 400],
  ])('the address %s answers %i', async (email, status) => {
    const answer = await backend.call('GET', `/api/CNXUser/validate/${email}`, {
      address: `192.0.2.${email.length % 200}`,
    });
    expect(answer.status).toBe(status);
    if (status === 400) expect(messages(answer)[0]).toMatch(/^path/);
  });
});

describe('queries', () => {
  const deferred = (query: string) =>
    backend.call('GET', `/api/Dashboard/GetDeferredProductionInfo?${query}`, { token });

  it.each([
    ['from=2026-13-01', 'query/from must match format "date"'],
    ['from=2026-02-30', 'query/from must match format "date"'],
    ['from=yesterday', 'query/from must match format "date"'],
    ['from=', 'query/from must match format "date"'],
    ['from=2026-01-01&from=2026-01-02', 'query/from must be string'],
    ['limit=0', 'query/limit must be >= 1'],
    ['limit=501', 'query/limit must be <= 500'],
    ['limit=ten', 'query/limit must be integer'],
    ['limit=1.5', 'query/limit must be integer'],
    ['level=country', 'query/level must be one of businessUnit, area, field, well'],
    ['product=gold', 'query/product must be one of oil, gas, water'],
    ['methods=prayer', expect.stringMatching(/^query\/methods\/0 must be one of/)],
    [`fieldIds=${'x'.repeat(65)}`, 'query/fieldIds/0 must NOT have more than 64 characters'],
    [`fieldIds=a,,b`, expect.stringMatching(/^query\/fieldIds\/1 must NOT have fewer than 1/)],
    ['wellIds=a;b', expect.stringMatching(/^query\/wellIds\/0 must match pattern/)],
    [`wellIds=${Array(201).fill('a').join()}`, 'query/wellIds must NOT have more than 200 items'],
    ['wellIds=a%00b', 'query/wellIds/0 must not contain a NUL character'],
    [`cursor=${'x'.repeat(513)}`, 'query/cursor must NOT have more than 512 characters'],
  ])('%s is refused by place', async (query, message) => {
    const answer = await deferred(query);
    expect(answer.status).toBe(400);
    expect(messages(answer)).toContainEqual(message);
  });

  it('are answered for before anything is said about them: nobody learns without a token', async () => {
    const answer = await backend.call('GET', '/api/Dashboard/GetDeferredProductionInfo?from=x');
    expect(answer.status).toBe(401);
  });
});

describe('what is hardly HTTP', () => {
  const head = 'Host: localhost\r\nConnection: close\r\n';

  it.each([
    ['a bare text', 'hello\r\n\r\n', '400'],
    [
      'a header of 17 KiB',
      `GET /api/health/live HTTP/1.1\r\n${head}X-Long: ${'x'.repeat(17_000)}\r\n\r\n`,
      '431',
    ],
    ['an address of 17 KiB', `GET /${'x'.repeat(17_000)} HTTP/1.1\r\n${head}\r\n`, '431'],
    [
      'a header with a line break',
      `GET /api/health/live HTTP/1.1\r\n${head}user-identifier: a\rb: c\r\n\r\n`,
      '400',
    ],
    ['a header with a NUL', `GET /api/health/live HTTP/1.1\r\n${head}user-identifier: a\0b\r\n\r\n`, '400'],
    [
      'two lengths',
      `POST ${signIn} HTTP/1.1\r\n${head}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      '400',
    ],
    ['two hosts', `POST ${signIn} HTTP/1.1\r\nHost: one.example\r\n${head}\r\n`, '400'],
    [
      'length and chunks',
      `POST ${signIn} HTTP/1.1\r\n${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
      '400',
    ],
  ])('%s', async (_what, request, status) => {
    const answer = await sendRaw(request);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect(answer).toMatch(/\{"errors":\[\{"message":"/);
  });

  it('a body that is cut off does no harm', async () => {
    await sendRaw(
      `POST ${signIn} HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"Email"`,
    );
    expect((await backend.call('GET', '/api/health/live')).status).toBe(200);
  });
});

describe('faults of our own', () => {
  it('say nothing but a reference that the log knows', async () => {
    const { db } = backend.database;
    await db.schema.alterTable('rate_limit').renameTo('hidden').execute();
    const answer = await backend.call('GET', '/api/CNXUser/validate/engineer@cnx.example');
    await db.schema.alterTable('hidden').renameTo('rate_limit').execute();
    expect(answer.status).toBe(500);
    const [message] = messages(answer);
    const reference = /^Internal error\. Reference ([0-9a-f]{16})$/.exec(message ?? '')?.[1];
    expect(reference).toBe(answer.headers['x-correlation-id']);
    expect(answer.text).not.toMatch(/rate_limit|select|stack/i);
    const line = backend
      .logged()
      .split('\n')
      .find((entry) => entry.includes('rate_limit') && entry.includes(reference ?? '?'));
    expect(line).toContain('42P01');
  });
});

describe('the log of all this', () => {
  it('holds no token, no password, no address of a user, one JSON object a line', () => {
    const lines = backend.logged().trim().split('\n');
    expect(lines.length).toBeGreaterThan(50);
    for (const line of lines) expect(() => void JSON.parse(line)).not.toThrow();
    expect(backend.logged()).not.toMatch(/eyJ[\w-]+\.|Portal#2026|bm90IGEg|engineer@cnx/);
  });
});
