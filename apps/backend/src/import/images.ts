import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** The import that the running transaction belongs to; null in all others. */
export const currentRun = sql<number | null>`nullif(current_setting('cnx.import_run', true), '')::bigint`;

/**
 * From here on, the transaction's changes are those of an import: the database keeps what it finds in the rows that it changes.
 * @param runId undefined of a dry run, of which nothing stays
 */
export async function keepImages(db: Kysely<Database>, runId: number | undefined): Promise<void> {
  if (runId === undefined) return;
  await sql`select set_config('cnx.import_run', ${String(runId)}, true)`.execute(db);
}
