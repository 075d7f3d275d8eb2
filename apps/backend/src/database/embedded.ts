import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from './database-error.ts';
import { assertPlatform, findBinaries } from './embedded/binaries.ts';
import { applicationRole, clusterPassword, ensureCluster } from './embedded/cluster.ts';
import { DiskGuard } from './embedded/disk-guard.ts';
import { chooseLocation, makeSocketFolder } from './embedded/location.ts';
import {
  isPostgres,
  readPostmasterFile,
  removeEmptyLock,
  removeStaleLock,
  type PostmasterFile,
} from './embedded/postmaster-file.ts';
import { inUse, launchPostmaster, stopPostmaster, type PostmasterPlan } from './embedded/postmaster.ts';
import { ensureApplicationRole, setReadOnly } from './embedded/superuser.ts';

export interface EmbeddedOptions {
  /** CNX_DATA_DIR: the database lies in its subfolder `database`. */
  readonly dataDirectory: string;
  /** Use a database that another process of ours already runs on this folder. @default false */
  readonly join?: boolean;
  /** Further server settings, such as `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Keep 48 MB in reserve and become read-only before the disk is full. @default true */
  readonly guardDisk?: boolean;
  /** Called with one line for each restart and repair. */
  readonly warn?: (message: string) => void;
}

/** The driver's settings for a session; `host` is the folder of the socket. */
export interface EmbeddedConnection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** A PostgreSQL of our own that runs as long as this process does, and not longer. */
export interface EmbeddedDatabase {
  /** How to connect; stays valid across restarts. */
  readonly connection: EmbeddedConnection;
  /** Whether another process runs it. */
  readonly joined: boolean;
  /** Process id of the server now. */
  pid(): number | undefined;
  /** Shuts it down cleanly and waits for that; does nothing when it was joined. */
  stop(): Promise<void>;
}

/** A server that ran this long was healthy: its next crash is the first of a new series. */
const healthyAfterMs = 10_000;
const maxPauseMs = 10_000;

/** Pause before the nth restart of a series: none, then 0.2 s, doubling to 10 s. */
function pauseBefore(attempt: number): number {
  return attempt === 1 ? 0 : Math.min(maxPauseMs, 100 * 2 ** (attempt - 1));
}

/**
 * Starts the bundled PostgreSQL on a folder, building a cluster on first use, and keeps it running: when it crashes it
 * is started again at the same socket, at once the first time and ever more slowly while it keeps failing (a full disk,
 * say), so that it is back by itself when the cause is gone.
 * @throws DatabaseError one line that says what to do.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const warn = options.warn ?? (() => undefined);
  assertPlatform();
  const location = chooseLocation(resolve(options.dataDirectory));
  const binaries = await findBinaries(location.account, location.home);
  const cluster = await ensureCluster(location, binaries);

  const holder = await waitForHolder(cluster, options.join ?? false);
  if (holder) {
    if (!options.join) throw inUse(cluster);
    return joined(cluster, holder);
  }
  const plan: PostmasterPlan = {
    program: binaries.postgres,
    cluster,
    socketFolder: makeSocketFolder(location.account),
    logFile: join(location.home, 'database.log'),
    account: location.account,
    settings: options.settings ?? {},
  };
  return run(plan, { home: location.home, guardDisk: options.guardDisk ?? true, warn });
}

/**
 * Finds a live server on the folder and removes a lock without one. One that is going down is waited
 * for, and one that has just lost its backend is given time to notice: a quick restart of the backend then succeeds.
 */
async function waitForHolder(cluster: string, mayJoin: boolean): Promise<PostmasterFile | undefined> {
  const began = performance.now();
  for (;;) {
    const lock = readPostmasterFile(cluster);
    if (!lock) {
      removeEmptyLock(cluster);
      return undefined;
    }
    if (!isPostgres(lock.pid)) {
      removeStaleLock(cluster, lock);
      return undefined;
    }
    const passing = lock.status === 'ready' ? (mayJoin ? 200 : 3_000) : 60_000;
    if (performance.now() - began > passing) return lock;
    await sleep(25);
  }
}

function connectionOf(cluster: string, socketFolder: string): EmbeddedConnection {
  return {
    host: socketFolder,
    port: 5432,
    user: applicationRole,
    password: clusterPassword(cluster),
    database: applicationRole,
  };
}

function joined(cluster: string, holder: PostmasterFile): EmbeddedDatabase {
  return {
    connection: connectionOf(cluster, holder.socketFolder),
    joined: true,
    pid: () => readPostmasterFile(cluster)?.pid,
    stop: () => Promise.resolve(),
  };
}

async function run(
  plan: PostmasterPlan,
  { home, guardDisk, warn }: { home: string; guardDisk: boolean; warn: (message: string) => void },
): Promise<EmbeddedDatabase> {
  let stopping = false;
  let child: ChildProcess | undefined;
  const access = { socketFolder: plan.socketFolder, password: clusterPassword(plan.cluster) };
  const disk = new DiskGuard({ home, warn, setReadOnly: (readOnly) => setReadOnly(access, readOnly) });

  const launch = async (): Promise<ChildProcess> => {
    try {
      return await launchPostmaster(plan);
    } catch (error) {
      if (errorCode(error) !== 'DB_DISK_FULL' || !disk.giveUpReserve()) throw error;
      return launchPostmaster(plan);
    }
  };
  const watch = (started: ChildProcess, tries: number) => {
    child = started;
    const startedAt = performance.now();
    started.once('exit', (code, signal) => {
      if (stopping) return;
      const attempt = performance.now() - startedAt > healthyAfterMs ? 1 : tries + 1;
      warn(`The database ended unexpectedly (${signal ?? `status ${code}`}) and is started again.`);
      void restart(attempt);
    });
  };
  const restart = async (attempt: number): Promise<void> => {
    await sleep(pauseBefore(attempt), undefined, { ref: false });
    if (stopping) return;
    try {
      await waitForHolder(plan.cluster, true);
      const again = await launch();
      if (stopping) return await stopPostmaster(again);
      watch(again, attempt);
      await disk.serverIsBack();
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error));
      await restart(attempt + 1);
    }
  };
  const stop = async () => {
    stopping = true;
    await disk.stop();
    if (child) await stopPostmaster(child);
    rmSync(plan.socketFolder, { recursive: true, force: true });
  };

  try {
    watch(await launch(), 0);
    await ensureApplicationRole(access);
    if (guardDisk) await disk.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    connection: connectionOf(plan.cluster, plan.socketFolder),
    joined: false,
    pid: () => readPostmasterFile(plan.cluster)?.pid,
    stop,
  };
}
