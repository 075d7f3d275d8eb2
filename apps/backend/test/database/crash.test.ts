import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../../src/database/connect.ts';
import { readPostmasterFile } from '../../src/database/embedded/postmaster-file.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { processesWith, startProcess, until, type TestProcess } from '../support/processes.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

/** The keys that a writer said were stored. */
function acknowledged(writer: TestProcess): string[] {
  return writer.lines
    .filter((line) => line.startsWith('stored '))
    .map((line) => line.slice('stored '.length));
}

/** Every acknowledged pair is there, and no pair is there by half. */
async function expectWhole({ db }: Pick<DatabaseConnection, 'db'>, keys: readonly string[]): Promise<void> {
  const rows = await db.selectFrom('setting').select('key').execute();
  const stored = new Set(rows.map(({ key }) => key));
  expect(keys.filter((key) => !stored.has(`${key}-first`) || !stored.has(`${key}-second`))).toEqual([]);
  const halves = [...stored].filter(
    (key) => key.endsWith('-first') && !stored.has(key.replace(/-first$/, '-second')),
  );
  expect(halves).toEqual([]);
  expect(stored.size % 2).toBe(0);
}

/** Waits for so many further writes: the moment of a kill, which differs from round to round by their number. */
async function furtherWrites(writer: TestProcess, count = 1): Promise<void> {
  const before = acknowledged(writer).length;
  await until(() => acknowledged(writer).length >= before + count, 'further writes');
}

describe('kill -9 with the embedded server', () => {
  let folder: string;
  beforeAll(() => {
    folder = temporaryFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const cluster = () => join(folder, 'database', 'cluster-18');
  /** Waits for a server that is ready, by its own word, and is not the one before; answers its process id. */
  async function readyServer(before?: number): Promise<number> {
    let pid = 0;
    await until(() => {
      const lock = readPostmasterFile(cluster());
      if (lock?.status === 'ready' && lock.pid !== before) pid = lock.pid;
      return pid > 0;
    }, 'a ready server');
    return pid;
  }
  const gone = () => processesWith(cluster()).length === 0;

  it('of the backend, 4 times during writes: no acknowledged row is lost, no server is left behind', async () => {
    const keys: string[] = [];
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const writer = startProcess('writer.process.ts', [folder, `backend${round}`]);
      await writer.said(/^ready/);
      await furtherWrites(writer, 1 + 50 * round);
      await writer.kill('SIGKILL');
      waits.push(await until(gone, 'the end of the server'));
      keys.push(...acknowledged(writer));
    }
    const connection = await connectDatabase({ dataDirectory: folder });
    await expectWhole(connection, keys).finally(() => connection.close());
    console.log(
      `${keys.length} acknowledged pairs kept; server gone ${waits.map(Math.round).join(', ')} ms after the kill`,
    );
    expect(keys.length).toBeGreaterThan(4);
  });

  it('of the server, 6 times during writes: it is back, and no acknowledged row is lost', async () => {
    const writers: TestProcess[] = [];
    // A server that keeps crashing is started ever more slowly: each backend sees three crashes.
    for (let series = 0; series < 2; series += 1) {
      const writer = startProcess('writer.process.ts', [folder, `server${series}`]);
      writers.push(writer);
      await writer.said(/^ready/);
      for (let round = 0; round < 3; round += 1) {
        await furtherWrites(writer, 1 + 7 * series + 20 * round);
        const killed = await readyServer();
        process.kill(killed, 'SIGKILL');
        await readyServer(killed);
      }
      await furtherWrites(writer);
      await writer.kill('SIGKILL');
      await until(gone, 'the end of the server');
    }
    const keys = writers.flatMap(acknowledged);
    const restarts = writers.flatMap(({ lines }) =>
      lines.filter((line) => line.includes('is started again')),
    ).length;
    const connection = await connectDatabase({ dataDirectory: folder });
    await expectWhole(connection, keys).finally(() => connection.close());
    console.log(`${keys.length} acknowledged pairs kept over ${restarts} restarts of the server`);
    expect(restarts).toBe(6);
  });

  /** The folder in which the first cluster is being built. */
  const unfinished = (home: string) =>
    existsSync(home) && readdirSync(home).find((name) => /^unfinished-[^.]+$/.test(name));
  const isInPlace = (home: string) => existsSync(join(home, 'cluster-18'));

  it.each([
    ['its folder is there', (home: string) => Boolean(unfinished(home))],
    [
      'its catalog is being written',
      (home: string) => existsSync(join(home, unfinished(home) || '', 'global/pg_control')),
    ],
    ['it is in its place', isInPlace],
  ])(
    'of the backend while the first cluster is built, once %s: the next start succeeds',
    async (_, isTime) => {
      const fresh = temporaryFolder();
      const home = join(fresh, 'database');
      try {
        const writer = startProcess('writer.process.ts', [fresh, 'first']);
        await until(() => isTime(home) || isInPlace(home), 'the moment of the kill');
        await writer.kill('SIGKILL');
        const connection = await connectDatabase({ dataDirectory: fresh });
        await expectWhole(connection, acknowledged(writer)).finally(() => connection.close());
      } finally {
        await until(() => processesWith(fresh).length === 0, 'the end of everything in the folder');
        rmSync(fresh, { recursive: true, force: true });
      }
    },
  );

  it('of nothing: a shutdown of the server from outside is mended like a crash', async () => {
    const writer = startProcess('writer.process.ts', [folder, 'term']);
    await writer.said(/^ready/);
    process.kill(await readyServer(), 'SIGINT');
    await writer.said(/is started again/);
    await furtherWrites(writer);
    await writer.kill('SIGKILL');
    await until(gone, 'the end of the server');
  });
});

describe('kill -9 with a given server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** The sessions of this test's database, by the process ids of the server's ends. */
  async function sessions(): Promise<number[]> {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database()`.execute(database.db);
    return rows.map(({ pid }) => pid);
  }

  it('of the backend, 3 times during writes: no acknowledged row is lost and no session stays', async () => {
    const keys: string[] = [];
    const waits: number[] = [];
    let killed = 0;
    for (let round = 0; round < 3; round += 1) {
      const others = await sessions();
      const writer = startProcess('writer.process.ts', ['', `given${round}`], {
        env: { WRITER_DATABASE_URL: database.url },
      });
      await furtherWrites(writer, 1 + 40 * round);
      const pids = (await sessions()).filter((pid) => !others.includes(pid));
      expect(pids.length).toBeGreaterThan(0);
      await writer.kill('SIGKILL');
      keys.push(...acknowledged(writer));
      const gone = async () => (await sessions()).every((pid) => !pids.includes(pid));
      waits.push(await until(gone, 'the end of its sessions'));
      killed += pids.length;
    }
    await expectWhole(database, keys);
    console.log(`${killed} sessions gone ${waits.map(Math.round).join(', ')} ms after the kill`);
  });
});
