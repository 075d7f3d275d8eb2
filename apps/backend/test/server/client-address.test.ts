import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend.ts';

const proxy = '10.1.2.3';
const client = '192.0.2.50';
const forged = '203.0.113.9';
let direct: TestBackend;
let proxied: TestBackend;
beforeAll(async () => {
  [direct, proxied] = await Promise.all([
    createTestBackend(),
    createTestBackend({ CNX_TRUST_PROXY: '10.0.0.0/8, ::1' }),
  ]);
});
afterAll(() => Promise.all([direct.close(), proxied.close()]));

/** The address that a failed sign-in is counted against. */
async function countedAddress(backend: TestBackend, peer: string, forwardedFor?: string): Promise<string> {
  const { db } = backend.database;
  await db.deleteFrom('sign_in_failure').execute();
  const body = { Email: 'nobody@cnx.example', Password: await backend.seal('Wrong#2026') };
  await backend.call('POST', '/api/CNXAuth/ValidateEmailAndPassword', {
    body,
    address: peer,
    headers: forwardedFor ? { 'x-forwarded-for': forwardedFor } : {},
  });
  return (await db.selectFrom('sign_in_failure').select('address').executeTakeFirstOrThrow()).address;
}

describe('the address of a client', () => {
  it('is that of the connection where no proxy is named', async () => {
    expect(await countedAddress(direct, client, forged)).toBe(client);
  });

  it('is that of the connection where it does not come from a named proxy', async () => {
    expect(await countedAddress(proxied, client, forged)).toBe(client);
    expect(await countedAddress(proxied, client, `${forged}, ${proxy}`)).toBe(client);
  });

  it('is what the named proxy saw, whatever the client wrote before it', async () => {
    expect(await countedAddress(proxied, proxy, client)).toBe(client);
    expect(await countedAddress(proxied, proxy, `${forged}, ${client}`)).toBe(client);
    expect(await countedAddress(proxied, '::1', `${forged}, ${client}, 10.9.9.9`)).toBe(client);
  });

  it('is that of the proxy when it says nothing', async () => {
    expect(await countedAddress(proxied, proxy)).toBe(proxy);
  });

  it.each([
    [`${client}:5012`, client],
    [`[2001:db8::7]:5012`, '2001:db8::7'],
    ['[2001:DB8::7]', '2001:db8::7'],
    [`::ffff:${client}`, client],
    [`${client}:5012, 10.9.9.9:80`, client],
    [`${client}, ::ffff:10.9.9.9`, client],
  ])('is without its port and in one spelling: %s', async (forwarded, address) => {
    expect(await countedAddress(proxied, proxy, forwarded)).toBe(address);
    expect(await countedAddress(proxied, `::ffff:${proxy}`, forwarded)).toBe(address);
  });

  it.each(['<script>1', 'unknown', '_hidden', '192.0.2.50:', '1.2.3', `${client}, unknown`, ''])(
    'is that of who sent the header where it names none: %j',
    async (forwarded) => expect(await countedAddress(proxied, proxy, forwarded)).toBe(proxy),
  );
});

describe('failed sign-ins of one client', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await createTestBackend({
      CNX_TRUST_PROXY: '10.0.0.0/8',
      CNX_ADDRESS_FAILURES: '3',
      CNX_LOCK_AFTER_FAILURES: '100',
    });
  });
  afterAll(() => backend.close());

  const fail = async (forwarded: string) => {
    const answer = await backend.call('POST', '/api/CNXAuth/ValidateEmailAndPassword', {
      body: { Email: 'nobody@cnx.example', Password: await backend.seal('Wrong#2026') },
      address: proxy,
      headers: { 'x-forwarded-for': forwarded },
    });
    return answer.status;
  };

  it.each([
    ['one port after another', (at: number) => `198.51.100.7:${5000 + at}`],
    ['one address of its network after another', (at: number) => `[2001:db8:1:2::${at + 1}]:443`],
  ])('are counted together, from %s', async (_, addressOf) => {
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) statuses.push(await fail(addressOf(at)));
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('are counted apart from those of another network', async () => {
    expect(await fail('2001:db8:1:3::1')).toBe(401);
  });
});
