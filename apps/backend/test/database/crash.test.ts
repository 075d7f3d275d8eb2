import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

async function anotherWrite(writer: TestProcess): Promise<void> {
  const before = acknowledged(writer).length;
  await until(() => acknowledged(writer).length > before, 30_000, 'a write after the restart');
}

/** A moment that differs from round to round, the same in every run. */
function moment(round: number, maxMs: number): number {
  return (round * 7919) % maxMs;
}

describe('kill -9 with the embedded server', { timeout: 240_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = temporaryFolder();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const cluster = () => join(folder, 'database', 'cluster-18');
  /** Waits for a server that is ready, by its own word, and is not the one before; answers its process id. */
  async function readyServer(before?: number): Promise<number> {
    let pid = 0;
    await until(
      () => {
        const lock = readPostmasterFile(cluster());
        if (lock?.status === 'ready' && lock.pid !== before) pid = lock.pid;
        return pid > 0;
      },
      30_000,
      'a ready server',
    );
    return pid;
  }
  const gone = () => processesWith(cluster()).length === 0;

  it('of the backend, 4 times during writes: no acknowledged row is lost, no server is left behind', async () => {
    const keys: string[] = [];
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const writer = startProcess('writer.process.ts', [folder, `backend${round}`]);
      await writer.said(/^ready/);
      await writer.said(/^stored/);
      await sleep(moment(round, 300));
      await writer.kill('SIGKILL');
      waits.push(await until(gone, 30_000, 'the end of the server'));
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
        await anotherWrite(writer);
        await sleep(moment(5 * series + round, 100));
        const killed = await readyServer();
        process.kill(killed, 'SIGKILL');
        await readyServer(killed);
      }
      await anotherWrite(writer);
      await writer.kill('SIGKILL');
      await until(gone, 30_000, 'the end of the server');
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

  it('of the backend while the very first cluster is being built: the next start succeeds', async () => {
    for (let round = 0; round < 3; round += 1) {
      const fresh = temporaryFolder();
      try {
        const writer = startProcess('writer.process.ts', [fresh, 'first']);
        await sleep(300 + moment(round, 900));
        await writer.kill('SIGKILL');
        const connection = await connectDatabase({ dataDirectory: fresh });
        await expectWhole(connection, acknowledged(writer)).finally(() => connection.close());
      } finally {
        await until(() => processesWith(fresh).length === 0, 30_000, 'the end of everything in the folder');
        rmSync(fresh, { recursive: true, force: true });
      }
    }
  });

  it('of nothing: a shutdown of the server from outside is mended like a crash', async () => {
    const writer = startProcess('writer.process.ts', [folder, 'term']);
    await writer.said(/^ready/);
    process.kill(await readyServer(), 'SIGINT');
    await writer.said(/is started again/);
    await anotherWrite(writer);
    await writer.kill('SIGKILL');
    await until(gone, 30_000, 'the end of the server');
  });
});

describe('kill -9 with a given server', { timeout: 60_000 }, () => {
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
      await writer.said(/^stored/);
      await sleep(moment(round, 200));
      const pids = (await sessions()).filter((pid) => !others.includes(pid));
      expect(pids.length).toBeGreaterThan(0);
      await writer.kill('SIGKILL');
      keys.push(...acknowledged(writer));
      const gone = async () => (await sessions()).every((pid) => !pids.includes(pid));
      waits.push(await until(gone, 30_000, 'the end of its sessions'));
      killed += pids.length;
    }
    await expectWhole(database, keys);
    console.log(`${killed} sessions gone ${waits.map(Math.round).join(', ')} ms after the kill`);
  });
});
