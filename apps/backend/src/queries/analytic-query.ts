import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A column of a hand-written statement: the PostgreSQL types that it may have, and its type here. */
export interface Column<T> {
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** For the compiler only. */
  readonly value?: T;
}

const column = <T>(...types: string[]): Column<T> => ({ types, isNullable: false });

export const text = <T extends string = string>(): Column<T> => column<T>('text');
export const integer = column<number>('int4');
export const decimal = column<number>('float8');
export const boolean = column<boolean>('bool');
/** `YYYY-MM-DD`. */
export const date = column<string>('date');
export const moment = column<Date>('timestamptz');
export const json = <T>(): Column<T> => column<T>('jsonb');
export const nullable = <T>(of: Column<T>): Column<T | null> => ({ types: of.types, isNullable: true });

/** The columns of a statement's rows by their names. */
export type Columns = Readonly<Record<string, Column<unknown>>>;
export type RowOf<Of extends Columns> = {
  [Name in keyof Of]: Of[Name] extends Column<infer T> ? T : never;
};

/** A statement that sums up or searches where Kysely's builder would hide what it does, with the rows it answers. */
export interface AnalyticQuery<Of extends Columns, Args extends readonly unknown[]> {
  readonly columns: Of;
  readonly statement: (...args: Args) => RawBuilder<unknown>;
  readonly read: (db: Kysely<Database>, ...args: Args) => Promise<RowOf<Of>[]>;
  /** Its rows as a part of another statement. */
  readonly list: (...args: Args) => RawBuilder<RowOf<Of>>;
}

/**
 * Declares a hand-written statement with the columns of its rows. A test runs each one and compares its columns with the
 * declared ones.
 */
export function analyticQuery<Of extends Columns, Args extends readonly unknown[]>(
  columns: Of,
  statement: (...args: Args) => RawBuilder<unknown>,
): AnalyticQuery<Of, Args> {
  return {
    columns,
    statement,
    read: async (db, ...args) => (await statement(...args).execute(db)).rows as RowOf<Of>[],
    list: (...args) => sql`(${statement(...args)})`,
  };
}
