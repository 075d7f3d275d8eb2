import { sql } from 'kysely';
import type { BulkTransaction, CopyRow, CopyValue } from './bulk.ts';
import type { Database } from './schema.ts';

/**
 * Writes rows, replacing those with the same key; by COPY into a waiting table and one statement. Columns that the rows
 * do not have keep what is stored.
 * @param key columns that identify a row
 */
export async function mergeRows<Table extends keyof Database>(
  { db, copyToTemporary }: BulkTransaction,
  table: Table,
  key: readonly (keyof CopyRow<Table> & string)[],
  rows: readonly CopyRow<Table>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const staged = `staged_${table}`;
  const columns = Object.keys(first);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const changes = columns
    .filter((column) => !(key as readonly string[]).includes(column))
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`create temporary table ${sql.table(staged)} on commit drop as
            select ${names} from ${sql.table(table)} with no data`.execute(db);
  await copyToTemporary(staged, rows as readonly Record<string, CopyValue>[]);
  await sql`
    insert into ${sql.table(table)} (${names}) select ${names} from ${sql.table(staged)}
    on conflict (${sql.join(key.map((column) => sql.ref(column)))})
    do ${changes.length === 0 ? sql`nothing` : sql`update set ${sql.join(changes)}`}`.execute(db);
  await sql`drop table ${sql.table(staged)}`.execute(db);
}
