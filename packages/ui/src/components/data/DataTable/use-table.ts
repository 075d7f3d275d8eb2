import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocale, useWords } from '../../../words/words.tsx';
import type { RootProps } from '../../props.ts';
import { toggled } from '../../id-set.ts';
import {
  cellText,
  columnValue,
  equalColumns,
  nextSort,
  valueWriter,
  type CellText,
  type DataColumn,
  type DataSort,
} from './data-column.ts';
import { dataTableWords, type DataTableLabels } from './data-table.words.ts';
import { sortedOrder, sortKeys } from './sort-order.ts';
import { useRowFocus } from './use-row-focus.ts';
import { longHeight, useRowHeight, useRowWindow, virtualAbove, type RowWindow } from './use-row-window.ts';
import { useRoom } from './use-room.ts';

/**
 * Props of a `DataTable`. `rows` and `columns` must keep their identity while they stay the same: new rows are
 * ordered anew.
 */
export interface DataTableProps<Row> extends RootProps<HTMLDivElement> {
  /** Names the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** What a row is known by; unique among the rows. @default its field `id` */
  rowId?: ((row: Row) => string) | undefined;
  /** BCP 47 language of texts, numbers and dates. @default the reader's */
  locale?: string | undefined;
  /** Words instead of the table's own. */
  labels?: Partial<DataTableLabels> | undefined;
  /** The current order; null for the order given. Leave out to let the table keep it. */
  sort?: DataSort | null | undefined;
  /** The order at first, when the table keeps it. @default null */
  defaultSort?: DataSort | null | undefined;
  /** Called with the order that a user asks for. */
  onSortChange?: ((sort: DataSort | null) => void) | undefined;
  /** The rows come in the current order already, as from a server that sorts. @default false */
  sortedElsewhere?: boolean | undefined;
  /** Called with a row that is pressed, or by Enter; makes rows reachable by the keyboard. */
  onSelect?: ((row: Row) => void) | undefined;
  /**
   * Address of what a row stands for: its first cell is a link there, and a press on the row follows it. Used where
   * `onSelect` is not.
   */
  rowHref?: ((row: Row) => string) | undefined;
  /** Id of the row that is shown elsewhere, as in a chart: it is marked. Null for none; leave out where no row is. */
  currentId?: string | null | undefined;
  /** Puts a box before each row. @default false */
  selectable?: boolean | undefined;
  /** Ids of the rows whose boxes are ticked. Leave out to let the table keep them. */
  selectedIds?: readonly string[] | undefined;
  /** Ids ticked at first, when the table keeps them. */
  defaultSelectedIds?: readonly string[] | undefined;
  /** Called with the ids of all ticked rows when a user ticks one or all. */
  onSelectedIdsChange?: ((ids: string[]) => void) | undefined;
  /** Ids of the columns that are hidden; the first column always stays. Leave out to let the table keep them. */
  hiddenColumns?: readonly string[] | undefined;
  /** Columns hidden at first, when the table keeps them. */
  defaultHiddenColumns?: readonly string[] | undefined;
  /** Called with the ids of all hidden columns when a user hides or shows one. */
  onHiddenColumnsChange?: ((hidden: string[]) => void) | undefined;
  /** Buttons of a row, seen on hover and focus. */
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Stands over the table: a `ColumnChooser`, a `CsvDownload`, buttons for the selected rows. */
  actions?: ReactNode;
  /** The rows are on their way: their shapes stand in for them, beside rows still known. @default false */
  loading?: boolean | undefined;
  /** Stands in place of rows when there are none: why, and what to do. */
  empty?: ReactNode;
  /** Stands above the rows still known, or in place of them, when they could not be had. */
  error?: ReactNode;
  /** The most rows on the page, the first ones of the current order; where all others are is the caller's to say. @default all */
  rowLimit?: number | undefined;
  /** Called with the rows in the order shown, at first and whenever it changes. */
  onOrder?: ((rows: readonly Row[]) => void) | undefined;
  /**
   * `page` is for the table that a page is about. Its columns are as wide as their texts, what is the same in all rows
   * stands above them once, the page scrolls and the head stays under what sticks to the page's top. In a narrow place
   * its rows have two lines. Above two hundred rows they scroll in a box as high as the window has room.
   * @default given: columns have the widths given
   */
  layout?: 'given' | 'page' | undefined;
  /**
   * Ids of the columns of a row of two lines, in a narrow place: the figure beside its name, then the facts below. Used
   * where `compact` or `layout` ask for such rows. @default the first number, then all others
   */
  lineColumns?: readonly string[] | undefined;
  /** Height in px above which rows scroll under the head. @default 640 for long tables, else none */
  maxHeight?: number | undefined;
  /** Lower rows, whatever the page's density. @default false */
  compact?: boolean | undefined;
  /**
   * Lets rows reach the edges of the `Card` around the table, whose padding its first and last cells have then. The head
   * has no ground of its own where rows do not scroll under it. @default false
   */
  flush?: boolean | undefined;
  /** Lets rows share the height there is in a column that gives the table more than they need. @default false */
  fullHeight?: boolean | undefined;
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
  readonly onSelect: ((row: Row) => void) | undefined;
  readonly rowHref: ((row: Row) => string) | undefined;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
  readonly tickLabel: (name: string) => string;
  /** Ticks a row's box or clears it. */
  readonly onTick: (id: string) => void;
}

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
  /** Columns that say the same in all rows, and what. They are not among the shown ones. */
  readonly equal: readonly EqualColumn<Row>[];
  readonly ordered: OrderedRows<Row>;
  /** Height in px above which rows scroll; undefined where the page does. */
  readonly maxHeight: number | undefined;
  readonly window: RowWindow;
  readonly sort: DataSort | null;
  readonly onSort: (sort: DataSort | null) => void;
  /** Takes a column to its next order; the same function as long as the table lives. */
  readonly onToggle: (columnId: string) => void;
  /** Place of the row that Tab reaches. */
  readonly stop: number;
  readonly onLeave: () => void;
  readonly row: RowModel<Row>;
  /** Ids of the rows whose boxes are ticked; undefined where rows have none. */
  readonly selectedIds: ReadonlySet<string> | undefined;
  readonly onTickAll: () => void;
  /** Texts of the total row by column; undefined without one. */
  readonly totals: ReadonlyMap<string, string> | undefined;
  /** Ids of hidden columns. */
  readonly hidden: readonly string[];
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
  const { rows, rowId = fieldId, onSelect, rowHref, rowActions, selectable = false } = props;
  const { sortedElsewhere = false, maxHeight, compact = false } = props;
  const readerLocale = useLocale();
  const locale = props.locale ?? readerLocale;
  const labels = useWords(dataTableWords, props.labels);
  const [hidden, onHiddenChange] = useKept<readonly string[]>(
    props.hiddenColumns,
    props.defaultHiddenColumns ?? noColumns,
    props.onHiddenColumnsChange && ((ids) => props.onHiddenColumnsChange?.([...ids])),
  );
  const [sort, keepSort] = useKept(props.sort, props.defaultSort ?? null, props.onSortChange);
  const page = props.layout === 'page';
  const sortedBy = sort?.columnId;
  const { columns, equal } = useMemo(() => {
    const chosen = props.columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
    const same = page ? equalColumns(chosen.slice(1), rows, sortedBy) : [];
    return {
      columns: chosen.filter((column) => !same.includes(column)),
      equal: same.map((column) => ({ column, row: rows[0]! })),
    };
  }, [props.columns, hidden, page, rows, sortedBy]);
  const onSort = (next: DataSort | null) => {
    scroller.current?.scrollTo({ top: 0 });
    keepSort(next);
  };
  const onToggle = useLatest((columnId: string) => {
    const column = columns.find(({ id }) => id === columnId);
    if (column) onSort(nextSort(column, sort));
  });
  const all = useOrderedRows(rows, columns, sortedElsewhere ? null : sort, locale);
  const { rowLimit, onOrder } = props;
  const ordered = useMemo(
    () => (rowLimit === undefined || rowLimit >= all.length ? all : { ...all, length: rowLimit }),
    [all, rowLimit],
  );
  const reportOrder = useLatest((rowsInOrder: readonly Row[]) => onOrder?.(rowsInOrder));
  const asked = onOrder !== undefined;
  useEffect(() => {
    if (asked) reportOrder(Array.from({ length: all.length }, (_, place) => all.at(place)));
  }, [asked, all, reportOrder]);
  const room = useRoom(page && maxHeight === undefined && ordered.length > virtualAbove);
  const rowHeight = useRowHeight(scroller, ordered.length);
  const { stop, kept, onStop, onKey, onLeave, scrollToRef } = useRowFocus(ordered.length, scroller, onSelect);
  const brief = page || compact;
  const window = useRowWindow({
    list: ordered,
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
  const { texts, totals } = useTexts(columns, rows, locale, labels);
  const [tickedIds, keepTicked] = useKept<readonly string[]>(
    props.selectedIds,
    props.defaultSelectedIds ?? noIds,
    props.onSelectedIdsChange && ((ids) => props.onSelectedIdsChange?.([...ids])),
  );
  const ticked = useMemo(() => new Set(tickedIds), [tickedIds]);
  const onTick = useLatest((id: string) => keepTicked([...toggled(ticked, id)]));
  const tickLabel = labels.selectRow;
  const row = useMemo(
    () => ({ columns, texts, onSelect, rowHref, rowActions, tickLabel, onTick, onStop, onKey }),
    [columns, texts, onSelect, rowHref, rowActions, tickLabel, onTick, onStop, onKey],
  );
  return {
    props,
    rowId,
    labels,
    locale,
    allColumns: props.columns,
    columns,
    equal,
    ordered,
    maxHeight: maxHeight ?? room ?? (window.virtual ? longHeight : undefined),
    window,
    sort,
    onSort,
    onToggle,
    stop,
    onLeave,
    row,
    selectedIds: selectable ? ticked : undefined,
    onTickAll: () => keepTicked(ticked.size < rows.length ? rows.map(rowId) : noIds),
    totals,
    hidden,
    onHiddenChange,
  };
}
