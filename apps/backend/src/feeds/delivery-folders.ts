import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode } from '../database/database-error.ts';

const prefix = 'cnx-delivery-';

/** Makes a folder for the file of one delivery, which the caller deletes. @param place Tests only. @default that of temporary files */
export function makeDeliveryFolder(place = tmpdir()): Promise<string> {
  return mkdtemp(join(place, `${prefix}${process.pid}-`));
}

/**
 * Deletes the folders of processes that were ended before they could, this one's before it has any. Those of processes that
 * live are left, and what cannot be deleted.
 * @param place Tests only. @default that of temporary files
 */
export async function deleteLeftDeliveries(place = tmpdir()): Promise<void> {
  for (const name of await readdir(place).catch(() => [])) {
    const [, id] = new RegExp(`^${prefix}(\\d+)-\\w{6}$`).exec(name) ?? [];
    if (id === undefined || (Number(id) !== process.pid && isAlive(Number(id)))) continue;
    await rm(join(place, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== 'ESRCH';
  }
}
