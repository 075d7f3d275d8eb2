import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from './schema.ts';

/** A value that COPY can carry; undefined and null are both "not known". */
export type CopyValue = string | number | boolean | Date | null | undefined;

/** One transaction on one session, for many rows at a time. */
export interface BulkTransaction {
  readonly db: Kysely<Database>;
  /**
   * Appends rows by COPY. Values stand in the order of `columns`.
   * @param table A table or temporary table, as an identifier without quotes.
   * @returns How many rows were written.
   */
  copy(
    table: string,
    columns: readonly string[],
    rows: AsyncIterable<readonly CopyValue[]> | Iterable<readonly CopyValue[]>,
  ): Promise<number>;
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
    const result = await work({ db: onSession(client), copy: (...args) => copyRows(client, ...args) });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}

/** The query layer on one session that somebody else took and gives back. */
function onSession(client: pg.PoolClient): Kysely<Database> {
  const query: PostgresPoolClient['query'] = client.query.bind(client);
  const borrowed: PostgresPoolClient = { query, release: () => undefined };
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { connect: () => Promise.resolve(borrowed), end: () => Promise.resolve() },
    }),
  });
}

async function copyRows(
  client: pg.PoolClient,
  table: string,
  columns: readonly string[],
  rows: AsyncIterable<readonly CopyValue[]> | Iterable<readonly CopyValue[]>,
): Promise<number> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  const sink = client.query(copyFrom(`copy ${client.escapeIdentifier(table)} (${names}) from stdin`));
  let count = 0;
  let chunk = '';
  /** @returns Whether there is a chunk to send. */
  const add = (row: readonly CopyValue[]): boolean => {
    count += 1;
    chunk += copyLine(row);
    return chunk.length >= 64 * 1024;
  };
  const take = (): string => {
    const full = chunk;
    chunk = '';
    return full;
  };
  // Waiting for each of a million rows that are there already would cost more than writing them.
  const lines =
    Symbol.iterator in rows
      ? function* () {
          for (const row of rows) if (add(row)) yield take();
          if (chunk) yield take();
        }
      : async function* () {
          for await (const row of rows) if (add(row)) yield take();
          if (chunk) yield take();
        };
  await pipeline(Readable.from(lines(), { objectMode: false }), sink);
  return count;
}

function copyLine(row: readonly CopyValue[]): string {
  let line = copyField(row[0]);
  for (let i = 1; i < row.length; i++) line += `\t${copyField(row[i])}`;
  return `${line}\n`;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One value in COPY's text format. */
export function copyField(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string')
    return /[\\\t\n\r]/.test(value)
      ? value.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
      : value;
  return String(value);
}
