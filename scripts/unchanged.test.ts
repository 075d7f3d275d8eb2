import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { root } from './bootstrap.mjs';
import { cacheOf, checkChanged, digestOf, unlessUnchanged } from './unchanged.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cnx-unchanged-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a check that has passed', () => {
  const run = (key: string, check: () => unknown) => unlessUnchanged('style', () => key, check, folder)();

  it('is not run again as long as what it reads is the same', async () => {
    const check = vi.fn(() => []);
    await run('a', check);
    expect(await run('a', check)).toEqual([]);
    expect(check).toHaveBeenCalledTimes(1);
    await run('b', check);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['finds faults', () => ['a fault']],
    [
      'throws',
      () => {
        throw new Error('a fault');
      },
    ],
  ])('is run again after one that %s', async (_what, fails) => {
    await run('a', fails).catch(() => undefined);
    const check = vi.fn(() => []);
    await run('a', check);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it('is run again when a file was written while it ran', async () => {
    const file = path.join(folder, 'read.txt');
    writeFileSync(file, 'before');
    // What was read is remembered for a whole process.
    vi.resetModules();
    const { contentOf, unlessUnchanged: unlessUnchangedNow } = await import('./unchanged.mjs');
    contentOf(path.relative(root, file));
    const check = vi.fn(() => utimesSync(file, 1, 1));
    for (const _ of [1, 2]) await unlessUnchangedNow('style', () => 'a', check, folder)();
    expect(check).toHaveBeenCalledTimes(2);
  });
});

describe('files that are checked one by one', () => {
  const place = () => path.join(folder, 'passed');
  const checked = async (digests: Record<string, string>, failing: string[] = []) => {
    const check = vi.fn((_files: string[]) => Promise.resolve(new Set(failing)));
    await checkChanged(place(), new Map(Object.entries(digests)), check);
    return check.mock.calls.flat(2);
  };

  it('are those that changed, and those that failed', async () => {
    expect(await checked({ a: 'a1', b: 'b1', c: 'c1' }, ['b'])).toEqual(['a', 'b', 'c']);
    expect(await checked({ a: 'a1', b: 'b1', c: 'c2' })).toEqual(['b', 'c']);
    expect(await checked({ a: 'a1', b: 'b1', c: 'c2' })).toEqual([]);
  });
});

it('the digest follows the files that are wanted and no others', () => {
  const contract = digestOf((file) => file === 'openapi/cnx.yaml');
  expect(digestOf((file) => file === 'openapi/cnx.yaml')).toBe(contract);
  expect(digestOf((file) => file === 'openapi/released.yaml')).not.toBe(contract);
});

it('a cache begins anew with another digest, and the earlier one is gone', () => {
  const first = cacheOf('style', 'a', folder);
  writeFileSync(first, 'what a tool keeps');
  expect(cacheOf('style', 'a', folder)).toBe(first);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(cacheOf('style', 'b', folder)).not.toBe(first);
  expect(readdirSync(folder)).toEqual([]);
});
