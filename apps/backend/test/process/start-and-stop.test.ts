import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, startBackendProcess, type BackendProcess } from '../support/backend-process.ts';
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
    while (outcomes.length < 20 || readiness.length === 0) await sleep(20);
    backend.child.kill(signal);
    const code = await backend.ended;
    await Promise.all(workers);
    expect(code).toBe(0);
    expect([...outcomes, ...readiness].filter(({ fault }) => fault)).toEqual([]);
    const statuses = readiness.map(({ status }) => status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(503);
    expect(statuses.indexOf(503)).toBe(statuses.length - 1);
  });

  it('twice in a row is the same as once', async () => {
    const backend = await start();
    await backend.ready();
    backend.child.kill('SIGINT');
    backend.child.kill('SIGTERM');
    expect(await backend.ended).toBe(0);
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

  it('when the database cannot be reached, without its password', async () => {
    const port = await freePort();
    const output = await failure({ DATABASE_URL: `postgres://cnx:hunter2@127.0.0.1:${port}/cnx` });
    expect(output).toContain(`127.0.0.1:${port}/cnx`);
    expect(output.split('\n')).toHaveLength(1);
    expect(output).not.toContain('hunter2');
  });
});

describe('a database that was given', () => {
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
