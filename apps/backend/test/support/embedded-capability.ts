import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { startEmbedded } from '../../src/database/embedded.ts';

/**
 * `describe` for what needs the embedded server. It runs with DATABASE_URL too; where the server cannot run at all, the
 * tests are skipped and the reason is printed.
 */
export async function describeEmbedded(): Promise<typeof describe | typeof describe.skip> {
  const folder = temporaryFolder();
  try {
    const database = await startEmbedded({ dataDirectory: folder });
    await database.stop();
    return describe;
  } catch (error) {
    console.warn(
      `Skipped, for there is no embedded PostgreSQL here: ${error instanceof Error ? error.message : String(error)}`,
    );
    return describe.skip;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A new folder that the account which the database is lowered to can enter. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cnx-test-'));
  chmodSync(folder, 0o711);
  return folder;
}
