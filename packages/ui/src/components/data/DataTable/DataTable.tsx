import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { compactClass } from '../../../themes/apply-theme.ts';
import { styled } from '../../../themes/stitches.ts';
import { Skeleton } from '../../showing/Skeleton/Skeleton.tsx';
import { cellText, valueWriter, type DataColumn, type DataSort } from './data-column.ts';
import { OrderSelect } from './OrderSelect.tsx';
import { useRowFocus } from './row-focus.ts';
import { useIdSet, type RowDetail, type RowSelection } from './row-marks.ts';
import { useRowHeight, useRowWindow } from './row-window.ts';
import { TableCards } from './TableCards.tsx';
import { useOrderedRows, useSort, useTableModel } from './table-model.ts';
import { tableCsv } from './table-csv.ts';
import { DETAIL_HEIGHT, TableGrid } from './TableGrid.tsx';
import { TableTools, type ColumnChooser, type TableCsv } from './TableTools.tsx';

/** Words of a {@link DataTable}. */
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

/**
 * Props of {@link DataTable}. `rows` and `columns` must keep their identity while they stay the same: new rows
 * are ordered anew.
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
  /** The order in force; null for the order given. Leave out to let the table keep it. */
  sort?: DataSort | null;
  /** The order at first, when the table keeps it. */
  defaultSort?: DataSort | null;
  onSortChange?: (sort: DataSort | null) => void;
  /** The rows come in the order wished already, as from a server that sorts. @default false */
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
  /** Puts a button before each row that opens more about it below. */
  detail?: RowDetail<Row>;
  /** Lets the person choose columns. */
  chooser?: ColumnChooser;
  /** Offers what is shown as a file of comma-separated values. */
  csv?: TableCsv;
  /** Shows a last row that stays in sight, named by this, with the totals of the columns that have one. */
  totalLabel?: string;
}

const Root = styled('div', { minWidth: 0 });

const Scroller = styled('div', {
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  // Rows must not move under the eye when others are measured.
  overflowAnchor: 'none',
  focusRing: -2,
  '@print': { maxHeight: 'none !important', overflow: 'visible' },
});

/** The shape of a row to come. */
const Waiting = styled('div', {
  display: 'grid',
  gridTemplateColumns: '2fr 3fr 1fr 1fr',
  alignItems: 'center',
  gap: '$8',
  height: '$sizes$row',
  paddingInline: '$3',
  '&:not(:last-child)': { borderBottom: '1px solid $border' },
});

const NONE: readonly string[] = [];
/** The line below a row's details, px. */
const LINE = 1;
const LONG = 640;
const SKELETON_ROWS = 5;
const NARROW = '(max-width: 600px)';

let narrowQuery: MediaQueryList | undefined;

/** Asked on every frame of a scroll, so the query is made once. */
function narrow(): MediaQueryList {
  return (narrowQuery ??= matchMedia(NARROW));
}

function onNarrowChange(tell: () => void): () => void {
  narrow().addEventListener('change', tell);
  return () => narrow().removeEventListener('change', tell);
}

function useNarrow(): boolean {
  return useSyncExternalStore(
    onNarrowChange,
    () => narrow().matches,
    () => false,
  );
}

/** Marks the element while its content is wider than itself. */
function useWideMark(element: { current: HTMLElement | null }, mounted: boolean): void {
  useLayoutEffect(() => {
    const scroller = element.current;
    if (!scroller || !mounted) return undefined;
    const mark = () => scroller.toggleAttribute('data-wide', scroller.scrollWidth > scroller.clientWidth);
    // At once, so that the first column is kept from the first paint on.
    mark();
    const observer = new ResizeObserver(mark);
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    return () => observer.disconnect();
  }, [element, mounted]);
}

/**
 * Rows and columns. Sorts by typed keys, keeps only the rows in sight on the page above two hundred, goes by
 * keyboard from row to row, and becomes a list of cards on a narrow screen.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, rowId, locale, labels, onOpen, selectedId, actions } = props;
  const { selection, detail, chooser, csv, totalLabel } = props;
  const { loading = false, empty, error, compact = false, sortedElsewhere = false } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [keptHidden, setKeptHidden] = useState<readonly string[]>(NONE);
  const hidden = chooser?.hidden ?? keptHidden;
  const columns = useMemo(
    () => props.columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    [props.columns, hidden],
  );
  const [expanded, onExpand] = useIdSet();
  const [sort, setSort] = useSort(props.sort, props.defaultSort ?? null, props.onSortChange);
  const ordered = useOrderedRows(rows, columns, sortedElsewhere ? null : sort, locale);
  const cards = useNarrow();
  const rowHeight = useRowHeight(scroller);
  const focus = useRowFocus(rows.length, scroller, onOpen);
  const { scrollToRef } = focus;
  const detailHeight = detail ? (detail.height ?? DETAIL_HEIGHT) : 0;
  const extraAt = useCallback(
    (place: number) =>
      expanded.size > 0 && detailHeight > 0 && expanded.has(rowId(ordered.at(place)))
        ? detailHeight + LINE
        : 0,
    [expanded, detailHeight, rowId, ordered],
  );
  const window = useRowWindow({
    extraAt,
    count: rows.length,
    scroller,
    rowHeight: cards ? 44 + 44 * Math.ceil((columns.length - 1) / 2) : rowHeight,
    headHeight: cards ? 0 : rowHeight,
    kept: cards ? null : focus.kept,
  });
  useEffect(() => {
    scrollToRef.current = window.scrollTo;
  });
  const onSort = (next: DataSort | null) => {
    if (scroller.current) scroller.current.scrollTop = 0;
    setSort(next);
  };
  const inSight = useMemo(
    () =>
      window.parts.flatMap((part) =>
        part.kind === 'row' ? [{ place: part.place, row: ordered.at(part.place) }] : [],
      ),
    [window.parts, ordered],
  );
  const model = useTableModel(columns, inSight, rowId, sort, onSort);
  const modelRef = useRef(model);
  useEffect(() => {
    modelRef.current = model;
  });
  const onToggle = useCallback(
    (columnId: string) => modelRef.current.getColumn(columnId)?.toggleSorting(),
    [],
  );
  const texts = useMemo(
    () => new Map(columns.map((column) => [column.id, cellText(column, locale, labels.noValue)])),
    [columns, locale, labels.noValue],
  );
  const totals = useMemo(
    () =>
      totalLabel === undefined
        ? undefined
        : new Map(
            columns.map((column, index) => [
              column.id,
              column.total
                ? valueWriter(column, locale, labels.noValue)(column.total(rows))
                : index === 0
                  ? totalLabel
                  : '',
            ]),
          ),
    [columns, rows, locale, labels.noValue, totalLabel],
  );
  const selectionRef = useRef(selection);
  useEffect(() => {
    selectionRef.current = selection;
  });
  const onSelect = useCallback((id: string) => {
    const now = selectionRef.current;
    const next = new Set(now?.ids);
    if (!next.delete(id)) next.add(id);
    now?.onChange(next);
  }, []);
  const onSelectAll = () =>
    selection?.onChange(new Set(selection.ids.size < rows.length ? rows.map(rowId) : []));
  const maxHeight = props.maxHeight ?? (window.virtual ? LONG : undefined);
  const View = cards ? TableCards : TableGrid;
  const nothing = rows.length === 0;
  useWideMark(scroller, !nothing && !cards);
  return (
    <Root className={compact ? compactClass : undefined} aria-busy={loading}>
      {(chooser || csv || selection) && (
        <TableTools
          columns={props.columns}
          chooser={chooser}
          hidden={hidden}
          onHiddenChange={(next) => {
            setKeptHidden(next);
            chooser?.onChange?.(next);
          }}
          csv={csv}
          writeCsv={() => tableCsv(columns, ordered)}
          summary={selection && selection.ids.size > 0 && selection.summary(selection.ids.size, rows.length)}
        />
      )}
      {error}
      {cards && !nothing && columns.some(({ sortable = true }) => sortable) && (
        <OrderSelect columns={columns} sort={sort} labels={labels} onSort={onSort} />
      )}
      {(!nothing || loading) && (
        <Scroller
          ref={scroller}
          style={{ maxHeight }}
          // Rows that cannot have the focus must still be scrolled by keyboard.
          {...(!onOpen && !cards && { tabIndex: 0, role: 'group', 'aria-label': caption })}
          onScroll={({ currentTarget }) =>
            currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft > 0)
          }
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) focus.onLeave();
          }}
        >
          {!nothing && (
            <View
              caption={caption}
              model={model}
              columns={columns}
              texts={texts}
              sort={sort}
              onToggle={onToggle}
              total={rows.length}
              window={window}
              rowId={rowId}
              selectedId={selectedId}
              stop={focus.stop}
              onStop={focus.onStop}
              onKey={focus.onKey}
              onOpen={onOpen}
              actions={actions}
              actionsLabel={labels.actions}
              selection={selection}
              onSelect={onSelect}
              onSelectAll={onSelectAll}
              detail={detail}
              expanded={expanded}
              onExpand={onExpand}
              totals={totals}
            />
          )}
          {nothing &&
            Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <Waiting key={row}>
                {[0, 1, 2, 3].map((cell) => (
                  <Skeleton key={cell} />
                ))}
              </Waiting>
            ))}
        </Scroller>
      )}
      {nothing && !loading && error === undefined && empty}
    </Root>
  );
}
