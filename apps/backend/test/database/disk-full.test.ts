import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '../../src/database/connect.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { processesWith, startProcess, until, type TestProcess } from '../support/processes.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await until(() => processesWith(folder).length === 0, 'the end of everything in the folder');
  rmSync(folder, { recursive: true, force: true });
});

const stored = (filler: TestProcess) => filler.lines.filter((line) => line.startsWith('stored filler'));
const tries = (filler: TestProcess) => filler.lines.filter((line) => line.startsWith('then write'));

/** All rows that were acknowledged are in the folder's database, opened without any limit. */
async function expectAllThere(filler: TestProcess): Promise<void> {
  const connection = await connectDatabase({ dataDirectory: folder });
  try {
    const rows = await connection.db.selectFrom('setting').select('key').execute();
    expect(rows.map(({ key }) => `stored ${key}`).sort()).toEqual(stored(filler).sort());
    await connection.db.insertInto('setting').values({ key: 'after', value: '1' }).execute();
  } finally {
    await connection.close();
  }
}

describe('a database that cannot grow', () => {
  it('goes on reading when a file has reached the limit of its size, and ends in order', async () => {
    // 20 MiB in blocks of 512 bytes: room for a new database and its log, not for a larger table.
    const filler = startProcess('filler.process.ts', [folder], { through: 'ulimit -f 40960; exec "$@"' });
    await filler.said(/^closed/);
    const count = stored(filler).length;
    expect(count).toBeGreaterThan(20);
    expect(filler.lines).toContain('first failure full');
    expect(new Set(tries(filler))).toEqual(new Set([`then write full, read ${count} rows`]));
    await expectAllThere(filler);
  });
});

/** A file system of 220 MB at `path`; answers why there is none. */
function mountSmallDisk(path: string): string | undefined {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=220m,mode=711', 'tmpfs', path], {
    encoding: 'utf8',
  });
  return mounted.status === 0 ? undefined : (mounted.stderr ?? String(mounted.error)).trim();
}

describe('a disk of 220 MB that is full', () => {
  let isMounted = false;
  beforeEach(() => {
    const reason = mountSmallDisk(folder);
    isMounted = reason === undefined;
    if (reason) console.warn(`Skipped, for no small disk can be mounted here: ${reason}`);
  });
  afterEach(async () => {
    await until(() => processesWith(folder).length === 0, 'the end of everything in the folder');
    if (isMounted) spawnSync('umount', [folder]);
  });

  it('turns the database read-only before it has to end, when the database fills it', async ({ skip }) => {
    if (!isMounted) skip('no small disk');
    const filler = startProcess('filler.process.ts', [folder, 'guarded']);
    await filler.said(/^closed/);
    const count = stored(filler).length;
    expect(filler.lines).toContainEqual(expect.stringContaining('the database is read-only'));
    expect(filler.lines.filter((line) => line.includes('is started again'))).toEqual([]);
    expect(tries(filler).at(-1)).toBe(`then write full, read ${count} rows`);
  });

  it('is survived when something else fills it to the last byte, and writing returns with the space', async ({
    skip,
  }) => {
    if (!isMounted) skip('no small disk');
    const spaceIsBack = join(folder, 'space-is-back');
    const filler = startProcess('filler.process.ts', [folder, 'guarded', spaceIsBack]);
    await filler.said(/^stored/);
    const foreignFile = join(folder, 'foreign');
    spawnSync('dd', ['if=/dev/zero', `of=${foreignFile}`, 'bs=1M']);
    await filler.said(/^tried enough/);
    expect(tries(filler).at(-1)).toMatch(/^then write full, read \d+ rows$/);
    expect(filler.lines).toContainEqual(expect.stringContaining('the database is read-only'));
    rmSync(foreignFile);
    writeFileSync(spaceIsBack, '');
    await filler.said(/^closed/);
    expect(filler.lines).toContain('stored again');
    expect(existsSync(join(folder, 'database', 'reserve'))).toBe(true);
    await expectAllThere(filler);
  });
});
