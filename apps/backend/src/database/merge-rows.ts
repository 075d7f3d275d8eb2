import { sql } from 'kysely';
import type { BulkTransaction, CopyValue } from './bulk.ts';

/** Rows for one table, each with its values in the order of the columns. */
export interface TableRows {
  table: string;
  columns: readonly string[];
  /** Columns that tell rows apart. */
  key: readonly string[];
  rows: Iterable<readonly CopyValue[]>;
}

/** Writes rows, replacing those with the same key; by COPY into a waiting table and one statement. */
export async function mergeRows(
  { db, copy }: BulkTransaction,
  { table, columns, key, rows }: TableRows,
): Promise<number> {
  const staged = `staged_${table}`;
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const others = columns.filter((column) => !key.includes(column));
  const changes = others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`create temporary table ${sql.table(staged)} on commit drop as
            select ${names} from ${sql.table(table)} with no data`.execute(db);
  const count = await copy(staged, columns, rows);
  await sql`
    insert into ${sql.table(table)} (${names}) select ${names} from ${sql.table(staged)}
    on conflict (${sql.join(key.map((column) => sql.ref(column)))})
    do ${changes.length === 0 ? sql`nothing` : sql`update set ${sql.join(changes)}`}`.execute(db);
  await sql`drop table ${sql.table(staged)}`.execute(db);
  return count;
}
