import { filteredRows } from './column-filter.ts';
import { columnValue, type ColumnFilter, type DataColumn, type DataSort } from './data-column.ts';
import { sortedOrder, sortKeys } from './sort-order.ts';

/** What decides which rows a `DataTable` shows, and in which order. */
export interface TableRowsOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly filters?: readonly ColumnFilter[] | undefined;
  /** @default null: as given */
  readonly sort?: DataSort | null | undefined;
  /** BCP 47 language by which texts are compared. */
  readonly locale: string;
}

/** The rows that a `DataTable` with these settings shows, in its order: for what takes them elsewhere, as a file does. */
export function tableRows<Row>(
  rows: readonly Row[],
  { columns, filters = [], sort = null, locale }: TableRowsOptions<Row>,
): readonly Row[] {
  const left = filteredRows(rows, columns, filters, locale);
  const column = sort ? columns.find(({ id }) => id === sort.columnId) : undefined;
  if (!sort || !column) return left;
  const order = sortedOrder(sortKeys(left, columnValue(column), locale), sort.direction);
  return Array.from(order, (place) => left[place]!);
}
