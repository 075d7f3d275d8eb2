import { chmodSync, existsSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A new folder that the account which the database is lowered to can enter. A kill loses nothing that a process has
 * written, wherever it lies, so that it lies in memory.
 * @param prefix what its name begins with
 */
export function temporaryFolder(prefix = 'cnx-test-'): string {
  const folder = mkdtempSync(join(memoryFolder(), prefix));
  chmodSync(folder, 0o711);
  return folder;
}

/** Room for all databases of a run. */
const neededBytes = 4 * 1024 ** 3;

/**
 * The system's folder in memory, where a database is copied twenty times faster, and repaired after a crash without waiting
 * for a disk; that of temporary files where there is none, or a small one. For what may be lost.
 */
export function memoryFolder(): string {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return tmpdir();
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > neededBytes ? folder : tmpdir();
}
