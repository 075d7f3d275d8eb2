import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, preferredEncoding } from './compression.ts';

describe('preferredEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.000, gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['BR', 'br'],
    ['gzip;q=1.0, br;q=0.1', 'gzip'],
    ['gzip;q=0.5, *;q=0.5', 'br'],
    ['deflate', undefined],
  ])('%s → %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });
});

describe('compress', () => {
  const body = Buffer.from('Sm3/d '.repeat(2_000));
  it('loses nothing', async () => {
    expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
    expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
  });
});
