import { afterEach, expect, it, vi } from 'vitest';
import { askForBuild } from './use-missing-code.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['newVersion', 'gone', () => Promise.resolve({ status: 404 })],
  ['incomplete', 'there', () => Promise.resolve({ status: 200 })],
  ['incomplete', 'not answered for by a server in trouble', () => Promise.resolve({ status: 503 })],
  ['incomplete', 'out of reach', () => Promise.reject(new Error('offline'))],
] as const)('says %s where the build is %s', async (reason, _where, answer) => {
  const ask = vi.fn<(file: string, how: object) => Promise<object>>(answer);
  vi.stubGlobal('fetch', ask);
  expect(await askForBuild('/assets/main.js')).toBe(reason);
  expect(ask).toHaveBeenCalledWith('/assets/main.js', {
    method: 'HEAD',
    cache: 'no-store',
  });
});
