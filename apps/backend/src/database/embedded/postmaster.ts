import { spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';
import type { RunAs } from './account.ts';
import { programEnvironment } from './cluster.ts';
import { readPostmasterFile } from './postmaster-file.ts';

/** What a postmaster is started with; the same for its first start and for each restart after a crash. */
export interface PostmasterPlan {
  readonly program: string;
  readonly cluster: string;
  readonly socketFolder: string;
  readonly logFile: string;
  readonly account: RunAs;
  /** Further server settings by name. */
  readonly settings: Readonly<Record<string, string>>;
}

const startLimitMs = 60_000;
const maxLogBytes = 10 * 1024 * 1024;

/** Private socket instead of a port; `mmap` because containers limit /dev/shm to 64 MB. */
const baseSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '128MB',
  dynamic_shared_memory_type: 'mmap',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
};

/**
 * The tether. PostgreSQL runs below a shell whose input is a pipe that only this process holds. However this process
 * ends, kill -9 included, the pipe closes, `read` returns and PostgreSQL is sent the signal to shut down (SIGINT: fast, clean).
 * The mark file says that no process is left to remove the socket folder. The watcher ignores signals that are meant for
 * people, and the shell passes on PostgreSQL's exit status.
 */
const tether = [
  'exec 3<&0',
  '"$0" "$@" </dev/null 3<&- &',
  'server=$!',
  '{ trap "" HUP INT TERM; read -r _ <&3; : >"$SOCKETS/orphan"; kill -INT $server; } 2>/dev/null &',
  'watcher=$!',
  'exec 3<&-',
  'wait $server',
  'status=$?',
  'kill -9 $watcher 2>/dev/null',
  '[ -e "$SOCKETS/orphan" ] && rm -rf "$SOCKETS"',
  'exit $status',
].join('\n');

/** Starts PostgreSQL under the tether and waits until it takes connections. */
export async function launchPostmaster(plan: PostmasterPlan): Promise<ChildProcess> {
  rotateLog(plan.logFile);
  const logStart = existsSync(plan.logFile) ? statSync(plan.logFile).size : 0;
  const previous = readPostmasterFile(plan.cluster)?.pid;
  const child = spawnTethered(plan);
  let exited = false;
  child.once('exit', () => (exited = true));
  child.once('error', () => (exited = true));

  for (const began = performance.now(); performance.now() - began < startLimitMs; await sleep(10)) {
    const lock = readPostmasterFile(plan.cluster);
    const isOurs = lock && lock.socketFolder === plan.socketFolder && lock.pid !== previous;
    if (isOurs && lock.status === 'ready') return child;
    if (exited) throw startFailure(plan, logStart);
  }
  child.stdin?.end();
  throw new DatabaseError('DB_START', `The database did not become ready in 60 s; see ${plan.logFile}.`);
}

function spawnTethered(plan: PostmasterPlan): ChildProcess {
  const settings = { ...baseSettings, unix_socket_directories: plan.socketFolder, ...plan.settings };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(plan.logFile, 'a', 0o600);
  try {
    const { uid, gid } = plan.account;
    if (uid !== undefined && gid !== undefined) fchownSync(log, uid, gid);
    // Detached: a Ctrl-C in the terminal reaches this process only, which then stops in the right order.
    return spawn('/bin/sh', ['-c', tether, plan.program, '-D', plan.cluster, '-p', '5432', ...flags], {
      ...plan.account,
      cwd: plan.cluster,
      env: { ...programEnvironment(), SOCKETS: plan.socketFolder },
      stdio: ['pipe', log, log],
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

/** Closes the tether and waits until PostgreSQL has written everything down and is gone. */
export async function stopPostmaster(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await gone;
}

function startFailure(plan: PostmasterPlan, logStart: number): DatabaseError {
  const said = readFileSync(plan.logFile).subarray(logStart).toString('utf8');
  if (/lock file .* already exists|pre-existing shared memory block/.test(said)) return inUse(plan.cluster);
  if (/No space left on device|File too large/.test(said)) {
    return new DatabaseError(
      'DB_DISK_FULL',
      `No space left for the database in ${plan.cluster}; see ${plan.logFile}.`,
    );
  }
  const reason = /(?:FATAL|PANIC): +(.*)/.exec(said)?.[1] ?? said.trim().split('\n').at(-1) ?? '';
  return new DatabaseError('DB_START', `The database does not start: ${reason} (see ${plan.logFile})`);
}

/** The message for a folder that another process works on. */
export function inUse(cluster: string): DatabaseError {
  const pid = readPostmasterFile(cluster)?.pid;
  const holder = pid === undefined ? 'another process' : `database process ${pid}`;
  return new DatabaseError(
    'DB_IN_USE',
    `The database in ${cluster} is in use by ${holder}: stop the other server or import, or set CNX_DATA_DIR to another folder.`,
  );
}

/** Keeps one predecessor of a log that has grown long. */
function rotateLog(logFile: string): void {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) < maxLogBytes) return;
  rmSync(`${logFile}.1`, { force: true });
  renameSync(logFile, `${logFile}.1`);
}
