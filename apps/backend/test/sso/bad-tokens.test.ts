import { createHmac, randomUUID } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type CryptoKey } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, createTestClock, type TestBackend } from '../support/backend.ts';
import { startFakeProvider, type FakeProvider } from '../support/fake-provider.ts';

let provider: FakeProvider;
let backend: TestBackend;
/** The provider's clock runs apart from the backend's, as it does in earnest. */
const clock = createTestClock('2026-04-01T12:00:00.000Z');
beforeAll(async () => {
  provider = await startFakeProvider(clock.now);
  backend = await createTestBackend(
    {
      CNX_SSO_AUTHORITY: provider.authority,
      CNX_SSO_RESET_AUTHORITY: provider.resetAuthority,
      CNX_SSO_CLIENT_ID: provider.clientId,
      CNX_ADDRESS_PROVIDER_TOKEN_FAILURES: '1000',
    },
    { systemNow: clock.now },
  );
});
afterAll(async () => {
  await backend.close();
  await provider.close();
});

const extract = (idToken: string, address?: string) =>
  backend.call('POST', '/api/CNXAuth/ExtractSSOToken', {
    body: { idToken },
    ...(address ? { address } : {}),
  });
const validate = (token: string) =>
  backend.call('GET', `/api/CNXAuth/ValidateB2cToken?token=${encodeURIComponent(token)}`);
const seconds = () => Math.floor(clock.now().getTime() / 1000);

describe('a good token', () => {
  it.each([
    ['as it comes', {}],
    ['of the reset policy', { tfp: 'b2c_1_reset' }],
    ['with the policy in acr', { tfp: undefined, acr: 'b2c_1_signin' }],
    [
      'with a verified email instead of emails',
      { emails: undefined, email: 'SSO.User@cnx.example', email_verified: true },
    ],
    ['14 seconds past its end', { exp: -14 }],
    ['14 seconds before its beginning', { nbf: 14, iat: 14 }],
  ])('%s signs in', async (_name, changes) => {
    const times = Object.entries(changes).filter(([, value]) => typeof value === 'number');
    const absolute = Object.fromEntries(times.map(([name, off]) => [name, seconds() + Number(off)]));
    const token = await provider.sign({ ...changes, ...absolute });
    expect(await validate(token)).toMatchObject({ status: 200, body: { isValid: true, errors: [] } });
    const answer = await extract(token);
    expect(answer).toMatchObject({
      status: 200,
      body: { email: 'sso.user@cnx.example', authenticated: true, userinfo: { roleId: 2, isSSO: true } },
    });
  });
});

describe('a token that was traded', () => {
  it('opens nothing again, in whichever process', async () => {
    const token = await provider.sign();
    expect((await extract(token)).status).toBe(200);
    const app = await backend.another();
    const again = await backend.call('POST', '/api/CNXAuth/ExtractSSOToken', {
      app,
      body: { idToken: token },
    });
    expect(again).toMatchObject({ status: 401 });
    expect((await extract(token)).status).toBe(401);
  });

  it('opens one session when it comes twice at once', async () => {
    const token = await provider.sign();
    const answers = await Promise.all([extract(token), extract(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('is the same one with another spelling of its signature', async () => {
    const token = await provider.sign();
    expect((await extract(token)).status).toBe(200);
    // The last letter of 256 bytes in base64url has bits that say nothing.
    const last = token.at(-1) ?? '';
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const other = alphabet[alphabet.indexOf(last) ^ 1] ?? '';
    expect((await extract(token.slice(0, -1) + other)).status).toBe(401);
  });
});

type Forgery = () => Promise<string> | string;
const forgeries: Record<string, Forgery> = {
  'about a list of subjects': () => provider.sign({ sub: ['subject-1', 'subject-2'] }),
  'about a subject that cannot be stored': () => provider.sign({ sub: 'subject\0' }),
  'signed with another key': async () => provider.sign({}, {}, (await generateKeyPair('RS256')).privateKey),
  'with a changed claim': async () =>
    changeClaims(await provider.sign(), { emails: ['sso.admin@cnx.example'] }),
  'that says it is not signed': async () => unsigned(await provider.sign(), 'none'),
  'with the signature left out': async () => (await provider.sign()).replace(/[^.]+$/, 'AAAA'),
  'signed with our public key as a secret': async () => {
    const [header, claims] = (await provider.sign()).split('.');
    const forged = Buffer.from(JSON.stringify({ ...parse(header), alg: 'HS256' })).toString('base64url');
    const secret = await exportSPKI((await publicOf(provider.key)) as CryptoKey);
    const signature = createHmac('sha256', secret).update(`${forged}.${claims}`).digest('base64url');
    return `${forged}.${claims}.${signature}`;
  },
  'that brings its own key': async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    return provider.sign({}, { jwk: await exportJWK(publicKey), kid: undefined }, privateKey);
  },
  'that says where its key is': async () => {
    const { privateKey } = await generateKeyPair('RS256');
    return provider.sign({}, { jku: 'https://evil.example/keys', kid: 'evil' }, privateKey);
  },
  'of another issuer': () => provider.sign({ iss: 'https://evil.example/v2.0/' }),
  'for another application': () => provider.sign({ aud: 'another-client' }),
  'for several applications': () => provider.sign({ aud: [provider.clientId, 'another-client'] }),
  'of another policy': () => provider.sign({ tfp: 'B2C_1_edit_profile' }),
  'past its end': () => provider.sign({ exp: seconds() - 16 }),
  'before its beginning': () => provider.sign({ nbf: seconds() + 16 }),
  'issued in the future': () => provider.sign({ iat: seconds() + 60, nbf: undefined }),
  'that lasts for ever': () => provider.sign({ iat: seconds() - 30 * 86_400, exp: seconds() + 1e9 }),
  'without an end': () => provider.sign({ exp: undefined }),
  'without a subject': () => provider.sign({ sub: undefined }),
  'that is an access token': () => provider.sign({}, { typ: 'at+jwt' }),
  'of our own making': async () => (await backend.signIn()).body.id_token,
  'that is none': () => 'a.b.c',
};

describe('a token', () => {
  it.each(Object.entries(forgeries))('%s is refused, and opens no session', async (_name, forge) => {
    const token = await forge();
    const before = await sessions();
    expect(await extract(token)).toMatchObject({
      status: 401,
      body: { errors: [{ message: 'The identity provider’s token is not valid.' }] },
    });
    expect(await validate(token)).toMatchObject({
      status: 200,
      body: { isValid: false, email: null, errors: [{ message: 'The token is not valid' }] },
    });
    expect(await sessions()).toBe(before);
  });

  it('that is good opens nothing at our own API by itself', async () => {
    const token = await provider.sign();
    expect((await backend.call('GET', '/api/ExceptionReport/GetWells', { token })).status).toBe(401);
  });
});

describe('tokens that do not hold', () => {
  it('are counted per address, and the reason stands in the audit log only', async () => {
    const strict = await backend.another({
      config: { ...backend.config, limits: { ...backend.config.limits, addressProviderTokenFailures: 3 } },
    });
    const bad = await provider.sign({ aud: 'another-client' });
    const ask = (idToken: string, address: string) =>
      backend.call('POST', '/api/CNXAuth/ExtractSSOToken', { app: strict, body: { idToken }, address });
    for (let time = 0; time < 3; time += 1) expect((await ask(bad, '192.0.2.9')).status).toBe(401);
    const good = await provider.sign();
    expect(await ask(good, '192.0.2.9')).toMatchObject({ status: 429 });
    expect((await ask(good, '192.0.2.10')).status).toBe(200);
    const events = await backend.database.db
      .selectFrom('audit_event')
      .select('detail')
      .where('address', '=', '192.0.2.9')
      .execute();
    expect(events[0]?.detail).toEqual({ by: 'sso', reason: 'ERR_JWT_CLAIM_VALIDATION_FAILED' });
  });
});

async function sessions(): Promise<number> {
  const rows = await backend.database.db
    .selectFrom('user_session')
    .select('sid')
    .where('kind', '=', 'sso')
    .execute();
  return rows.length;
}

function parse(part = ''): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

function changeClaims(token: string, changes: Record<string, unknown>): string {
  const [header, claims, signature] = token.split('.');
  const changed = Buffer.from(JSON.stringify({ ...parse(claims), ...changes, jti: randomUUID() }));
  return `${header}.${changed.toString('base64url')}.${signature}`;
}

function unsigned(token: string, alg: string): string {
  const [header, claims] = token.split('.');
  return `${Buffer.from(JSON.stringify({ ...parse(header), alg })).toString('base64url')}.${claims}.AA`;
}

async function publicOf(key: CryptoKey): Promise<unknown> {
  const { d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...publicPart } = await exportJWK(key);
  const { importJWK } = await import('jose');
  return importJWK(publicPart, 'RS256', { extractable: true });
}
