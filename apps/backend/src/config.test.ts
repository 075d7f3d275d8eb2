import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

import { defaultLimits } from './limits.ts';

const read = (environment: Record<string, string>) => readConfig(environment, '/srv/cnx');

function complaints(environment: Record<string, string>): string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = read({});
    expect(config).toMatchObject({
      host: 'localhost',
      port: 4000,
      linkedAppPort: 4100,
      publicOrigin: 'http://localhost:4000',
      dataDirectory: '/srv/cnx/.data',
      demonstration: true,
      accountDiscovery: 'spec',
      log: { level: 'info', file: '/srv/cnx/.data/logs/backend.log' },
    });
    expect(config.databaseUrl).toBeUndefined();
  });

  it('writes no demonstration into a database that was given, unless asked, and logs to standard output', () => {
    const given = { DATABASE_URL: 'postgres://cnx:secret@db.example/cnx' };
    expect(read(given)).toMatchObject({ demonstration: false, log: { level: 'info' } });
    expect(read(given).log.file).toBeUndefined();
    expect(read({ ...given, CNX_DEMONSTRATION: 'on' }).demonstration).toBe(true);
  });

  it.each([
    ['CNX_PUBLIC_ORIGIN', 'https://portal.example'],
    ['CNX_PUBLIC_ORIGIN', 'http://10.0.0.5:4000'],
    ['CNX_HOST', '0.0.0.0'],
    ['CNX_HOST', '::'],
    ['CNX_HOST', 'portal.example'],
    ['NODE_ENV', 'production'],
  ])('wants a demonstration asked for by name where %s is %s', (name, value) => {
    expect(complaints({ [name]: value })).toEqual([
      expect.stringMatching(/^CNX_DEMONSTRATION must be given where/),
    ]);
    expect(read({ [name]: value, CNX_DEMONSTRATION: 'on' })).toMatchObject({
      demonstration: true,
      isPublic: true,
    });
    expect(read({ [name]: value, CNX_DEMONSTRATION: 'off' }).demonstration).toBe(false);
    const own = { DATABASE_URL: 'postgres://cnx:secret@db.example/cnx' };
    expect(read({ [name]: value, ...own })).toMatchObject({ demonstration: false, isPublic: true });
  });

  it.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])(
    'starts a demonstration on %s without asking',
    (host) => {
      expect(read({ CNX_HOST: host })).toMatchObject({ demonstration: true, isPublic: false });
    },
  );

  it('follows the port', () => {
    expect(read({ PORT: '4711' })).toMatchObject({
      publicOrigin: 'http://localhost:4711',
      hubHomeUrl: 'http://localhost:4711/',
    });
  });

  it('makes every limit a setting', () => {
    expect(read({ CNX_LOCK_AFTER_FAILURES: '3' }).limits.lockAfterFailures).toBe(3);
  });

  it.each([
    ['PORT', '0'],
    ['PORT', '70000'],
    ['PORT', 'four'],
    ['LINKED_APP_PORT', '-1'],
    ['DATABASE_URL', 'mysql://cnx:secret@db/cnx'],
    ['CNX_NOW', 'yesterday'],
    ['CNX_NOW', '2026-13-01'],
    ['CNX_IDP', 'maybe'],
    ['CNX_PUBLIC_ORIGIN', 'https://portal.example/path'],
    ['CNX_PUBLIC_ORIGIN', 'https://user:secret@portal.example'],
    ['CNX_ALLOWED_ORIGINS', 'https://a.example, b.example'],
    ['CNX_HUB_HOME_URL', 'javascript:alert(1)'],
    ['CNX_ACCOUNT_DISCOVERY', 'open'],
    ['CNX_SESSION_SECONDS', '1.5'],
    ['CNX_SSO_AUTHORITY', 'http://tenant.example/policy'],
    ['CNX_SSO_AUTHORITY', 'https://tenant.example/policy?x=1'],
    ['CNX_SSO_RESET_AUTHORITY', 'tenant.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['CNX_PASSWORD_HASHERS', '0'],
    ['CNX_LOCK_AFTER_FAILURES', '0'],
    ['CNX_SESSION_SECONDS', '0'],
    ['CNX_TRUST_PROXY', 'on'],
    ['CNX_TRUST_PROXY', 'true'],
    ['CNX_TRUST_PROXY', '1'],
    ['CNX_TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['CNX_TRUST_PROXY', '0.0.0.0/0'],
    ['CNX_TRUST_PROXY', '10.0.0.0/33'],
    ['CNX_TRUST_PROXY', '10.0.0.0/8/8'],
  ])('names %s when it is %s', (key, value) => {
    expect(complaints({ [key]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${key} must be .+\\.$`)),
    ]);
  });

  it('refuses names that are none, with the nearest', () => {
    expect(complaints({ CNX_SESION_SECONDS: '5', CNX_TRUST_PROXIES: '1', CNX_ZZZ: '', PORT: 'x' })).toEqual([
      'CNX_SESION_SECONDS is no setting: is CNX_SESSION_SECONDS meant?',
      'CNX_TRUST_PROXIES is no setting: is CNX_TRUST_PROXY meant?',
      'CNX_ZZZ is no setting.',
      expect.stringMatching(/^PORT must be/),
    ]);
  });

  it('minds neither the tools beside it nor what Kubernetes says of its services', () => {
    const beside = [
      'CNX_E2E_ORIGIN',
      'CNX_SERVICE_HOST',
      'CNX_PORTAL_SERVICE_PORT_HTTP',
      'CNX_PORT',
      'CNX_PORT_80_TCP_ADDR',
    ];
    expect(complaints(Object.fromEntries(beside.map((name) => [name, 'x'])))).toEqual([]);
  });

  describe('a secret in a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'cnx-secrets-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'database');
    const url = 'postgres://cnx:secret@db.example/cnx';

    it('counts as given, without the end of its line', () => {
      writeFileSync(file, `${url}\n`);
      expect(read({ DATABASE_URL_FILE: file })).toMatchObject({ databaseUrl: url, demonstration: false });
      writeFileSync(file, 'smtps://user:word@mail.example:465');
      expect(read({ SMTP_URL_FILE: file }).mail?.smtpUrl).toBe('smtps://user:word@mail.example:465');
    });

    it.each([
      ['is given twice', { DATABASE_URL_FILE: file, DATABASE_URL: url }, /^DATABASE_URL must be empty where/],
      [
        'is not there',
        { CNX_SSO_CLIENT_SECRET_FILE: join(folder, 'none') },
        /^CNX_SSO_CLIENT_SECRET_FILE must be a file/,
      ],
    ])('that %s ends the start', (_, environment, line) => {
      expect(complaints(environment)).toEqual([expect.stringMatching(line)]);
    });

    it('that is empty ends the start', () => {
      writeFileSync(file, '\n');
      expect(complaints({ SMTP_URL_FILE: file })).toEqual([expect.stringMatching(/^SMTP_URL_FILE must/)]);
    });
  });

  it('has the local identity provider with a demonstration only, unless told', () => {
    const given = { DATABASE_URL: 'postgres://cnx:secret@db.example/cnx' };
    expect(read({}).identityProvider).toBe('local');
    expect(read({ CNX_IDP: 'off' }).identityProvider).toBe('off');
    expect(read(given).identityProvider).toBe('off');
    expect(read({ ...given, CNX_IDP: 'on' }).identityProvider).toBe('local');
  });

  it('prefers an identity provider of the company’s own', () => {
    const authority = 'https://t.b2clogin.com/t.onmicrosoft.com/B2C_1_signin';
    const own = { CNX_SSO_AUTHORITY: `${authority}/`, CNX_SSO_CLIENT_ID: 'portal' };
    expect(read(own).identityProvider).toEqual({
      authority,
      clientId: 'portal',
      scopes: ['openid', 'user.read'],
    });
    expect(complaints({ CNX_SSO_AUTHORITY: authority })).toEqual([
      'CNX_SSO_CLIENT_ID must be given together with CNX_SSO_AUTHORITY.',
    ]);
  });

  it('sends mail in the name of the portal’s host', () => {
    expect(read({}).mail).toBeUndefined();
    expect(
      read({
        SMTP_URL: 'smtp://mail.example',
        CNX_PUBLIC_ORIGIN: 'https://portal.example',
        CNX_DEMONSTRATION: 'off',
      }).mail,
    ).toEqual({
      smtpUrl: 'smtp://mail.example',
      from: 'CNX <no-reply@portal.example>',
    });
  });

  it('reads no variable that docs/operations.md does not name, and no limit of another default', () => {
    const asked = new Set<string>();
    const get = (_target: unknown, key: string | symbol) => void asked.add(String(key));
    read(new Proxy<Record<string, string>>({}, { get }));
    expect(asked.size).toBeGreaterThan(40);
    const page = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
    const named = new Set(
      [...page.matchAll(/^\| (`[^|]+`) +\|/gm)].flatMap(([, cell = '']) =>
        [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
      ),
    );
    expect([...asked].filter((key) => !named.has(key))).toEqual([]);
    for (const [name, value] of Object.entries(defaultLimits)) {
      const key = `CNX_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
      expect(page).toMatch(new RegExp(`^\\| \`${key}\` +\\| ${value} +\\|`, 'm'));
    }
  });

  it('lets a tolerance be nothing', () => {
    const none = read({ CNX_REFRESH_GRACE_SECONDS: '0', CNX_PASSWORD_MAX_AHEAD_SECONDS: '0' }).limits;
    expect(none).toMatchObject({ refreshGraceSeconds: 0, passwordMaxAheadSeconds: 0 });
  });

  it('trusts the proxies that are named, and none unless they are', () => {
    expect(read({}).trustedProxies).toEqual([]);
    expect(read({ CNX_TRUST_PROXY: 'off' }).trustedProxies).toEqual([]);
    const named = '10.0.0.5, 192.168.0.0/16,fd00::/8';
    expect(read({ CNX_TRUST_PROXY: named }).trustedProxies).toEqual([
      '10.0.0.5',
      '192.168.0.0/16',
      'fd00::/8',
    ]);
  });

  it('names all wrong keys at once and repeats no value', () => {
    const found = complaints({ PORT: 'x', DATABASE_URL: 'postgres//cnx:hunter2@db' });
    expect(found).toHaveLength(2);
    expect(found.join()).not.toContain('hunter2');
  });

  it.each(['2026-03-01', '2026-03-01T06:30:00Z', '2026-03-01T06:30:00.250+01:00'])(
    'reads the time %s',
    (text) => {
      expect(read({ CNX_NOW: text }).clockStartsAt).toEqual(new Date(text));
    },
  );
});
