import { useCallback, useMemo, useState } from 'react';
import { toggled } from '../../id-set.ts';
import { filteredRows } from './column-filter.ts';
import { cellText, columnValue, type ColumnFilter, type DataColumn, type DataSort } from './data-column.ts';
import {
  fixedGroups,
  groupPlaces,
  groupsOf,
  orderedGroups,
  ungrouped,
  type OrderedRows,
  type TablePlaces,
} from './row-groups.ts';
import { sortedOrder, sortKeys } from './sort-order.ts';
import type { DataTableProps } from './table-props.ts';
import { useLatest } from './use-latest.ts';

const noNames: ReadonlySet<string> = new Set();
/** Rows from which groups are closed at first: what they come to is seen before a list that is long. */
const closedFrom = 100;

/** Orders rows by a column; as given without a sort. Keys are read once per column, whichever way it is sorted. */
export function useOrderedRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null,
  locale: string,
): OrderedRows<Row> {
  const column = sort ? columns.find(({ id }) => id === sort.columnId) : undefined;
  const keys = useMemo(
    () => (column ? sortKeys(rows, columnValue(column), locale) : null),
    [rows, column, locale],
  );
  const direction = sort?.direction;
  return useMemo(() => {
    const order = keys && direction ? sortedOrder(keys, direction) : null;
    return { length: rows.length, at: (place) => rows[order ? order[place]! : place]! };
  }, [rows, keys, direction]);
}

/** The rows that all filters leave; the same array where none asks for anything. */
export function useFilteredRows<Row>(
  { rows, columns }: Pick<DataTableProps<Row>, 'rows' | 'columns'>,
  filters: readonly ColumnFilter[],
  locale: string,
): readonly Row[] {
  return useMemo(() => filteredRows(rows, columns, filters, locale), [rows, columns, filters, locale]);
}

/** How rows stand in groups. */
export interface GroupOptions<Row> {
  /** By which; undefined for no groups. */
  readonly column: DataColumn<Row> | undefined;
  /** By which rows are sorted, and which way. */
  readonly sorted: DataColumn<Row> | undefined;
  readonly direction: DataSort['direction'] | undefined;
}

/**
 * The places of rows, in groups where there is a column to group by; what opens and closes a group; and whether all of
 * them are closed.
 */
export function useGroups<Row>(
  ordered: OrderedRows<Row>,
  { column, sorted, direction }: GroupOptions<Row>,
  locale: string,
  noValue: string,
): [places: TablePlaces<Row>, toggle: (name: string) => void, allClosed: boolean] {
  const groups = useMemo(() => {
    if (!column) return null;
    const inOrder = groupsOf(ordered, column.groupText ?? cellText(column, locale, noValue));
    if (column.groupOrder) return fixedGroups(inOrder, column.groupOrder);
    return sorted && direction ? orderedGroups(inOrder, sorted, direction) : inOrder;
  }, [ordered, column, sorted, direction, locale, noValue]);
  // Names of the groups that are not as all of them are at first; another column begins anew.
  const [turned, setTurned] = useState({ columnId: '', names: noNames });
  const columnId = column?.id ?? '';
  const names = turned.columnId === columnId ? turned.names : noNames;
  const openAtFirst = ordered.length < closedFrom;
  const isOpen = useCallback((name: string) => names.has(name) !== openAtFirst, [names, openAtFirst]);
  const places = useMemo(
    () => (groups ? groupPlaces(groups, isOpen) : ungrouped(ordered)),
    [groups, ordered, isOpen],
  );
  const allClosed = groups !== null && groups.length > 0 && !groups.some(({ name }) => isOpen(name));
  const toggle = useLatest((name: string) => setTurned({ columnId, names: toggled(names, name) }));
  return [places, toggle, allClosed];
}
