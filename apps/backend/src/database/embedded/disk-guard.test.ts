import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DiskGuard } from './disk-guard.ts';

const megabyte = 1024 * 1024;

let home: string;
let freeMegabytes: number;
let reported: boolean[];
let failure: Error | undefined;
let guard: DiskGuard;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'cnx-guard-'));
  [freeMegabytes, reported, failure] = [1000, [], undefined];
  guard = new DiskGuard({
    home,
    warn: () => undefined,
    freeBytes: async () => freeMegabytes * megabyte,
    setReadOnly: async (readOnly) => {
      if (failure) throw failure;
      reported.push(readOnly);
    },
  });
});
afterEach(async () => {
  await guard.stop();
  rmSync(home, { recursive: true });
});

const reserve = () => join(home, 'reserve');
/** What the guard does once a second, now. */
const check = () => guard.serverIsBack();

it('keeps three segments in reserve and lets the server write', async () => {
  await guard.start();
  expect(readdirSync(reserve()).map((name) => statSync(join(reserve(), name)).size)).toEqual(
    [1, 2, 3].map(() => 16 * megabyte),
  );
  expect(reported).toEqual([false]);
});

it('is read-only below 64 MB and not again before 96 MB', async () => {
  await guard.start();
  for (const free of [65, 63, 90, 95, 97, 70, 10]) {
    freeMegabytes = free;
    await check();
  }
  expect(reported.slice(1)).toEqual([false, true, true, true, false, false, true]);
  expect(existsSync(reserve())).toBe(true);
});

it('gives its reserve up once, and takes it back before anything is written', async () => {
  await guard.start();
  expect([guard.giveUpReserve(), guard.giveUpReserve()]).toEqual([true, false]);
  freeMegabytes = 140;
  await check();
  expect(reported.at(-1)).toBe(true);
  freeMegabytes = 150;
  await check();
  expect(reported.at(-1)).toBe(false);
  expect(existsSync(reserve())).toBe(true);
});

it('stays read-only where a reserve cannot be made, whatever the file system says is free', async () => {
  rmSync(home, { recursive: true });
  writeFileSync(home, 'a file where the folder should be');
  await guard.start();
  expect(reported).toEqual([true]);
});

it('makes room when the server cannot even note that it is read-only', async () => {
  await guard.start();
  freeMegabytes = 0;
  failure = Object.assign(new Error('could not write: No space left on device'), { code: '53100' });
  await check();
  expect(existsSync(reserve())).toBe(false);
  failure = undefined;
  await check();
  expect(reported.at(-1)).toBe(true);
});
