import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { toggled } from '../../use-id-set.ts';
import {
  cellText,
  nextSort,
  valueWriter,
  type CellText,
  type DataColumn,
  type DataSort,
} from './data-column.ts';
import { sortedOrder, sortKeys } from './sort-order.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowHeight, useRowWindow, type RowWindow } from './use-row-window.ts';

/** UI strings of a `DataTable`. */
export interface DataTableLabels {
  /** Stands for an absent value, for example `–`. */
  readonly noValue: string;
  /** Names the choice of an order where rows are cards. */
  readonly sortBy: string;
  /** The order in which the rows came. */
  readonly unsorted: string;
  /** Names an order, for example `Loss, largest first`. */
  readonly order: (header: string, direction: DataSort['direction']) => string;
  /** Head of the column of row actions. */
  readonly actions: string;
}

/** Lets a user select rows. */
export interface RowSelection {
  /** Ids of the selected rows. */
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Names the box that selects all rows. */
  readonly selectAll: string;
  /** Names a row's box: `Select F-12`. */
  readonly selectRow: (name: string) => string;
  /** Says how many are selected: `3 of 120 selected`. */
  readonly summary: (count: number, of: number) => string;
}

/** Lets a user choose the columns of a table. */
export interface ColumnChooser {
  /** On the button: `Columns`. */
  readonly label: string;
  /** The button that shows all of them again. */
  readonly all: string;
  /** Ids of the columns that are hidden, where the caller keeps them. The first column always stays. */
  readonly hidden?: readonly string[];
  readonly onChange?: (hidden: string[]) => void;
}

/** Offers what a table shows as a file. */
export interface TableCsv {
  /** On the button: `Download CSV`. */
  readonly label: string;
  /** Name of the file, with its ending. */
  readonly fileName: string;
}

/**
 * Props of a `DataTable`. `rows` and `columns` must keep their identity while they stay the same: new rows are
 * ordered anew.
 */
export interface DataTableProps<Row> {
  /** Names the table. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** What a row is known by; unique among the rows. */
  rowId: (row: Row) => string;
  /** BCP 47 language of texts, numbers and dates. */
  locale: string;
  labels: DataTableLabels;
  /** The current order; null for the order given. Leave out to let the table keep it. */
  sort?: DataSort | null;
  /** The order at first, when the table keeps it. */
  defaultSort?: DataSort | null;
  onSortChange?: (sort: DataSort | null) => void;
  /** The rows come in the current order already, as from a server that sorts. @default false */
  sortedElsewhere?: boolean;
  /** Opens a row by a press or Enter; makes rows reachable by the keyboard. */
  onOpen?: (row: Row) => void;
  /** Id of the row marked as selected; null for none. Leave out where rows cannot be selected. */
  selectedId?: string | null;
  /** Buttons of a row, seen on hover and focus. */
  actions?: (row: Row) => ReactNode;
  /** The rows are on their way: their shapes stand in for them, beside rows still known. @default false */
  loading?: boolean;
  /** Stands in place of rows when there are none: why, and what to do. */
  empty?: ReactNode;
  /** Stands above the rows still known, or in place of them, when they could not be had. */
  error?: ReactNode;
  /** Height in px above which rows scroll under the head. @default 640 for long tables, else none */
  maxHeight?: number;
  /** Lower rows, whatever the page's density. @default false */
  compact?: boolean;
  /** Puts a box before each row. */
  selection?: RowSelection;
  /** Lets the user choose columns. */
  chooser?: ColumnChooser;
  /** Offers what is shown as a file of comma-separated values. */
  csv?: TableCsv;
  /** Shows a last row that stays in sight, named by this, with the totals of the columns that have one. */
  totalLabel?: string;
}

/** Rows in the order of a sort, by index, so that a hundred thousand rows are never copied. */
export interface OrderedRows<Row> {
  readonly length: number;
  /** The row at a place of the shown order. */
  readonly at: (place: number) => Row;
}

/** What every row needs; the same object until something of it changes, so that unchanged rows are not rendered. */
export interface RowModel<Row> extends Pick<ReturnType<typeof useRowFocus<Row>>, 'onStop' | 'onKey'> {
  readonly columns: readonly DataColumn<Row>[];
  readonly texts: ReadonlyMap<string, CellText<Row>>;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly actions: ((row: Row) => ReactNode) | undefined;
  readonly selectLabel: ((name: string) => string) | undefined;
  /** Selects a row or gives it up. */
  readonly onSelect: (id: string) => void;
}

/** Everything that grid and cards show. */
export interface TableModel<Row> {
  readonly props: DataTableProps<Row>;
  /** The columns shown. */
  readonly columns: readonly DataColumn<Row>[];
  readonly ordered: OrderedRows<Row>;
  readonly window: RowWindow;
  readonly sort: DataSort | null;
  readonly onSort: (sort: DataSort | null) => void;
  /** Takes a column to its next order; the same function as long as the table lives. */
  readonly onToggle: (columnId: string) => void;
  /** Place of the row that Tab reaches. */
  readonly stop: number;
  readonly onLeave: () => void;
  readonly row: RowModel<Row>;
  readonly onSelectAll: () => void;
  /** Texts of the total row by column; undefined without one. */
  readonly totals: ReadonlyMap<string, string> | undefined;
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
  readonly onHiddenChange: (hidden: string[]) => void;
}

const noColumns: readonly string[] = [];
/** Height in px of a card without its lines of facts, and of one such line. */
const cardHeight = 44;

/** A function that stays the same and calls the one of the last render. */
function useLatest<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** Orders rows by a column; as given without a sort. Keys are read once per column, whichever way it is sorted. */
function useOrderedRows<Row>(
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

function useTexts<Row>({ columns, rows, locale, labels, totalLabel }: DataTableProps<Row>) {
  const { noValue } = labels;
  const texts = useMemo(
    () => new Map(columns.map((column) => [column.id, cellText(column, locale, noValue)])),
    [columns, locale, noValue],
  );
  const totals = useMemo(() => {
    if (totalLabel === undefined) return undefined;
    const text = ({ total, ...column }: DataColumn<Row>, index: number) =>
      total ? valueWriter(column, locale, noValue)(total(rows)) : index === 0 ? totalLabel : '';
    return new Map(columns.map((column, index) => [column.id, text(column, index)]));
  }, [columns, rows, locale, noValue, totalLabel]);
  return { texts, totals };
}

/** Columns, order, window, focus and selection of a table. */
export function useTable<Row>(
  props: DataTableProps<Row>,
  scroller: RefObject<HTMLElement | null>,
  cards: boolean,
): TableModel<Row> {
  const { rows, rowId, locale, onOpen, actions, selection, chooser, sortedElsewhere = false } = props;
  const [keptHidden, setKeptHidden] = useState(noColumns);
  const hidden = chooser?.hidden ?? keptHidden;
  const columns = useMemo(
    () => props.columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    [props.columns, hidden],
  );
  const [keptSort, setKeptSort] = useState(props.defaultSort ?? null);
  const sort = props.sort === undefined ? keptSort : props.sort;
  const onSort = (next: DataSort | null) => {
    scroller.current?.scrollTo({ top: 0 });
    setKeptSort(next);
    props.onSortChange?.(next);
  };
  const onToggle = useLatest((columnId: string) => {
    const column = columns.find(({ id }) => id === columnId);
    if (column) onSort(nextSort(column, sort));
  });
  const ordered = useOrderedRows(rows, columns, sortedElsewhere ? null : sort, locale);
  const rowHeight = useRowHeight(scroller);
  const { stop, kept, onStop, onKey, onLeave, scrollToRef } = useRowFocus(rows.length, scroller, onOpen);
  const window = useRowWindow({
    count: rows.length,
    scroller,
    rowHeight: cards ? cardHeight * (1 + Math.ceil((columns.length - 1) / 2)) : rowHeight,
    headHeight: cards ? 0 : rowHeight,
    kept: cards ? null : kept,
  });
  useEffect(() => {
    scrollToRef.current = window.scrollTo;
  });
  const { texts, totals } = useTexts({ ...props, columns });
  const onSelect = useLatest((id: string) => selection?.onChange(toggled(selection.ids, id)));
  const selectLabel = selection?.selectRow;
  const row = useMemo(
    () => ({ columns, texts, onOpen, actions, selectLabel, onSelect, onStop, onKey }),
    [columns, texts, onOpen, actions, selectLabel, onSelect, onStop, onKey],
  );
  return {
    props,
    columns,
    ordered,
    window,
    sort,
    onSort,
    onToggle,
    stop,
    onLeave,
    row,
    onSelectAll: () => selection?.onChange(new Set(selection.ids.size < rows.length ? rows.map(rowId) : [])),
    totals,
    hidden,
    onHiddenChange: (next) => {
      setKeptHidden(next);
      chooser?.onChange?.(next);
    },
  };
}
