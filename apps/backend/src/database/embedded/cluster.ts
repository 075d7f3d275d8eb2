import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseError } from '../database-error.ts';
import type { RunAs } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Location } from './location.ts';
import { isRunning } from './postmaster-file.ts';

/** Superuser of an embedded cluster; the application signs in as {@link applicationRole}. */
export const superuser = 'postgres';
/** Role and database that the application works with; may make databases, is no superuser. */
export const applicationRole = 'cnx';

const passwordFile = 'cnx.password';
const unfinishedPrefix = 'unfinished-';

/** The environment that PostgreSQL's programs get: nothing of ours, so that no PG… variable can mislead them. */
export function programEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** The password of both roles of a cluster; only the owner of its folder can read it. */
export function clusterPassword(cluster: string): string {
  return readFileSync(join(cluster, passwordFile), 'utf8').trim();
}

/**
 * Makes sure that there is a complete cluster below `home` and answers its folder. A new one is built beside its place
 * and moved there in one step: a start that is killed, or a second one at the same time, never leaves half a cluster.
 * @throws DatabaseError `DB_DAMAGED` for a folder that may hold rows but is not whole, `DB_DISK_FULL`, `DB_START`.
 */
export async function ensureCluster({ home, account }: Location, binaries: Binaries): Promise<string> {
  const cluster = join(home, `cluster-${binaries.major}`);
  sweepUnfinished(home);
  if (isComplete(cluster)) return cluster;
  refuseOtherVersion(home, binaries.major);
  refuseRemains(cluster);
  await build(cluster, home, account, binaries);
  return cluster;
}

const completeFiles = ['PG_VERSION', 'global/pg_control', passwordFile];

function isComplete(cluster: string): boolean {
  return completeFiles.every((file) => existsSync(join(cluster, file)));
}

/** Removes what killed starts left; a build that is still going on names a live process. */
function sweepUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = name.startsWith(unfinishedPrefix) ? Number(name.split('-')[1]) : undefined;
    if (pid === undefined || isRunning(pid)) continue;
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // The killed start's initdb may live a moment longer and still write there: the next start sweeps again.
    }
  }
}

function refuseOtherVersion(home: string, major: number): void {
  const other = readdirSync(home).find((name) => /^cluster-\d+$/.test(name) && name !== `cluster-${major}`);
  if (!other || !existsSync(join(home, other, 'global/pg_control'))) return;
  throw new DatabaseError(
    'DB_DAMAGED',
    `${join(home, other)} was made by another PostgreSQL than the bundled ${major}: dump it with its own version, or move it away to start empty.`,
  );
}

/**
 * A folder at the cluster's place that is not whole may hold rows, for a cluster is put there complete: a person has to
 * decide, and no empty database takes its place.
 */
function refuseRemains(cluster: string): void {
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return;
  const missing = completeFiles.filter((file) => !existsSync(join(cluster, file)));
  // Another start may have put a whole one there meanwhile.
  if (missing.length === 0) return;
  throw new DatabaseError(
    'DB_DAMAGED',
    `The database folder ${cluster} lacks ${missing.join(' and ')} and was left untouched: restore a backup, or move it away to start empty.`,
  );
}

async function build(cluster: string, home: string, account: RunAs, binaries: Binaries): Promise<void> {
  const unfinished = join(home, `${unfinishedPrefix}${process.pid}-${randomBytes(4).toString('hex')}`);
  const password = `${unfinished}.password`;
  try {
    mkdirSync(unfinished, { mode: 0o700 });
    writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
    for (const path of [unfinished, password]) own(path, account);
    await runInitdb(binaries.initdb, unfinished, password, account);
    renameSync(password, join(unfinished, passwordFile));
    renameSync(unfinished, cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(password, { force: true });
    // A start at the same time was quicker: its cluster is as good as ours.
    if (!isComplete(cluster)) throw error;
  }
}

function own(path: string, { uid, gid }: RunAs): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/**
 * The built-in locale needs nothing of the operating system and sorts alike everywhere. The files are not synced one by
 * one: a crash of the machine during the first second costs a cluster that holds nothing yet.
 */
async function runInitdb(initdb: string, folder: string, password: string, account: RunAs): Promise<void> {
  const options = [
    '-U',
    superuser,
    '-A',
    'scram-sha-256',
    `--pwfile=${password}`,
    '-E',
    'UTF8',
    '--locale=C',
  ];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-sync', '--no-instructions'];
  const child = spawn(initdb, ['-D', folder, ...options, ...locale], {
    ...account,
    cwd: folder,
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (complaint += chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return;
  if (/No space left|File too large/.test(complaint)) {
    throw new DatabaseError('DB_DISK_FULL', `No space left to make the database in ${folder}.`);
  }
  throw new DatabaseError('DB_START', `The database could not be made: ${lastLine(complaint)}`);
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
