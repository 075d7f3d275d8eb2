import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** @returns A text that changes whenever an import, a seed or a change of settings has altered what screens show. */
export async function readDataVersion(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws(' ',
      (select max(id) from import_run where status = 'done'),
      (select max(updated_at) from setting)) as version`.execute(db);
  return rows[0]?.version ?? '';
}
