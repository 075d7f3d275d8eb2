import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Kysely, PostgresDialect, type Insertable, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from './schema.ts';

/** A value that COPY can carry; null is "not known". */
export type CopyValue = string | number | boolean | Date | null;

/** A row of a table as COPY takes it: a column that the table lacks, or a missing one that it needs, does not compile. */
export type CopyRow<Table extends keyof Database> = Insertable<Database[Table]>;

/** Rows, each with the same keys in the same order: the columns are read from the first. */
type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

/** One transaction on one session, for many rows at a time. */
export interface BulkTransaction {
  readonly db: Kysely<Database>;
  /** Appends rows by COPY. @returns how many */
  copy<Table extends keyof Database>(table: Table, rows: Rows<CopyRow<Table>>): Promise<number>;
  /** As `copy`, into a temporary table of this transaction (an identifier without quotes). */
  copyToTemporary(table: string, rows: Rows<Readonly<Record<string, CopyValue>>>): Promise<number>;
}

/** Runs `work` in one transaction; an error, or the end of this process, leaves nothing behind. */
export async function bulkTransaction<T>(
  pool: pg.Pool,
  work: (transaction: BulkTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({
      db: onSession(client),
      copy: (table, rows) => copyRows(client, table, rows),
      copyToTemporary: (table, rows) => copyRows(client, table, rows),
    });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The query layer on one session that the caller took and gives back. */
function onSession(client: pg.PoolClient): Kysely<Database> {
  const query: PostgresPoolClient['query'] = client.query.bind(client);
  const borrowed: PostgresPoolClient = { query, release: () => undefined };
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: () => Promise.resolve(borrowed), end: () => Promise.resolve() },
    }),
  });
}

async function copyRows(client: pg.PoolClient, table: string, rows: Rows<object>): Promise<number> {
  const isHere = Symbol.iterator in rows;
  const source = isHere ? rows[Symbol.iterator]() : rows[Symbol.asyncIterator]();
  const first = await source.next();
  if (first.done) return 0;
  const columns = Object.keys(first.value);
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  let count = 0;
  let chunk = '';
  /** @returns Whether there is a chunk to send. */
  const add = (row: object): boolean => {
    count += 1;
    chunk += copyLine(row as Record<string, CopyValue>, columns);
    return chunk.length >= 64 * 1024;
  };
  const take = (): string => {
    const full = chunk;
    chunk = '';
    return full;
  };
  add(first.value);
  // Waiting for each of a million rows that are there already would cost more than writing them.
  const lines = isHere
    ? function* () {
        for (const row of { [Symbol.iterator]: () => source as Iterator<object> }) if (add(row)) yield take();
        yield take();
      }
    : async function* () {
        for await (const row of { [Symbol.asyncIterator]: () => source as AsyncIterator<object> })
          if (add(row)) yield take();
        yield take();
      };
  const sink = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`));
  await pipeline(Readable.from(lines(), { objectMode: false }), sink);
  return count;
}

/** @throws Error for a row whose keys are not `columns` in their order. */
function copyLine(row: Readonly<Record<string, CopyValue>>, columns: readonly string[]): string {
  let line = '';
  let count = 0;
  for (const column in row) {
    if (column !== columns[count]) throw otherColumns(row, columns);
    if (count > 0) line += '\t';
    line += copyField(row[column]);
    count += 1;
  }
  if (count !== columns.length) throw otherColumns(row, columns);
  return `${line}\n`;
}

function otherColumns(row: object, columns: readonly string[]): Error {
  return new Error(`a row has the columns ${Object.keys(row).join()}, the first row has ${columns.join()}`);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One value in COPY's text format. */
function copyField(value: CopyValue | undefined): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string')
    return /[\\\t\n\r]/.test(value)
      ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
      : value;
  return String(value);
}
