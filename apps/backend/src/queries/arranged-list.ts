import { sql, type AliasableExpression, type Kysely, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { operations } from '@cnx/api/schema';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { severities } from '../vocabulary.ts';
import { isCalendarDay } from './data-extent.ts';

/** How a caller wants a list: `sort` and `where` of the contract. */
export interface Arrangement {
  /** A column, with `-` from its largest value. */
  readonly sort?: string | undefined;
  /** Conditions on columns, joined by `;`. */
  readonly where?: string | undefined;
}

/** A column by which a list is sorted and filtered. Both values are in terms of the list's rows, called `row`. */
export interface ListColumn {
  readonly kind: keyof typeof kinds;
  /** What conditions compare. @default the field of the rows that has the column's name */
  readonly value?: RawBuilder<unknown>;
  /** What the list is sorted by. @default the value; texts in the natural order of their numbers */
  readonly rank?: RawBuilder<unknown>;
}

type SortOf<Id extends keyof operations> = operations[Id]['parameters'] extends {
  query?: { sort?: infer Sort };
}
  ? Exclude<NonNullable<Sort>, `-${string}`> & string
  : never;

/** The columns of the list that an operation answers: a key of its `sort` without one does not compile. */
export type ListColumns<Id extends keyof operations> = Readonly<Record<SortOf<Id>, ListColumn>>;

export const field = (name: string): RawBuilder<unknown> => sql`${sql.ref(`row.${name}`)}`;

export const number: ListColumn = { kind: 'number' };
export const day: ListColumn = { kind: 'day' };
export const code: ListColumn = { kind: 'code' };
export const text: ListColumn = { kind: 'text' };

/** The first of some fields that has a value. */
export function firstOf(...names: readonly string[]): RawBuilder<unknown> {
  return sql`coalesce(${sql.join(names.map(field))})`;
}

/** A name or text that the rows have under other names; the first one that is there. */
export function textOf(...names: readonly string[]): ListColumn {
  return { kind: 'text', value: firstOf(...names) };
}

/**
 * A moment, compared by the day that the row writes it with.
 * @param value of the rows
 * @param zone the time zone in which the rows write it
 */
export function momentOf(value: RawBuilder<unknown>, zone: RawBuilder<unknown> = sql`'UTC'`): ListColumn {
  return { kind: 'day', value: sql`(${value} at time zone ${zone})::date`, rank: value };
}

/** A moment that the rows write in UTC. */
export const moment = (name: string): ListColumn => momentOf(field(name));
/** A moment that the rows write with the offset of their field `zone`. */
export const localMoment = (...names: readonly string[]): ListColumn =>
  momentOf(firstOf(...names), field('zone'));

/** From low to high. */
export const severity: ListColumn = {
  kind: 'code',
  rank: sql`array_position(${[...severities].reverse()}::text[], ${field('severity')})`,
};

const ordered = ['>=', '<=', '='];
const itself = (given: string) => given;

/** How values of a kind are read and compared. A text that is none of the kind is read as null. */
const kinds = {
  number: { comparisons: ordered, type: sql`float8`, wanted: 'a number', read: readNumber },
  day: {
    comparisons: ordered,
    type: sql`date`,
    wanted: 'a day such as 2026-02-28',
    read: (given: string) => (isCalendarDay(given) ? given : null),
  },
  code: { comparisons: ['='], type: sql`text`, wanted: 'a code', read: itself, collation: sql`"C"` },
  text: {
    comparisons: ['=', '~'],
    type: sql`text`,
    wanted: 'a text',
    read: itself,
    collation: sql`natural_order`,
  },
} as const satisfies Record<string, Kind>;

interface Kind {
  readonly comparisons: readonly string[];
  readonly type: RawBuilder<unknown>;
  readonly wanted: string;
  readonly read: (given: string) => string | number | null;
  readonly collation?: RawBuilder<unknown>;
}

function readNumber(given: string): number | null {
  const isNumeral = /^[-+.\de]{1,40}$/i.test(given);
  return isNumeral && Number.isFinite(Number(given)) ? Number(given) : null;
}

/**
 * The rows of a list that the caller wants, in the order that the caller wants. Rows without a value come last, equal ones
 * in the list's own order.
 * @param ownOrder by fields of the rows, from the smallest or, with `-`, from the largest
 * @throws Refusal 400 for conditions that are none
 */
export function arranged<Row extends object>(
  db: Kysely<Database>,
  list: AliasableExpression<Row>,
  columns: Readonly<Record<string, ListColumn>>,
  { sort, where }: Arrangement,
  ownOrder: readonly (`-${keyof Row & string}` | (keyof Row & string))[],
) {
  const [key, isDescending] = fromSign(sort ?? '');
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  let rows = db.selectFrom(list.as('row')).selectAll() as unknown as SelectQueryBuilder<
    Database & { row: Row },
    'row',
    Row
  >;
  for (const condition of readConditions(where ?? '', columns)) rows = rows.where(condition);
  if (column)
    rows = rows.orderBy(rankOf(key, column), (order) =>
      (isDescending ? order.desc() : order.asc()).nullsLast(),
    );
  for (const own of ownOrder) {
    const [name, fromLargest] = fromSign(own);
    rows = rows.orderBy(field(name), fromLargest ? 'desc' : 'asc');
  }
  return rows;
}

/** Whether a list is sorted or filtered by one of these columns. */
export function uses({ sort, where }: Arrangement, ...columns: readonly string[]): boolean {
  const asked = [fromSign(sort ?? '')[0], ...split(where ?? '').map((part) => part[0])];
  return columns.some((column) => asked.includes(column));
}

function fromSign(key: string): readonly [name: string, isDescending: boolean] {
  return key.startsWith('-') ? [key.slice(1), true] : [key, false];
}

function rankOf(key: string, { kind, value = field(key), rank }: ListColumn): RawBuilder<unknown> {
  if (rank) return rank;
  const { type, collation }: Kind = kinds[kind];
  return collation ? sql`(${value})::${type} collate ${collation}` : value;
}

/** The parts of each condition; a text without a comparison is all name. */
function split(where: string): (readonly [column: string, comparison: string, values: string])[] {
  return where.split(';').map((condition) => {
    const [comparison = ''] = /[<>]=|[=~]/.exec(condition) ?? [];
    const [column = ''] = comparison ? condition.split(comparison, 1) : [condition];
    return [column, comparison, condition.slice(column.length + comparison.length)];
  });
}

function readConditions(where: string, columns: Readonly<Record<string, ListColumn>>): RawBuilder<boolean>[] {
  if (where === '') return [];
  const faults: string[] = [];
  const parts = split(where);
  if (parts.length > maxConditions)
    throw new Refusal(400, `query/where must have at most ${maxConditions} conditions`);
  const conditions = parts.map(([key, comparison, given], index) => {
    const condition = readCondition(key, comparison, given, columns);
    if (typeof condition === 'string') faults.push(`query/where condition ${index + 1} ${condition}`);
    return condition;
  });
  if (faults.length > 0) throw new Refusal(400, faults);
  return conditions.filter((condition) => typeof condition !== 'string');
}

/** What a call may ask for at once: each condition is a comparison of every row. */
const maxConditions = 10;
const maxValues = 20;

/** @returns the condition, or what is wrong with it */
function readCondition(
  key: string,
  comparison: string,
  given: string,
  columns: Readonly<Record<string, ListColumn>>,
): RawBuilder<boolean> | string {
  const column = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (!column) return `must begin with one of ${Object.keys(columns).join(', ')}`;
  const { comparisons, type, wanted, read }: Kind = kinds[column.kind];
  if (!comparisons.includes(comparison)) return `must compare ${key} by ${comparisons.join(' or ')}`;
  const texts = decode(given);
  if (!texts) return 'must have percent-encoded values';
  if (texts.some((one) => one.includes('\0'))) return 'must not contain a NUL character';
  if (texts.length > maxValues) return `must compare ${key} with at most ${maxValues} values`;
  const { value = field(key) } = column;
  // One comparison with all of them: the value of a row is folded once, however many there are.
  if (comparison === '~') return sql`${foldedValue(value)} like any(${texts.map(containing)}::text[])`;
  const isEmpty = texts.includes('') && comparison === '=' ? sql`${value} is null` : sql`false`;
  const values = texts.filter((one) => one !== '' || comparison !== '=').map(read);
  if (values.includes(null)) return `must compare ${key} with ${wanted}`;
  if (comparison === '=') return sql`(${isEmpty} or (${value})::${type} = any(${values}::${type}[]))`;
  if (values.length > 1) return `must compare ${key} with one value`;
  return comparison === '>='
    ? sql`${value} >= ${values[0]}::${type}`
    : sql`${value} <= ${values[0]}::${type}`;
}

function decode(given: string): string[] | undefined {
  try {
    return given.split('|').map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** What is written over and under letters, once a text is taken apart. */
const accents = Array.from({ length: 0x70 }, (_, i) => String.fromCharCode(0x300 + i)).join('');

function folded(given: string): string {
  return [...given.toLowerCase().normalize('NFD')].filter((char) => !accents.includes(char)).join('');
}

/** The pattern of folded texts that contain another. */
function containing(part: string): string {
  return `%${folded(part).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

function foldedValue(value: RawBuilder<unknown>): RawBuilder<string> {
  return sql`translate(normalize(lower(${value}), nfd), ${accents}, '')`;
}
