import type { ReactNode } from 'react';
import type { RootProps } from '../../props.ts';
import type { ColumnFilter, DataColumn, DataSort } from './data-column.ts';
import type { DataTableLabels } from './data-table.words.ts';

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
  /**
   * Address of what the first cell of a row names, where that is something else than the row: its text leads there, and a
   * press beside it does what a press on the row does. Undefined for a row without one.
   */
  nameHref?: ((row: Row) => string | undefined) | undefined;
  /** Id of the row that is shown elsewhere, as in a chart: it is marked. Null for none; leave out where no row is. */
  currentId?: string | null | undefined;
  /** What rows must say in their columns to be shown. Leave out to let the table keep it. */
  filters?: readonly ColumnFilter[] | undefined;
  /** Filters at first, when the table keeps them. */
  defaultFilters?: readonly ColumnFilter[] | undefined;
  /** Called with all filters when a user changes one. */
  onFiltersChange?: ((filters: ColumnFilter[]) => void) | undefined;
  /** The rows that come are those that the filters leave, as from a server that filters. @default false */
  filteredElsewhere?: boolean | undefined;
  /** Id of the column by which rows stand in groups; null for none. Leave out to let the table keep it. */
  groupBy?: string | null | undefined;
  /** Id of that column at first, when the table keeps it. @default null */
  defaultGroupBy?: string | null | undefined;
  /** Called with the column by which a user groups rows, or null. */
  onGroupByChange?: ((columnId: string | null) => void) | undefined;
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
  /** Links or buttons beside the name of a group, for its rows. */
  groupActions?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Stands over the table: `ColumnFilters`, a `GroupSelect`, a `ColumnChooser`, a `CsvDownload`. */
  actions?: ReactNode;
  /** Stands over the table in place of `actions` while boxes are ticked: what can be done with these rows. */
  selectionActions?: ReactNode;
  /**
   * Whether letters move through the rows from anywhere on the page, where a user's focus takes none: J and K to the next
   * and the one before, X ticks a row's box, Escape clears all boxes. C copies the first cell of the row that has the focus,
   * or the one that the arrows left and right have chosen. @default false
   */
  pageKeys?: boolean | undefined;
  /**
   * Says what a user has copied: a number without grouping, else a text; null where the browser did not allow it.
   * @default the table says it to screen readers
   */
  onCellCopy?: ((text: string | null) => void) | undefined;
  /** The rows are on their way: their shapes stand in for them, beside rows still known. @default false */
  loading?: boolean | undefined;
  /** Stands in place of the table when there are no rows: why, and what to do. @default a few words below its head */
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
  /**
   * Lower rows, whatever the page's density. With the layout `page`, rows have two lines wherever the columns have no room:
   * for a list beside what one of its rows opened. @default false
   */
  compact?: boolean | undefined;
  /**
   * Lets rows reach the edges of the `Card` around the table, whose padding its first and last cells have then. The head
   * has no ground of its own where rows do not scroll under it. @default false
   */
  flush?: boolean | undefined;
  /** Lets rows share the height there is in a column that gives the table more than they need. @default false */
  fullHeight?: boolean | undefined;
}
