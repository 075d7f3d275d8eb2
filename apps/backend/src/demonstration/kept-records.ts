import type { Kysely } from 'kysely';
import type { CopyRow } from '../database/bulk.ts';
import type { Database } from '../database/schema.ts';

/**
 * Rows of wells with what is stored of their records, where they are there already: a person may have changed it.
 * @returns the rows, and the ids of the wells that are there
 */
export async function withKeptRecords(
  db: Kysely<Database>,
  rows: readonly CopyRow<'well'>[],
): Promise<{ readonly wells: CopyRow<'well'>[]; readonly known: ReadonlySet<string> }> {
  const stored = await db
    .selectFrom('well')
    .select(['id', 'name', 'uwi', 'method_of_production'])
    .where('source', '=', 'demonstration')
    .execute();
  const kept = new Map(stored.map((well) => [well.id, well]));
  return {
    wells: rows.map((row) => ({ ...row, ...kept.get(row.id) })),
    known: new Set(kept.keys()),
  };
}
