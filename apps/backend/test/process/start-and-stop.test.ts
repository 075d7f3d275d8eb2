import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startBackendProcess, type BackendProcess } from '../support/backend-process.ts';
import { createPasswordHasher } from '../../src/auth/password-hash.ts';
import { defaultLimits } from '../../src/limits.ts';
import { testHashCost } from '../support/backend.ts';
import { until } from '../support/processes.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
const running: BackendProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await database.drop();
});

async function start(environment: Record<string, string> = {}, port?: number): Promise<BackendProcess> {
  const backend = startBackendProcess(port ?? (await freePort()), {
    DATABASE_URL: database.url,
    ...environment,
  });
  running.push(backend);
  return backend;
}

const agent = new Agent({ keepAlive: true, maxSockets: 12 });

interface Outcome {
  /** Undefined when no answer came. */
  readonly status?: number;
  readonly fault?: string;
  /** The server gives the connection back: a balancer sends what follows elsewhere. */
  readonly isLast?: boolean;
}

function ask(origin: string, path: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const call = request(`${origin}${path}`, { agent }, (response) => {
      response.resume();
      const isLast = response.headers.connection === 'close';
      response.on('end', () => resolve({ status: response.statusCode ?? 0, isLast }));
      response.on('error', (error) => resolve({ fault: error.message }));
    });
    call.on('error', (error: NodeJS.ErrnoException) => resolve({ fault: error.code ?? error.message }));
    call.end();
  });
}

describe('stopping', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s finishes what runs and breaks nothing', async (signal) => {
    const backend = await start();
    await backend.ready();
    const outcomes: Outcome[] = [];
    const readiness: Outcome[] = [];
    const worker = async (path: string, list: Outcome[]) => {
      for (let last = false; !last;) {
        const outcome = await ask(backend.origin, path);
        list.push(outcome);
        last = outcome.isLast ?? true;
      }
    };
    const workers = [
      ...Array.from({ length: 10 }, (_, index) =>
        worker(`/api/CNXUser/validate/n${index}@cnx.example`, outcomes),
      ),
      worker('/api/health/ready', readiness),
    ];
    await until(() => outcomes.length >= 20 && readiness.length >= 2, 'answers');
    backend.child.kill(signal);
    const code = await backend.ended;
    await Promise.all(workers);
    expect(code).toBe(0);
    expect([...outcomes, ...readiness].filter(({ fault }) => fault)).toEqual([]);
    // What was asked before the signal is answered as it was; what comes after it learns that the server stops.
    const statuses = readiness.map(({ status }) => status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
    expect([200, 503]).toContain(statuses.at(-1));
  });

  it('ends a start that is not over', async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table signing_key in access exclusive mode`.execute(tx);
      const backend = await start();
      await until(isWaitingForLock, 'the start to reach its keys');
      backend.child.kill('SIGTERM');
      expect(await backend.ended).toBe(0);
    });
  });

  it('twice in a row is the same as once', async () => {
    const backend = await start();
    await backend.ready();
    backend.child.kill('SIGINT');
    backend.child.kill('SIGTERM');
    expect(await backend.ended).toBe(0);
  });
});

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.db,
  );
  return rows.length > 0;
}

/** Opens a connection, says something or nothing on it, and collects what comes back. */
async function connectTo(origin: string, text = '') {
  const socket = connect({ host: 'localhost', port: Number(new URL(origin).port) });
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise((resolve) => socket.once('connect', resolve));
  if (text) socket.write(text);
  return { socket, closed, received: () => received };
}

describe('stopping while one request is held', () => {
  it('closes silent and idle connections at once, listens no more, and finishes the request', async () => {
    const backend = await start();
    await backend.ready();
    const silent = await connectTo(backend.origin);
    const half = await connectTo(backend.origin, 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n');
    const used = await connectTo(backend.origin, 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await until(() => used.received().includes('200 OK'), 'an answer');
    // The other tests have asked for unknown accounts as often as an address may.
    await database.db.deleteFrom('rate_limit').execute();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let locked = () => {};
    const isLocked = new Promise<void>((resolve) => (locked = resolve));
    const holding = database.db.transaction().execute(async (tx) => {
      await sql`lock table app_user in access exclusive mode`.execute(tx);
      locked();
      await held;
    });
    await isLocked;
    const request = ask(backend.origin, '/api/CNXUser/validate/nobody@cnx.example');
    try {
      await until(isWaitingForLock, 'the request’s wait for the table');
      backend.child.kill('SIGTERM');
      await Promise.all([silent.closed, half.closed, used.closed]);
      expect((await ask(backend.origin, '/api/health/live')).fault).toBeTruthy();
    } finally {
      release();
      await holding;
    }
    expect(await request).toEqual({ status: 200, isLast: true });
    expect(await backend.ended).toBe(0);
  });

  it('waits for no silent connection', async () => {
    const backend = await start();
    await backend.ready();
    const silent = await connectTo(backend.origin);
    backend.child.kill('SIGTERM');
    await silent.closed;
    expect(await backend.ended).toBe(0);
    expect(backend.output()).not.toContain('still running');
  });
});

describe('standard output', () => {
  it('has one object of JSON a line when the log goes there, from the start to the end', async () => {
    const backend = await start({ CNX_PORTAL_DIR: 'nothing-here' });
    await backend.ready();
    await ask(backend.origin, '/api/health/ready');
    backend.child.kill('SIGTERM');
    expect(await backend.ended).toBe(0);
    const lines = backend
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const said = lines.map(({ level, msg }) => `${String(level)}: ${String(msg)}`).join('\n');
    expect(said).toContain(`info: Portal ready at ${backend.origin}`);
    expect(said).toMatch(/^error: The portal is not built: .*nothing-here/m);
    expect(said).toContain('info: stopped');
    expect(lines.find(({ operation }) => operation === 'getReadiness')).toMatchObject({
      level: 'warn',
      status: 503,
    });
  });

  it('has lines for people while the log is a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'log-'));
    try {
      const backend = await start({ CNX_LOG_FILE: join(folder, 'backend.log') });
      await backend.ready();
      backend.child.kill('SIGTERM');
      expect(await backend.ended).toBe(0);
      expect(backend.output()).toMatch(/^Portal ready at http/m);
      expect(backend.output()).not.toContain('{');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('a start that cannot succeed ends with one readable line', () => {
  async function failure(environment: Record<string, string>, port?: number): Promise<string> {
    const backend = await start(environment, port);
    expect(await backend.ended).toBe(1);
    return backend.output().trim();
  }

  it('when the port is taken', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen({ host: 'localhost', port }, resolve));
    expect(await failure({}, port)).toBe(
      `Port ${port} on localhost is in use: stop the program that has it, or set PORT to another one.`,
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('when settings are wrong, naming each', async () => {
    expect(await failure({ CNX_NOW: 'noon', CNX_IDP: 'perhaps' })).toBe(
      'CNX_NOW must be a time such as 2026-03-01T06:30:00Z.\nCNX_IDP must be "on" or "off".',
    );
  });

  it('when a demonstration with its printed password would be public by default', async () => {
    expect(await failure({ DATABASE_URL: '', CNX_HOST: '0.0.0.0' })).toBe(
      'CNX_DEMONSTRATION must be given where CNX_HOST is not loopback: "on" lets everyone sign in with the printed password of the demonstration accounts, "off" starts without them.',
    );
  });

  it('when accounts of an earlier demonstration would be public', async () => {
    const used = await createTestDatabase();
    try {
      await used.db
        .insertInto('app_user')
        .values({
          email: 'admin@cnx.example',
          first_name: 'Ada',
          last_name: 'Nordby',
          role_id: 1,
          password_hash: await createPasswordHasher(defaultLimits, testHashCost).hash('Portal#2026'),
        })
        .execute();
      const environment = { DATABASE_URL: used.url, NODE_ENV: 'production' };
      expect(await failure(environment)).toBe(
        'The database holds accounts with the printed password of the demonstration (admin@cnx.example): delete them or use another database, or set CNX_DEMONSTRATION=on to let everyone sign in with it.',
      );
      await used.db.updateTable('app_user').set({ active: false }).execute();
      const backend = await start(environment);
      await backend.ready();
      backend.child.kill('SIGTERM');
      expect(await backend.ended).toBe(0);
    } finally {
      await used.drop();
    }
  });

  it.each([
    [
      'lock_timeout',
      'Another process has held tables of the database for longer than the start waits: stop it, or start again later.',
    ],
    [
      'statement_timeout',
      'The database ended a step of the start because it took too long: start again, for what was stored is kept. If that repeats, raise the statement_timeout that DATABASE_URL asks for.',
    ],
  ])('when a step of it is ended by %s', async (limit, line) => {
    const url = new URL(database.url);
    url.searchParams.set('options', `-c ${limit}=500`);
    await database.db.transaction().execute(async (tx) => {
      await sql`lock table app_user in access exclusive mode`.execute(tx);
      expect(await failure({ DATABASE_URL: url.href, NODE_ENV: 'production' })).toBe(line);
    });
  });
});

describe('a database that was given', () => {
  it('is waited for while it cannot be reached, which is said without its password', async () => {
    const port = await freePort();
    const backend = await start({ DATABASE_URL: `postgres://cnx:hunter2@127.0.0.1:${port}/cnx` });
    await expect.poll(() => backend.output()).toContain(`127.0.0.1:${port}/cnx`);
    expect(backend.output()).not.toContain('hunter2');
    backend.child.kill('SIGTERM');
    await backend.ended;
  });

  it('gets no demonstration accounts unless they are asked for', async () => {
    const backend = await start();
    await backend.ready();
    expect(await database.db.selectFrom('app_user').select('email').execute()).toEqual([]);
    expect(backend.output()).not.toContain('Portal#2026');
    backend.child.kill('SIGTERM');
    expect(await backend.ended).toBe(0);
  });

  it('gets no demonstration when it has a user of its own, and the start says so', async () => {
    const used = await createTestDatabase();
    try {
      const name = { first_name: 'Olga', last_name: 'Own', role_id: 2 };
      await used.db
        .insertInto('app_user')
        .values({ email: 'olga@company.example', ...name })
        .execute();
      const backend = await start({ DATABASE_URL: used.url, CNX_DEMONSTRATION: 'on' });
      expect(await backend.ended).toBe(1);
      expect(backend.output().trim()).toBe(
        "The database holds users that are not a demonstration's, so none is written into it. Set CNX_DEMONSTRATION=off, or DATABASE_URL to an empty database.",
      );
      expect(await used.db.selectFrom('app_user').select('email').execute()).toHaveLength(1);
    } finally {
      await used.drop();
    }
  });
});
