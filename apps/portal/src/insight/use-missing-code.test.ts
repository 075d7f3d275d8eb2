import { afterEach, expect, it, vi } from 'vitest';
import { askForBuild } from './use-missing-code.ts';

afterEach(() => vi.unstubAllGlobals());

const there = () => Promise.resolve({ status: 200 });

it.each([
  ['newVersion', 'gone', () => Promise.resolve({ status: 404 })],
  ['incomplete', 'there', there],
  ['incomplete', 'not answered for by a server in trouble', () => Promise.resolve({ status: 503 })],
  ['incomplete', 'out of reach', () => Promise.reject(new Error('offline'))],
] as const)('says %s where the build is %s', async (reason, _where, answer) => {
  const ask = vi.fn((file: string, _how: object) => (file === '/assets/main.js' ? answer() : there()));
  vi.stubGlobal('fetch', ask);
  expect(await askForBuild(['/assets/runtime.js', '/assets/main.js'])).toBe(reason);
  expect(ask).toHaveBeenCalledWith('/assets/main.js', { method: 'HEAD', cache: 'no-store' });
});
