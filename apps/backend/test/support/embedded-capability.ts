import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { startEmbedded } from '../../src/database/embedded.ts';

/**
 * `describe` for what needs the embedded server. Its tests run with DATABASE_URL too. Only there may they be skipped,
 * and the reason is printed: a PostgreSQL is given where the embedded one has no build, or the system forbids it.
 * @throws when the server cannot run and none is given: the portal itself would not start here.
 */
export async function describeEmbedded(): Promise<typeof describe | typeof describe.skip> {
  const folder = temporaryFolder();
  try {
    const database = await startEmbedded({ dataDirectory: folder });
    await database.stop();
    return describe;
  } catch (error) {
    if (!process.env['DATABASE_URL']) throw error;
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
