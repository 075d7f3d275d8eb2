import { ApiError, type ApiClient } from '@cnx/api';
import { examples } from '@cnx/api/examples';
import { describe, expect, it, vi } from 'vitest';
import { finishCodeFlow } from './code-flow.ts';
import { preparePasswordResetRedirect } from './password-reset-redirect.ts';
import { openTab } from '../session/session.fixture.ts';

const user = 'sso.user@cnx.example';
const state = 'ab'.repeat(16);
const token = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;
const good = token({ nonce: state, name: 'Åse' });
const tokens = {
  id_token: good,
  token_type: 'Bearer',
  not_before: 1,
  id_token_expires_in: 3600,
  profile_info: 'p',
  scope: 'openid',
  refresh_token: 'r',
  refresh_token_expires_in: 86400,
};
const userinfo = { username: user, email: user, roleId: 1, isSSO: true, redirectUrl: null, errors: [] };
const login = {
  id_token: 'ours',
  refresh_token: 'r',
  expires_in: 3600,
  authenticated: true,
  email: user,
  userinfo,
};

function open({ exchanged = tokens, valid = true }: { exchanged?: unknown; valid?: boolean } = {}) {
  const { storage, sessionManager } = openTab();
  storage.write('oauth_state', state);
  storage.write('oauth_verifier', 'verifier');
  const calls: unknown[][] = [];
  const client = {
    GET: (...call: unknown[]) => {
      calls.push(call);
      const errors = valid ? [] : [{ message: 'The token is not valid' }];
      return Promise.resolve({ data: { isValid: valid, email: user, errors } });
    },
    POST: (...call: unknown[]) => {
      calls.push(call);
      const data = call[0] === '/CNXAuth/B2cToken' ? exchanged : login;
      return data instanceof Error ? Promise.reject(data) : Promise.resolve({ data });
    },
  } as unknown as ApiClient;
  const finish = (result: Record<string, string>) =>
    finishCodeFlow(
      { storage, sessionManager, loadClient: () => Promise.resolve(client) },
      new URLSearchParams(result),
    );
  return { storage, sessionManager, finish, calls };
}

describe('finishCodeFlow', () => {
  it('trades the code, has the token checked, and signs in', async () => {
    const { finish, calls, sessionManager, storage } = open();
    expect(await finish({ code: 'c', state })).toMatchObject({ kind: 'signedIn', user: { email: user } });
    expect(calls.map(([path]) => path)).toEqual([
      '/CNXAuth/B2cToken',
      '/CNXAuth/ValidateB2cToken',
      '/CNXAuth/ExtractSSOToken',
    ]);
    expect(calls[0]?.[1]).toMatchObject({ body: { Code: 'c', CodeVerifier: 'verifier' } });
    // No call waits for ever.
    for (const [, init] of calls)
      expect(init).toMatchObject({ signal: expect.any(AbortSignal) as AbortSignal });
    expect(sessionManager.current()).toMatchObject({ state: 'signedIn', tokens: { id_token: 'ours' } });
    expect(storage.read('oauth_state')).toBeUndefined();
  });

  it('serves once', async () => {
    const { finish } = open();
    await finish({ code: 'c', state });
    expect(await finish({ code: 'c', state })).toEqual({ kind: 'notRequested' });
  });

  it('takes an id_token that answers this tab’s request', async () => {
    const { finish, calls } = open();
    expect(await finish({ id_token: good, state })).toMatchObject({ kind: 'signedIn' });
    expect(calls.map(([path]) => path)).not.toContain('/CNXAuth/B2cToken');
  });

  it.each([
    [{ code: 'c' }],
    [{ code: 'c', state: 'other' }],
    [{ id_token: good, state: 'other' }],
    [{ id_token: token({ nonce: 'other' }), state }],
    [{ id_token: token({}), state }],
    [{ id_token: 'no token', state }],
    [{ access_token: 'a', state }],
  ])('ignores %j, asks nobody, and forgets the request', async (result) => {
    const { finish, calls, sessionManager, storage } = open();
    expect(await finish(result as Record<string, string>)).toEqual({ kind: 'notRequested' });
    expect(calls).toEqual([]);
    expect(sessionManager.current().state).toBe('signedOut');
    expect(storage.read('oauth_state')).toBeUndefined();
  });

  it('ignores everything where no request is open', async () => {
    const { finish, storage, calls } = open();
    storage.remove('oauth_state');
    expect(await finish({ code: 'c', state })).toEqual({ kind: 'notRequested' });
    expect(calls).toEqual([]);
  });

  it('refuses a traded token of another request', async () => {
    const { finish } = open({ exchanged: { ...tokens, id_token: token({ nonce: 'other' }) } });
    expect(await finish({ code: 'c', state })).toEqual({ kind: 'notRequested' });
  });

  it('refuses an answer that is no JSON', async () => {
    const unreadable = new ApiError({ status: 200, errors: [], retryAfterSeconds: null });
    expect(await open({ exchanged: unreadable }).finish({ code: 'c', state })).toEqual({ kind: 'malformed' });
  });

  it.each(Object.keys(tokens))('refuses an answer whose %s is missing or of another type', async (name) => {
    for (const broken of [
      { ...tokens, [name]: undefined },
      { ...tokens, [name]: [] },
    ]) {
      expect(await open({ exchanged: broken }).finish({ code: 'c', state })).toEqual({ kind: 'malformed' });
    }
  });

  it('tells what the server says', async () => {
    expect(await open({ valid: false }).finish({ code: 'c', state })).toEqual({
      kind: 'refused',
      message: 'The token is not valid',
    });
    const late = new ApiError({ status: 401, errors: [{ message: 'Too late' }], retryAfterSeconds: null });
    expect(await open({ exchanged: late }).finish({ code: 'c', state })).toEqual({
      kind: 'refused',
      message: 'Too late',
    });
  });
});

describe('preparePasswordResetRedirect', () => {
  const provider = {
    authority: 'https://idp.example/t/p',
    resetAuthority: 'https://idp.example/t/reset/',
    clientId: 'id',
    scopes: ['openid', 'user.read'],
  };
  const pair = examples.b2cChallenge;
  const client = { GET: vi.fn(() => Promise.resolve({ data: pair })) } as unknown as ApiClient;
  const trip = (given = provider as Partial<typeof provider>) => {
    const { storage } = openTab();
    const random = (bytes: Uint8Array) => void bytes.fill(0xab);
    const parts = {
      client,
      storage,
      provider: given as typeof provider,
      origin: 'https://p.example',
      language: 'fr',
    };
    return { storage, address: preparePasswordResetRedirect({ ...parts, random }, user) };
  };

  it('asks for a code with a random state, and keeps state and verifier', async () => {
    const { storage, address } = trip();
    const url = new URL((await address) ?? '');
    expect(url.origin + url.pathname).toBe('https://idp.example/t/reset/oauth2/v2.0/authorize');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'id',
      response_type: 'code',
      response_mode: 'fragment',
      redirect_uri: 'https://p.example/',
      scope: 'openid user.read offline_access',
      state,
      nonce: state,
      code_challenge: pair.codeChallenge,
      code_challenge_method: 'S256',
      login_hint: user,
      ui_locales: 'fr',
    });
    expect([storage.read('oauth_state'), storage.read('oauth_verifier')]).toEqual([state, pair.codeVerifier]);
  });

  it('leads nowhere without a reset policy', async () => {
    const { storage, address } = trip({ ...provider, resetAuthority: '' });
    expect(await address).toBeUndefined();
    expect(storage.read('oauth_state')).toBeUndefined();
  });
});
