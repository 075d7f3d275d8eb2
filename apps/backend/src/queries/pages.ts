import { sql, type SelectQueryBuilder } from 'kysely';
import { Refusal } from '../refusal.ts';
import type { Arrangement } from './arranged-list.ts';

/** The last row of a page of a list that is read by its keys, and the length of the whole, counted for the first page. */
export interface PageEnd {
  /** Its day; its moment in a list of moments (ISO 8601). */
  readonly at: string;
  /** Of its well; its own in a list of moments. */
  readonly id: string;
  readonly total: number;
}

/** By what a list is known again: its row before a page, and its length. */
export interface RowBefore {
  readonly id: string;
  readonly total: number;
}

/** The refusal of a cursor that was given out for another list, or for none. */
export const foreignCursor = (): Refusal =>
  new Refusal(400, 'query/cursor does not belong to this selection');

/** Which part of a list a caller wants, and in which order. */
export interface PageRequest extends Arrangement {
  readonly limit: number;
  /** Rows to leave out before it. */
  readonly offset: number;
  /** Instead of an offset, for lists that are read by their keys in their own order: the end of the page before. */
  readonly after?: PageEnd;
  /** Of lists that no version is kept of: the row before the page, and how long the list was. */
  readonly before?: RowBefore;
}

/** A part of a list and the length of the whole. */
export interface Page<Row> {
  readonly rows: Row[];
  readonly total: number;
  /** For lists that are read by their keys: where it ends when another page follows, null when none does. */
  readonly end?: PageEnd | null;
}

/** A page of an ordered list, each row with the length of the whole as `total`. */
export function pageOf<DB, TB extends keyof DB, Row>(
  list: SelectQueryBuilder<DB, TB, Row>,
  { limit, offset }: PageRequest,
) {
  const counted = list
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .limit(limit)
    .offset(offset);
  return counted as unknown as SelectQueryBuilder<DB, TB, Row & { total: number }>;
}

/** Reads the rows of {@link pageOf}, or of what was joined to it, as {@link contractRow} makes them. */
export async function readPage<DB, TB extends keyof DB, Row extends { total: number }>(
  page: SelectQueryBuilder<DB, TB, Row>,
): Promise<Page<ContractRow<Omit<Row, 'total'>>>> {
  const rows = (await page.execute()) as Row[];
  return { rows: rows.map(({ total: _, ...row }) => contractRow(row)), total: rows[0]?.total ?? 0 };
}

/** Keeps the place of a figure that is computed when the row has been read: the order of an answer is the list's. */
export function placeOf<Name extends string>(name: Name) {
  return sql<null>`null`.as(name);
}

/** A page with every row in another shape. */
export function mapPage<Row, Shape>({ rows, ...page }: Page<Row>, shape: (row: Row) => Shape): Page<Shape> {
  return { ...page, rows: rows.map(shape) };
}

const labelNames = ['wellId', 'wellName', 'fieldId', 'fieldName'] as const;
type LabelName = (typeof labelNames)[number];
type WellLabel = Record<'id' | 'name' | 'fieldId' | 'fieldName', string>;
type Shown<Value> = Value extends Date ? string : Value;
type ShownRow<Row> = { [Name in keyof Row]: Shown<Row[Name]> };

/** A row as the contract shows it. */
export type ContractRow<Row> =
  Row extends Record<LabelName, string>
    ? { well: WellLabel } & ShownRow<Omit<Row, LabelName>>
    : ShownRow<Row>;

/** Shows moments as ISO 8601 and the columns of `wellLabel` together as `well`; the order of the columns stays. */
export function contractRow<Row>(row: Row): ContractRow<Row> {
  const { wellId: id, wellName: name, fieldId, fieldName } = row as Partial<Record<LabelName, string>>;
  const isLabeled = name !== undefined;
  const shown: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row as object) as [string, unknown][]) {
    if (isLabeled && column === 'wellId') shown['well'] = { id, name, fieldId, fieldName };
    else if (!isLabeled || !(labelNames as readonly string[]).includes(column))
      shown[column] = value instanceof Date ? value.toISOString() : value;
  }
  return shown as ContractRow<Row>;
}
