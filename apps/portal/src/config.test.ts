import { describe, expect, it } from 'vitest';
import { expectationOf } from './config-expectations.ts';
import { ConfigError, loadConfig, parseConfig } from './config.ts';

const complete = {
  apiBase: '/api',
  hubHomeUrl: 'http://localhost:4000/',
  redirectHosts: ['localhost:4100'],
  passwordPublicKey: `-----BEGIN PUBLIC KEY-----\n${Buffer.alloc(294).toString('base64')}\n-----END PUBLIC KEY-----\n`,
};

function failureOf(run: () => unknown): ConfigError {
  try {
    run();
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  throw new Error('expected a ConfigError');
}

describe('parseConfig', () => {
  it('fills in what has a default', () => {
    expect(parseConfig(complete)).toEqual({
      ...complete,
      passwordPadding: 'oaep-sha256',
      identityProvider: null,
      assistant: false,
      errorReports: true,
      demonstration: false,
    });
  });

  it.each(Object.keys(complete))('names %s when it is missing', (key) => {
    expect(failureOf(() => parseConfig({ ...complete, [key]: undefined }))).toMatchObject({
      reason: 'missing',
      key,
    });
    const without = Object.fromEntries(Object.entries(complete).filter(([name]) => name !== key));
    expect(failureOf(() => parseConfig(without))).toMatchObject({ reason: 'missing', key });
  });

  it.each([
    ['apiBase', '//evil.example/api'],
    ['apiBase', 'javascript:alert(1)'],
    ['hubHomeUrl', '/'],
    ['redirectHosts', 'localhost:4100'],
    ['redirectHosts.0', ['https://app.example']],
    ['passwordPublicKey', 'MIIB'],
    ['passwordPublicKey', complete.passwordPublicKey.slice(0, 100)],
    ['passwordPublicKey', complete.passwordPublicKey.replace('AAAA', '§')],
    ['passwordPadding', 'none'],
    ['identityProvider', 'https://login.example'],
    ['identityProvider.authority', { authority: 'login.example', clientId: 'portal' }],
    [
      'identityProvider.scopes.1',
      { authority: 'https://a.example', clientId: 'portal', scopes: ['openid', 7] },
    ],
    ['assistant', 'yes'],
    ['errorReports', 'no'],
    ['demonstration', 'no'],
  ])('names %s when it is wrong', (key, value) => {
    const failure = failureOf(() => parseConfig({ ...complete, [key.split('.')[0] ?? key]: value }));
    expect(failure).toMatchObject({ reason: 'wrong', key });
    expect(expectationOf(failure)).toMatch(/^must be/);
  });

  it('names the key that a nested object lacks', () => {
    const failure = failureOf(() => parseConfig({ ...complete, identityProvider: { clientId: 'portal' } }));
    expect(failure).toMatchObject({ reason: 'missing', key: 'identityProvider.authority' });
  });

  it.each([[null], [[]], ['text'], [7]])('refuses %j as a whole', (value) => {
    expect(failureOf(() => parseConfig(value))).toMatchObject({
      reason: expect.stringMatching(/wrong|missing/) as string,
    });
  });
});

describe('loadConfig', () => {
  const answering =
    (body: string, status = 200, headers: Record<string, string> = {}) =>
    () =>
      Promise.resolve(new Response(body, { status, headers }));

  it('reads the file', async () => {
    await expect(loadConfig(answering(JSON.stringify(complete)))).resolves.toMatchObject({
      config: complete,
    });
  });

  it.each([
    [{ date: 'Sun, 01 Mar 2026 06:30:00 GMT' }, '2026-03-01T06:30:00.000Z'],
    [{ date: 'Sun, 01 Mar 2026 06:30:00 GMT', age: '90' }, '2026-03-01T06:31:30.000Z'],
    [{ date: 'soon' }, undefined],
    [{ date: 'Sun, 01 Mar 2026 06:30:00 GMT', age: 'old' }, undefined],
    [{}, undefined],
  ])('reads the server’s time from %j', async (headers, expected) => {
    const { serverTimeMs } = await loadConfig(answering(JSON.stringify(complete), 200, headers));
    expect(serverTimeMs).toBe(expected ? Date.parse(expected) : null);
  });

  it('tells why there is none', async () => {
    await expect(loadConfig(answering('', 404))).rejects.toMatchObject({
      reason: 'unreachable',
      answer: 'HTTP 404',
    });
    await expect(loadConfig(answering('<!doctype html>'))).rejects.toMatchObject({ reason: 'notJson' });
    await expect(loadConfig(() => Promise.reject(new TypeError('offline')))).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });
});
