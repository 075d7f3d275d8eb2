import { rmSync } from 'node:fs';
import { dropDatabase } from './database.ts';

/** Removes what the run made: its database, or its data folder. */
export default async function teardown(): Promise<void> {
  if (process.env['DATABASE_URL']) await dropDatabase(process.env['DATABASE_URL']);
  const folder = process.env['CNX_DATA_DIR'];
  if (folder?.includes('cnx-e2e-')) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
