import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createApp } from '../../src/app.ts';
import type { AppOptions } from '../../src/app-options.ts';
import { readConfig, type BackendConfig } from '../../src/config.ts';
import { demonstrationPassword, writeDemonstrationAccounts } from '../../src/demonstration/accounts.ts';
import type { PortalConfiguration } from '../../src/server/portal-configuration.ts';
import { createLog } from '../../src/log.ts';
import { createPasswordHasher } from '../../src/auth/password-hash.ts';
import { sealFor } from './seal.ts';
import { createTestDatabase, testServer, type TestDatabase } from './test-database.ts';

/** The texts that come with the repository. */
const contentFolder = fileURLToPath(new URL('../../content', import.meta.url));

/** A clock that tests set. */
export interface TestClock {
  readonly now: () => Date;
  /** Seconds to go forward. */
  pass(seconds: number): void;
}

export function createTestClock(start = '2026-03-02T06:30:00.000Z'): TestClock {
  let time = Date.parse(start);
  return { now: () => new Date(time), pass: (seconds) => void (time += seconds * 1000) };
}

/** Cheap hashes: what is tested is what happens around them. */
export const testHashCost = { memoryKiB: 64, passes: 1, lanes: 1 };

/** A backend on a database of its own, with the demonstration accounts and without data. */
export interface TestBackend {
  readonly app: FastifyInstance;
  readonly config: BackendConfig;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  /** All lines of the log so far. */
  readonly logged: () => string;
  /** Another process on the same database. */
  another(options?: Partial<AppOptions>): Promise<FastifyInstance>;
  /** Encrypts as the portal does, at the backend's time or some seconds beside it. */
  seal(password: string, secondsOff?: number): Promise<string>;
  signIn(email?: string, password?: string, options?: SignInOptions): Promise<Answer>;
  /** Calls with a bearer and JSON. */
  call(method: 'GET' | 'POST', path: string, options?: CallOptions): Promise<Answer>;
  close(): Promise<void>;
}

export interface SignInOptions {
  readonly app?: FastifyInstance;
  readonly address?: string;
  /** Instead of a fresh one. */
  readonly sealed?: string;
  readonly headers?: Record<string, string>;
}

export interface CallOptions {
  readonly app?: FastifyInstance;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
  /** The parsed body; empty when it is not JSON. */
  readonly body: AnswerBody;
  /** The rows of a list, whatever stands around them. */
  readonly rows: readonly AnswerRow[];
}

/** What tests look into, of whichever call; each says by its expectations what has to be there. */
export interface AnswerBody {
  readonly id_token: string;
  readonly refresh_token: string;
  readonly userinfo: { readonly id: string; readonly roleId: number };
  readonly errors: readonly { readonly message: string }[];
  readonly [name: string]: unknown;
}

/** One row of a list. */
export interface AnswerRow {
  readonly id: string;
  readonly [name: string]: unknown;
}

async function writeKeysAndAccounts({ db }: TestDatabase, config: BackendConfig, now: Date): Promise<void> {
  const hasher = createPasswordHasher(config.limits, testHashCost);
  const keys = testServer().keys.map((key) => ({ ...key, created_at: now }));
  await db.insertInto('signing_key').values(keys).execute();
  const accounts = { now, linkedAppPort: 4100, hashPassword: (password: string) => hasher.hash(password) };
  await db.transaction().execute((tx) => writeDemonstrationAccounts(tx, accounts));
}

/** What differs from an application as it is started. */
export interface TestBackendOptions extends Partial<AppOptions> {
  /** One that holds keys and accounts. @default a new one, which gets them */
  readonly database?: TestDatabase;
}

export async function createTestBackend(
  environment: Record<string, string> = {},
  { database: given, ...options }: TestBackendOptions = {},
): Promise<TestBackend> {
  const database = given ?? (await createTestDatabase());
  const clock = createTestClock();
  let written = '';
  const log: Logger = createLog({ level: 'info' }, { write: (line: string) => void (written += line) });
  const config = readConfig(
    { CNX_PORTAL_DIR: '-', CNX_CONTENT_DIR: contentFolder, ...environment },
    '/nowhere',
  );
  if (!given) await writeKeysAndAccounts(database, config, clock.now());
  const start = (more: Partial<AppOptions> = {}) =>
    createApp({
      db: database.db,
      imports: database,
      config,
      now: clock.now,
      timer: { now: () => clock.now().getTime() },
      log,
      checkResponses: true,
      hashCost: testHashCost,
      ...options,
      ...more,
    });
  const app = await start();
  const others: FastifyInstance[] = [];

  const backend: TestBackend = {
    app,
    config,
    database,
    clock,
    logged: () => written,
    async another(more) {
      const other = await start(more);
      others.push(other);
      return other;
    },
    async seal(password, secondsOff = 0) {
      const { passwordPublicKey } = (await app.inject('/cnx-config.json')).json<PortalConfiguration>();
      return sealFor(passwordPublicKey, password, new Date(clock.now().getTime() + secondsOff * 1000));
    },
    async signIn(email = 'engineer@cnx.example', password = demonstrationPassword, how = {}) {
      const sealed = how.sealed ?? (await backend.seal(password));
      return backend.call('POST', '/api/CNXAuth/ValidateEmailAndPassword', {
        ...how,
        body: { Email: email, Password: sealed },
      });
    },
    async call(method, path, { app: target = app, token, body, headers, address } = {}) {
      const response = await target.inject({
        method,
        url: path,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
        ...(address ? { remoteAddress: address } : {}),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const parsed = (isJson && response.body ? response.json() : {}) as AnswerBody;
      const rows = parsed['sustainableProductions'] ?? parsed['top'] ?? parsed['rows'] ?? parsed;
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        body: parsed,
        rows: Array.isArray(rows) ? (rows as AnswerRow[]) : [],
      };
    },
    async close() {
      await Promise.all([app, ...others].map((server) => server.close()));
      await database.drop();
    },
  };
  return backend;
}
