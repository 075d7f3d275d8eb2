import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A table is analyzed when it was written to this much of what the planner knows of it. */
const muchOfTable = 0.1;
/** Fewer rows are left to the automatic analysis. */
const manyRows = 500;

/**
 * Brings up to date what the planner knows of tables to which many rows were written: it must not wait for the next automatic
 * analysis of tables that were just filled, and few rows change no plan.
 * @param written rows written, by table
 */
export async function analyzeGrown(
  db: Kysely<Database>,
  written: Partial<Record<keyof Database, number>>,
): Promise<void> {
  const { rows } = await sql<{ name: string; known: number }>`
    select given.name, pg_class.reltuples as known
    from unnest(${Object.keys(written)}::text[]) as given (name)
    join pg_class on pg_class.oid = to_regclass(given.name)`.execute(db);
  const grown = rows.filter(({ name, known }) => {
    const count = written[name as keyof Database] ?? 0;
    return count >= Math.max(manyRows, muchOfTable * known);
  });
  if (grown.length === 0) return;
  await sql`analyze ${sql.join(grown.map(({ name }) => sql.table(name)))}`.execute(db);
}
