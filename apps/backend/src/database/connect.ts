import { Kysely, PostgresDialect } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Availability } from './availability.ts';
import { bulkTransaction, type BulkTransaction } from './bulk.ts';
import { DatabaseError, errorCode } from './database-error.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { classifyFailure, explainConnectionFailure } from './failure.ts';
import { migrateToLatest } from './migrate.ts';
import { createPool } from './pool.ts';
import { currentReader, type Reader } from './reads.ts';
import type { Database } from './schema.ts';
import { Sockets } from './sockets.ts';
import { noTimeLimits, parseDatabaseUrl, withSettings, type Target } from './target.ts';

export interface ConnectOptions {
  /** Address of a PostgreSQL 15 or newer; absent or empty: the embedded one below `dataDirectory`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDirectory: string;
  /** Share an embedded database that another process of ours runs. @default false */
  readonly join?: boolean;
  /** Watch whether the database answers; servers do, commands need not. @default false */
  readonly watch?: boolean;
  /** Maximum of sessions for reads of requests. @default 10 */
  readonly readSessions?: number;
  /** Maximum of sessions for all else of requests: sign-in, sessions of people, changes. @default 4 */
  readonly otherSessions?: number;
  /** Longest run of a statement of `db`, ms. @default 10000 */
  readonly statementTimeoutMs?: number;
  /** Further settings of an embedded server. */
  readonly embeddedSettings?: Readonly<Record<string, string>>;
  /**
   * Wait, without end, for a server of `databaseUrl` that does not answer yet; called once with one line that says so.
   * @default fail at once
   */
  readonly awaitServer?: (message: string) => void;
  /** Called with one line for each lost connection, restart and repair. */
  readonly warn?: (message: string) => void;
}

/** An open, migrated database. */
export interface DatabaseConnection {
  /**
   * For requests: every statement is ended after ten seconds. What runs as a read ({@link runRead}) has sessions of its own and
   * ends with its caller.
   */
  readonly db: Kysely<Database>;
  /** For long work: no limit on a statement, a minute on waiting for locks. */
  readonly batch: Kysely<Database>;
  /** For many rows: one transaction with COPY, without a limit on a statement. */
  bulk<T>(work: (transaction: BulkTransaction) => Promise<T>): Promise<T>;
  /** Whether the database answers, as far as is known. Always true without `watch`. */
  isAvailable(): boolean;
  /** Absent when DATABASE_URL was given. */
  readonly embedded: EmbeddedDatabase | undefined;
  /** One line for people: which PostgreSQL this is and where. */
  readonly description: string;
  /** Names of the migrations that ran at this start. */
  readonly migrated: readonly string[];
  /** Ends all sessions, and the embedded server if this process runs it. */
  close(): Promise<void>;
}

const oldestServer = 150_000;

/**
 * Opens the database: the one that `databaseUrl` names, else the embedded one; checks its version and brings its tables
 * up to date. Safe to do in several processes at once.
 * @throws DatabaseError with one line that says what to do.
 */
export async function connectDatabase(options: ConnectOptions): Promise<DatabaseConnection> {
  const warn = options.warn ?? (() => undefined);
  const embedded = options.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDirectory: options.dataDirectory,
        join: options.join ?? false,
        settings: options.embeddedSettings ?? {},
        warn,
      });
  const target: Target = embedded
    ? { config: embedded.connection, label: `${options.dataDirectory} (embedded)` }
    : parseDatabaseUrl(options.databaseUrl ?? '');
  try {
    const version = await checkServer(target, embedded?.joined ?? false, options.awaitServer);
    const description = `${embedded ? 'embedded ' : ''}PostgreSQL ${version} at ${target.label}`;
    return await open(target, embedded, description, options, warn);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function open(
  target: Target,
  embedded: EmbeddedDatabase | undefined,
  description: string,
  options: ConnectOptions,
  warn: (message: string) => void,
): Promise<DatabaseConnection> {
  let closing = false;
  // When this process stops the server itself, the loss of the last sessions is no news.
  const onLost = (error: Error) => void (closing || warn(`A database connection was lost: ${error.message}`));
  const sockets = new Sockets();
  const ofRequests = {
    settings: {
      ...noTimeLimits,
      statement_timeout: String(options.statementTimeoutMs ?? 10_000),
      idle_in_transaction_session_timeout: '30000',
    },
    timeoutMs: 8_000,
    onLost,
    sockets,
  };
  const reads = createPool(target, { ...ofRequests, size: options.readSessions ?? 10 });
  const others = createPool(target, { ...ofRequests, size: options.otherSessions ?? 4 });
  // Of an import, its run and the lock of its folder, of what computes meanwhile, and of maintenance.
  const long = createPool(target, {
    size: 6,
    settings: { ...noTimeLimits, lock_timeout: '60000' },
    timeoutMs: 60_000,
    onLost,
  });
  const availability = new Availability(target, sockets, (available) =>
    warn(available ? 'The database answers again.' : 'The database does not answer.'),
  );
  const guarded = (pool: pg.Pool) => availability.guard(() => pool.connect());
  const endStatement = async (session: number) => {
    await others.query('select pg_cancel_backend($1::int)', [session]);
  };
  const db = queryLayer(async () => {
    const reader = currentReader();
    return reader ? sessionOf(reader, () => guarded(reads), endStatement) : guarded(others);
  }, [reads, others]);
  const batch = queryLayer(() => long.connect(), [long]);
  const close = async () => {
    closing = true;
    await availability.stop();
    await Promise.all([db.destroy(), batch.destroy()]);
    await embedded?.stop();
  };
  try {
    const migrated = await migrateToLatest(batch);
    if (options.watch) availability.start();
    return {
      db,
      batch,
      bulk: (work) => bulkTransaction(long, work),
      isAvailable: () => availability.available,
      embedded,
      description,
      migrated,
      close,
    };
  } catch (error) {
    await Promise.all([db.destroy(), batch.destroy()]);
    throw error;
  }
}

function queryLayer(connect: () => Promise<pg.PoolClient>, pools: readonly pg.Pool[]): Kysely<Database> {
  const end = async () => void (await Promise.all(pools.map((pool) => pool.end())));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: { connect, end } }) });
}

/** A session of a reader's share, whose statement is ended when the reader is gone; it is not used again then. */
async function sessionOf(
  { gone, takeSession }: Reader,
  connect: () => Promise<pg.PoolClient>,
  endStatement: (session: number) => Promise<void>,
): Promise<pg.PoolClient> {
  const giveBack = await takeSession();
  let client: pg.PoolClient & { readonly processID?: number | null };
  try {
    gone.throwIfAborted();
    client = await connect();
  } catch (error) {
    giveBack();
    throw error;
  }
  const release = client.release.bind(client);
  const end = () => {
    if (client.processID) endStatement(client.processID).catch(() => undefined);
  };
  client.release = (broken) => {
    gone.removeEventListener('abort', end);
    // The order to end may still be on its way: it must not meet the statement of another.
    release(broken ?? gone.aborted);
    giveBack();
  };
  if (gone.aborted) {
    client.release();
    gone.throwIfAborted();
  }
  gone.addEventListener('abort', end);
  return client;
}

/** A server that is just starting, or whose owner is still preparing it for us, gets this long. */
const startUpTimeoutMs = 15_000;

/** How often a server that does not answer is asked again (ms). */
const awaitIntervalMs = 1_000;

/** @returns the server's version, such as `18.4`. */
async function checkServer(
  target: Target,
  isJoined: boolean,
  awaitServer: ConnectOptions['awaitServer'],
): Promise<string> {
  let isAwaited = false;
  const notYet = new Set(isJoined ? ['57P03', '28P01', '28000', '3D000'] : ['57P03']);
  const began = performance.now();
  for (;;) {
    try {
      return await readVersion(target);
    } catch (error) {
      if (awaitServer && classifyFailure(error) === 'unavailable') {
        if (!isAwaited)
          awaitServer(`${explainConnectionFailure(error, target.label).message} Waiting for it.`);
        isAwaited = true;
        await sleep(awaitIntervalMs);
        continue;
      }
      const isOver = performance.now() - began > startUpTimeoutMs;
      if (isOver || !notYet.has(errorCode(error) ?? '')) throw explainConnectionFailure(error, target.label);
      await sleep(100);
    }
  }
}

async function readVersion(target: Target): Promise<string> {
  const client = new pg.Client({ ...withSettings(target, {}), connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    );
    const { number = 0, name = '' } = rows[0] ?? {};
    if (number >= oldestServer) return name.split(' ')[0] ?? name;
    throw new DatabaseError(
      'DB_TOO_OLD',
      `The database at ${target.label} is PostgreSQL ${name}; 15 or newer is needed.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}
