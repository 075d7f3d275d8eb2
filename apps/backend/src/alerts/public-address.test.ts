import { describe, expect, it } from 'vitest';
import { guardedLookup, isPublicAddress } from './public-address.ts';

describe('an address', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:8.8.8.8'])(
    'is of the internet: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    ...['127.0.0.1', '10.0.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      '::ffff:127.0.0.1',
      '2002:7f00:1::',
    ],
  ])('is none of it: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a name', () => {
  type Answer = { error: Error | null; address: unknown };
  const found = (addresses: readonly string[]): Promise<Answer> =>
    new Promise((resolve) => {
      const find = ((_name: string, _options: object, done: (error: null, all: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as never;
      guardedLookup(isPublicAddress, find)('hooks.example', {}, (error, address) =>
        resolve({ error, address }),
      );
    });

  it('leads to the address that was checked', async () => {
    expect(await found(['8.8.8.8'])).toEqual({ error: null, address: '8.8.8.8' });
  });

  it('is refused where any of its addresses is within a network of the company', async () => {
    expect((await found(['8.8.8.8', '10.0.0.1'])).error?.message).toContain('hooks.example');
    expect((await found([])).error).toBeInstanceOf(Error);
  });
});
