import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder that the account which the database is lowered to can enter. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cnx-test-'));
  chmodSync(folder, 0o711);
  return folder;
}
