import { isoInstant, zoneClock } from '../../zone-clock.ts';
import { columnValue, columnZone, type DataColumn } from './data-column.ts';
import type { SortValue } from './sort-order.ts';
import type { OrderedRows } from './row-groups.ts';

/** A byte order mark, by which spreadsheets know that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** A text that begins like this would be run as a formula by a spreadsheet; some take full-width signs for plain ones. */
const formulaStart = /^(?:[\s\0]*[=+\-@＝＋－＠]|[\t\r\0])/;
/** Where lists are separated by another mark than the comma, what follows the mark begins a cell. */
const formulaAfterMark = /[=+\-@＝＋－＠](?<=[;|\t\r\n][\s\0]*[=+\-@＝＋－＠])/g;

/**
 * A text that a spreadsheet takes for nothing but a text, whichever mark separates its cells: an apostrophe stands before what
 * would be run as a formula.
 */
export function harmlessText(text: string): string {
  const parts = text.replaceAll(formulaAfterMark, "'$&");
  return formulaStart.test(text) ? `'${parts}` : parts;
}

function quoted(text: string): string {
  return /[",;|\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A value as other programs take it: a number with its decimals and a point, as precise as it is shown, a time in ISO 8601
 * by the clock of a zone, nothing for what is absent, a text that begins like a formula made harmless.
 */
export function takenValue(value: SortValue, digits = 0, timeZone = 'UTC'): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return '';
    // Without grouping and with a point, as machines read it, and as precise as it is shown.
    return Math.abs(value) < 1e21 ? value.toFixed(digits) : String(value);
  }
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? '' : isoInstant(value, zoneClock(timeZone));
  }
  return harmlessText(String(value));
}

/** A value of a cell, the decimals of a number, and the zone of a time. */
export interface CsvValue {
  readonly value: SortValue;
  /** @default 0 */
  readonly digits?: number | undefined;
  /** @default UTC */
  readonly timeZone?: string | undefined;
}

/**
 * A line of comma-separated values (RFC 4180) with its end: numbers with their decimals and a point, times in ISO 8601,
 * absent values empty, texts that begin like formulas made harmless.
 * @param first whether a file begins with it: then what says that it is UTF-8 stands before it
 */
export function csvLine(cells: readonly CsvValue[], first = false): string {
  const line = cells
    .map(({ value, digits, timeZone }) => quoted(takenValue(value, digits, timeZone)))
    .join(',');
  return `${first ? byteOrderMark : ''}${line}\r\n`;
}

/** Rows as comma-separated values in the order and with the columns that are shown, see {@link csvLine}. */
export function tableCsv<Row>(columns: readonly DataColumn<Row>[], rows: OrderedRows<Row>): string {
  const head = columns.map(({ label, unit }) => ({ value: unit ? `${label} (${unit})` : label }));
  const cells = columns.map((column) => ({
    valueOf: columnValue(column),
    digits: column.digits,
    timeZone: columnZone(column),
  }));
  const lines = [csvLine(head, true)];
  for (let place = 0; place < rows.length; place++) {
    const row = rows.at(place);
    lines.push(csvLine(cells.map(({ valueOf, ...more }) => ({ value: valueOf(row), ...more }))));
  }
  return lines.join('');
}
