import type { ReactNode } from 'react';
import { numberText } from '../../number-text.ts';
import { knownZone } from '../../zone-clock.ts';
import type { SortValue } from './sort-order.ts';

/** Where a cell stands: in its column, in the lines that a row is on a narrow screen, or beside its name among a row's details. */
export type CellPlace = 'column' | 'line' | 'details';

/** What the rows of a table must say in one column. */
export type ColumnFilter =
  /** Its text contains this, whatever the case and the accents. */
  | { readonly columnId: string; readonly kind: 'text'; readonly text: string }
  /** It is one of these choices. */
  | { readonly columnId: string; readonly kind: 'choice'; readonly values: readonly string[] }
  /** Its number, in the column's unit, is not below `from` and not above `to`; null for no bound. */
  | {
      readonly columnId: string;
      readonly kind: 'number';
      readonly from: number | null;
      readonly to: number | null;
    }
  /** Its day (`YYYY-MM-DD`) is not before `from` and not after `to`; null for no bound. */
  | {
      readonly columnId: string;
      readonly kind: 'day';
      readonly from: string | null;
      readonly to: string | null;
    };

/** How a column is filtered. */
export type FilterKind = ColumnFilter['kind'];

/** What a column of choices has to choose from. */
export interface ColumnChoice {
  readonly value: string;
  readonly label: string;
}

interface ColumnParts<Row> {
  /** Its name, in the header. */
  readonly label: string;
  /** Stands in the header, quieter; never repeated in the cells. */
  readonly unit?: string | undefined;
  /** Stands in the header below its name, quieter: what its numbers are held against, or follow from. @default nothing */
  readonly note?: string | undefined;
  /** Numbers stand at the right in figures of one width, with one precision. @default 'text' */
  readonly kind?: 'text' | 'number' | undefined;
  /** At which side of the column its texts stand. @default end for numbers, else start */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** Decimals of a number column. @default 0 */
  readonly digits?: number | undefined;
  /**
   * The time zone (IANA) by whose days a `Date` is written, filtered and taken into files; also that of a filter by days
   * where the value is a time in ms. @default UTC
   */
  readonly timeZone?: string | undefined;
  /** Shows more than the value's text: a badge, a sparkline, a link. A line has more room for words than a column. */
  readonly cell?: ((row: Row, place: CellPlace) => ReactNode) | undefined;
  /** What a copied cell is. @default its number, else the text that is shown */
  readonly copy?: ((row: Row) => SortValue) | undefined;
  /** Width in px. Text columns without one share what is left. @default 120 for numbers */
  readonly width?: number | undefined;
  /** Least width in px of a text column without a width; below it the table scrolls sideways. @default 140 */
  readonly minWidth?: number | undefined;
  /** Most width in px of a column that is as wide as its texts, see `layout`: longer ones are cut. @default none */
  readonly maxWidth?: number | undefined;
  /** A text that is too long for the column goes on in a second line, where all rows are rendered. @default false: it is cut */
  readonly wrap?: boolean | undefined;
  /** Shows under each number, or that of some rows, how large it is beside the largest of these. @default false */
  readonly bar?: boolean | ((row: Row) => boolean) | undefined;
  /**
   * Stands before a number: how it is to be judged, by icon and word. Of one row, of those of a group, or of all, so that
   * it judges what is shown. What is marked is never quieter for being zero. @default nothing
   */
  readonly mark?: ((rows: readonly Row[]) => ReactNode) | undefined;
  /** Its name before a number in the lines of a row, where there is little room. @default its label */
  readonly lineLabel?: string | undefined;
  /** What stands in the total row, where the table has one: a sum, a mean, a count. */
  readonly total?: ((rows: readonly Row[]) => SortValue) | undefined;
  /** Whether a press on the header sorts by it. @default true */
  readonly sortable?: boolean | undefined;
  /** How a `ColumnFilters` filters it; false for not at all. @default numbers by their size, others by their text */
  readonly filter?: FilterKind | false | undefined;
  /** What there is to choose from, where it is filtered by choices. @default what its rows say */
  readonly choices?: readonly ColumnChoice[] | undefined;
  /** Which of its choices a row is. @default its value */
  readonly choice?: ((row: Row) => SortValue) | undefined;
  /** Whether rows that say the same in it can be put together, see `GroupSelect`. @default false */
  readonly groupable?: boolean | undefined;
  /**
   * Whether what a row says in it is an estimate: ≈ stands before it, and before sums that hold it; a key below the rows
   * counts such rows. Where all rows are, ≈ stands in the head instead. @default false
   */
  readonly estimated?: ((row: Row) => boolean) | undefined;
  /** Where all rows say the same, that is not said above them: something else on the page says it. @default false */
  readonly equalHidden?: boolean | undefined;
  /** What must be the same in all rows to be said once above them: for cells that show more than the value. @default its value */
  readonly equalBy?: ((row: Row) => SortValue) | undefined;
  /** Names the group of a row, where rows are put together by it: the day of a moment. @default its text */
  readonly groupText?: ((row: Row) => string) | undefined;
  /** Where the group of a row stands among the groups, whatever the order of the rows. @default as its first row, or as its total */
  readonly groupOrder?: ((row: Row) => number) | undefined;
  /** Writes zero, in cells and sums, as what is absent. @default false */
  readonly zeroAbsent?: boolean | undefined;
  /** Names it above rows of two lines, where it is their figure. @default false */
  readonly figureNamed?: boolean | undefined;
}

/** A column of what is worked out from a row. */
export interface ValueColumn<Row> extends ColumnParts<Row> {
  readonly id: string;
  /** What the column sorts by, and what its cells show unless `cell` says otherwise. */
  readonly value: (row: Row) => SortValue;
}

/** A column of a field of the row, which is its id. */
export interface FieldColumn<Row> extends ColumnParts<Row> {
  readonly id: { [Name in keyof Row]-?: Row[Name] extends SortValue ? Name : never }[keyof Row] & string;
  readonly value?: undefined;
}

/** One column of a table: `{ id: 'oil', label: 'Oil' }` of a field, or with a `value` of its own. */
export type DataColumn<Row> = ValueColumn<Row> | FieldColumn<Row>;

/** Reads what a column sorts by and shows: its `value`, or else the field that its id names. */
export function columnValue<Row>({ id, value }: DataColumn<Row>): (row: Row) => SortValue {
  return value ?? ((row) => (row as Record<string, SortValue>)[id]);
}

/** Whether a bar stands under a row's number. */
export function hasBar<Row>({ bar = false }: Pick<DataColumn<Row>, 'bar'>, row: Row): boolean {
  return typeof bar === 'function' ? bar(row) : bar;
}

/** Fewer rows than these are alike by chance. */
const leastAlike = 3;

/**
 * The columns that say the same in all rows.
 * @param kept id of a column that is never among them
 */
export function equalColumns<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  kept?: string,
): DataColumn<Row>[] {
  const [first] = rows;
  if (first === undefined || rows.length < leastAlike) return [];
  return columns.filter((column) => {
    const value = column.equalBy ?? columnValue(column);
    return column.id !== kept && rows.every((row) => value(row) === value(first));
  });
}

/** Those of the columns that say the same in all rows that are said above them: that all lack something is no news. */
export function saidOnce<Row>(same: readonly DataColumn<Row>[], row: Row | undefined): DataColumn<Row>[] {
  return same.filter((column) => {
    if (column.equalHidden || row === undefined) return false;
    const value = (column.equalBy ?? columnValue(column))(row);
    return value !== null && value !== undefined && value !== '';
  });
}

/** The order of a table's rows. */
export interface DataSort {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** The order of a column after the current one: numbers from the largest, texts from A, then back, then none. */
export function nextSort(
  column: Pick<DataColumn<never>, 'id' | 'kind'>,
  sort: DataSort | null,
): DataSort | null {
  const [first, second] =
    column.kind === 'number'
      ? (['descending', 'ascending'] as const)
      : (['ascending', 'descending'] as const);
  if (sort?.columnId !== column.id) return { columnId: column.id, direction: first };
  return sort.direction === first ? { columnId: column.id, direction: second } : null;
}

/** Whether a value of a number column is written as zero, or there is none. */
export function isNothing(
  { kind, digits = 0 }: Pick<DataColumn<never>, 'kind' | 'digits'>,
  value: SortValue,
) {
  if (kind !== 'number') return false;
  return typeof value !== 'number' || !(Math.abs(value) >= 0.5 / 10 ** digits);
}

/** Writes a row's cell of a column. */
export type CellText<Row> = (row: Row) => string;

/** A text column without a width is at least this wide (px), then the table scrolls sideways. */
export const minTextWidth = 140;
const numberWidth = 120;

/** Numbers from here on are written with a power of ten: cut short they would be other numbers. */
const enormousFrom = 1e12;

/** At which side of a column its texts stand. */
export function columnAlign({ align, kind }: Pick<DataColumn<never>, 'align' | 'kind'>) {
  return align ?? (kind === 'number' ? 'end' : 'start');
}

/** The width in px of a column that has one; undefined for one that takes what is left. */
export function columnWidth(column: Pick<DataColumn<never>, 'width' | 'kind'>): number | undefined {
  return column.width ?? (column.kind === 'number' ? numberWidth : undefined);
}

/** A bar that is narrower, in px, looks like dirt under its number. */
const leastBar = 4;
/** The padding beside the bar of a column, px, also at the edge of a card. */
const besideBar = 32;

/** The share, of one, below which a column with bars draws none: in its least width they would be too narrow to be seen. */
export function leastBarShare(column: Pick<DataColumn<never>, 'width' | 'kind'>): number {
  return leastBar / Math.max(leastBar, (columnWidth(column) ?? minTextWidth) - besideBar);
}

/** The width in px below which the table scrolls sideways. */
export function minTableWidth(
  columns: readonly Pick<DataColumn<never>, 'width' | 'minWidth' | 'kind'>[],
): number {
  return columns.reduce((sum, column) => sum + (columnWidth(column) ?? column.minWidth ?? minTextWidth), 0);
}

/**
 * Widths of the columns of a table that is as wide as its box: numbers and columns with a width have theirs in px, text
 * columns of unequal least widths take shares by these, and the widest takes what is left.
 * @param whole the width in px below which the table scrolls sideways, with what is no column of data
 */
export function sharedWidths(
  columns: readonly Pick<DataColumn<never>, 'width' | 'minWidth' | 'kind'>[],
  whole: number,
): readonly (number | string | undefined)[] {
  const leasts = columns.map((column) =>
    columnWidth(column) === undefined ? (column.minWidth ?? minTextWidth) : 0,
  );
  const widest = Math.max(...leasts);
  return columns.map((column, index) => {
    const least = leasts[index]!;
    return least === 0 || least === widest ? columnWidth(column) : `${(100 * least) / whole}%`;
  });
}

/** Marks what is an estimate: `≈ 1,240`. */
export const estimateMark = '≈';

/** A number as it is shown, marked where it is an estimate. */
export function markedText(text: string, estimated: boolean): string {
  return estimated ? `${estimateMark}\u00a0${text}` : text;
}

/**
 * Writes a column's values as text: numbers with the column's decimals, dates in the language's short form by the
 * column's zone, estimates with their mark, `noValue` for what is absent or no number.
 */
export function cellText<Row>(column: DataColumn<Row>, locale: string, noValue: string): CellText<Row> {
  const write = valueWriter(column, locale, noValue);
  const value = columnValue(column);
  const { estimated } = column;
  if (!estimated) return (row) => write(value(row));
  return (row) => {
    const text = write(value(row));
    return markedText(text, text !== noValue && estimated(row));
  };
}

/** The zone of a column's days. */
export function columnZone({ timeZone }: Pick<DataColumn<never>, 'timeZone'>): string {
  return knownZone(timeZone);
}

/** Writes values as a column does: see {@link cellText}. */
export function valueWriter(
  column: Pick<DataColumn<never>, 'kind' | 'digits' | 'zeroAbsent' | 'timeZone'>,
  locale: string,
  noValue: string,
): (value: SortValue) => string {
  const digits = column.digits ?? 0;
  const number = numberText(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  // Made when a value needs them: most columns have neither.
  let enormous: ((value: number) => string) | undefined;
  let day: Intl.DateTimeFormat | undefined;
  return (value) => {
    if (value === null || value === undefined || value === '') return noValue;
    if (column.zeroAbsent && isNothing(column, value)) return noValue;
    if (typeof value === 'number') {
      if (!Number.isFinite(value)) return noValue;
      if (Math.abs(value) < enormousFrom) return number(value);
      enormous ??= numberText(locale, { notation: 'scientific', maximumSignificantDigits: 4 });
      return enormous(value);
    }
    if (value instanceof Date) {
      if (Number.isNaN(value.getTime())) return noValue;
      day ??= new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: columnZone(column) });
      return day.format(value);
    }
    return String(value);
  };
}
