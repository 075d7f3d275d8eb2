import { renameSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTurns } from '../../src/feeds/turns.ts';
import {
  createWatchedFolder,
  type WatchedFolder,
  type WatchedFolderOptions,
} from '../../src/feeds/watched-folder.ts';
import { waitForTurn } from '../../src/import/import-files.ts';
import { createTestClock, type TestClock } from '../support/backend.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const header = 'Date,Well,Field,Hours,Oil (Sm3)';

let database: TestDatabase;
let folder: string;
let clock: TestClock;
let warned: unknown[];
let stored: number;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`truncate business_unit, import_run, delivery restart identity cascade`.execute(database.batch);
  folder = await mkdtemp(join(tmpdir(), 'cnx-watched-'));
  clock = createTestClock();
  [warned, stored] = [[], 0];
  return () => rm(folder, { recursive: true });
});

function watch(changes: Partial<WatchedFolderOptions> = {}): WatchedFolder {
  return createWatchedFolder({
    folder,
    db: database.batch,
    bulk: (work) => database.bulk(work),
    now: clock.now,
    turns: createTurns(),
    log: { info: () => undefined, warn: (...given: unknown[]) => void warned.push(given) },
    onStored: () => void (stored += 1),
    ...changes,
  });
}

/** @param seconds When it was last written, after the start of 2026: the clock of its machine says nothing here. */
async function put(name: string, lines: readonly string[], seconds = 0): Promise<void> {
  const path = join(folder, 'in', name);
  await writeFile(path, `${lines.join('\n')}\n`);
  await utimes(path, 1_767_225_600 + seconds, 1_767_225_600 + seconds);
}

async function restAndCheck(one: WatchedFolder): Promise<void> {
  await one.check();
  clock.pass(10);
  await one.check();
}

const silent = {
  onProgress: () => undefined,
  onStage: () => undefined,
  onRejected: () => undefined,
  onSuspect: () => undefined,
};

async function isImportWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
  return rows.length > 0;
}

const names = async (place: string) => (await readdir(join(folder, place))).sort();
const oilOf = async () =>
  (await database.db.selectFrom('daily_production').select(['day', 'oil']).orderBy('day').execute()).map(
    ({ day, oil }) => `${day} ${oil}`,
  );
const runs = () =>
  database.db.selectFrom('import_run').select(['status', 'feed', 'message']).orderBy('id').execute();

describe('a watched folder', () => {
  it('makes its places, and takes a file that has been at rest for ten seconds', async () => {
    const one = watch();
    await one.check();
    expect(await names('.')).toEqual(['done', 'failed', 'in']);
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100', '2026-02-11,H-1,Heron,24,x']);
    await one.check();
    clock.pass(9);
    await one.check();
    expect(await names('in')).toEqual(['a.csv']);
    clock.pass(1);
    await one.check();
    expect(await names('in')).toEqual([]);
    expect(await oilOf()).toEqual(['2026-02-10 100']);
    const [file, report] = await names('done');
    expect(file).toMatch(/^2026-03-02T\d{6}Z a\.csv$/);
    const text = await readFile(join(folder, 'done', report!), 'utf8');
    expect(text).toContain('a row for each well and day');
    expect(text).toContain('2 rows, 1 rejected');
    expect(text).toContain('a.csv:3: rejected: Oil (Sm3): "x" is not a number');
    expect(await runs()).toEqual([{ status: 'done', feed: 'folder', message: null }]);
    expect(stored).toBe(1);
  });

  it('waits for a file that grows, and for names of what is not whole', async () => {
    const one = watch();
    await one.check();
    await put('a.csv', [header]);
    await put('b.csv.part', [header, '2026-02-10,H-1,Heron,24,100']);
    await put('.c.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await one.check();
    clock.pass(9);
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100'], 9);
    await one.check();
    clock.pass(9);
    await one.check();
    expect(await names('in')).toEqual(['.c.csv', 'a.csv', 'b.csv.part']);
    clock.pass(1);
    await one.check();
    expect(await names('in')).toEqual(['.c.csv', 'b.csv.part']);
    expect(await oilOf()).toEqual(['2026-02-10 100']);
  });

  it('puts away what it cannot read, with what would help, and stores nothing of it', async () => {
    const one = watch();
    await one.check();
    await put('units.csv', ['Date,Well,Field,Hours,Oil', '2026-02-10,H-1,Heron,24,100']);
    await restAndCheck(one);
    expect(await names('in')).toEqual([]);
    const [, report] = await names('failed');
    expect(await readFile(join(folder, 'failed', report!), 'utf8')).toContain('"Oil" has no unit');
    expect(await oilOf()).toEqual([]);
    expect(await runs()).toMatchObject([
      { status: 'failed', feed: 'folder', message: expect.stringContaining('no unit') as unknown },
    ]);
  });

  it('names all that a file is asked for at once, in its report and in its run', async () => {
    const one = watch();
    await one.check();
    await put('asked.csv', ['Date,Well,Oil', '46023,H-1,100', '46024,H-1,90']);
    await restAndCheck(one);
    const [, report] = await names('failed');
    const text = await readFile(join(folder, 'failed', report!), 'utf8');
    expect(text).toContain('no column was recognized for the field (or give --field); "Oil" has no unit');
    expect(text).toContain('Once that is said: "46023" is a day number of a spreadsheet');
    expect(await runs()).toMatchObject([
      { status: 'failed', message: expect.stringContaining('Once that is said') as unknown },
    ]);
  });

  it('reads files as mapping.json beside them says', async () => {
    const one = watch();
    await one.check();
    await writeFile(join(folder, 'mapping.json'), JSON.stringify({ unitSystem: 'field' }));
    await put('units.csv', ['Date,Well,Field,Hours,Oil', '2026-02-10,H-1,Heron,24,629']);
    await restAndCheck(one);
    expect(await oilOf()).toEqual(['2026-02-10 100']);
  });

  it('takes late, corrected and repeated files as they come, by their names', async () => {
    const one = watch();
    await one.check();
    await put('1.csv', [header, '2026-02-10,H-1,Heron,24,100', '2026-02-11,H-1,Heron,24,101']);
    await put('2.csv', [header, '2026-02-11,H-1,Heron,24,99']);
    await put('3.csv', [header, '2026-02-09,H-1,Heron,24,98']);
    await restAndCheck(one);
    clock.pass(60);
    await put('3.csv', [header, '2026-02-09,H-1,Heron,24,98'], 60);
    await restAndCheck(one);
    expect(await oilOf()).toEqual(['2026-02-09 98', '2026-02-10 100', '2026-02-11 99']);
    expect((await names('done')).filter((name) => name.endsWith('3.csv'))).toHaveLength(2);
  });

  it('is worked by one of two processes at a time, and each file goes once', async () => {
    const [one, other] = [watch(), watch()];
    await one.check();
    for (let n = 0; n < 6; n += 1) await put(`${n}.csv`, [header, `2026-02-1${n},H-1,Heron,24,${100 + n}`]);
    await Promise.all([one.check(), other.check()]);
    clock.pass(10);
    await Promise.all([one.check(), other.check()]);
    await Promise.all([one.check(), other.check()]);
    expect(await oilOf()).toHaveLength(6);
    expect(await runs()).toHaveLength(6);
    expect(await names('done')).toHaveLength(12);
    expect(warned).toEqual([]);
  });

  it('says once that it is away, and goes on when it is back', async () => {
    const one = watch();
    await writeFile(join(folder, 'in'), 'no folder');
    await one.check();
    await one.check();
    expect(warned).toHaveLength(1);
    await rm(join(folder, 'in'));
    await one.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await restAndCheck(one);
    expect(await oilOf()).toEqual(['2026-02-10 100']);
  });

  it('leaves a file in its place that came under the name of one while that was imported', async () => {
    const one = watch({
      async bulk(work) {
        const result = await database.bulk(work);
        if (stored === 0) await put('a.csv', [header, '2026-02-11,H-1,Heron,24,101.5'], 5);
        return result;
      },
    });
    await one.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await restAndCheck(one);
    expect([await names('in'), await names('done')]).toEqual([['a.csv'], []]);
    await restAndCheck(one);
    expect(await oilOf()).toEqual(['2026-02-10 100', '2026-02-11 101.5']);
    expect([await names('in'), (await names('done')).length]).toEqual([[], 2]);
  });

  it('puts back a file that came under the name of one when that was moved', async () => {
    let replace = (): void => undefined;
    const one = watch({
      now() {
        replace();
        return clock.now();
      },
      async bulk(work) {
        const result = await database.bulk(work);
        replace = () => {
          replace = () => undefined;
          renameSync(join(folder, 'b'), join(folder, 'in', 'a.csv'));
        };
        return result;
      },
    });
    await one.check();
    await put('../b', [header, '2026-02-10,H-1,Heron,24,200']);
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await restAndCheck(one);
    expect(await oilOf()).toEqual(['2026-02-10 100']);
    expect([await names('in'), await names('done')]).toEqual([['a.csv'], []]);
  });

  it('takes a file once whose process ended when it was stored and not yet moved', async () => {
    const ended = watch({
      async bulk(work) {
        await database.bulk(work);
        throw new Error('killed');
      },
    });
    await ended.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100', '2026-02-11,H-1,Heron,24,x']);
    await restAndCheck(ended);
    expect([await oilOf(), await names('in')]).toEqual([['2026-02-10 100'], ['a.csv']]);
    await database.batch.updateTable('daily_production').set({ oil: 90 }).execute();
    await restAndCheck(watch());
    expect(await oilOf()).toEqual(['2026-02-10 90']);
    expect(await names('in')).toEqual([]);
    const [, report] = await names('done');
    expect(await readFile(join(folder, 'done', report!), 'utf8')).toContain('2 rows, 1 rejected');
    expect(await runs()).toHaveLength(1);
  });

  it('takes a file again that is put back by hand', async () => {
    const one = watch();
    await one.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await restAndCheck(one);
    await database.batch.updateTable('daily_production').set({ oil: 90 }).execute();
    const [moved] = await names('done');
    await rename(join(folder, 'done', moved!), join(folder, 'in', 'a.csv'));
    await restAndCheck(one);
    expect(await oilOf()).toEqual(['2026-02-10 100']);
  });

  it('moves a file later that it could not move, without storing it again', async () => {
    const one = watch();
    await one.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await one.check();
    clock.pass(10);
    const moment = clock.now().toISOString().slice(0, 19).replaceAll(':', '');
    await mkdir(join(folder, 'done', `${moment}Z a.csv`));
    await one.check();
    expect([await names('in'), (await names('done')).length]).toEqual([['a.csv'], 1]);
    expect(warned).toHaveLength(1);
    clock.pass(59);
    await one.check();
    expect(await names('in')).toEqual(['a.csv']);
    clock.pass(1);
    await one.check();
    expect([await names('in'), (await names('done')).length]).toEqual([[], 3]);
    expect(await runs()).toHaveLength(1);
  });

  it('goes on behind a file that fails for an unknown reason, tries it twice more, and puts it away', async () => {
    const failing = [1, 3, 4];
    let imports = 0;
    const one = watch({
      bulk: (work) => {
        imports += 1;
        return failing.includes(imports) ? Promise.reject(new Error('a fault')) : database.bulk(work);
      },
    });
    await one.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await put('b.csv', [header, '2026-02-11,H-1,Heron,24,100']);
    await restAndCheck(one);
    await one.check();
    expect([await oilOf(), await names('in')]).toEqual([['2026-02-11 100'], ['a.csv']]);
    for (const seconds of [60, 240, 60, 0]) {
      clock.pass(seconds);
      await one.check();
    }
    expect([await names('in'), imports, (await runs()).length]).toEqual([[], 4, 4]);
    const [, report] = await names('failed');
    expect(await readFile(join(folder, 'failed', report!), 'utf8')).toContain('3 times: a fault');
  });

  it('leaves its files, without a word for each, while the database is away', async () => {
    let isAway = true;
    const away = () => Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }));
    const one = watch({ bulk: (work) => (isAway ? away() : database.bulk(work)) });
    await one.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await restAndCheck(one);
    for (let n = 0; n < 4; n += 1) await one.check();
    expect([await names('in'), warned.length]).toEqual([['a.csv'], 1]);
    isAway = false;
    await one.check();
    expect(await oilOf()).toEqual(['2026-02-10 100']);
  });

  it('leaves its files for the next check while another process imports', async () => {
    const one = watch({ waitSeconds: 0.1 });
    await one.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await put('b.csv', [header, '2026-02-11,H-1,Heron,24,101']);
    await database.bulk(async ({ db }) => {
      await waitForTurn(db, silent);
      await restAndCheck(one);
    });
    expect([await names('in'), await runs(), warned]).toEqual([['a.csv', 'b.csv'], [], []]);
    await one.check();
    expect(await oilOf()).toEqual(['2026-02-10 100', '2026-02-11 101']);
  });

  it('takes back what it imports when it is stopped, and leaves its files for the next start', async () => {
    const one = watch({ waitSeconds: 600 });
    await one.check();
    await put('a.csv', [header, '2026-02-10,H-1,Heron,24,100']);
    await put('b.csv', [header, '2026-02-11,H-1,Heron,24,101']);
    await one.check();
    clock.pass(10);
    await database.bulk(async ({ db }) => {
      await waitForTurn(db, silent);
      const checking = one.check();
      await expect.poll(isImportWaiting).toBe(true);
      await one.stop();
      await checking;
    });
    await one.check();
    expect([await names('in'), await runs(), warned]).toEqual([['a.csv', 'b.csv'], [], []]);
    await restAndCheck(watch());
    expect(await oilOf()).toEqual(['2026-02-10 100', '2026-02-11 101']);
  });
});
