import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      port: 4100,
      portalOrigin: 'http://localhost:4000',
      issuer: 'http://localhost:4000',
      keysUrl: 'http://localhost:4000/api/.well-known/jwks.json',
      audience: 'linked-app',
      portalSetsClock: false,
    });
  });

  it('follows the ports, the portal’s address and its clock', () => {
    const moved = { PORT: '4711', LINKED_APP_PORT: '4712', CNX_NOW: '2026-03-01' };
    expect(readConfig(moved)).toMatchObject({
      port: 4712,
      portalOrigin: 'http://localhost:4711',
      portalSetsClock: true,
    });
    expect(readConfig({ ...moved, CNX_PUBLIC_ORIGIN: 'https://portal.example' }).issuer).toBe(
      'https://portal.example',
    );
  });

  it('names all wrong keys at once', () => {
    const read = () => readConfig({ PORT: 'x', LINKED_APP_PORT: '0', CNX_PUBLIC_ORIGIN: 'ftp://x' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/LINKED_APP_PORT.*\nPORT.*\nCNX_PUBLIC_ORIGIN/);
  });
});
