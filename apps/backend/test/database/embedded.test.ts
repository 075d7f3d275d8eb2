import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from '../../src/database/embedded.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { processesWith, until } from '../support/processes.ts';

let folder: string;
let started: EmbeddedDatabase[];
let warnings: string[];

beforeEach(() => {
  folder = temporaryFolder();
  [started, warnings] = [[], []];
});
afterEach(async () => {
  await Promise.all(started.map((database) => database.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({
    dataDirectory: folder,
    warn: (message) => warnings.push(message),
    ...options,
  });
  started.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, text: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const cluster = () => join(folder, 'database', 'cluster-18');
const lockFile = () => join(cluster(), 'postmaster.pid');

describe('the embedded server', () => {
  it('keeps what was stored from one start to the next, and leaves nothing running or lying about', async () => {
    const first = await start();
    await query(first, 'create table kept as select 42 as answer');
    const socketFolder = first.connection.host;
    await first.stop();
    expect(processesWith(cluster())).toEqual([]);
    expect(existsSync(socketFolder)).toBe(false);
    const second = await start();
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(readdirSync(join(folder, 'database')).sort()).toEqual(['cluster-18', 'database.log', 'reserve']);
  });

  it('is reached through a private socket by a role that is no superuser', async () => {
    const database = await start();
    expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(cluster(), 'cnx.password')).mode & 0o777).toBe(0o600);
    expect(
      await query(
        database,
        "select current_setting('listen_addresses') as listens, rolsuper from pg_roles where rolname = current_user",
      ),
    ).toEqual([{ listens: '', rolsuper: false }]);
    const wrong = new pg.Client({ ...database.connection, password: 'wrong' });
    await expect(wrong.connect()).rejects.toMatchObject({ code: '28P01' });
  });

  it('refuses a second start on the same folder in one line, and lets a command join', async () => {
    const first = await start();
    await expect(start()).rejects.toMatchObject({
      code: 'DB_IN_USE',
      message: expect.stringMatching(/^The database in \S+ is in use by database process \d+: [^\n]+$/),
    });
    const joined = await start({ join: true });
    expect(joined.joined).toBe(true);
    expect(await query(joined, 'select 1 as one')).toEqual([{ one: 1 }]);
    await joined.stop();
    expect(await query(first, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('lets one of three starts at once on a new folder win', async () => {
    const results = await Promise.allSettled([start(), start(), start()]);
    const refusals = results.filter((result) => result.status === 'rejected').map((result) => result.reason);
    expect(refusals).toMatchObject([{ code: 'DB_IN_USE' }, { code: 'DB_IN_USE' }]);
    expect(readdirSync(join(folder, 'database')).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  it('is started again at the same address when it crashes', async () => {
    const database = await start();
    await query(database, 'create table kept as select 42 as answer');
    process.kill(database.pid() ?? 0, 'SIGKILL');
    const took = await until(
      () =>
        query(database, 'select answer from kept').then(
          () => true,
          () => false,
        ),
      'the restart',
    );
    console.log(`started again after ${Math.round(took)} ms`);
    expect(warnings).toEqual([expect.stringContaining('is started again')]);
  });
});

describe('a data folder in a bad state', () => {
  let original: string;
  beforeAll(async () => {
    original = temporaryFolder();
    const database = await startEmbedded({ dataDirectory: original });
    await query(database, 'create table kept as select 42 as answer');
    await database.stop();
  });
  afterAll(() => rmSync(original, { recursive: true, force: true }));

  /** A database with one row, which no server runs on; a copy, for making one takes longer. */
  function stopped(): void {
    execFileSync('cp', ['-a', join(original, 'database'), folder]);
  }
  const holdsItsRow = async () =>
    expect(await query(await start(), 'select answer from kept')).toEqual([{ answer: 42 }]);

  it('opens with the lock of a process that is gone', async () => {
    stopped();
    const gone = spawn('true');
    await new Promise((resolve) => gone.once('exit', resolve));
    writeFileSync(lockFile(), `${gone.pid}\n${cluster()}\n1\n5432\n/tmp/gone\n\n1 1\nready\n`);
    await holdsItsRow();
  });

  it('opens with a lock whose process number belongs to another program now', async () => {
    stopped();
    writeFileSync(lockFile(), `${process.pid}\n${cluster()}\n1\n5432\n/tmp/gone\n\n1 1\nready\n`);
    await holdsItsRow();
  });

  it('opens with the empty lock that a power cut left, but not with one that may be being filled', async () => {
    stopped();
    writeFileSync(lockFile(), '');
    // By the clock that its age is judged by: that of the files may be another.
    const lately = new Date();
    utimesSync(lockFile(), lately, lately);
    await expect(start()).rejects.toMatchObject({
      message: expect.stringMatching(/^[^\n]*"postmaster.pid" is empty[^\n]*$/),
    });
    const earlier = new Date(Date.now() - 60_000);
    utimesSync(lockFile(), earlier, earlier);
    await holdsItsRow();
  });

  it('builds a cluster beside what a killed start left, also in an empty folder', async () => {
    const home = join(folder, 'database');
    mkdirSync(join(home, 'unfinished-999999999-abcd', 'base'), { recursive: true });
    mkdirSync(cluster(), { recursive: true });
    await start();
    expect(readdirSync(home)).not.toContain('unfinished-999999999-abcd');
  });

  it.each(['PG_VERSION', 'global/pg_control', 'cnx.password'])(
    'is left untouched, and no empty one takes its place, when it lacks %s',
    async (file) => {
      stopped();
      const kept = readFileSync(join(cluster(), file));
      rmSync(join(cluster(), file));
      await expect(start()).rejects.toMatchObject({
        code: 'DB_DAMAGED',
        message: `The database folder ${cluster()} lacks ${file} and was left untouched: restore a backup, or move it away to start empty.`,
      });
      expect(readdirSync(join(folder, 'database')).filter((name) => name.startsWith('cluster-'))).toEqual([
        'cluster-18',
      ]);
      writeFileSync(join(cluster(), file), kept, { mode: 0o600 });
      const { uid, gid } = statSync(cluster());
      chownSync(join(cluster(), file), uid, gid);
      await holdsItsRow();
    },
  );

  it('says where to look when its files are broken', async () => {
    stopped();
    writeFileSync(join(cluster(), 'global', 'pg_control'), Buffer.alloc(8192));
    await expect(start()).rejects.toMatchObject({
      code: 'DB_START',
      message: expect.stringContaining('database.log'),
    });
    await until(() => processesWith(cluster()).length === 0, 'the end of its processes');
    expect(readFileSync(join(folder, 'database', 'database.log'), 'utf8')).toContain('FATAL');
  });

  it('is refused in one line when it cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(start({ dataDirectory: join(folder, 'file', 'below') })).rejects.toMatchObject({
      code: 'DB_ACCESS',
      message: expect.stringMatching(/^The database folder [^\n]+ CNX_DATA_DIR to another folder\.$/),
    });
  });
});
