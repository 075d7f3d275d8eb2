import { crc32 as known } from 'node:zlib';
import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

it.each(['', 'x', '123456789', 'Pozo 7, fecha\u00f1o'.repeat(99)])('is that of zip files for %j', (text) => {
  const bytes = new TextEncoder().encode(text);
  expect(crc32(bytes)).toBe(known(bytes).toString(16).padStart(8, '0'));
});
