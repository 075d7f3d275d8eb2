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
});
