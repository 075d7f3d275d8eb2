import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { DatabaseError } from '../database-error.ts';

/** User and group that the database runs as; absent means as this process. */
export interface RunAs {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * PostgreSQL refuses to run as root. For root this finds an account to lower itself to: the owner of an existing
 * cluster, else `postgres` (made when missing), else `nobody`. Every other user runs it as itself.
 * @param cluster Folder of the cluster, whether or not it exists yet.
 */
export function chooseAccount(cluster: string): RunAs {
  if (process.getuid?.() !== 0) return {};
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return lookUp('postgres') ?? create('postgres') ?? lookUp('nobody') ?? refuse();
}

function lookUp(name: string): RunAs | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function create(name: string): RunAs | undefined {
  const made = spawnSync('/usr/sbin/useradd', ['--system', '--user-group', '--no-create-home', name], {
    stdio: 'ignore',
  });
  return made.status === 0 ? lookUp(name) : undefined;
}

function refuse(): never {
  throw new DatabaseError(
    'DB_UNSUPPORTED',
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody" to lower it to: start as another user or set DATABASE_URL.',
  );
}

/** Whether `account` may enter `folder` and read it (`-r`) or write it (`-w`). */
export function canUse(folder: string, account: RunAs, access: '-r' | '-w'): boolean {
  const tried = spawnSync('/bin/sh', ['-c', 'cd "$0" && test "$1" .', folder, access], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return tried.status === 0;
}
