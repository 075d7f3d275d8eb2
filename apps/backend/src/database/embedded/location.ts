import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError, errorCode } from '../database-error.ts';
import { canUse, chooseAccount, type RunAs } from './account.ts';

/** Where one embedded database lives and whom it runs as. */
export interface Location {
  /** Holds clusters, their log and, where needed, a copy of the programs. */
  readonly home: string;
  readonly account: RunAs;
}

/**
 * Chooses the folder of the database: `dataDirectory` itself, or, when this process is root and the account that the
 * database runs as cannot reach it (a checkout below /root, say), a folder in /var/lib that carries a hash of its path,
 * so that two checkouts never share one.
 * @throws DatabaseError `DB_ACCESS` when the folder cannot be made or written.
 */
export function chooseLocation(dataDirectory: string): Location {
  const home = join(dataDirectory, 'database');
  makeFolder(home);
  const account = chooseAccount(home);
  const { uid, gid } = account;
  if (uid === undefined || gid === undefined) {
    if (!canUse(home, account, '-w')) throw notOurs(home);
    return { home, account };
  }
  chownSync(home, uid, gid);
  if (canUse(home, account, '-r')) return { home, account };

  const hash = createHash('sha256').update(dataDirectory).digest('hex').slice(0, 12);
  const elsewhere = `/var/lib/cnx-${hash}/database`;
  makeFolder(elsewhere);
  const owner = chooseAccount(elsewhere);
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(elsewhere, owner.uid, owner.gid);
  return { home: elsewhere, account: owner };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOSPC') throw new DatabaseError('DB_DISK_FULL', `No space left to make ${folder}.`, error);
    throw notOurs(folder, error);
  }
}

function notOurs(folder: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    'DB_ACCESS',
    `The database folder ${folder} cannot be written by this user: start as its owner or set CNX_DATA_DIR to another folder.`,
    cause,
  );
}

/** Makes a private folder for the database's socket; its path is short, for a socket's may have no more than 104 bytes. */
export function makeSocketFolder(account: RunAs): string {
  const parents = [tmpdir(), '/tmp'].filter((parent) => /^[\w./-]{1,70}$/.test(parent));
  for (const parent of parents) {
    try {
      const folder = mkdtempSync(join(parent, 'cnx-db-'));
      chmodSync(folder, 0o700);
      if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
      if (canUse(folder, account, '-w')) return folder;
    } catch {
      // Try the next one.
    }
  }
  throw new DatabaseError(
    'DB_ACCESS',
    `No folder for the database's socket can be made in ${parents.join(' or ')}.`,
  );
}
