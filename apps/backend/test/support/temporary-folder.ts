import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that the account which the database is lowered to can enter; `parent` is the system's by default. */
export function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'cnx-test-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** Room for all databases of a run. */
const neededBytes = 4 * 1024 ** 3;

/**
 * The system's folder in memory, where a database is copied twenty times faster; that of temporary files where there is
 * none, or a small one. For databases that may be lost.
 */
export function memoryFolder(): string {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > neededBytes ? folder : tmpdir();
}
