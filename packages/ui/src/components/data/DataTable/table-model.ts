import {
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ReactTable,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn, DataSort } from './data-column.ts';
import { sortedOrder, sortKeys } from './sort-order.ts';

/** Only what the table uses: whatever is not named here is not in the bundle. */
const features = tableFeatures({ rowSortingFeature });
export type TableFeatures = typeof features;

/** Rows in the order of a sort, by index, so that a hundred thousand rows are never copied. */
export interface OrderedRows<Row> {
  readonly length: number;
  /** The row at a place of the shown order. */
  readonly at: (place: number) => Row;
}

/** Orders rows by a column; as given without a sort. Keys are read once per column, whichever way it is sorted. */
export function useOrderedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null,
  locale: string,
): OrderedRows<Row> {
  const column = sort ? columns.find(({ id }) => id === sort.columnId) : undefined;
  const keys = useMemo(() => (column ? sortKeys(rows, column.value, locale) : null), [rows, column, locale]);
  const direction = sort?.direction;
  return useMemo(() => {
    const order = keys && direction ? sortedOrder(keys, direction) : null;
    return { length: rows.length, at: (place) => rows[order ? order[place]! : place]! };
  }, [rows, keys, direction]);
}

/** A sort that the caller keeps, or that the table keeps itself when the caller gives none. */
export function useSort(
  given: DataSort | null | undefined,
  initial: DataSort | null,
  onChange: ((sort: DataSort | null) => void) | undefined,
): [DataSort | null, (sort: DataSort | null) => void] {
  const [kept, setKept] = useState(initial);
  return [
    given === undefined ? kept : given,
    (sort) => {
      setKept(sort);
      onChange?.(sort);
    },
  ];
}

/** A row in sight and its place in the shown order, from 0. */
export interface PlacedRow<Row> {
  readonly row: Row;
  readonly place: number;
}

function columnDefs<Row>(columns: readonly DataColumn<Row>[]): ColumnDef<TableFeatures, PlacedRow<Row>>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: ({ row }) => column.value(row),
    enableSorting: column.sortable ?? true,
    // The largest loss, the newest day: what one looks for first in numbers. Texts start at A.
    sortDescFirst: column.kind === 'number',
  }));
}

/**
 * The table's state machine over the rows in sight: it knows columns and the sort, our typed keys do the
 * ordering. A model of every row would cost a row object and its caches for each of a hundred thousand.
 */
export function useTableModel<Row>(
  columns: readonly DataColumn<Row>[],
  inSight: readonly PlacedRow<Row>[],
  rowId: (row: Row) => string,
  sort: DataSort | null,
  onSort: (sort: DataSort | null) => void,
) {
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const sorting: SortingState = useMemo(
    () => (sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : []),
    [sort],
  );
  return useTable<TableFeatures, PlacedRow<Row>>({
    features,
    columns: defs,
    data: inSight,
    getRowId: ({ row }) => rowId(row),
    manualSorting: true,
    state: { sorting },
    onSortingChange(change) {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      onSort(next ? { columnId: next.id, direction: next.desc ? 'descending' : 'ascending' } : null);
    },
  });
}

/** What {@link useTableModel} returns. */
export type TableModel<Row> = ReactTable<TableFeatures, PlacedRow<Row>>;
