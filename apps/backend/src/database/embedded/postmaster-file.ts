import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { errorCode } from '../database-error.ts';

/** What PostgreSQL writes about itself into `postmaster.pid`, the lock of its folder. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketFolder: string;
  /** `starting`, `ready`, `stopping` or `standby`; empty very early. */
  readonly status: string;
}

const fileName = 'postmaster.pid';

/** Reads the lock of a cluster; undefined when there is none or it is still being written. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  try {
    return parse(readFileSync(join(cluster, fileName), 'utf8'));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Lines: pid, folder, start time, port, socket folder, address, shared memory, status. */
function parse(text: string): PostmasterFile | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, socketFolder: lines[4] ?? '', status: lines[7] ?? '' };
}

/** Whether a process with this id exists, of any owner. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Whether the process that a lock names is a PostgreSQL. After a crash the number may have been given to another
 * program (usual in containers). When the system does not say, the answer is yes: a lock is never broken on a guess.
 */
export function isPostgres(pid: number): boolean {
  if (!isRunning(pid)) return false;
  try {
    return process.platform === 'linux' ? isPostgresByProc(pid) : /postgres/.test(commandByPs(pid));
  } catch {
    return isRunning(pid);
  }
}

/** A zombie has ended; it only waits for a parent that never collects it, as in containers without an init. */
function isPostgresByProc(pid: number): boolean {
  const state = /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1];
  if (state === 'Z' || state === 'X') return false;
  return /postgres/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
}

function commandByPs(pid: number): string {
  return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
}

/**
 * Removes a lock whose number belongs to another program now; PostgreSQL itself replaces one whose process is gone. The file is first moved aside and looked at again: if a
 * database started in between, what was moved is its lock, and it is put back.
 */
export function removeStaleLock(cluster: string, stale: PostmasterFile): void {
  if (!isRunning(stale.pid)) return;
  const lock = join(cluster, fileName);
  const aside = `${lock}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const moved = parse(readFileSync(aside, 'utf8'));
  const isSame = moved?.pid === stale.pid && moved.socketFolder === stale.socketFolder;
  if (!isSame && !existsSync(lock)) linkSync(aside, lock);
  rmSync(aside);
}

/** A server fills its lock at once: one that has been empty for this long is what a power cut left. */
const emptyLockAgeMs = 10_000;

/** Removes a lock without content, on which PostgreSQL would refuse to start for ever. */
export function removeEmptyLock(cluster: string): void {
  const lock = join(cluster, fileName);
  const found = statSync(lock, { throwIfNoEntry: false });
  if (found?.size === 0 && Date.now() - found.mtimeMs > emptyLockAgeMs) rmSync(lock, { force: true });
}
