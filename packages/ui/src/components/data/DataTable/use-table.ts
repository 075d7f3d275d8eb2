import { useEffect, useMemo, useState, type RefObject } from 'react';
import { useLocale, useWords } from '../../../words/words.tsx';
import { toggled } from '../../id-set.ts';
import {
  type ColumnFilter,
  type DataColumn,
  type DataSort,
  cellText,
  columnValue,
  equalColumns,
  saidOnce,
  hasBar,
  markedText,
  nextSort,
  valueWriter,
} from './data-column.ts';
import { dataTableWords, type DataTableLabels } from './data-table.words.ts';
import type { OrderedRows, TablePlaces } from './row-groups.ts';
import type { DataTableProps } from './table-props.ts';
import { useCellCopy } from './use-cell-copy.ts';
import { useLatest } from './use-latest.ts';
import { useListKeys } from './use-list-keys.ts';
import { useFilteredRows, useGroups, useOrderedRows } from './use-rows.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowModel, type RowModel } from './use-row-model.ts';
import { longHeight, useRowHeight, useRowWindow, virtualAbove, type RowWindow } from './use-row-window.ts';
import { useRoom } from './use-room.ts';

/** A column whose cells are all alike. */
export interface EqualColumn<Row> {
  readonly column: DataColumn<Row>;
  /** One of the rows. */
  readonly row: Row;
}

/** Everything that grid and cards show. */
export interface TableModel<Row> {
  readonly props: DataTableProps<Row>;
  /** What a row is known by. */
  readonly rowId: (row: Row) => string;
  readonly labels: DataTableLabels;
  readonly locale: string;
  /** All columns, hidden ones included. */
  readonly allColumns: readonly DataColumn<Row>[];
  /** The columns shown. */
  readonly columns: readonly DataColumn<Row>[];
  /** The columns that rows are shown in, also those that are not there while all groups are closed. */
  readonly rowColumns: readonly DataColumn<Row>[];
  /** Columns that say the same in all rows, and what. They are not among the shown ones. */
  readonly equal: readonly EqualColumn<Row>[];
  /** The rows that the filters leave, in their order. */
  readonly ordered: OrderedRows<Row>;
  /** The places on the page: rows, and the heads of their groups. */
  readonly places: TablePlaces<Row>;
  /** Opens a group or closes it, by its name. */
  readonly onToggleGroup: (name: string) => void;
  readonly filters: readonly ColumnFilter[];
  readonly onFiltersChange: (filters: readonly ColumnFilter[]) => void;
  /** Id of the column by which rows stand in groups; null for none. */
  readonly groupBy: string | null;
  readonly onGroupByChange: (columnId: string | null) => void;
  /** All rows given, whatever the filters leave. */
  readonly rows: readonly Row[];
  /** The rows that the filters leave. */
  readonly shownRows: readonly Row[];
  /** Height in px above which rows scroll; undefined where the page does. */
  readonly maxHeight: number | undefined;
  readonly window: RowWindow;
  readonly sort: DataSort | null;
  readonly onSort: (sort: DataSort | null) => void;
  /** Takes a column to its next order; the same function as long as the table lives. */
  readonly onToggle: (columnId: string) => void;
  /** Place of the row that Tab reaches. */
  readonly stop: number;
  /** The cell that is copied, and how. */
  readonly copying: ReturnType<typeof useCellCopy<Row>>;
  readonly onLeave: () => void;
  /** Goes from the header of a column into the rows. */
  readonly onEnterRows: (column: number) => void;
  readonly row: RowModel<Row>;
  /** Ids of the rows whose boxes are ticked; undefined where rows have none. */
  readonly selectedIds: ReadonlySet<string> | undefined;
  readonly onTickAll: () => void;
  /** Ticks the boxes of rows, or clears them where all of them are ticked. */
  readonly onTickRows: (rows: readonly Row[]) => void;
  /** How many of the rows that the filters leave hold an estimate. */
  readonly estimated: number;
  /** How many rows the filters leave. */
  readonly counted: number;
  /** Clears all boxes. */
  readonly onClearTicks: () => void;
  /** Texts of the total row by column; undefined without one. */
  readonly totals: ReadonlyMap<string, string> | undefined;
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  /** The largest that a group comes to in each column with bars, whatever its sign. */
  readonly largestOfGroups: ReadonlyMap<string, number>;
  readonly onHiddenChange: (hidden: readonly string[]) => void;
}

/** Reads the field `id` of a row. */
function fieldId(row: unknown): string {
  const { id } = row as { id?: unknown };
  if (typeof id === 'string' || typeof id === 'number') return String(id);
  throw new Error('DataTable: a row has no id; say by rowId what it is known by');
}

const noColumns: readonly string[] = [];
const noIds: readonly string[] = [];
const noFilters: readonly ColumnFilter[] = [];
/** Height in px of a card without its lines of facts, and of one such line. */
const cardHeight = 44;

/** A value that the caller keeps, or else the table. */
function useKept<Value>(
  value: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [kept, setKept] = useState(first);
  const change = (next: Value) => {
    setKept(next);
    onChange?.(next);
  };
  return [value === undefined ? kept : value, change];
}

function useTexts<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  locale: string,
  { noValue, total: totalLabel }: DataTableLabels,
) {
  const texts = useMemo(
    () => new Map(columns.map((column) => [column.id, cellText(column, locale, noValue)])),
    [columns, locale, noValue],
  );
  const totals = useMemo(() => {
    if (!columns.some(({ total }) => total)) return undefined;
    const text = ({ total, estimated, ...column }: DataColumn<Row>, index: number) =>
      total
        ? markedText(
            valueWriter(column, locale, noValue)(total(rows)),
            estimated !== undefined && rows.some(estimated),
          )
        : index === 0
          ? totalLabel
          : '';
    return new Map(columns.map((column, index) => [column.id, text(column, index)]));
  }, [columns, rows, locale, noValue, totalLabel]);
  return { texts, totals };
}

/** A column with the mark of estimates in its head, where every row has it. */
function markedOnce<Row>(column: DataColumn<Row>, rows: readonly Row[]): DataColumn<Row> {
  const { estimated } = column;
  return estimated && rows.length > 1 && rows.every(estimated)
    ? { ...column, label: markedText(column.label, true), estimated: undefined }
    : column;
}

/** The largest number of each column with bars, whatever its sign. */
function useLargest<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]) {
  return useMemo(() => {
    const sizes = columns
      .filter(({ bar }) => bar)
      .map((column) => {
        const valueOf = columnValue(column);
        const size = (row: Row) => (hasBar(column, row) ? Math.abs(Number(valueOf(row) ?? 0)) || 0 : 0);
        return [column.id, rows.reduce((most, row) => Math.max(most, size(row)), 0)] as const;
      });
    return new Map(sizes);
  }, [columns, rows]);
}

/** The largest that a group comes to in each column with bars and a total, whatever its sign. */
function useLargestOfGroups<Row>(columns: readonly DataColumn<Row>[], places: TablePlaces<Row>) {
  return useMemo(() => {
    const summed = columns.filter(({ bar, total }) => bar && total);
    const largest = new Map<string, number>();
    if (summed.length === 0) return largest;
    for (let place = 0; place < places.length; place++) {
      const head = places.headAt(place);
      if (!head) continue;
      for (const { id, total } of summed) {
        const size = Math.abs(Number(total!(head.group.rows) ?? 0)) || 0;
        largest.set(id, Math.max(largest.get(id) ?? 0, size));
      }
    }
    return largest;
  }, [columns, places]);
}

/** Columns, order, window, focus and selection of a table. */
export function useTable<Row>(
  props: DataTableProps<Row>,
  scroller: RefObject<HTMLElement | null>,
  cards: boolean,
): TableModel<Row> {
  const { rowId = fieldId, onSelect, rowHref, nameHref, rowActions, selectable = false } = props;
  const { sortedElsewhere = false, filteredElsewhere = false, maxHeight, compact = false } = props;
  const locale = useLocale(props.locale);
  const labels = useWords(dataTableWords, props.labels);
  const [hidden, onHiddenChange] = useKept<readonly string[]>(
    props.hiddenColumns,
    props.defaultHiddenColumns ?? noColumns,
    props.onHiddenColumnsChange && ((ids) => props.onHiddenColumnsChange?.([...ids])),
  );
  const [sort, keepSort] = useKept(props.sort, props.defaultSort ?? null, props.onSortChange);
  const [filters, onFiltersChange] = useKept<readonly ColumnFilter[]>(
    props.filters,
    props.defaultFilters ?? noFilters,
    props.onFiltersChange && ((next) => props.onFiltersChange?.([...next])),
  );
  const rows = useFilteredRows(props, filteredElsewhere ? noFilters : filters, locale);
  const [groupBy, onGroupByChange] = useKept(
    props.groupBy,
    props.defaultGroupBy ?? null,
    props.onGroupByChange,
  );
  const page = props.layout === 'page';
  const sortedBy = sort?.columnId;
  const { columns: chosenColumns, equal } = useMemo(() => {
    const chosen = props.columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
    const same = page ? equalColumns(chosen.slice(1), rows, sortedBy) : [];
    return {
      columns: chosen.filter((column) => !same.includes(column)).map((column) => markedOnce(column, rows)),
      equal: saidOnce(same, rows[0]).map((column) => ({ column, row: rows[0]! })),
    };
  }, [props.columns, hidden, page, rows, sortedBy]);
  const onSort = (next: DataSort | null) => {
    scroller.current?.scrollTo({ top: 0 });
    keepSort(next);
  };
  const onToggle = useLatest((columnId: string) => {
    const column = chosenColumns.find(({ id }) => id === columnId);
    if (column) onSort(nextSort(column, sort));
  });
  const all = useOrderedRows(rows, chosenColumns, sortedElsewhere ? null : sort, locale);
  const { rowLimit, onOrder } = props;
  const ordered = useMemo(
    () => (rowLimit === undefined || rowLimit >= all.length ? all : { ...all, length: rowLimit }),
    [all, rowLimit],
  );
  const [places, onToggleGroup, allClosed] = useGroups(
    groupBy === null ? ordered : all,
    {
      column: groupBy === null ? undefined : props.columns.find(({ id }) => id === groupBy),
      sorted: props.columns.find(({ id }) => id === sortedBy),
      direction: sort?.direction,
    },
    locale,
    labels.noValue,
  );
  // What no group comes to would be a column without a word until one is opened.
  const columns = useMemo(
    () =>
      allClosed
        ? chosenColumns.filter(({ id, total }, index) => index === 0 || total || id === sortedBy)
        : chosenColumns,
    [allClosed, chosenColumns, sortedBy],
  );
  const { texts, totals } = useTexts(columns, rows, locale, labels);
  const largest = useLargest(columns, rows);
  const largestOfGroups = useLargestOfGroups(columns, places);
  const estimated = useMemo(() => {
    const marked = props.columns.flatMap((column) => column.estimated ?? []);
    return marked.length === 0 ? 0 : rows.filter((row) => marked.some((isMarked) => isMarked(row))).length;
  }, [props.columns, rows]);
  const reportOrder = useLatest((rowsInOrder: readonly Row[]) => onOrder?.(rowsInOrder));
  const asked = onOrder !== undefined;
  useEffect(() => {
    if (asked) reportOrder(Array.from({ length: all.length }, (_, place) => all.at(place)));
  }, [asked, all, reportOrder]);
  const room = useRoom(page && maxHeight === undefined && places.length > virtualAbove);
  const rowHeight = useRowHeight(scroller, places.length);
  const { stop, kept, onStop, onKey, onLeave, scrollToRef, goBy, onEnterRows } = useRowFocus(
    places.length,
    scroller,
    onSelect,
  );
  const brief = page || compact;
  const window = useRowWindow({
    list: places,
    scroller,
    maxHeight: maxHeight ?? room,
    rowHeight: cards ? cardHeight * (brief ? 1.5 : 1 + Math.ceil((columns.length - 1) / 2)) : rowHeight,
    uneven: cards,
    headHeight: cards ? 0 : rowHeight,
    kept: cards ? null : kept,
  });
  useEffect(() => {
    scrollToRef.current = window.scrollTo;
  });
  const [tickedIds, keepTicked] = useKept<readonly string[]>(
    props.selectedIds,
    props.defaultSelectedIds ?? noIds,
    props.onSelectedIdsChange && ((ids) => props.onSelectedIdsChange?.([...ids])),
  );
  const ticked = useMemo(() => new Set(tickedIds), [tickedIds]);
  const onTick = useLatest((id: string) => keepTicked([...toggled(ticked, id)]));
  const onClearTicks = () => keepTicked(noIds);
  const copying = useCellCopy({ columns, texts, places, stop, scroller, labels, onCopy: props.onCellCopy });
  useListKeys(props.pageKeys === true && places.length > 0, {
    go: goBy,
    tick: () => {
      if (selectable && places.headAt(stop) === undefined) onTick(rowId(places.at(stop)));
    },
    clear: () => {
      if (ticked.size === 0) return false;
      onClearTicks();
      return true;
    },
    copy: copying.copyNow,
  });
  const row = useRowModel({
    ...{ columns, texts, largest, onSelect, rowHref, nameHref, rowActions, onTick, onStop, onKey },
    tickLabel: labels.selectRow,
    rowLabel: labels.details,
    noValue: labels.noValue,
    noValueSaid: labels.noValueSaid,
  });
  return {
    props,
    rowId,
    labels,
    locale,
    allColumns: props.columns,
    columns,
    rowColumns: chosenColumns,
    equal,
    ordered,
    places,
    onToggleGroup,
    filters,
    onFiltersChange,
    groupBy,
    onGroupByChange,
    rows: props.rows,
    shownRows: rows,
    maxHeight: maxHeight ?? room ?? (window.virtual ? longHeight : undefined),
    window,
    sort,
    onSort,
    onToggle,
    stop,
    copying,
    onLeave,
    onEnterRows,
    row,
    selectedIds: selectable ? ticked : undefined,
    onTickAll: () => keepTicked(ticked.size < rows.length ? rows.map(rowId) : noIds),
    onTickRows: (some) => {
      const ids = some.map(rowId);
      const others = tickedIds.filter((id) => !ids.includes(id));
      keepTicked(ids.every((id) => ticked.has(id)) ? others : [...others, ...ids]);
    },
    estimated,
    counted: rows.length,
    onClearTicks,
    totals,
    hidden,
    largestOfGroups,
    onHiddenChange,
  };
}
